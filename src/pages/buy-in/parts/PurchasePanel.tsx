import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { BuyInAnswer } from '#contract/pages.ts';
import { isAge, yearsAndMonths } from '#domain/age.ts';
import { derivationOf } from '#domain/derivations.ts';
import { formatChf } from '#kernel/money.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { SimulateAction } from '#detail/SimulateAction.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { readPotential } from '../potential.ts';
import { reachedPercent, ringParts } from '../ring.ts';
import { SavingsRing } from './SavingsRing.tsx';

type PurchaseBox = NonNullable<BuyInAnswer['buyIn']>;

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > *': { minInlineSize: 0 },
  // A part without anything to say leaves no gap.
  '& > :empty, & > [data-rows]:not(:has(dt))': { display: 'none' },
  '@media print': { gap: theme.spacing(2), '& > [data-way]': { display: 'none' } },
}));

/** The sentences below the figure: what it means, what is still to be repaid, and what the fund says about it. */
const PurchaseMeaning = ({ box, blocked }: { box: PurchaseBox; blocked: BuyInAnswer['blocked'] }) => {
  const { t } = useTranslation('buy-in');
  const { atMost: most, openWithdrawals: withdrawn, subTitle } = box;
  const full = (reachedPercent(box) ?? 0) >= 100;
  const nothing = typeof most === 'number' && most <= 0;
  // Where the withdrawal blocks the buy-in, the fund's own sentence already says what has to be repaid.
  const isSaid = blocked === 'earlyWithdrawalOpen' && Boolean(subTitle);
  const toRepay = !isSaid && typeof withdrawn === 'number' && withdrawn > 0 ? formatChf(withdrawn) : null;
  return (
    <>
      {typeof most !== 'number' ? null : (
        <p>{nothing ? t(full && !subTitle ? 'purchase.full' : 'purchase.notPossible') : t('purchase.meaning')}</p>
      )}
      {subTitle ? <p>{subTitle}</p> : null}
      {toRepay === null ? null : <p>{t('purchase.homeOwnership', { amount: toRepay })}</p>}
    </>
  );
};

/** An age in words; nothing for what is no age. */
const useAgeText = () => {
  const { t } = useTranslation('buy-in');
  return (age: number | null | undefined): string | null => {
    if (typeof age !== 'number' || !isAge(age)) return null;
    const { years, months } = yearsAndMonths(age);
    return months === 0 ? t('age.years', { years }) : t('age.yearsAndMonths', { years, count: months });
  };
};

const amountRow = (chf: number | null | undefined) =>
  typeof chf === 'number' ? <AmountText>{formatChf(chf)}</AmountText> : null;

/**
 * The most that may be bought in today, with what reduces or blocks it, how far the savings have come, and the way to the
 * simulation. Nothing where the provider hides it; says that the figure is not available where it was not sent.
 */
export const PurchasePanel = ({ page }: { page: BuyInAnswer }) => {
  const { t } = useTranslation('buy-in');
  const ageText = useAgeText();
  const { buyIn: box } = page;
  const derivation = derivationOf(page, 'buyIn');
  if (box?.isVisible === false) return null;
  const explained = readPotential(page) !== null;
  const drawn = box ? ringParts(box).length > 0 : false;
  return (
    <FigurePanel
      label={t('purchase.label')}
      amount={box?.atMost}
      meaning={box ? <PurchaseMeaning box={box} blocked={page.blocked} /> : undefined}
      explanation={t('purchase.explanation')}
      derivation={derivation}
    >
      {box ? (
        <Parts>
          <div>
            <SavingsRing box={box} />
          </div>
          <div data-rows>
            <DefinitionList
              rows={[
                { term: t('purchase.plan'), value: box.planName },
                {
                  term: t('purchase.current'),
                  value: explained || drawn ? null : amountRow(box.savings),
                },
                {
                  term: t('purchase.maximum'),
                  value: explained || box.savingsAtMost === 0 ? null : amountRow(box.savingsAtMost),
                },
                { term: t('purchase.retirementAge'), value: ageText(box.defaultRetirementAge) },
              ]}
            />
          </div>
          <div data-way>
            <SimulateAction
              link={box.link}
              text={t('purchase.simulate')}
              simulation={page.simulation}
              variant={(box.atMost ?? 1) > 0 ? 'contained' : 'outlined'}
            />
          </div>
        </Parts>
      ) : null}
    </FigurePanel>
  );
};
