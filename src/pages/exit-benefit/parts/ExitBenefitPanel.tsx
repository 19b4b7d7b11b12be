import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ExitBenefitAnswer } from '#contract/pages.ts';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { derivationOf } from '#domain/derivations.ts';
import { formatChf } from '#kernel/money.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { exitParts } from '../exit-parts.ts';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  margin: theme.spacing(2, 0, 0),
  maxInlineSize: '60ch',
  textWrap: 'pretty',
}));

const Question = styled('div')(({ theme }) => ({
  marginInlineStart: theme.spacing(-1.5),
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** The exit benefit of today and, where the provider says so, the part of it that the law asks for at least. */
export const ExitBenefitPanel = ({ page }: { page: ExitBenefitAnswer }) => {
  const { t } = useTranslation('exit-benefit');
  const { exitBenefit: box } = page;
  const derivation = derivationOf(page, 'exitBenefit');
  if (box?.isVisible === false) return null;
  const parts = exitParts(page);
  return (
    <FigurePanel
      label={t('benefit.label')}
      amount={box?.amount}
      meaning={
        typeof box?.amount !== 'number'
          ? undefined
          : derivation === undefined || isUnknownDate(derivation.date)
            ? t('benefit.meaning')
            : t('benefit.meaningOn', { date: formatDate(derivation.date) })
      }
      explanation={t('benefit.explanation')}
      derivation={derivation}
    >
      {parts === null ? null : (
        <>
          <DefinitionList
            amounts
            rows={[
              { term: t('benefit.lawful'), value: <AmountText>{formatChf(parts.lawful)}</AmountText> },
              { term: t('benefit.beyond'), value: <AmountText>{formatChf(parts.beyond)}</AmountText> },
            ]}
          />
          <Note>{t('benefit.lawfulNote')}</Note>
          <Question>
            <ExplainButton derivation={derivationOf(page, 'lawfulPart')} figureLabel={t('benefit.lawful')} />
          </Question>
        </>
      )}
    </FigurePanel>
  );
};
