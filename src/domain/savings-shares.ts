import type { AccountYearLine } from '#contract/derivation.ts';

/** What the savings at a year's end are made of, in CHF; together they are the savings. */
export type SavingsShares = {
  readonly year: number;
  /** The year is still to come. */
  readonly isProjected: boolean;
  readonly savings: number;
  /** What was there at first and has been brought in since. */
  readonly deposits: number;
  readonly member: number;
  readonly employer: number;
  /** Credited without contributions because of a disability. */
  readonly waived: number;
  readonly interest: number;
};

/**
 * What the savings are made of, year by year: deposits, the contributions of member and employer,
 * what is credited without any, and interest. A withdrawal takes from each part alike, because money has no name.
 */
export const savingsShares = (years: readonly AccountYearLine[]): readonly SavingsShares[] => {
  let [deposits, member, employer, waived, interest] = [years[0]?.opening ?? 0, 0, 0, 0, 0];
  return years.map((line) => {
    member += line.memberCredits;
    employer += line.employerCredits;
    waived += line.waivedCredits ?? 0;
    interest += line.interest;
    if (line.movements > 0) deposits += line.movements;
    const sum = deposits + member + employer + waived + interest;
    const left = line.movements < 0 && sum > 0 ? Math.max(0, line.closing / sum) : 1;
    [deposits, member, employer] = [deposits * left, member * left, employer * left];
    [waived, interest] = [waived * left, interest * left];
    return {
      year: line.year,
      isProjected: line.projected,
      savings: line.closing,
      deposits,
      member,
      employer,
      waived,
      interest,
    };
  });
};
