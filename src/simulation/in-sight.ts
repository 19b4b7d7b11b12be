import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import type { Centimes } from '#kernel/money.ts';
import { areApart, francsOf, roughOf, toFrancs } from './rough.ts';

type Retirement = SimulationResult['after']['retirement'];

/** A simulator's main result, which is in sight as long as its fields are. */
export type InSight = {
  readonly name: string;
  /** Without and with the changes; the first is 0 where there is nothing to compare with. Null where the name says all. */
  readonly amounts: readonly [Centimes, Centimes] | null;
  /** The answer in a line, part by part: what matters, and what it is without the changes. */
  readonly said: readonly [string, ...string[]];
  /** How it says that it is rounded like the page's headline, if it is a projection. */
  readonly rough: 'rough' | 'protection.rough.perMonth' | 'protection.rough.once' | null;
};

/** The pension as the main result. */
export type PensionSight = InSight & {
  /** Whether it stays as it is, which is what the line begins with then. */
  readonly isSame: boolean;
};

/**
 * The monthly pension as what is in sight, with what it is without the changes where the two are clearly apart, or else by how
 * much it differs, and the lump sum beside it; the lump sum alone where there is no pension.
 */
export const usePensionInSight = (compared: Retirement, after: Retirement): PensionSight => {
  const { t } = useTranslation('simulation');
  const [was, is] = [compared?.pensionPerMonth ?? 0, after?.pensionPerMonth ?? 0];
  const [wasLumpSum, lumpSum] = [compared?.lumpSum ?? 0, after?.lumpSum ?? 0];
  if (is === 0 && lumpSum > 0)
    return {
      name: t('retirement.capital'),
      amounts: [wasLumpSum, lumpSum],
      said: [t('retirement.asCapital', { amount: roughOf(lumpSum) })],
      rough: 'rough',
      isSame: false,
    };
  const isSame = toFrancs(is) === toFrancs(was);
  const age = compared !== null && Number.isInteger(compared.age) && compared.age !== after?.age ? compared.age : null;
  const words = { amount: roughOf(is), before: roughOf(was) };
  return {
    name: t('retirement.pension'),
    amounts: [was, is],
    said: [
      isSame
        ? t('inSight.same')
        : !areApart(was, is)
          ? t(`inSight.${is > was ? 'more' : 'less'}`, { amount: francsOf(Math.abs(toFrancs(is) - toFrancs(was))) })
          : age === null
            ? t('inSight.instead', words)
            : t('inSight.insteadAt', { ...words, age }),
      ...(lumpSum === 0 ? [] : [t('inSight.besides', { amount: roughOf(lumpSum) })]),
    ],
    rough: 'rough',
    isSame,
  };
};
