import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatDate } from '#kernel/date.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { fundNameAtom } from '#state/fund/tenant.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useCalculationWords, type StepWords, type ValueLine } from './calculation-words.ts';
import { YearsTable } from './YearsTable.tsx';

const Result = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& p': { margin: 0 },
  '& p + p': { ...theme.typography.body2, color: theme.palette.text.secondary, marginBlockStart: theme.spacing(0.5) },
}));

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(3, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(4),
  '& h3': {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& p': { margin: theme.spacing(0.5, 0, 0), maxInlineSize: '60ch' },
  '@media print': { gap: theme.spacing(2.5), '& > li': { breakInside: 'avoid' } },
}));

/** Styles of a line: information next to the sum, part of the sum, or its result below a rule. */
const lineStyles = {
  info: { typography: 'body2', color: 'text.secondary' },
  part: {},
  result: {
    mt: 0.5,
    paddingBlockStart: 1,
    borderBlockStart: '1px solid',
    borderColor: (theme: Theme) => theme.tokens.colour.border.control,
    fontWeight: 'fontWeightMedium',
  },
} as const;

type LineProps = { kind: keyof typeof lineStyles; apart?: boolean; name: ReactNode; value: ReactNode };

const Line = ({ kind, apart = false, name, value }: LineProps) => (
  <Box
    sx={[
      {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'baseline',
        py: 0.5,
      },
      lineStyles[kind],
      apart && { mt: 0.5 },
    ]}
  >
    <Typography component="dt" variant="inherit" sx={{ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}>
      {name}
    </Typography>
    <Typography component="dd" variant="inherit" sx={{ minWidth: 0, textAlign: 'end', whiteSpace: 'nowrap' }}>
      {value}
    </Typography>
  </Box>
);

const Sources = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  '&&': { marginBlockStart: theme.spacing(1) },
}));

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(5),
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: '1.2em', maxInlineSize: '60ch' },
  '& li + li': { marginBlockStart: theme.spacing(0.5) },
  '@media print': { marginBlockStart: theme.spacing(3) },
}));

const glyphs = { plus: '+', minus: '\u2212', times: '\u00d7' } as const;

/** A value with its sign in front, as on paper. */
const signed = ({ value, sign }: ValueLine): string =>
  sign === null || sign === 'first' ? value : `${glyphs[sign]}\u00a0${value}`;

const Step = ({ step, number }: { step: StepWords; number: number | null }) => {
  const { t } = useTranslation('calculation');
  const { sentence, values, result, sources } = step;
  return (
    <li>
      {number === null ? null : <SectionHeading level={3}>{t('step', { number })}</SectionHeading>}
      {sentence === null ? null : <p>{sentence}</p>}
      <Box component="dl" sx={{ mt: 1.5, mb: 0, fontVariantNumeric: 'tabular-nums lining-nums' }}>
        {values.map((line, index) => (
          <Line
            key={index}
            kind={line.sign === null ? 'info' : 'part'}
            apart={line.sign === 'first' && index > 0 && values[index - 1]?.sign === null}
            name={line.name}
            value={signed(line)}
          />
        ))}
        {result === null ? null : (
          <Line
            kind="result"
            name={
              <>
                <VisuallyHidden>{t('result')}: </VisuallyHidden>
                {result.name}
              </>
            }
            value={`=\u00a0${result.value}`}
          />
        )}
      </Box>
      {sources.length === 0 ? null : <Sources>{sources.join(' · ')}</Sources>}
    </li>
  );
};

/** Props of {@link CalculationPanel}. */
export type CalculationPanelProps = {
  derivation: Derivation;
  /** The figure's label on the page, for figures that have no name in our words. */
  figureLabel: string;
  onClose: () => void;
};

/**
 * How a figure is calculated, in plain words and numbers: each step with its values, result and sources, then the
 * assumptions, the account year by year, and the full names of the laws. Prints as a separate document.
 */
export const CalculationPanel = ({ derivation, figureLabel, onClose }: CalculationPanelProps) => {
  const { t } = useTranslation('calculation');
  const { t: common } = useTranslation('common');
  const words = useCalculationWords();
  const fund = useValue(fundNameAtom);
  const result = words.result(derivation);
  const steps = words.steps(derivation);
  const assumptions = words.assumptions(derivation);
  const abbreviations = words.abbreviations(derivation);
  return (
    <SidePanel
      question={t('title')}
      title={words.title(derivation, figureLabel)}
      letterhead={fund}
      onClose={onClose}
      closeLabel={common('close')}
      actions={
        <>
          <Button variant="outlined" size="small" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button variant="text" size="small" onClick={onClose}>
            {common('close')}
          </Button>
        </>
      }
    >
      <Result>
        {result === null ? null : (
          <p>
            <AmountText size="figure">{result}</AmountText>
          </p>
        )}
        <p>{t('asOf', { date: formatDate(derivation.date) })}</p>
      </Result>
      {steps.length === 0 ? (
        <p>{t('unavailable')}</p>
      ) : (
        <Steps>
          {steps.map((step, index) => (
            <Step key={index} step={step} number={steps.length === 1 ? null : index + 1} />
          ))}
        </Steps>
      )}
      {assumptions.length === 0 ? null : (
        <Section>
          <SectionHeading level={3}>{t('assumptions.title')}</SectionHeading>
          <ul>
            {assumptions.map((assumption, index) => (
              <li key={index}>{assumption}</li>
            ))}
          </ul>
        </Section>
      )}
      {derivation.years.length === 0 ? null : (
        <Section>
          <SectionHeading level={3}>{t('years.title')}</SectionHeading>
          <YearsTable years={derivation.years} caption={t('years.title')} />
        </Section>
      )}
      {abbreviations.length === 0 ? null : (
        <Section>
          <SectionHeading level={3}>{t('actNames.title')}</SectionHeading>
          <Box component="dl" sx={{ typography: 'body2', mt: 1, mb: 0, color: 'text.secondary' }}>
            {abbreviations.map(({ act, name }) => (
              <Box key={act} sx={{ '&:not(:first-of-type)': { mt: 0.5 } }}>
                <Typography
                  component="dt"
                  variant="inherit"
                  sx={{ display: 'inline', fontWeight: 'fontWeightMedium', '&::after': { content: '": "' } }}
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
