import type { Centimes } from '#kernel/money.ts';
import type { Figures } from './figure-sheet.ts';
import { perMonth } from './rates.ts';

/**
 * The member's own disability pension a month: the one that is paid, else the one that is insured; `null` without a birth
 * date. BVG art. 23 to 26.
 */
export const ownDisabilityPension = ({
  disability,
  disabilityBeginsTooLate,
  birthDateKnown,
}: Figures): {
  readonly kind: 'inPayment' | 'insured' | 'none';
  readonly amount: Centimes;
  /** Why an insured pension is never paid; null if it is, or if none is insured. */
  readonly reason: 'waitingPeriod' | null;
} | null => {
  const paid = disability.find(({ figure }) => figure === 'disabilityInPayment');
  const line = paid ?? disability.find(({ figure }) => figure === 'disabilityPension');
  if (line === undefined) {
    const reason = disabilityBeginsTooLate ? 'waitingPeriod' : null;
    return birthDateKnown ? { kind: 'none', amount: 0, reason } : null;
  }
  return { kind: paid === undefined ? 'insured' : 'inPayment', amount: perMonth(line.amount), reason: null };
};
