import type { Centimes } from '#kernel/money.ts';
import type { Figures } from './figure-sheet.ts';
import { perMonth } from './rates.ts';

/** What a member would receive when disabled, or receives, a month. */
export type OwnDisabilityPension = {
  readonly kind: 'inPayment' | 'insured' | 'none';
  /** The member's own pension. */
  readonly amount: Centimes;
  /** What is paid for children as well, each pension to the centime; `null` without entitled children. BVG art. 25. */
  readonly children: {
    readonly count: number;
    readonly amount: Centimes;
    /** With the member's own. */
    readonly together: Centimes;
  } | null;
  /** Why an insured pension is never paid; null if it is, or if none is insured. */
  readonly reason: 'waitingPeriod' | null;
};

/**
 * The member's own disability pension a month, and those for children: what is paid, else what is insured; `null` without a
 * birth date. BVG art. 23 to 26.
 */
export const ownDisabilityPension = ({
  disability,
  disabilityBeginsTooLate,
  birthDateKnown,
}: Figures): OwnDisabilityPension | null => {
  const paid = disability.find(({ figure }) => figure === 'disabilityInPayment');
  const line = paid ?? disability.find(({ figure }) => figure === 'disabilityPension');
  if (line === undefined) {
    const reason = disabilityBeginsTooLate ? 'waitingPeriod' : null;
    return birthDateKnown ? { kind: 'none', amount: 0, children: null, reason } : null;
  }
  const amount = perMonth(line.amount);
  const child = disability.find((each) => 'children' in each);
  const ofAll = child === undefined ? 0 : child.children * perMonth(child.amount);
  return {
    kind: paid === undefined ? 'insured' : 'inPayment',
    amount,
    children: child === undefined ? null : { count: child.children, amount: ofAll, together: amount + ofAll },
    reason: null,
  };
};
