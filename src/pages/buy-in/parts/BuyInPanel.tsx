import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { repaymentQuery } from '#domain/simulate-query.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { useAgeText } from '#detail/age-text.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { LeavingNote } from '#detail/LeavingNote.tsx';
import { SimulateAction } from '#detail/SimulateAction.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom, useHref } from '#state/kernel/place.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import type { BuyInView } from '../view.ts';
import { SavingsRing } from './SavingsRing.tsx';

type Figure = NonNullable<BuyInView['buyIn']>;

const partsSx = {
  display: 'grid',
  gap: 3,
  '& > *': { minInlineSize: 0 },
  // Empty parts leave no gap.
  '& > :empty, & > [data-rows]:not(:has(dt))': { display: 'none' },
  '@media print': { gap: 2 },
} as const;

/** The sentences below the figure: what it means, what must be repaid first, and the fund's note. */
const FigureMeaning = ({
  buyIn: { atMost, isNone, isFull, note, toRepay },
  hasGain,
}: {
  buyIn: Figure;
  /** Whether what it would bring follows, which says more. */
  hasGain: boolean;
}) => {
  const { t } = useTranslation('buy-in');
  return (
    <>
      {atMost === null || isNone || hasGain ? null : <p>{t('buyIn.meaning')}</p>}
      {isNone && isFull && note === null ? <p>{t('buyIn.full')}</p> : null}
      {note === null ? null : <p>{note}</p>}
      {toRepay === null ? null : <p>{t('buyIn.homeOwnership', { amount: formatChf(toRepay) })}</p>}
    </>
  );
};

/** What all of it would bring: more pension, and less taxes, or that they fall more if it is paid in over years. */
const Gain = ({ gain: { pensionPerMonth, tax, marginalRate } }: { gain: NonNullable<BuyInView['gain']> }) => {
  const { t } = useTranslation('buy-in');
  const locale = useValue(localeAtom);
  const pension = formatRough(pensionPerMonth);
  const text =
    tax === null
      ? t('buyIn.gainInParts', { pension })
      : t('buyIn.gain', { pension, tax: formatRough(tax), percent: formatPercent(marginalRate, locale) });
  return <Typography color="textPrimary">{text}</Typography>;
};

const amountRow = (chf: number | null) => (chf === null ? null : <AmountText>{formatChf(chf)}</AmountText>);

/**
 * The maximum buy-in of today, with what reduces or blocks it, the savings compared with their maximum, and the link to
 * the simulation, or to the repayment that has to come first; says so if the figure is not available.
 */
export const BuyInPanel = ({
  view: { buyIn, derivation, potential, simulation, repayFirst, isLittle, maySimulate, gain, isLeaving },
}: {
  view: BuyInView;
}) => {
  const { t } = useTranslation(['buy-in', 'detail']);
  const ageText = useAgeText();
  const href = useHref();
  const explained = potential !== null;
  return (
    <FigurePanel
      label={t('buyIn.label')}
      amount={buyIn?.atMost}
      fact={buyIn?.isNone === true ? t('detail:notPossible') : undefined}
      meaning={
        buyIn === null ? undefined : (
          <>
            <FigureMeaning buyIn={buyIn} hasGain={gain !== null} />
            {gain === null ? null : <Gain gain={gain} />}
            <LeavingNote isLeaving={isLeaving && gain !== null} of="projection" />
            {isLittle ? <p>{t('buyIn.little')}</p> : null}
          </>
        )
      }
      explanation={t('buyIn.explanation')}
      derivation={derivation}
      action={
        buyIn === null ? null : repayFirst ? (
          <Button href={href('home-ownership', { query: repaymentQuery })}>{t('buyIn.repay')}</Button>
        ) : maySimulate ? (
          <SimulateAction link={buyIn.simulator} text={t('buyIn.simulate')} simulation={simulation} />
        ) : null
      }
    >
      {buyIn === null ? null : (
        <Box sx={partsSx}>
          <div>{repayFirst && explained ? null : <SavingsRing buyIn={buyIn} />}</div>
          <div data-rows>
            <DefinitionList
              rows={[
                { term: t('buyIn.plan'), value: buyIn.planName },
                {
                  term: t('buyIn.current'),
                  value: explained || buyIn.ring.length > 0 ? null : amountRow(buyIn.savings),
                },
                {
                  term: t('buyIn.maximum'),
                  value: explained || buyIn.savingsAtMost === 0 ? null : amountRow(buyIn.savingsAtMost),
                },
                {
                  term: t('buyIn.retirementAge'),
                  value: buyIn.retirementAge === null ? null : ageText(buyIn.retirementAge),
                },
              ]}
            />
          </div>
        </Box>
      )}
    </FigurePanel>
  );
};
