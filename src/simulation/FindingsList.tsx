import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { createContext, memo, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { findingWithValues, findingPlace, findingValues } from '#domain/finding-words.ts';
import { formatDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import { namedValue } from '#kernel/named-value.ts';
import { useAgeText } from '#detail/age-text.ts';
import { useCalculationWords } from '#detail/calculation-words.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { Notice, type Severity } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { RepayFirst } from './RepayFirst.tsx';

type Finding = SimulationResult['findings'][number];

const severities: Readonly<Record<Finding['severity'], Severity>> = { broken: 'error', risk: 'warning', note: 'info' };

type FindingItemProps = Pick<Finding, 'rule'> & {
  severity: Finding['severity'];
  /** How grave it is, and the step, payment or day that it is about. */
  title: string;
  text: string;
  values: string;
  sources: string;
};

const FindingItem = memo(({ rule, severity, title, text, values, sources }: FindingItemProps) => (
  <ListItem disablePadding sx={{ display: 'block', breakInside: 'avoid' }}>
    <Notice
      severity={severities[severity]}
      live="off"
      {...(rule === 'buyInBeforeRepayment' && { action: <RepayFirst /> })}
      {...(title !== '' && { title })}
    >
      <p>{text}</p>
      {values === '' ? null : <p>{values}</p>}
      {sources === '' ? null : (
        <Typography component="p" variant="caption">
          {sources}
        </Typography>
      )}
    </Notice>
  </ListItem>
));

/** The findings in words; apart from the list, so that a slider's move renders only those that change. */
const Items = createContext<readonly FindingItemProps[]>([]);

const Item = ({ at }: { at: number }) => {
  const item = use(Items)[at];
  return item === undefined ? null : <FindingItem {...item} />;
};

const listSx = { mt: 1.5, display: 'grid', gap: 1 } as const;

type FrameProps = {
  title: string;
  /** The findings' rules, in their order, with a space between them. */
  rules: string;
};

const Frame = memo(({ title, rules }: FrameProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} level={3}>
        {title}
      </SectionHeading>
      <List disablePadding sx={listSx}>
        {rules.split(' ').map((rule, at) => (
          <Item key={`${rule} ${at}`} at={at} />
        ))}
      </List>
    </section>
  );
});

type FindingsListProps = {
  findings: readonly Finding[];
  /** What they are about. */
  changes: Changes;
  /** Those that may keep one from it, or those that are good to know; by default all. */
  only?: 'grave' | 'notes';
  /** The heading, if the findings are not those of the fields. */
  title?: string;
};

/** What law and plan say about the changes, the gravest first, each with its figures and its article. */
export const FindingsList = memo(({ findings: all, changes, only, title }: FindingsListProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const today = useToday();
  const words = useCalculationWords();
  const ageText = useAgeText();
  const findings =
    only === undefined ? all : all.filter(({ severity }) => (severity === 'note') === (only === 'notes'));
  if (findings.length === 0) return null;
  const order = Object.keys(severities);
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const valuesOf = (finding: Finding): string =>
    findingValues(finding)
      .map(({ label, input, age }) => {
        const { name, value } = words.value(input.unit === 'chf' ? { ...input, value: toChf(input.value) } : input);
        return namedValue(
          label === null ? name : t(`findingValues.${label}`),
          age === null ? value : ageText(age),
          locale,
        );
      })
      .join(' · ');
  const sentenceOf = (finding: Finding): string => {
    const withValues = findingWithValues(finding);
    return withValues === null
      ? t(`findings.${finding.rule}`)
      : t(`findingsWithValues.${withValues.rule}`, { ...withValues.said });
  };
  const placeOf = (finding: Finding): string => {
    const { step, payment, isPayment, on } = findingPlace(finding, changes);
    return [
      ...(step === null ? [] : [t('retirement.step', { number: step })]),
      ...(payment === null ? [] : [t('buyIn.payment', { number: payment })]),
      // Whoever chooses nothing else means today.
      ...(on === null || (on === today && !isPayment)
        ? []
        : [isPayment ? t('buyIn.paymentOn', { date: formatDate(on) }) : formatDate(on)]),
    ].join(', ');
  };
  const sourcesOf = ({ law, plan }: Finding): string =>
    [...(law ? [words.law(law)] : []), ...(plan ? [t('plan', { paragraph: words.paragraph(plan) })] : [])].join(' · ');
  const items = sorted.map((finding): FindingItemProps => {
    const place = placeOf(finding);
    // The heading says it of all notes.
    const severity = only === 'notes' ? [] : [t(`severity.${finding.severity}`)];
    return {
      rule: finding.rule,
      severity: finding.severity,
      title: [...severity, ...(place === '' ? [] : [place])].join(' · '),
      text: sentenceOf(finding),
      values: valuesOf(finding),
      sources: sourcesOf(finding),
    };
  });
  return (
    <Items value={items}>
      <Frame
        title={title ?? t(only === 'notes' ? 'notesTitle' : 'findingsTitle')}
        rules={items.map(({ rule }) => rule).join(' ')}
      />
    </Items>
  );
});
