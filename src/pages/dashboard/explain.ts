import type { Derivation } from '#contract/derivation.ts';
import { deathBenefit, disability, retirement } from '#contract/endpoints/pages.ts';
import { simulate } from '#contract/endpoints/simulations.ts';
import type { OutlookAt } from '#domain/outlook.ts';
import { derivationOfDeath, derivationOfFamily } from '#domain/derivation-of-death.ts';
import { derivationOf } from '#domain/derivations.ts';
import type { PortalCall } from '#state/kernel/services.ts';

/** A figure of the answer whose calculation is asked for. */
export type Asked =
  | { readonly of: 'pension'; readonly row: OutlookAt; readonly isUsual: boolean }
  | { readonly of: 'death' | 'disability' | 'disabilityInPayment' };

const quiet = { says: 'face' } as const;

/** The pension at the usual age is derived on its page; at another one, by a simulation of that age. */
const ofPension = async (call: PortalCall, { age, pensionPerMonth }: OutlookAt, isUsual: boolean) => {
  const answer = isUsual
    ? await call(retirement, {}, quiet)
    : await call(simulate, { body: { retirement: { steps: [{ month: Math.round(age * 12), share: 100 }] } } }, quiet);
  if (!answer.ok) return undefined;
  const derivation = derivationOf(answer.data, 'pension');
  // Never another figure's calculation than that of the figure that was pressed.
  return derivation?.result.value === pensionPerMonth ? derivation : undefined;
};

/** How a figure of the answer is calculated, from the page that is about it; undefined if that can't be had. */
export const explain = async (call: PortalCall, asked: Asked): Promise<Derivation | undefined> => {
  if (asked.of === 'pension') return ofPension(call, asked.row, asked.isUsual);
  if (asked.of === 'death') {
    const answer = await call(deathBenefit, {}, quiet);
    return answer.ok ? (derivationOfFamily(answer.data) ?? derivationOfDeath(answer.data)) : undefined;
  }
  const answer = await call(disability, {}, quiet);
  const figure = asked.of === 'disability' ? 'disabilityPension' : asked.of;
  return answer.ok ? derivationOf(answer.data, figure) : undefined;
};
