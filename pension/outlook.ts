import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { referenceAge } from './ages.ts';
import { ahvAtMost, estimatedAhvPension } from './ahv-estimate.ts';
import type { Benefits } from './compute-benefits.ts';
import { employmentOn } from './insured-person.ts';
import type { InsuredRecord } from './insured-record.ts';
import { perMonth, ratioOf } from './rates.ts';
import { ageInYears } from './retirement.ts';

/** What a member will live on when retiring at one age. */
export type OutlookAt = {
  /** Years, months as a fraction. */
  readonly age: number;
  /** First day of the pension. */
  readonly date: IsoDate;
  /** All pensions of the fund a month, with what is drawn already. */
  readonly pensionPerMonth: Centimes;
  /** Savings on the day before. */
  readonly savings: Centimes;
  /** The same at less and at more interest; `null` if retirement is near. */
  readonly band: { readonly low: Centimes; readonly high: Centimes } | null;
  /** The fund's pensions in percent of today's salary; `null` without one, or beside a pension. */
  readonly ratioOfFund: number | null;
  /** The same with the pension of the AHV; `null` also without one. */
  readonly ratio: number | null;
};

/** Why a member has no outlook. */
export type OutlookObstacle = 'birthDateUnknown' | 'notOnRecord' | 'tooOld';

/** What a member has today, and will have after retirement at each age. */
export type Outlook = {
  /** Today's salary a month; 0 without one. */
  readonly salaryPerMonth: Centimes;
  /** Old-age pension of the fund that is drawn today, a month. */
  readonly drawnPerMonth: Centimes;
  /** Disability pension of the fund that is paid today, a month. */
  readonly disabilityPerMonth: Centimes;
  /** The pension of the AHV a month; `null` if the member hasn't entered one and none can be estimated. */
  readonly ahv: { readonly perMonth: Centimes; readonly isOwn: boolean } | null;
  /** The age from which the AHV pays, in years, months as a fraction. AHVG art. 21. */
  readonly ahvFrom: number;
  /** The most that the AHV pays a month. */
  readonly ahvAtMost: Centimes;
  /** Whether the ordinary age is past. */
  readonly isDeferred: boolean;
  /** Whether an exit is known and still to come; all of it then holds only for who stays insured. */
  readonly isLeaving: boolean;
  readonly byAge: readonly OutlookAt[];
};

/**
 * What a member will live on; why nothing can be said if it can't be computed, and `null` for who has left.
 * @param isDeferred whether the ordinary age is past
 */
export const outlookOf = (
  { retirement, retirementBand, disability, hasLeft, birthDateKnown, savingsKnown, today }: Benefits,
  record: InsuredRecord,
  isDeferred: boolean,
): Outlook | OutlookObstacle | null => {
  if (hasLeft) return null;
  if (!birthDateKnown) return 'birthDateUnknown';
  if (!savingsKnown) return 'notOnRecord';
  if (retirement === null) return 'tooOld';
  const salaryPerMonth = perMonth(toCentimes(employmentOn(record, today)?.salary ?? 0));
  const disabilityPerMonth = perMonth(disability?.runningPerYear ?? 0);
  const { drawnPerMonth } = retirement;
  const estimate = estimatedAhvPension(record, today);
  const ahv =
    record.ahvPerMonth === undefined
      ? estimate !== null && estimate > 0
        ? { perMonth: estimate, isOwn: false }
        : null
      : { perMonth: toCentimes(record.ahvPerMonth), isOwn: true };
  // Beside a pension, the salary isn't what somebody lives on.
  const compared = drawnPerMonth + disabilityPerMonth > 0 ? 0 : salaryPerMonth;
  return {
    salaryPerMonth,
    drawnPerMonth,
    disabilityPerMonth,
    ahv,
    ahvFrom: ageInYears(referenceAge(record.sex, record.birthDate)),
    ahvAtMost: ahvAtMost(today),
    isDeferred,
    isLeaving: record.exit !== undefined && record.continuedInsurance === undefined,
    byAge: retirement.byAge.map(({ age, date, savings, pensionPerMonth }, index) => {
      const ofFund = pensionPerMonth + drawnPerMonth;
      return {
        age,
        date,
        savings,
        pensionPerMonth: ofFund,
        band: retirementBand[index] ?? null,
        ratioOfFund: ratioOf(ofFund, compared),
        ratio: ahv && ratioOf(ofFund + ahv.perMonth, compared),
      };
    }),
  };
};
