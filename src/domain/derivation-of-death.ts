import type { Derivation } from '#contract/derivation.ts';
import type { DeathBenefitAnswer } from '#contract/pages.ts';
import { roundTo } from '#kernel/money.ts';
import { derivationOf, goingOn } from './derivations.ts';

/**
 * The derivation of the amount. For orphans' pensions, a provider that can't derive the sum may derive a single child's
 * pension, which is the whole amount if there is only one child.
 */
export const derivationOfDeath = (data: DeathBenefitAnswer): Derivation | undefined => {
  const amount = data.deathBenefit?.amount;
  switch (data.deathBenefit?.kind) {
    case 'partnerPension':
      return derivationOf(data, 'partnerPension');
    case 'lumpSum':
      return derivationOf(data, 'deathLumpSum');
    case 'orphansPensions': {
      const ofAll = derivationOf(data, 'orphansPensions');
      if (ofAll?.result.value === amount) return ofAll;
      const ofOneChild = derivationOf(data, 'orphanPension');
      return ofOneChild?.result.value === amount ? ofOneChild : undefined;
    }
    case 'none':
    case undefined:
    case null:
      break;
  }
  return undefined;
};

/** The derivation of what the family would receive together; undefined unless some of it is paid every month. */
export const derivationOfFamily = (data: DeathBenefitAnswer): Derivation | undefined =>
  data.deathBenefit?.family?.perMonth ? derivationOf(data, 'familyPensions') : undefined;

/** The derivation of what one of the beneficiaries gets of the lump sum, CHF; undefined without one of the whole. */
export const derivationOfShare = (data: DeathBenefitAnswer, lumpSum: number): Derivation | undefined => {
  const whole = derivationOf(data, 'deathLumpSum');
  if (whole?.result.unit !== 'chf' || whole.result.value <= 0 || lumpSum > whole.result.value) return undefined;
  if (whole.result.value === lumpSum) return whole;
  const percent = roundTo((lumpSum / whole.result.value) * 100, 2);
  return goingOn(whole, {
    rule: 'shareOfLumpSum',
    inputs: [
      { name: 'lumpSum', unit: 'chf', value: whole.result.value },
      { name: 'percent', unit: 'percent', value: percent },
    ],
    result: { name: 'lumpSum', unit: 'chf', value: lumpSum },
  });
};
