import type { Derivation } from '#contract/derivation.ts';
import { simulate } from '#contract/endpoints/simulations.ts';
import { derivationOfDeath, derivationOfFamily } from '#domain/derivation-of-death.ts';
import type { FoundDerivation } from '#detail/use-explanation.tsx';
import { derivationOf, goingOn } from '#domain/derivations.ts';
import { actionAtom, type ActionTools } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { deathBenefitResource } from '#state/remote/death-benefit.ts';
import { disabilityResource } from '#state/remote/disability.ts';
import type { Answer, Resource } from '#state/remote/resource.ts';
import { retirementResource } from '#state/remote/retirement.ts';

/** A figure of the answer whose calculation is asked for; its amount in CHF as it stands there. */
export type Asked =
  | {
      readonly of: 'pension';
      readonly amount: number;
      readonly age: number;
      readonly isUsual: boolean;
      /** What the amount contains of a pension that is drawn already, CHF a month; 0 without one. */
      readonly drawn: number;
    }
  | { readonly of: 'death' | 'disability' | 'disabilityInPayment'; readonly amount: number };

type Read<Data> = (data: Data) => Derivation | undefined;

type PageRequest = { readonly query: { readonly anonymize?: 'true' } };

/** Reads it from the page that is about the figure: as it was last loaded, else loads it. */
const fromPage = async <A extends Answer>(
  { get, set }: ActionTools,
  page: Resource<PageRequest, A>,
  read: Read<A['data']>,
): Promise<FoundDerivation> => {
  const request = { query: get(anonymizeQueryAtom) };
  const { answer } = page.known(get, request);
  const known = answer === null ? undefined : read(answer.data);
  if (known !== undefined) return known;
  const loaded = await set(page.loadAction, request);
  return loaded === null ? null : read(loaded.data);
};

/** Disability pensions are derived for a year, and shown for a month. */
const months = { pension: 1, death: 1, disability: 12, disabilityInPayment: 12 } as const;

/** Keeps a derivation that comes to the amount that was pressed: never another figure's calculation. */
const ifSame = (derivation: Derivation | undefined, { of, amount }: Asked): Derivation | undefined =>
  derivation?.result.unit === 'chf' && Math.abs(derivation.result.value / months[of] - amount) < 0.01
    ? derivation
    : undefined;

/** The pension at another age than the usual one is derived by a simulation of that age. */
const simulated = async ({ services }: ActionTools, asked: Asked, age: number): Promise<FoundDerivation> => {
  const steps = [{ month: Math.round(age * 12), share: 100 }];
  const answer = await services.call(simulate, { body: { retirement: { steps } } }, { says: 'face' });
  return answer.ok ? ifSame(derivationOf(answer.data, 'pension'), asked) : null;
};

/** Adds the pension that is drawn already. */
const withDrawn = (derivation: Derivation, { amount, drawn }: { readonly amount: number; readonly drawn: number }) =>
  goingOn(derivation, {
    rule: 'withPensionDrawn',
    inputs: [derivation.result, { name: 'drawnPension', unit: 'chf', value: drawn }],
    result: { name: 'perMonth', unit: 'chf', value: amount },
  });

/** How a figure of the answer is calculated. */
export const findDerivationAction = actionAtom((tools, asked: Asked): Promise<FoundDerivation> => {
  if (asked.of === 'pension') {
    // What is drawn already is no part of the page's and the simulation's pension.
    const { drawn } = asked;
    const own = { ...asked, amount: asked.amount - drawn };
    const found = asked.isUsual
      ? fromPage(tools, retirementResource, (data) => ifSame(derivationOf(data, 'pension'), own))
      : simulated(tools, own, asked.age);
    return drawn === 0 ? found : found.then((derivation) => derivation && withDrawn(derivation, asked));
  }
  if (asked.of === 'death') {
    return fromPage(tools, deathBenefitResource, (data) =>
      ifSame(derivationOfFamily(data) ?? derivationOfDeath(data), asked),
    );
  }
  const figure = asked.of === 'disability' ? 'disabilityPension' : asked.of;
  return fromPage(tools, disabilityResource, (data) => ifSame(derivationOf(data, figure), asked));
});
