import type { TFunction } from 'i18next';
import { formatChf } from '#kernel/money.ts';
import { FactText } from '#ui/FactText.tsx';
import type { DeathFace } from '../view.ts';
import { amountFigure } from './amount-figure.tsx';
import { AmountSentence } from './AmountSentence.tsx';

/** What the family would receive, in words, with the amounts in the line below. */
export const deathFace = (
  t: TFunction<'dashboard'>,
  { amount, kind, family }: DeathFace,
  /** Whether the amount is the whole balance. */
  isAll: boolean,
) => {
  if (family !== null) {
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
  // What is paid once and what every year can't be told apart: the amount says all that is known.
  if (!amount || kind === 'any' || kind === 'none') {
    return {
      figure: amountFigure(amount, { zero: t('zero.deathBenefit') }),
      meaning: t(kind === 'any' && amount ? 'deathBenefit.meaning' : 'deathBenefit.nobody'),
    };
  }
  return {
    figure: <FactText>{t(isAll && kind === 'lumpSum' ? 'deathBenefit.all' : `deathBenefit.${kind}`)}</FactText>,
    meaning: <AmountSentence>{t(`deathBenefit.${kind}Of`, { amount: formatChf(amount) })}</AmountSentence>,
  };
};
