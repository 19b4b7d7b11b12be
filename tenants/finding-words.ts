import { isLocale, languageName } from '#kernel/locale.ts';
import { formatAmount } from '#kernel/money.ts';
import type { FundFinding } from './finding.ts';

/**
 * Says a text of the portal's words in the reader's language: `studio-findings:nameTooLong`, with its values. It is
 * i18next's `t`, or anything like it.
 */
export type Say = (key: string, values: Readonly<Record<string, string>>) => string;

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Contrasts have one decimal, as in the editor beside them. */
const contrasts: ReadonlySet<string> = new Set(['before', 'after', 'least']);

/** How a finding's value is said: settings, plan values, laws, pages and languages by their names. */
const valueWords = (name: string, value: string | number, say: Say): string => {
  if (typeof value === 'number' && contrasts.has(name)) return formatAmount(value, 1);
  if (typeof value === 'number') return formatAmount(value, Math.min(4, decimals(value)));
  if (name === 'setting') return say(`studio:fields.${value}`, {});
  if (name === 'field') return say(`studio-findings:names.plan.${value}`, {});
  if (name === 'law') return say(`studio-findings:names.laws.${value}`, {});
  if (name === 'page' || name === 'linked') return say(`shell:titles.${value}`, {});
  return name === 'language' && isLocale(value) ? languageName(value) : value;
};

/** What a finding says, as a sentence for a fund's administrator. It takes words of `studio`, `studio-findings` and `shell`. */
export const findingSentence = ({ key, values }: FundFinding, say: Say): string =>
  say(
    `studio-findings:${key}`,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueWords(name, value, say)])),
  );
