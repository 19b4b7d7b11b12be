import type { Centimes } from '#kernel/money.ts';
import { shareOf } from '../rates.ts';
import type { Payment } from './changed-record.ts';
import type { Scene } from './scene.ts';

/** A payment of a buy-in, with what it saves in taxes by the member's own marginal rate; `null` without one. */
export type TaxedPayment = Payment & { readonly saved: Centimes | null };

/** The payments of a buy-in that come in time. */
export const taxedPayments = ({ payments, changes }: Scene): readonly TaxedPayment[] => {
  const rate = changes.buyIn?.marginalRate;
  return payments.map((payment) => ({ ...payment, saved: rate === undefined ? null : shareOf(payment.amount, rate) }));
};

/** What some payments save in taxes together; `null` without a rate. */
export const taxSaved = ({ changes }: Scene, payments: readonly TaxedPayment[]): Centimes | null =>
  changes.buyIn?.marginalRate === undefined ? null : payments.reduce((sum, { saved }) => sum + (saved ?? 0), 0);
