import type { Centimes } from '#kernel/money.ts';
import { beforeRepayment } from './home-limits.ts';
import { drawSteps, totalsOf } from './retirement-outcome.ts';
import type { DrawnStep } from './retirement-outcome.ts';
import { accountFrom } from './scene.ts';
import type { Scene } from './scene.ts';

/**
 * By how much the entered repayment of an early withdrawal raises the pension a month; `null` without one.
 * @param drawn what the steps draw with it.
 */
export const restoredPension = (scene: Scene, drawn: readonly DrawnStep[]): Centimes | null => {
  const repayment = scene.homeEvents.find(({ kind }) => kind === 'repayment');
  if (repayment === undefined || drawn.length === 0) return null;
  const record = beforeRepayment(scene);
  const account = accountFrom(scene, record, repayment.date);
  const without = totalsOf(drawSteps({ ...scene, record, account }, account));
  return totalsOf(drawn).pensionPerMonth - without.pensionPerMonth;
};
