import type { SimulationResult } from '#contract/simulations.ts';
import { addMonths, dayBefore, firstOfMonth } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';

type Leave = NonNullable<SimulationResult['after']['leave']>;

/** What is insured from when to when. */
export type LeavePeriod = {
  readonly from: IsoDate;
  /** Last day; null after the leave. */
  readonly to: IsoDate | null;
  /** Whether death and disability are insured. */
  readonly isInsured: boolean;
  /** Whether contributions are saved. */
  readonly saves: boolean;
  /** What the member pays a month; null as before the leave. */
  readonly perMonth: Centimes | null;
};

const asBefore = { isInsured: true, saves: true, perMonth: null };

/** The free months of a leave, those with the chosen cover, and the time after it. */
export const periodsOf = (begins: IsoDate, { from, until, months, cover, perMonth }: Leave): readonly LeavePeriod[] => {
  const free = { from: begins, to: months === 0 ? until : dayBefore(from), ...asBefore };
  const paid = { from, to: until, isInsured: cover !== 'none', saves: cover === 'full', perMonth };
  const after = { from: addMonths(firstOfMonth(until), 1), to: null, ...asBefore };
  return [...(free.to < begins ? [] : [free]), ...(months === 0 ? [] : [paid]), after];
};
