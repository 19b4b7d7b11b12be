import type { SimulationResult } from '#contract/simulations.ts';
import type { Case } from '#simulation/examples.ts';

const lengths = { three: 3, six: 6, year: 12 } as const;

/**
 * Telling leaves: three months, half a year with the risks alone insured, and a year; longer than what stays insured
 * anyway.
 */
export const leaveExamples = ({ after: { leaveTerms } }: SimulationResult): readonly Case<keyof typeof lengths>[] => {
  if (leaveTerms === null) return [];
  const { from, freeMonths, atMostMonths, covers } = leaveTerms;
  return (['three', 'six', 'year'] as const).flatMap((key) => {
    const months = lengths[key];
    const cover = key === 'six' ? covers.find((each) => each.cover === 'riskOnly') : covers[0];
    return cover === undefined || months <= freeMonths || months > atMostMonths
      ? []
      : [{ key, changes: { leave: { from, months, cover: cover.cover } } }];
  });
};
