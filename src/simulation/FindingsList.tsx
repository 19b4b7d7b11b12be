import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { toChf } from '#kernel/money.ts';
import { useCalculationWords } from '#detail/calculation-words.ts';
import { Notice, type Severity } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

type Finding = SimulationResult['findings'][number];

const severities: Readonly<Record<Finding['severity'], Severity>> = { broken: 'error', risk: 'warning', note: 'info' };

type FindingItemProps = { severity: Finding['severity']; text: string; values: string; sources: string };

const FindingItem = memo(({ severity, text, values, sources }: FindingItemProps) => {
  const { t } = useTranslation('simulation');
  return (
    <ListItem disablePadding sx={{ display: 'block', breakInside: 'avoid' }}>
      <Notice severity={severities[severity]} live="off" title={t(`severity.${severity}`)}>
        <p>{text}</p>
        {values === '' ? null : <p>{values}</p>}
        {sources === '' ? null : (
          <Typography component="p" variant="caption">
            {sources}
          </Typography>
        )}
      </Notice>
    </ListItem>
  );
});

type FindingsListProps = {
  findings: readonly Finding[];
  /** The heading, if the findings are not those of the fields. */
  title?: string;
};

/** What law and plan say about the changes, the gravest first, each with its figures and its article. */
export const FindingsList = memo(({ findings, title }: FindingsListProps) => {
  const { t } = useTranslation('simulation');
  const words = useCalculationWords();
  const id = useId();
  if (findings.length === 0) return null;
  const order = Object.keys(severities);
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const valuesOf = ({ inputs }: Finding): string =>
    inputs
      .map((input) => {
        const { name, value } = words.value(input.unit === 'chf' ? { ...input, value: toChf(input.value) } : input);
        return `${name}: ${value}`;
      })
      .join(' · ');
  const sourcesOf = ({ law, plan }: Finding): string =>
    [...(law ? [words.law(law)] : []), ...(plan ? [t('plan', { paragraph: words.paragraph(plan) })] : [])].join(' · ');
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} level={3}>
        {title ?? t('findingsTitle')}
      </SectionHeading>
      <List disablePadding sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
        {sorted.map((finding, index) => {
          const values = valuesOf(finding);
          const sources = sourcesOf(finding);
          return (
            <FindingItem
              key={`${finding.rule} ${index}`}
              severity={finding.severity}
              text={t(`findings.${finding.rule}`)}
              values={values}
              sources={sources}
            />
          );
        })}
      </List>
    </section>
  );
});
