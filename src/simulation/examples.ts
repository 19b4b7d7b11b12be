import type { Changes } from '#contract/simulations.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import type { Outcome } from '#pension/simulation/outcome.ts';
import { simulate } from '#pension/simulation/simulate.ts';

/** A case to try out, not yet in words. */
export type Case<Key extends string = string> = { readonly key: Key; readonly changes: Changes };

/** A case that a member can press. */
export type Example = { readonly key: string; readonly label: string; readonly changes: Changes };

/** As many as one takes in at a glance. */
const mostExamples = 3;

/** What a member would notice. */
const noticed = ({ retirement, contributions, exitBenefit, leave, payments, risk }: Outcome): string =>
  JSON.stringify([
    retirement && [retirement.age, retirement.savings, retirement.lumpSum, retirement.pensionPerMonth],
    contributions,
    exitBenefit,
    leave?.total,
    payments,
    risk && [risk.disabilityPerYear, risk.partnerPerYear, risk.deathLumpSum],
  ]);

/** Whether law and plan allow a case for the member, and it does something. */
const isTelling = (basis: SimulationBasis, { changes }: Pick<Example, 'changes'>): boolean => {
  const { findings, before, after } = simulate(basis, changes);
  const isPossible = findings.every(({ severity }) => severity !== 'broken');
  // Death and disability change nothing: they happen.
  return isPossible && (changes.risk !== undefined || noticed(before) !== noticed(after));
};

/** Whether somebody receives something in an event that happens; everything else is no event. */
const pays = (basis: SimulationBasis, { changes }: Pick<Example, 'changes'>): boolean => {
  if (changes.risk === undefined) return true;
  const { risk } = simulate(basis, changes).after;
  return ((changes.risk.event === 'death' ? risk?.ifDead : risk?.ifDisabled) ?? []).length > 0;
};

/**
 * The first of some cases that are possible for the member and do something; those in which nobody receives anything
 * come last. Where the provider simulates, because personal data are hidden, all of them are trusted.
 */
export const tellingOf = <Some extends Pick<Example, 'changes'>>(
  cases: readonly Some[],
  basis: SimulationBasis | null,
): readonly Some[] => {
  const telling: Some[] = [];
  for (const each of cases) {
    if (telling.length === mostExamples) break;
    if (basis === null || isTelling(basis, each)) telling.push(each);
  }
  return basis === null ? telling : telling.toSorted((a, b) => Number(pays(basis, b)) - Number(pays(basis, a)));
};
