import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { RetirementAnswer } from '#contract/pages.ts';
import { formatDate } from '#kernel/date.ts';
import { derivationOf } from '#domain/derivations.ts';
import { formatPercent } from '#kernel/money.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { SimulateAction } from '#detail/SimulateAction.tsx';
import { AgeBars } from '#ui/AgeBars.tsx';
import type { Basis } from '../prospect.ts';
import { useAgeWords } from './age-words.ts';

const Empty = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }));

/** The estimate in words: for which age and day it is, and what it assumes. */
const Meaning = ({ known, basis: { age, date, percent } }: { known: boolean; basis: Basis }) => {
  const { t } = useTranslation('retirement');
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
      <p>{t('pension.assumed', { percent: formatPercent(percent), at: at(age) })}</p>
    </>
  );
};

/**
 * The monthly pension at the default age, big, with what it assumes, its bars by age and the way to the simulator. Nothing
 * where the provider hides it.
 */
export const EstimatePanel = ({ page, basis }: { page: RetirementAnswer; basis: Basis }) => {
  const { t } = useTranslation('retirement');
  const { t: shared } = useTranslation('detail');
  const words = useAgeWords();
  const { retirement: box } = page;
  if (box?.isVisible === false) return null;
  return (
    <FigurePanel
      label={t('pension.label')}
      amount={box?.amount}
      meaning={<Meaning known={typeof box?.amount === 'number'} basis={basis} />}
      explanation={t('pension.explanation')}
      derivation={derivationOf(page, 'pension')}
      picture={
        <AgeBars
          points={box?.projectedGraph}
          highlightAge={basis.age}
          labels={{
            title: t('bars.title'),
            asTable: shared('asTable'),
            asPicture: shared('asPicture'),
            unit: t('bars.unit'),
            age: shared('age'),
            date: t('bars.from'),
            amount: t('bars.amount'),
          }}
          ageText={words.at}
          ageLabel={words.short}
          empty={<Empty>{t('bars.empty')}</Empty>}
        />
      }
    >
      <SimulateAction link={box?.link} text={t('simulate')} simulation={page.simulation} />
    </FigurePanel>
  );
};
