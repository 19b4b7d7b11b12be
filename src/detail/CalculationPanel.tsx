import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatDate } from '#kernel/date.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { isGuardedAction } from '#state/kernel/unsaved.ts';
import { fundNameAtom } from '#state/fund/settings.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useOwnEntry } from '#ui/use-own-entry.ts';
import { useColon } from '#ui/use-named-value.ts';
import { SavingsSharesPicture } from './SavingsSharesPicture.tsx';
import { SidePanel } from './SidePanel.tsx';
import { CalculationStep } from './CalculationStep.tsx';
import { useCalculationWords } from './calculation-words.ts';
import { Waterfall } from './Waterfall.tsx';
import { YearsTable } from './YearsTable.tsx';

/** A part of the explanation below the steps. */
const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 5, '@media print': { mt: 3 } }}>
    <SectionHeading level={3}>{title}</SectionHeading>
    {children}
  </Box>
);

/** Props of {@link CalculationPanel}. */
export type CalculationPanelProps = {
  derivation: Derivation;
  /** Takes the panel away; keep its identity between renders. */
  onClose: () => void;
};

/**
 * How a figure is calculated: a picture of it, then in plain words and numbers each step with its values, result and
 * sources, then the assumptions, the account year by year, and the full names of the laws. Prints as a separate document.
 * Back closes it, too.
 */
export const CalculationPanel = ({ derivation, onClose }: CalculationPanelProps) => {
  const { t } = useTranslation('calculation');
  const { t: common } = useTranslation('common');
  const colon = useColon();
  const words = useCalculationWords();
  const fund = useValue(fundNameAtom);
  const steps = words.steps(derivation);
  const assumptions = words.assumptions(derivation);
  const abbreviations = words.abbreviations(derivation);
  // Pages show a projected pension with three digits, so that its panel seems to say another one.
  const rounded =
    derivation.figure === 'pension' && derivation.result.unit === 'chf' ? formatRough(derivation.result.value) : null;
  const close = useOwnEntry(onClose, useAction(isGuardedAction));
  return (
    <SidePanel
      question={t('title')}
      title={words.title(derivation)}
      letterhead={fund}
      onClose={close}
      closeLabel={common('close')}
      actions={
        <>
          <Button variant="outlined" size="small" startIcon="print" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button variant="text" size="small" onClick={close}>
            {common('close')}
          </Button>
        </>
      }
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Typography>
          <AmountText size="figure">{words.result(derivation)}</AmountText>
        </Typography>
        {rounded === null ? null : (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {t('rounded', { amount: rounded })}
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('asOf', { date: formatDate(derivation.date) })}
        </Typography>
      </Box>
      <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
        <Waterfall derivation={derivation} />
      </Box>
      {steps.length === 0 ? (
        <Typography>{t('unavailable')}</Typography>
      ) : (
        <List component="ol" disablePadding sx={{ mt: 3, display: 'grid', gap: 4, '@media print': { gap: 2.5 } }}>
          {steps.map((step, index) => (
            <CalculationStep key={index} step={step} number={steps.length === 1 ? null : index + 1} />
          ))}
        </List>
      )}
      {assumptions.length === 0 ? null : (
        <Section title={t('assumptions.title')}>
          <List disablePadding sx={{ mt: 1, paddingInlineStart: '1.2em', maxInlineSize: '60ch', listStyle: 'disc' }}>
            {assumptions.map((assumption, index) => (
              <ListItem key={index} disablePadding sx={{ display: 'list-item', '& + &': { mt: 0.5 } }}>
                {assumption}
              </ListItem>
            ))}
          </List>
        </Section>
      )}
      {derivation.years.length === 0 ? null : (
        <Section title={t('years.title')}>
          <SavingsSharesPicture years={derivation.years} />
          <YearsTable years={derivation.years} caption={t('years.title')} />
        </Section>
      )}
      {abbreviations.length === 0 ? null : (
        <Section title={t('actNames.title')}>
          <Box component="dl" sx={{ typography: 'body2', mt: 1, mb: 0, color: 'text.secondary' }}>
            {abbreviations.map(({ act, name }) => (
              <Box key={act} sx={{ '&:not(:first-of-type)': { mt: 0.5 } }}>
                <Typography
                  component="dt"
                  variant="inherit"
                  sx={{
                    display: 'inline',
                    fontWeight: 'fontWeightMedium',
                    '&::after': { content: `"${colon} "` },
                  }}
                >
                  {act}
                </Typography>
                <Typography component="dd" variant="inherit" sx={{ display: 'inline' }}>
                  {name}
                </Typography>
              </Box>
            ))}
          </Box>
        </Section>
      )}
    </SidePanel>
  );
};
