import type { SimulationResult } from '#contract/simulations.ts';

type Receipt = NonNullable<SimulationResult['after']['risk']>['ifDisabled'][number];

/**
 * The disability pensions that are paid together, the member's own first: while the first of those that follow each other
 * runs, or the last one. Each person has one of them at most, also where the days are hidden.
 */
export const disabilityPaid = (receipts: readonly Receipt[], span: 'first' | 'last'): readonly Receipt[] => {
  const pensions = receipts.filter(({ what }) => what === 'disabilityPension' || what === 'disabilityChildPension');
  const ofEach = new Map(
    (span === 'last' ? pensions : pensions.toReversed()).map((each) => [`${each.who} ${each.child}`, each]),
  );
  const own = [...ofEach.values()].find(({ what }) => what === 'disabilityPension');
  if (own === undefined) return [];
  return [own, ...[...ofEach.values()].filter((each) => each !== own && each.from === own.from)];
};
