import { addMonths, monthsBetween } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Changes } from '#contract/simulations.ts';

/** An unpaid leave as the fields have it. */
export type LeaveTrial = {
  /** 0 while none is entered. */
  readonly months: number;
  /** First day of the first month. */
  readonly from: IsoDate;
  readonly cover: NonNullable<Changes['leave']>['cover'];
};

/** A trial as the engine takes it; without months nothing changes. */
export const changesOf = (trial: LeaveTrial | null): Changes =>
  trial === null || trial.months === 0 ? {} : { leave: { from: trial.from, months: trial.months, cover: trial.cover } };

/** The trial of some changes; null if they have no leave. */
export const trialOf = ({ leave }: Changes): LeaveTrial | null => leave ?? null;

/** How many months ahead a leave can begin. */
const monthsAhead = 24;

/** The first days of the months in which a leave can begin; the last one may be unknown. */
export const firstDays = (from: IsoDate, until: IsoDate | null): readonly IsoDate[] =>
  Array.from({ length: monthsAhead }, (_, month) => addMonths(from, month)).filter(
    (day) => until === null || day <= until,
  );

/** How many months a leave can last from its first day on: by the regulations, and until the last month before retirement. */
export const longestFrom = (from: IsoDate, until: IsoDate | null, atMostMonths: number): number =>
  until === null ? atMostMonths : Math.min(atMostMonths, monthsBetween(from, until) + 1);
