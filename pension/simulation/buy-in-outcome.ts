import { toCentimes, type Centimes } from '#kernel/money.ts';
import { employmentOn } from '../insured-person.ts';
import { shareOf } from '../rates.ts';
import type { Payment } from './changed-record.ts';
import type { Scene } from './scene.ts';

/** A payment of a buy-in, with what it saves in taxes by the member's own marginal rate; `null` without one. */
export type TaxedPayment = Payment & { readonly saved: Centimes | null };

/** What counts as deducted from the year's income: at most the salary, which is all that is known of it. DBG art. 33. */
export const deducted = ({ record }: Scene, { date, amount }: Payment): Centimes => {
  const salary = toCentimes(employmentOn(record, date)?.salary ?? 0);
  return salary > 0 ? Math.min(amount, salary) : amount;
};

/** The payments of a buy-in that come in time. */
export const taxedPayments = (scene: Scene): readonly TaxedPayment[] => {
  const rate = scene.changes.buyIn?.marginalRate;
  return scene.payments.map((payment) => ({
    ...payment,
    saved: rate === undefined ? null : shareOf(deducted(scene, payment), rate),
  }));
};

/** What some payments save in taxes together; `null` without a rate. */
export const taxSaved = ({ changes }: Scene, payments: readonly TaxedPayment[]): Centimes | null =>
  changes.buyIn?.marginalRate === undefined ? null : payments.reduce((sum, { saved }) => sum + (saved ?? 0), 0);
