import type { TFunction } from 'i18next';
import type { OutlookAt } from '#domain/outlook.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { FactText } from '#ui/FactText.tsx';
import { amountFigure } from './amount-figure.tsx';
import { AmountSentence } from './AmountSentence.tsx';
import type { KnownOutlook } from './asked-pension.ts';
import { PensionsByAge } from './PensionsByAge.tsx';
import { shortAge } from './short-age.ts';

/** The pension at each age, where the answer above is the one at the chosen age. */
export const retirementFace = (t: TFunction<'dashboard'>, of: KnownOutlook, shown: OutlookAt) => {
  const { byAge } = of;
  const pensions = byAge.map(({ pensionPerMonth }) => pensionPerMonth);
  const [first, last] = [byAge[0] ?? shown, byAge.at(-1) ?? shown];
  return {
    figure:
      byAge.length < 2 ? (
        amountFigure(shown.pensionPerMonth, { unit: t('unit.perMonth'), isRough: true })
      ) : (
        <FactText>{t('retirement.between', { first: shortAge(first.age), last: shortAge(last.age) })}</FactText>
      ),
    meaning: (
      <>
        <p>
          <AmountSentence>
            {t('retirement.range', {
              low: formatRough(Math.min(...pensions)),
              high: formatRough(Math.max(...pensions)),
            })}
          </AmountSentence>
        </p>
        <PensionsByAge byAge={byAge} shown={shown} />
      </>
    ),
  };
};
