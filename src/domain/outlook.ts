import type { SentOutlook } from '#contract/dashboard.ts';
import { dayBefore } from '#kernel/calendar.ts';
import type { Savings } from './savings.ts';

/** What a member will live on when retiring at one age, as it is sent. */
export type OutlookAt = SentOutlook['byAge'][number];

/** The answer above the cards. Amounts are CHF a month, ratios percent. */
export type Outlook =
  /** Why it can't be said. */
  | { readonly kind: 'none'; readonly obstacle: NonNullable<SentOutlook['obstacle']> }
  | (Omit<SentOutlook, 'isVisible' | 'obstacle' | 'usualAge' | 'byAge'> & {
      readonly kind: 'known';
      /** Ascending by age. */
      readonly byAge: readonly OutlookAt[];
      /** What is shown first. */
      readonly usual: OutlookAt;
    });

/** Reads the answer above the cards; null if the provider has none. */
export const readOutlook = (sent: SentOutlook | null | undefined): Outlook | null => {
  if (!sent?.isVisible) return null;
  const { isVisible: _, obstacle = null, usualAge, ...outlook } = sent;
  if (obstacle !== null) return { kind: 'none', obstacle };
  const byAge = outlook.byAge.toSorted((one, other) => one.age - other.age);
  const usual = byAge.find(({ age }) => age === usualAge) ?? byAge.at(-1);
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
  const future = [...known, ...further.map(({ date, savings: value }) => ({ date, value }))];
  return {
    ...savings,
    curve: { ...savings.curve, future },
    end: future.at(-1) ?? savings.end,
    ageAtEnd: future.at(-1)?.date === end ? chosen.age : null,
    band,
  };
};
