import Box from '@mui/material/Box';
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
import { sameJson } from '#kernel/same-json.ts';
import { useAgeText } from '#detail/age-text.ts';
import { useCalculationWords } from '#detail/calculation-words.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice, type Severity } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { RepayFirst } from './RepayFirst.tsx';

type Finding = SimulationResult['findings'][number];

const severities: Readonly<Record<Finding['severity'], Severity>> = { broken: 'error', risk: 'warning', note: 'info' };
/** The gravest first. */
const order = ['broken', 'risk', 'note'] as const satisfies readonly Finding['severity'][];

type Said = Pick<Finding, 'rule' | 'severity'> & {
  /** The step, payment or day that it is about; empty for all. */
  place: string;
  text: string;
  values: string;
  sources: string;
};

const itemSx = {
  display: 'block',
  breakInside: 'avoid',
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider', marginBlockStart: 1.5, paddingBlockStart: 1.5 },
  '& p': { margin: 0 },
} as const;

const FindingItem = memo(({ rule, place, text, values, sources }: Omit<Said, 'severity'>) => (
  <ListItem disablePadding sx={itemSx}>
    {place === '' ? null : (
      <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {place}
      </Typography>
    )}
    <Typography variant="body2">{text}</Typography>
    {values === '' ? null : <Typography variant="body2">{values}</Typography>}
    {sources === '' ? null : <Typography variant="caption">{sources}</Typography>}
    {rule === 'buyInBeforeRepayment' ? (
      <Box sx={{ marginBlockStart: 1.5 }}>
        <RepayFirst />
      </Box>
    ) : null}
  </ListItem>
));

/** The findings in words; apart from the list, so that a slider's move renders only those that change. */
const Items = createContext<readonly Said[]>([]);

const Item = ({ at, isPlaced }: { at: number; isPlaced: boolean }) => {
  const item = use(Items)[at];
  if (item === undefined) return null;
  const { severity: _, place, ...said } = item;
  return <FindingItem {...said} place={isPlaced ? '' : place} />;
};

/** How grave a group is; of a finding that is alone, what it is about, too. */
const Title = ({ severity, at }: Pick<Said, 'severity'> & { at: number | null }) => {
  const { t } = useTranslation('simulation');
  const items = use(Items);
  return [t(`severity.${severity}`), (at === null ? '' : items[at]?.place) ?? ''].filter(Boolean).join(' · ');
};

/** Notes have no colour, which is left to what is grave. */
const notesSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  color: 'text.secondary',
  '& > :first-of-type': { lineHeight: 1, paddingBlockStart: '1px' },
} as const;

/** A finding without what it says, and where it is among all. */
type Place = Pick<Finding, 'rule' | 'severity'> & { at: number };

type GroupProps = {
  severity: Finding['severity'];
  places: readonly Place[];
  /** Whether it says how grave it is; otherwise the heading does. */
  isNamed: boolean;
};

/** What is equally grave, in one frame. */
const Group = ({ severity, places, isNamed }: GroupProps) => {
  const alone = isNamed && places.length === 1 ? (places[0]?.at ?? null) : null;
  const list = (
    <List disablePadding>
      {places.map(({ at, rule }) => (
        <Item key={`${rule} ${at}`} at={at} isPlaced={alone !== null} />
      ))}
    </List>
  );
  return severity === 'note' && !isNamed ? (
    <Box sx={notesSx}>
      <span>
        <Icon name="info" size={20} />
      </span>
      {list}
    </Box>
  ) : (
    <Notice
      severity={severities[severity]}
      live="off"
      {...(isNamed && { title: <Title severity={severity} at={alone} /> })}
    >
      {list}
    </Notice>
  );
};

type FrameProps = {
  title: string;
  places: readonly Place[];
  areNamed: boolean;
};

const Frame = memo(({ title, places, areNamed }: FrameProps) => {
  const id = useId();
  const groups = order
    .map((severity) => ({ severity, places: places.filter((place) => place.severity === severity) }))
    .filter((group) => group.places.length > 0);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} level={3}>
        {title}
      </SectionHeading>
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
        {groups.map((group) => (
          <Group key={group.severity} {...group} isNamed={areNamed} />
        ))}
      </Box>
    </section>
  );
}, sameJson);

type FindingsListProps = {
  findings: readonly Finding[];
  /** What they are about. */
  changes: Changes;
  /** Those that may keep one from it, or those that are good to know; by default all. */
  only?: 'grave' | 'notes';
  /** The heading, if the findings are not those of the fields. */
  title?: string;
};

/**
 * What law and plan say about the changes: in one group what is equally grave, the gravest first, each with its figures and
 * its article.
 */
export const FindingsList = memo(({ findings: all, changes, only, title }: FindingsListProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const today = useToday();
  const words = useCalculationWords();
  const ageText = useAgeText();
  const findings =
    only === undefined ? all : all.filter(({ severity }) => (severity === 'note') === (only === 'notes'));
  if (findings.length === 0) return null;
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
    const { step, payment, on } = findingPlace(finding, changes);
    const numbered = [
      ...(step === null ? [] : [t('retirement.step', { number: step })]),
      ...(payment === null ? [] : [t('buyIn.payment', { number: payment })]),
    ].join('');
    // Whoever chooses nothing else means today.
    if (on === null || (on === today && finding.about !== 'buyIn')) return numbered;
    return t(`places.${numbered === '' ? finding.about : 'numbered'}`, { what: numbered, date: formatDate(on) });
  };
  const sourcesOf = ({ law, plan }: Finding): string =>
    [...(law ? [words.law(law)] : []), ...(plan ? [t('plan', { paragraph: words.paragraph(plan) })] : [])].join(' · ');
  const items = sorted.map((finding): Said => ({
    rule: finding.rule,
    severity: finding.severity,
    place: placeOf(finding),
    text: sentenceOf(finding),
    values: valuesOf(finding),
    sources: sourcesOf(finding),
  }));
  return (
    <Items value={items}>
      <Frame
        title={title ?? t(only === 'notes' ? 'notesTitle' : 'findingsTitle')}
        places={items.map(({ rule, severity }, at) => ({ rule, severity, at }))}
        areNamed={only !== 'notes'}
      />
    </Items>
  );
});
