import { addMonths, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { leaveCovers, type LeaveCover } from '#kernel/leave-cover.ts';
import type { Centimes } from '#kernel/money.ts';
import { ageForCredits, bandAt } from '../ages.ts';
import { computeContributions, computeUnpaidLeave } from '../contributions.ts';
import { leaveEnd, leaveMonths } from '../leave-months.ts';
import type { PlanParameters } from '../plan.ts';
import type { Scene } from './scene.ts';

/** What the plan offers for an unpaid leave from the entered month on, or else from the next one. */
export type LeaveTerms = {
  /** First day of the first month in which one can begin. */
  readonly from: IsoDate;
  /** First day of the last month in which one can begin; `null` where personal data are hidden. */
  readonly until: IsoDate | null;
  /** Months in which all goes on unchanged. */
  readonly freeMonths: number;
  readonly atMostMonths: number;
  /** In the plan's order. */
  readonly covers: readonly {
    readonly cover: LeaveCover;
    /** What it costs the member a month after the free ones. */
    readonly perMonth: Centimes;
    /** What it would cost by today's rates, as the page says. */
    readonly perMonthToday: Centimes;
  }[];
  /** Whether the member's age changes the rates of their savings contributions by the first paid month. */
  readonly inNewBand: boolean;
};

/** Why there is no leave: no whole month is left for one, or nothing is insured that one would pay for. */
export type LeaveObstacle = 'noMonthLeft' | 'noContributions';

/** The plan's rules with every cover: one that the plan does not offer has its cost, and a finding. */
const withAllCovers = (parameters: PlanParameters): PlanParameters => ({
  ...parameters,
  unpaidLeave: { ...parameters.unpaidLeave, covers: [...leaveCovers] },
});

/** What each cover costs the member in a paid month, by the rates of the first one; empty if nothing is insured. */
export const leaveCosts = (
  { record, parametersOn }: Scene,
  from: IsoDate,
): ReadonlyMap<LeaveCover, Centimes | null> => {
  const parameters = parametersOn(from);
  const contributions = computeContributions(record, parameters, from);
  const quotes = contributions && computeUnpaidLeave(contributions, withAllCovers(parameters));
  return new Map(quotes?.covers.map(({ cover, perMonth }) => [cover, perMonth]));
};

/** The day by which a leave ends: an entered retirement, or else the last day for one; `null` if nothing is left to draw. */
export const leaveEndIn = ({ steps: [first], record, parametersOn, today }: Scene): IsoDate | null => {
  if (first === undefined) return null;
  return first.at === null ? leaveEnd(record, parametersOn(today), today) : first.date;
};

/** What the plan offers for an unpaid leave, or why no leave is possible. */
export const leaveTerms = (scene: Scene): LeaveTerms | LeaveObstacle => {
  const { today, record, parametersOn, changes, employedUntil } = scene;
  const end = leaveEndIn(scene);
  const left = end === null ? null : leaveMonths(today, end, employedUntil);
  if (left === null) return 'noMonthLeft';
  const { from, until } = left;
  const begins = changes.leave?.from ?? from;
  const { freeMonths, atMostMonths, covers } = parametersOn(begins).unpaidLeave;
  const paidFrom = addMonths(begins, freeMonths);
  const costs = leaveCosts(scene, paidFrom);
  const costsToday = leaveCosts(scene, today);
  const offered = covers.flatMap((cover) => {
    const perMonth = costs.get(cover);
    return typeof perMonth === 'number' ? [{ cover, perMonth, perMonthToday: costsToday.get(cover) ?? perMonth }] : [];
  });
  if (offered.length === 0) return 'noContributions';
  const { bands } = parametersOn(paidFrom).savings;
  const rateOn = (day: IsoDate) => {
    const band = bandAt(bands, ageForCredits(record.birthDate, yearOf(day)));
    return [band?.member, band?.employer].join(' ');
  };
  return { from, until, freeMonths, atMostMonths, covers: offered, inNewBand: rateOn(paidFrom) !== rateOn(today) };
};
