import { isText, useField } from '../kernel/use-draft.ts';
import { useFundName } from '../kernel/use-fund-name.ts';

/**
 * The fund whose texts supplement this one's, by its name; by its code until the name is known or if there is no such fund,
 * and null without one.
 */
export const useLike = (): string | null => {
  const code = useField(['settings', 'contentLike'], isText).value ?? null;
  const fund = useFundName(code);
  return fund === null || fund === 'unknown' ? code : fund.name;
};
