import { firstOfNextMonth } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Receipt } from './receipt.ts';

/** What several pensions come to in a month, from a day on. */
export type MonthlyReceipts = { readonly from: IsoDate; readonly total: Centimes };

/** What comes together in a month, from each day on which that changes. Lump sums are paid once, and are no part of it. */
export const monthlyReceipts = (receipts: readonly Receipt[]): readonly MonthlyReceipts[] => {
  const pensions = receipts.flatMap(({ what, amount, from, to }) =>
    what === 'lumpSum' ? [] : [{ amount, from, until: to && firstOfNextMonth(to) }],
  );
  const days = pensions.flatMap(({ from, until }) => (until === null ? [from] : [from, until]));
  return [...new Set(days)]
    .toSorted()
    .map((day) => ({
      from: day,
      total: pensions.reduce(
        (sum, { amount, from, until }) => (from <= day && (until === null || day < until) ? sum + amount : sum),
        0,
      ),
    }))
    .filter(({ total }, index, all) => total !== all[index - 1]?.total);
};
