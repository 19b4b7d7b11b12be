import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import type { Centimes } from '#kernel/money.ts';
import { francsOf, toFrancs } from './rough.ts';

type Retirement = SimulationResult['after']['retirement'];

/** A simulator's main result, which is in sight as long as its fields are. */
export type InSight = {
  readonly name: string;
  /** Without and with the changes. */
  readonly amounts: readonly [Centimes, Centimes];
  /** What it means: by how much it differs, or for how long it is. */
  readonly said: string;
  /** Whether it is a projection, which is rounded like the page's headline unless it is compared. */
  readonly isProjection: boolean;
};

/**
 * The monthly pension as what is in sight, with by how much it differs and what is drawn as a lump sum besides; where all is
 * drawn as a lump sum, that.
 */
export const usePensionInSight = (compared: Retirement, after: Retirement): InSight => {
  const { t } = useTranslation('simulation');
  const [was, is] = [compared?.pensionPerMonth ?? 0, after?.pensionPerMonth ?? 0];
  const [wasLumpSum, lumpSum] = [compared?.lumpSum ?? 0, after?.lumpSum ?? 0];
  if (is === 0 && lumpSum > 0)
    return {
      name: t('retirement.capital'),
      amounts: [wasLumpSum, lumpSum],
      said: t('inSight.noPension'),
      isProjection: true,
    };
  const difference = toFrancs(is) - toFrancs(was);
  const age = compared !== null && Number.isInteger(compared.age) && compared.age !== after?.age ? compared.age : null;
  const direction = difference > 0 ? 'more' : 'less';
  const amount = francsOf(Math.abs(difference));
  const said =
    difference === 0
      ? t('inSight.same')
      : age === null
        ? t(`inSight.${direction}`, { amount })
        : t(`inSight.${direction}ThanAt`, { amount, age });
  const besides = lumpSum === 0 ? [] : [t('inSight.besides', { amount: francsOf(lumpSum) })];
  return { name: t('retirement.pension'), amounts: [was, is], said: [said, ...besides].join(', '), isProjection: true };
};
