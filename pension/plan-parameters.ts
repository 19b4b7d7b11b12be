import type { Plan, PlanParameters } from './plan.ts';
import { yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { legalParameters } from './legal-parameters.ts';

/** A plan's parameters on any day. */
export type PlanTimeline = (date: IsoDate) => PlanParameters;

/** Merges the plan's dated sets: each applies until a later one changes some of its groups. */
export const planTimeline = (plan: Plan): PlanTimeline => {
  const [first, ...changes] = plan.parameters;
  const sets: PlanParameters[] = [first];
  let latest: PlanParameters = first;
  for (const change of changes) {
    const stated = Object.fromEntries(Object.entries(change).filter(([, group]) => group !== undefined));
    latest = { ...latest, ...stated };
    sets.push(latest);
  }
  return (date) => sets.findLast((set) => set.validFrom <= date) ?? first;
};

/**
 * Interest of a year in percent: what the fund credited or the law's minimum up to this year, then the projection's.
 */
export const interestIn = (plan: Plan, year: number, today: IsoDate): number =>
  year > yearOf(today)
    ? plan.interest.projection
    : (plan.interest.credited[String(year)] ?? legalParameters(year).minimumInterest);
