import type { SentOutlook } from '#contract/dashboard.ts';
import { dayBefore } from '#kernel/calendar.ts';
import type { Savings } from './savings.ts';

/** What a member will live on when retiring at one age, as it is sent; the savings are null where only the pension is known. */
export type OutlookAt = Omit<SentOutlook['byAge'][number], 'savings'> & { readonly savings: number | null };

/** The answer above the cards. Amounts are CHF a month, ratios percent. */
export type Outlook =
  /** Why it can't be said. */
  | {
      readonly kind: 'none';
      readonly obstacle: NonNullable<SentOutlook['obstacle']>;
      /** The savings on the first day on record, CHF; null if unknown. */
      readonly opening: NonNullable<SentOutlook['opening']> | null;
    }
  | (Omit<SentOutlook, 'isVisible' | 'obstacle' | 'opening' | 'byAge'> & {
      readonly kind: 'known';
      /** Ascending by age. */
      readonly byAge: readonly OutlookAt[];
      /** What is shown first: at the usual age, or else at the last one. */
      readonly usual: OutlookAt;
    });

/** What a provider says without an answer of its own: the pensions in CHF a month by age of retirement. */
type PensionByAge = { readonly age: number; readonly value: number };

/**
 * The answer from the pension at the usual age and those at others, for a provider that keeps to the specification (section 3,
 * retirementBox). Null without a pension, and with a single one, which the card says as well.
 */
export const outlookOfPensions = (
  usualAge: number,
  pensionPerMonth: number | null,
  others: readonly PensionByAge[],
): Outlook | null => {
  const further = others.filter(({ age, value }) => age !== usualAge && value > 0);
  if (pensionPerMonth === null || pensionPerMonth <= 0 || further.length === 0) return null;
  const at = ({ age, value }: PensionByAge): OutlookAt => ({
    age,
    pensionPerMonth: value,
    date: null,
    savings: null,
    savingsLow: null,
    savingsHigh: null,
    ratioOfFund: null,
    ratio: null,
  });
  const usual = at({ age: usualAge, value: pensionPerMonth });
  return {
    kind: 'known',
    salary: null,
    drawn: null,
    disability: null,
    ahv: null,
    ahvFrom: null,
    ahvAtMost: null,
    isDeferred: false,
    isLeaving: false,
    usualAge,
    byAge: [usual, ...further.map(at)].toSorted((one, other) => one.age - other.age),
    usual,
  };
};

/** Reads the answer above the cards; null if the provider has none. */
export const readOutlook = (sent: SentOutlook | null | undefined): Outlook | null => {
  if (!sent?.isVisible) return null;
  const { isVisible: _, obstacle = null, opening = null, ...outlook } = sent;
  if (obstacle !== null) return { kind: 'none', obstacle, opening };
  const byAge = outlook.byAge.toSorted((one, other) => one.age - other.age);
  const usual = byAge.find(({ age }) => age === outlook.usualAge) ?? byAge.at(-1);
  return usual === undefined ? null : { kind: 'known', ...outlook, byAge, usual };
};

/**
 * The savings with their projection up to a retirement at another age than the usual one: shorter, or longer by the savings at
 * the ages between. Without days they stay as they are.
 */
export const savingsUntil = (
  savings: Savings,
  { byAge, usual }: Extract<Outlook, { kind: 'known' }>,
  chosen: OutlookAt,
): Savings => {
  if (chosen.date === null || chosen.age === usual.age) return savings;
  const end = dayBefore(chosen.date);
  const known = savings.curve.future.filter(({ date }) => date < end);
  const last = known.at(-1)?.date ?? '';
  const further = byAge.flatMap((row) => {
    const date = row.date === null ? null : dayBefore(row.date);
    return date === null || date <= last || date > end || (row.age < usual.age && row !== chosen)
      ? []
      : [{ ...row, date }];
  });
  const band = savings.band && {
    ...savings.band,
    points: [
      ...savings.band.points.filter(({ date }) => date < end),
      ...further.flatMap(({ date, savingsLow: low, savingsHigh: high }) =>
        low === null || high === null ? [] : [{ date, low, high }],
      ),
    ],
  };
  const future = [
    ...known,
    ...further.flatMap(({ date, savings: value }) => (value === null ? [] : [{ date, value }])),
  ];
  return {
    ...savings,
    curve: { ...savings.curve, future },
    end: future.at(-1) ?? savings.end,
    ageAtEnd: future.at(-1)?.date === end ? chosen.age : null,
    band,
  };
};
