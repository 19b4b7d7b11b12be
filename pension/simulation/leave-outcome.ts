import { addMonths, dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import type { UnpaidLeaveCover } from '../contributions.ts';
import { leaveCosts } from './leave-terms.ts';
import type { Scene } from './scene.ts';

/** What an unpaid leave costs the member. */
export type LeaveOutcome = {
  readonly cover: UnpaidLeaveCover;
  /** First day of the months that are paid; the free months come before. */
  readonly from: IsoDate;
  /** Last day of the leave. */
  readonly until: IsoDate;
  readonly months: number;
  readonly perMonth: Centimes;
  readonly total: Centimes;
};

/** What the entered leave costs; `null` without one, or if nothing is insured that one would pay for. */
export const leaveOutcome = (scene: Scene): LeaveOutcome | null => {
  const {
    changes: { leave },
    paidLeave: paid,
  } = scene;
  if (leave === undefined) return null;
  const until = dayBefore(addMonths(leave.from, leave.months));
  const { cover } = leave;
  if (paid === null) {
    const from = addMonths(leave.from, leave.months);
    return { cover, from, until, months: 0, perMonth: 0, total: 0 };
  }
  const cost = leaveCosts(scene, paid.from).get(cover) ?? null;
  if (cost === null) return null;
  return { cover, from: paid.from, until, months: paid.months, perMonth: cost, total: cost * paid.months };
};
