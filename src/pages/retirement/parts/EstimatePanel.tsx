import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { formatRate } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { usePictureWords } from '#detail/picture-words.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { SimulateAction } from '#detail/SimulateAction.tsx';
import { WhileInSight } from '#detail/WhileInSight.tsx';
import { AgeBars } from '#ui/AgeBars.tsx';
import type { Basis, RetirementView } from '../view.ts';
import { useAgeWords } from './age-words.ts';

/** The estimate in words: its age, day and assumptions. */
const Meaning = ({ known, basis: { age, date, percent } }: { known: boolean; basis: Basis }) => {
  const { t } = useTranslation('retirement');
  const locale = useValue(localeAtom);
  const { at } = useAgeWords();
  return (
    <>
      {!known ? null : (
        <p>
          {date === null
            ? t('pension.estimate', { at: at(age) })
            : t('pension.estimateFrom', { at: at(age), date: formatDate(date) })}
        </p>
      )}
      <p>{t('pension.assumed', { percent: formatRate(percent, locale), at: at(age) })}</p>
    </>
  );
};

type EstimatePanelProps = {
  estimate: NonNullable<RetirementView['estimate']>;
  basis: Basis;
  simulation: RetirementView['simulation'];
  /** The amount in words, if the member tries something out. */
  amountText?: string | undefined;
  /** Whether these words say a lump sum. */
  isCapitalOnly?: boolean | undefined;
};

/** The monthly pension at the default age, with its assumptions, its bars by age and the link to the simulator. */
export const EstimatePanel = memo(
  ({ estimate, basis, simulation, amountText, isCapitalOnly = false }: EstimatePanelProps) => {
    const { t } = useTranslation('retirement');
    const shared = usePictureWords();
    const words = useAgeWords();
    const isKnown = estimate.amount !== null;
    // Without a birth date there is nothing to say about ages, nor to act on.
    const isSilent = !isKnown && estimate.points.length === 0;
    const action = useMemo(
      () => (
        <SimulateAction
          link={estimate.simulator}
          text={t('simulate')}
          simulation={simulation}
          variant={isKnown ? 'contained' : 'outlined'}
        />
      ),
      [estimate.simulator, simulation, isKnown, t],
    );
    return (
      <FigurePanel
        label={t('pension.label')}
        amount={estimate.amount}
        amountText={amountText}
        fact={isCapitalOnly ? amountText : undefined}
        meaning={isSilent ? undefined : <Meaning known={isKnown} basis={basis} />}
        explanation={t('pension.explanation')}
        derivation={estimate.derivation}
        picture={
          isSilent ? null : (
            <WhileInSight>
              <AgeBars
                points={estimate.points}
                highlightAge={basis.age}
                labels={{
                  ...shared,
                  title: t('bars.title'),
                  unit: t('bars.unit'),
                  unitOfSmall: t('bars.unitOfSmall'),
                  date: t('bars.from'),
                  amount: t('bars.amount'),
                }}
                ageText={words.at}
                ageLabel={words.short}
                still={amountText !== undefined}
                empty={<Typography color="textSecondary">{t('bars.empty')}</Typography>}
              />
            </WhileInSight>
          )
        }
      >
        {action}
      </FigurePanel>
    );
  },
);
