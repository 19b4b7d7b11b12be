import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { StackedBar } from '#ui/StackedBar.tsx';
import type { ExitBenefitView } from '../view.ts';

type Benefit = NonNullable<ExitBenefitView['benefit']>;

/** Today's exit benefit and, if the provider sends it, the minimum required by law. */
export const ExitBenefitPanel = ({
  benefit: { amount, date, derivation, parts, derivationOfLawful },
}: {
  benefit: Benefit;
}) => {
  const { t } = useTranslation('exit-benefit');
  const lawful = parts !== null && (
    <ExplainedFigure derivation={derivationOfLawful} figureLabel={t('benefit.lawful')} figure={formatChf(parts.lawful)}>
      <AmountText>{formatChf(parts.lawful)}</AmountText>
    </ExplainedFigure>
  );
  return (
    <FigurePanel
      label={t('benefit.label')}
      amount={amount}
      meaning={
        amount === null
          ? undefined
          : date === null
            ? t('benefit.meaning')
            : t('benefit.meaningOn', { date: formatDate(date) })
      }
      explanation={t('benefit.explanation')}
      derivation={derivation}
    >
      {parts === null ? null : (
        <>
          {parts.beyond === 0 ? (
            // A bar of one part says nothing.
            <DefinitionList amounts rows={[{ term: t('benefit.lawful'), value: lawful }]} />
          ) : (
            <StackedBar
              most={parts.lawful + parts.beyond}
              parts={[
                { key: 'lawful', name: t('benefit.lawful'), text: lawful, value: parts.lawful, look: 'first' },
                {
                  key: 'beyond',
                  name: t('benefit.beyond'),
                  text: <AmountText>{formatChf(parts.beyond)}</AmountText>,
                  value: parts.beyond,
                  look: 'second',
                },
              ]}
            />
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxInlineSize: '60ch' }}>
            {t('benefit.lawfulNote')}
          </Typography>
        </>
      )}
    </FigurePanel>
  );
};
