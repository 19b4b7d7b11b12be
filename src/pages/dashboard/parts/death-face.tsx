import type { TFunction } from 'i18next';
import { formatChf } from '#kernel/money.ts';
import { FactText } from '#ui/FactText.tsx';
import type { DeathFace } from '../view.ts';
import { amountFigure } from './amount-figure.tsx';
import { AmountSentence } from './AmountSentence.tsx';
import { deathUnits } from './death-units.ts';

/** Keys of the texts for each kind of death benefit. */
const deathWords = {
  partnerPension: 'partnerPension',
  lumpSum: 'lumpSum',
  orphansPensions: 'orphansPensions',
  none: 'nobody',
  any: 'meaning',
} as const satisfies Record<DeathFace['kind'], string>;

type Beside = {
  /** Whether the answer above says what the family would receive; the card then says it in words. */
  readonly hasAnswer: boolean;
  /** Whether the amount is the whole balance, which the savings' card says. */
  readonly isAll: boolean;
};

/** What the family would receive. */
export const deathFace = (
  t: TFunction<'dashboard'>,
  { amount, kind, family }: DeathFace,
  { hasAnswer, isAll }: Beside,
) => {
  if (family !== null && hasAnswer) {
    return {
      figure: <FactText>{t(family.once > 0 ? 'deathBenefit.pensionsAndOnce' : 'deathBenefit.pensions')}</FactText>,
      meaning: (
        <AmountSentence>
          {family.once > 0
            ? t('deathBenefit.ofAndOnce', { amount: formatChf(family.perMonth), once: formatChf(family.once) })
            : t('deathBenefit.of', { amount: formatChf(family.perMonth) })}
        </AmountSentence>
      ),
    };
  }
  if (family !== null) {
    return {
      figure: amountFigure(family.perMonth, { unit: t('unit.perMonth') }),
      meaning:
        family.once > 0
          ? t('deathBenefit.familyAndOnce', { amount: formatChf(family.once) })
          : t('deathBenefit.family'),
    };
  }
  if (isAll && amount !== null) {
    return {
      figure: <FactText>{t('deathBenefit.all')}</FactText>,
      meaning: <AmountSentence>{t('deathBenefit.lumpSumOf', { amount: formatChf(amount) })}</AmountSentence>,
    };
  }
  const unit = deathUnits[kind];
  return {
    figure: amountFigure(amount, { zero: t('zero.deathBenefit'), ...(unit && { unit: t(`unit.${unit}`) }) }),
    meaning: t(`deathBenefit.${deathWords[kind]}`),
  };
};
