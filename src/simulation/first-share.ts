import { planTimeline } from '#pension/plan-parameters.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';

/** The least that a first step into retirement draws, in percent; 1 where a step is drawn already, or data are hidden. */
export const firstShareAtLeast = (basis: SimulationBasis | null): number => {
  if (basis === null) return 1;
  const { record, plan, today } = basis;
  return record.moneyEvents.some(({ kind, date }) => kind === 'partialRetirement' && date <= today)
    ? 1
    : planTimeline(plan)(today).retirement.partialSteps.firstAtLeastPercent;
};
