import { kept } from '#kernel/kept.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';

/** The law's values for all funds in one year. Amounts are centimes, rates percent. */
export type LegalParameters = {
  readonly year: number;
  /** Whether the Federal Council has decided the year's values; otherwise those of `basedOn` are used. */
  readonly decided: boolean;
  /** The year whose values these are. */
  readonly basedOn: number;
  /** Highest AHV old-age pension a year, from which the other amounts follow. AHVG art. 34. */
  readonly highestPension: Centimes;
  /** Three quarters of the highest pension. BVG art. 2. */
  readonly entryThreshold: Centimes;
  /** Seven eighths. BVG art. 8 para. 1. */
  readonly coordinationDeduction: Centimes;
  /** One eighth. BVG art. 8 para. 2. */
  readonly lowestCoordinatedSalary: Centimes;
  /** Three times. BVG art. 8 para. 1. */
  readonly upperLimit: Centimes;
  readonly highestCoordinatedSalary: Centimes;
  /** Minimum interest on BVG savings, in percent. BVV 2 art. 12. */
  readonly minimumInterest: number;
};

/** CHF and percent, by the first year in which they apply. */
const HIGHEST_PENSION: readonly (readonly [from: number, chf: number])[] = [
  [2005, 25_800],
  [2007, 26_520],
  [2009, 27_360],
  [2011, 27_840],
  [2013, 28_080],
  [2015, 28_200],
  [2019, 28_440],
  [2021, 28_680],
  [2023, 29_400],
  [2025, 30_240],
];

const MINIMUM_INTEREST: readonly (readonly [from: number, percent: number])[] = [
  [1985, 4],
  [2003, 3.25],
  [2004, 2.25],
  [2005, 2.5],
  [2008, 2.75],
  [2009, 2],
  [2012, 1.5],
  [2014, 1.75],
  [2016, 1.25],
  [2017, 1],
  [2024, 1.25],
];

/** First and last year with decided values. 2027 is not yet decided. */
export const DECIDED_YEARS = { first: 2005, last: 2026 } as const;

/** Conversion rate of the BVG savings at the reference age, in percent. BVG art. 14. */
export const BVG_CONVERSION_RATE = 6.8;

/** By how much an old-age pension of the AHV rises at most if it is deferred, for five years, in percent. AHVV art. 55ter. */
export const HIGHEST_DEFERRAL = 31.5;

/** Age credits by law in percent of the coordinated salary, by the age from which they apply. BVG art. 16. */
export const BVG_AGE_CREDITS = [
  { fromAge: 25, percent: 7 },
  { fromAge: 35, percent: 10 },
  { fromAge: 45, percent: 15 },
  { fromAge: 55, percent: 18 },
] as const;

const valueIn = (table: readonly (readonly [number, number])[], year: number): number =>
  (table.findLast(([from]) => from <= year) ?? table[0])?.[1] ?? 0;

/** Minimum interest of a year since 1985 in percent; years to come have the last one decided. BVV 2 art. 12. */
export const minimumInterestIn = (year: number): number => valueIn(MINIMUM_INTEREST, year);

/**
 * The law's values of a year, computed once for each. Years after the last decided one use its values, years before the first
 * one use the first one's; `decided` and `basedOn` say so, and results must show it.
 */
export const legalParameters = kept((year: number): LegalParameters => {
  const basedOn = Math.min(Math.max(year, DECIDED_YEARS.first), DECIDED_YEARS.last);
  const highestPension = toCentimes(valueIn(HIGHEST_PENSION, basedOn));
  return {
    year,
    decided: year === basedOn,
    basedOn,
    highestPension,
    entryThreshold: (highestPension * 3) / 4,
    coordinationDeduction: (highestPension * 7) / 8,
    lowestCoordinatedSalary: highestPension / 8,
    upperLimit: highestPension * 3,
    highestCoordinatedSalary: (highestPension * 17) / 8,
    minimumInterest: valueIn(MINIMUM_INTEREST, basedOn),
  };
});
