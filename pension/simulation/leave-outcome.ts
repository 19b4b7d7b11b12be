import type { LeaveCover } from '#kernel/leave-cover.ts';
import { addMonths, dayBefore } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { bringsPension, disabilityOf } from '../compute-benefits.ts';
import { leaveCosts } from './leave-terms.ts';
import type { Scene } from './scene.ts';

/** A time in which what is insured and paid stays the same. */
export type LeavePeriod = {
  readonly from: IsoDate;
  /** Last day; `null` after the leave. */
  readonly to: IsoDate | null;
  /** Whether death and disability are insured. */
  readonly isInsured: boolean;
  /** Whether a disability that begins on the first day would bring a pension if it is insured ({@link bringsPension}). */
  readonly bringsDisability: boolean;
  /** Whether contributions are saved. */
  readonly saves: boolean;
  /** What the member pays a month; `null` as before the leave. */
  readonly perMonth: Centimes | null;
};

/** What an unpaid leave costs the member. */
export type LeaveOutcome = {
  readonly cover: LeaveCover;
  /** First day of the months that are paid; the free months come before. */
  readonly from: IsoDate;
  /** Last day of the leave. */
  readonly until: IsoDate;
  readonly months: number;
  readonly perMonth: Centimes;
  readonly total: Centimes;
  /** The free months, those with the chosen cover, and the time after the leave. */
  readonly periods: readonly LeavePeriod[];
};

const asBefore = { isInsured: true, saves: true, perMonth: null } as const;

/** What the entered leave costs; `null` without one, or if nothing is insured that one would pay for. */
export const leaveOutcome = (scene: Scene): LeaveOutcome | null => {
  const {
    changes: { leave },
    paidLeave: paid,
  } = scene;
  if (leave === undefined) return null;
  const { cover } = leave;
  const perMonth = paid === null ? 0 : (leaveCosts(scene, paid.from).get(cover) ?? null);
  if (perMonth === null) return null;
  /** First day after it. */
  const back = addMonths(leave.from, leave.months);
  const until = dayBefore(back);
  const { from, months } = paid ?? { from: back, months: 0 };
  const insured = { isInsured: cover !== 'none', saves: cover === 'full' };
  const end = scene.steps[0]?.date;
  const bringsDisability = (on: IsoDate): boolean =>
    bringsPension(disabilityOf(scene.plan, scene.record, scene.account, scene.parametersOn, on));
  return {
    cover,
    from,
    until,
    months,
    perMonth,
    total: perMonth * months,
    periods: [
      ...(from > leave.from ? [{ from: leave.from, to: dayBefore(from), ...asBefore }] : []),
      ...(paid === null ? [] : [{ from, to: until, ...insured, perMonth }]),
      // Unless retirement has begun by then.
      ...(end === undefined || back < end ? [{ from: back, to: null, ...asBefore }] : []),
    ].map((period) => ({ ...period, bringsDisability: bringsDisability(period.from) })),
  };
};
