import { isText, useField } from '../kernel/use-draft.ts';
import { useFundName } from '../kernel/use-fund-name.ts';

/**
 * The fund whose texts supplement this one's, by its name; by its code until the name is known or if there is no such fund,
 * and null without one.
 */
export const useLike = (): string | null => {
  const code = useField(['settings', 'contentLike'], isText).value ?? null;
  const name = useFundName(code);
  if (typeof name === 'string') return name;
  return name?.is === 'closed' ? name.name : code;
};
