import type { AccountYearLine } from '#contract/derivation.ts';

/** Nobody has an account for longer than this; further years are not shown. */
const maxYears = 120;

/** Whether a year has only transfers into the account, such as when the insurance starts on its last day. */
const onlyBegins = (year: AccountYearLine): boolean =>
  year.opening === 0 &&
  year.interest === 0 &&
  year.memberCredits === 0 &&
  year.employerCredits === 0 &&
  (year.waivedCredits ?? 0) === 0;

/**
 * The years to show. Skips a first year with nothing but the initial transfers, because the next year opens with that
 * sum and an almost empty row would only raise questions.
 */
export const yearsShown = (years: readonly AccountYearLine[]): readonly AccountYearLine[] => {
  const [first] = years;
  const shown = first !== undefined && years.length > 1 && onlyBegins(first) ? years.slice(1) : years;
  return shown.slice(0, maxYears);
};
