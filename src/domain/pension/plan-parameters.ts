import type { Plan, PlanParameters } from '#contract/plan.ts';
import { yearOf } from '../calendar.ts';
import type { IsoDate } from '../date.ts';
import { legalParameters } from './legal-parameters.ts';

/** The plan's parameters on a day: the first set with what later sets have changed until then. */
export const parametersOn = (plan: Plan, date: IsoDate): PlanParameters => {
  const [first, ...changes] = plan.parameters;
  let parameters: PlanParameters = first;
  for (const change of changes) {
    if (change.validFrom > date) break;
    const stated = Object.fromEntries(Object.entries(change).filter(([, group]) => group !== undefined));
    parameters = { ...parameters, ...stated };
  }
  return parameters;
};

/** Percent of interest in a year: what the fund credited, or the law's minimum up to today's year; the projection's after. */
export const interestIn = (plan: Plan, year: number, today: IsoDate): number =>
  year > yearOf(today)
    ? plan.interest.projection
    : (plan.interest.credited[String(year)] ?? legalParameters(year).minimumInterest);
