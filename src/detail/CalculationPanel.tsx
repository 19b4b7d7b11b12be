import { styled } from '@mui/material/styles';
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

const Values = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(2),
    alignItems: 'baseline',
    paddingBlock: theme.spacing(0.5),
  },
  '& dt, & dd': { margin: 0, minInlineSize: 0 },
  '& dt': { overflowWrap: 'break-word', hyphens: 'auto' },
  '& dd': { textAlign: 'end', whiteSpace: 'nowrap' },
  // Told beside the sum, not part of it.
  '& > [data-told]': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& > [data-told] + [data-first]': { marginBlockStart: theme.spacing(0.5) },
  // The line under a sum.
  '& > [data-result]': {
    marginBlockStart: theme.spacing(0.5),
    paddingBlockStart: theme.spacing(1),
    borderBlockStart: `1px solid ${theme.tokens.colour.border.control}`,
    fontWeight: theme.typography.fontWeightMedium,
  },
}));

const Sources = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  '&&': { marginBlockStart: theme.spacing(1) },
}));

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(5),
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: '1.2em', maxInlineSize: '60ch' },
  '& li + li': { marginBlockStart: theme.spacing(0.5) },
  '& dl': { ...theme.typography.body2, margin: theme.spacing(1, 0, 0), color: theme.palette.text.secondary },
  '& dl > div + div': { marginBlockStart: theme.spacing(0.5) },
  '& dt': { display: 'inline', fontWeight: theme.typography.fontWeightMedium },
  '& dt::after': { content: '": "' },
  '& dd': { display: 'inline', margin: 0 },
  '@media print': { marginBlockStart: theme.spacing(3) },
}));

const glyphs = { plus: '+', minus: '\u2212', times: '\u00d7' } as const;

/** A value with what is done with it before it, as on paper. */
const signed = ({ value, sign }: ValueLine): string =>
  sign === null || sign === 'first' ? value : `${glyphs[sign]}\u00a0${value}`;

const Step = ({ step, number }: { step: StepWords; number: number | null }) => {
  const { t } = useTranslation('calculation');
  const { sentence, values, result, sources } = step;
  return (
    <li>
      {number === null ? null : <SectionHeading level={3}>{t('step', { number })}</SectionHeading>}
      {sentence === null ? null : <p>{sentence}</p>}
      <Values>
        {values.map((line, index) => (
          <div key={index} data-told={line.sign === null || undefined} data-first={line.sign === 'first' || undefined}>
            <dt>{line.name}</dt>
            <dd>{signed(line)}</dd>
          </div>
        ))}
        {result === null ? null : (
          <div data-result>
            <dt>
              <VisuallyHidden>{t('result')}: </VisuallyHidden>
              {result.name}
            </dt>
            <dd>
              ={'\u00a0'}
              {result.value}
            </dd>
          </div>
        )}
      </Values>
      {sources.length === 0 ? null : <Sources>{sources.join(' · ')}</Sources>}
    </li>
  );
};

/** Props of {@link CalculationPanel}. */
export type CalculationPanelProps = {
  derivation: Derivation;
  /** What the figure is called where the question was asked; for figures that have no name of their own here. */
  figureLabel: string;
  onClose: () => void;
};

/**
 * How a figure came about, in plain words and numbers: each step with what it starts from, what comes of it and where
 * that is written, then what is assumed, the account year by year, and the laws' names in full. Prints as a sheet of its
 * own.
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
          <dl>
            {abbreviations.map(({ act, name }) => (
              <div key={act}>
                <dt>{act}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </SidePanel>
  );
};
