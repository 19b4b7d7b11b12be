import type { Derivation, ExplainedFigure } from '#contract/derivation.ts';
import { derivationOfDeath, derivationOfFamily } from '#domain/derivation-of-death.ts';
import { explainPensionAtAction, ifComesTo } from '#detail/explain-pension-at.ts';
import type { FoundDerivation } from '#detail/use-explanation.tsx';
import { derivationOf, goingOn } from '#domain/derivations.ts';
import { actionAtom, type ActionTools } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { additionalSavingsResource } from '#state/remote/additional-savings.ts';
import { buyInResource } from '#state/remote/buy-in.ts';
import { deathBenefitResource } from '#state/remote/death-benefit.ts';
import { disabilityResource } from '#state/remote/disability.ts';
import { exitBenefitResource } from '#state/remote/exit-benefit.ts';
import { homeOwnershipResource } from '#state/remote/home-ownership.ts';
import { insuranceOverviewResource } from '#state/remote/insurance-overview.ts';
import type { Answer, Resource } from '#state/remote/resource.ts';
import { retirementResource } from '#state/remote/retirement.ts';
import { unpaidLeaveResource } from '#state/remote/unpaid-leave.ts';

/** A figure whose calculation is asked for; its amount in CHF as it stands there. */
export type Asked =
  | {
      readonly of: 'pension';
      readonly amount: number;
      readonly age: number;
      readonly isUsual: boolean;
      /** What the amount contains of a pension that is drawn already, CHF a month; 0 without one. */
      readonly drawn: number;
    }
  | {
      readonly of:
        | 'death'
        | 'deathLumpSum'
        | 'disability'
        | 'disabilityInPayment'
        | 'disabilityPensions'
        | 'savings'
        | 'exitBenefit'
        | 'buyIn'
        | 'homeOwnership'
        | 'unpaidLeave';
      readonly amount: number;
    }
  /** Words stand for it; what is saved by the plan is explained. */
  | { readonly of: 'plan' };

type PageRequest = { readonly query: { readonly anonymize?: 'true' } };

/** Reads it from the page that is about the figure: as it was last loaded, else loads it. */
const fromPage = async <A extends Answer>(
  { get, set }: ActionTools,
  page: Resource<PageRequest, A>,
  read: (data: A['data']) => Derivation | undefined,
): Promise<FoundDerivation> => {
  const request = { query: get(anonymizeQueryAtom) };
  const { answer } = page.known(get, request);
  const known = answer === null ? undefined : read(answer.data);
  if (known !== undefined) return known;
  const loaded = await set(page.loadAction, request);
  return loaded === null ? null : read(loaded.data);
};

/** Adds the pension that is drawn already. */
const withDrawn = (derivation: Derivation, { amount, drawn }: { readonly amount: number; readonly drawn: number }) =>
  goingOn(derivation, {
    rule: 'withPensionDrawn',
    inputs: [derivation.result, { name: 'drawnPension', unit: 'chf', value: drawn }],
    result: { name: 'perMonth', unit: 'chf', value: amount },
  });

const pension = (tools: ActionTools, asked: Extract<Asked, { of: 'pension' }>): Promise<FoundDerivation> => {
  // What is drawn already is no part of the page's and the simulation's pension.
  const { drawn, age, isUsual } = asked;
  const amount = asked.amount - drawn;
  const found = isUsual
    ? fromPage(tools, retirementResource, (data) => ifComesTo(derivationOf(data, 'pension'), amount))
    : tools.set(explainPensionAtAction, { age, amount });
  return drawn === 0 ? found : found.then((derivation) => derivation && withDrawn(derivation, asked));
};

type OfPage = Exclude<Asked, { of: 'pension' | 'plan' }>;

type Find = (tools: ActionTools, amount: number) => Promise<FoundDerivation>;

/**
 * Finds a figure's derivation on its page.
 * @param parts how many of the shown amount the derivation's result is
 */
const on =
  <A extends Answer & { readonly data: Parameters<typeof derivationOf>[0] }>(
    page: Resource<PageRequest, A>,
    figure: ExplainedFigure,
    parts?: number,
  ): Find =>
  (tools, amount) =>
    fromPage(tools, page, (data) => ifComesTo(derivationOf(data, figure), amount, parts));

/** The page that each figure is on, and which of its derivations explains it. */
const sources: { readonly [Of in OfPage['of']]: Find } = {
  death: (tools, amount) =>
    fromPage(tools, deathBenefitResource, (data) =>
      ifComesTo(derivationOfFamily(data) ?? derivationOfDeath(data), amount),
    ),
  deathLumpSum: on(deathBenefitResource, 'deathLumpSum'),
  savings: on(insuranceOverviewResource, 'savings'),
  exitBenefit: on(exitBenefitResource, 'exitBenefit'),
  buyIn: on(buyInResource, 'buyIn'),
  homeOwnership: on(homeOwnershipResource, 'homeOwnership'),
  unpaidLeave: on(unpaidLeaveResource, 'unpaidLeave'),
  disabilityPensions: on(disabilityResource, 'disabilityPensions'),
  // Disability pensions are derived for a year, and shown for a month.
  disability: on(disabilityResource, 'disabilityPension', 12),
  disabilityInPayment: on(disabilityResource, 'disabilityInPayment', 12),
};

/** How a figure of the answer or of a card is calculated. */
export const findDerivationAction = actionAtom((tools, asked: Asked): Promise<FoundDerivation> => {
  if (asked.of === 'pension') return pension(tools, asked);
  if (asked.of === 'plan') {
    return fromPage(tools, additionalSavingsResource, (data) => derivationOf(data, 'savingsContributions'));
  }
  return sources[asked.of](tools, asked.amount);
});
