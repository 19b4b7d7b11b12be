import type { SimulationResult } from '#contract/simulations.ts';
import { firstOfNextMonth } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import type { Case } from '#simulation/examples.ts';

/** Levels of employment, in percent. */
const fullTime = 100;
const partTime = 80;
/** CHF a year. */
export const raised = 5_000;

/** Telling changes: the savings plan that saves most, another workload, and a higher salary. */
export const savingsExamples = (
  { after: { saving } }: SimulationResult,
  today: IsoDate,
): readonly Case<'plan' | 'less' | 'more' | 'raise'>[] => {
  if (saving === null) return [];
  const { options, option: now, blocked, choiceFrom, workload, salary } = saving;
  const [best, ...others] = options.toSorted((a, b) => b.additionalPercent - a.additionalPercent);
  // Who saves most already can save less.
  const option = best?.id === now ? others.at(-1) : best;
  const from = firstOfNextMonth(today);
  const isFull = workload >= fullTime;
  const amount = Math.round(toChf(salary?.amount ?? 0)) + raised;
  return [
    ...(option !== undefined && blocked === null
      ? [{ key: 'plan', changes: { savings: { option: { id: option.id, from: choiceFrom } } } } as const]
      : []),
    {
      key: isFull ? 'less' : 'more',
      changes: { savings: { workload: { percent: isFull ? partTime : fullTime, from } } },
    },
    ...(salary !== null && amount <= toChf(salary.atMost)
      ? [{ key: 'raise', changes: { savings: { salary: { amount, from } } } } as const]
      : []),
  ];
};
