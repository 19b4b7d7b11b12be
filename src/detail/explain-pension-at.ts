import type { Derivation } from '#contract/derivation.ts';
import { simulate } from '#contract/endpoints/simulations.ts';
import { derivationOf } from '#domain/derivations.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import type { FoundDerivation } from './use-explanation.tsx';

/**
 * Keeps a derivation that comes to an amount (CHF): never another figure's calculation.
 * @param parts how many of the amount the derivation's result is: 12 if it is derived for a year, and shown for a month
 */
export const ifComesTo = (derivation: Derivation | undefined, amount: number, parts = 1): Derivation | undefined =>
  derivation?.result.unit === 'chf' && Math.abs(derivation.result.value / parts - amount) < 0.01
    ? derivation
    : undefined;

/** A pension at an age in years, CHF a month, without what is drawn already. */
export type PensionAt = { readonly age: number; readonly amount: number };

/** How the pension at another age than the usual one is calculated: by a simulation of that age. */
export const explainPensionAtAction = actionAtom(
  async ({ get, services }, { age, amount }: PensionAt): Promise<FoundDerivation> => {
    const steps = [{ month: Math.round(age * 12), share: 100 }];
    const request = { query: get(anonymizeQueryAtom), body: { retirement: { steps } } };
    const answer = await services.call(simulate, request, { says: 'face' });
    return answer.ok ? ifComesTo(derivationOf(answer.data, 'pension'), amount) : null;
  },
);
