import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import type { ExitBenefitView } from '../view.ts';

type Benefit = NonNullable<ExitBenefitView['benefit']>;

/** Today's exit benefit and, if the provider sends it, the minimum required by law. */
export const ExitBenefitPanel = ({
  benefit: { amount, date, derivation, parts, derivationOfLawful },
}: {
  benefit: Benefit;
}) => {
  const { t } = useTranslation('exit-benefit');
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
          <DefinitionList
            amounts
            rows={[
              {
                term: t('benefit.lawful'),
                value: (
                  <ExplainedFigure
                    derivation={derivationOfLawful}
                    figureLabel={t('benefit.lawful')}
                    figure={formatChf(parts.lawful)}
                  >
                    <AmountText>{formatChf(parts.lawful)}</AmountText>
                  </ExplainedFigure>
                ),
              },
              {
                term: t('benefit.beyond'),
                value: parts.beyond === 0 ? null : <AmountText>{formatChf(parts.beyond)}</AmountText>,
              },
            ]}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxInlineSize: '60ch' }}>
            {t('benefit.lawfulNote')}
          </Typography>
        </>
      )}
    </FigurePanel>
  );
};
