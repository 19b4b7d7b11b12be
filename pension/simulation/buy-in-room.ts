import { addYears } from '#kernel/calendar.ts';
import { toChf } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account } from '../account.ts';
import { computeBuyIn } from '../buy-in.ts';
import type { BuyIn } from '../buy-in.ts';
import { instalmentsOf, withBuyIns } from './changed-record.ts';
import type { Instalment } from './changed-record.ts';
import { mostInstalments } from './changes.ts';
import { accountFrom } from './scene.ts';
import type { Scene } from './scene.ts';

/** What is possible on the day of each payment, just before it and after the earlier ones. BVG art. 79b, BVV 2 art. 60a. */
export const roomFor = (
  { beforeBuyIn, parametersOn }: Pick<Scene, 'beforeBuyIn' | 'parametersOn'>,
  account: Account,
  payments: readonly Instalment[],
): readonly BuyIn[] => {
  let known = beforeBuyIn;
  return payments.map((payment) => {
    const { date, amount } = payment;
    const room = computeBuyIn(account, known, parametersOn(date), date, account.on(date).savings - amount);
    known = withBuyIns(known, [payment]);
    return room;
  });
};

/** How much a buy-in can come to. */
export type BuyInMost = {
  /** In the entered payments; without any it is that of one payment today. */
  readonly atMost: Centimes;
  /** All of it on the day of the first payment. */
  readonly atOnce: Centimes;
  /** In how many yearly payments from that day on it can be made before all is drawn; at most 20. */
  readonly payments: number;
};

/**
 * The most of a buy-in in the entered payments, to the centime: none of them exceeds what is possible on its day, and those
 * after the last step into retirement don't count. It is less than at once where the gap shrinks until a later payment.
 */
export const buyInMost = (scene: Scene): BuyInMost => {
  const { today, changes, beforeBuyIn, steps } = scene;
  const { from = today, instalments: entered = 1 } = changes.buyIn ?? {};
  const end = steps.at(-1)?.date;
  const days = Array.from({ length: mostInstalments }, (_, year) => addYears(from, year));
  const payable = days.filter((day) => end === undefined || day < end).length;
  const instalments = Math.min(entered, payable);
  /** What is possible on the day of each of some equal payments, the last with a rest; less than nothing is too much. */
  const left = (each: Centimes, rest = 0): readonly Centimes[] => {
    const payments = instalmentsOf({ amount: toChf(each * instalments + rest), from, instalments });
    const tried = accountFrom(scene, withBuyIns(beforeBuyIn, payments), from);
    return roomFor(scene, tried, payments).map(({ atMost }, at) => atMost - (payments[at]?.amount ?? 0));
  };
  const fits = (each: Centimes, rest?: Centimes): boolean => left(each, rest).every((room) => room >= 0);
  const [first] = instalments === 0 ? [] : left(1);
  if (first === undefined) return { atMost: 0, atOnce: 0, payments: 0 };
  const atOnce = first + 1;
  if (!fits(1)) return { atMost: 0, atOnce, payments: payable };
  let possible = 1;
  // No payment is larger than what the first day allows.
  let impossible = atOnce + 1;
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2);
    if (fits(middle)) possible = middle;
    else impossible = middle;
  }
  let rest = instalments - 1;
  while (rest > 0 && !fits(possible, rest)) rest -= 1;
  return { atMost: possible * instalments + rest, atOnce, payments: payable };
};
