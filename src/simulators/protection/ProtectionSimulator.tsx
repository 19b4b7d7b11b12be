import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { memo, Suspense, use, useCallback, useEffect, useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentHint } from '#contract/hints.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import { addYears, dayBefore } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatPercent } from '#kernel/money.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { DayField } from '#simulation/DayField.tsx';
import { Explanation } from '#simulation/Explanation.tsx';
import { FollowingTable } from '#simulation/FollowingTable.tsx';
import { LeadsOn } from '#simulation/leads-on.ts';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { OnPaper, useAmountOrDash } from '#simulation/on-paper.ts';
import { PensionBand } from '#simulation/PensionBand.tsx';
import { ShownBars, type BarRow } from '#simulation/bar-rows.ts';
import { usePhaseName } from '#simulation/phase-name.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSpoken } from '#simulation/spoken.ts';
import { useTried } from '#simulation/use-tried.ts';
import type { NamedPerson } from '#domain/named-people.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import type { DataColumn } from '#ui/DataTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { late } from '#ui/late.ts';
import { peopleOf } from './people.ts';
import { PeopleList } from './PeopleList.tsx';
import { answerOf, receiptsOf } from './protection-answer.ts';
import { protectionExamples } from './protection-examples.ts';
import {
  changesOf,
  disabilityOf,
  firstTrial,
  trialOf,
  type ProtectionTrial,
  type TriedDisability,
} from './protection-trial.ts';

type Event = ProtectionTrial['event'];
type Risk = NonNullable<SimulationResult['after']['risk']>;

/** The figures whose calculation one can ask for. */
const explained = ['partnerPension', 'orphanPension', 'deathLumpSum', 'disabilityPension'] as const;

const nobody: readonly NamedPerson[] = [];

/** Rules that say why nobody receives anything, of which a death and a disability have one each. */
const reasons = ['partnerNotDeclared', 'waitingEndsTooLate'] as const;

type Reason = (typeof reasons)[number];

const reasonOf = (findings: SimulationResult['findings']): Reason | null =>
  reasons.find((reason) => findings.some(({ rule }) => rule === reason)) ?? null;

/** Years after retirement up to which a death can be looked at. */
const retiredYears = 30;

const UndeclaredPartner = late(async () => (await import('./UndeclaredPartner.tsx')).UndeclaredPartner);

type MonthsProps = {
  months: Risk['monthlyIfDead'];
  today: IsoDate;
  /** Null if it isn't known, or hidden. */
  birthDate: IsoDate | null;
};

/** What comes together in a month, from each day on which that changes. */
const Months = ({ months, today, birthDate }: MonthsProps) => {
  const { t } = useTranslation('simulation');
  const orDash = useAmountOrDash();
  const columns = useMemo<readonly DataColumn[]>(
    () => [
      { key: 'from', header: t('protection.months.from') },
      { key: 'total', header: t('protection.months.total'), align: 'end' },
    ],
    [t],
  );
  const nameOfPhase = usePhaseName(birthDate);
  if (months.length < 2) return null;
  const phases = months.map(({ from, total }): BarRow => ({
    name: nameOfPhase(from, from === today),
    total: orDash(total),
    parts: [{ key: 'total', name: '', text: orDash(total), value: total, look: 'first' }],
  }));
  return (
    <ShownBars value={phases}>
      <FollowingTable
        caption={t('protection.months.title')}
        columns={columns}
        hasBars
        rows={months.map(({ from, total }) => [formatDate(from), orDash(total)])}
      />
    </ShownBars>
  );
};

/** Why nobody receives anything, and what can be done about it; on paper, which has no headline, that nobody does. */
const Nobody = ({ event, reason }: Pick<EffectProps, 'event' | 'reason'>) => {
  const { t } = useTranslation('simulation');
  return (
    <>
      {use(OnPaper) ? <p>{t(`protection.nothing.${event}`)}</p> : null}
      {reason === 'partnerNotDeclared' ? (
        <Suspense>
          <UndeclaredPartner />
        </Suspense>
      ) : reason === 'waitingEndsTooLate' ? (
        <Typography>{t(`findings.${reason}`)}</Typography>
      ) : event === 'death' ? (
        <Typography color="textSecondary">{t('protection.nothing.known')}</Typography>
      ) : null}
    </>
  );
};

type EffectProps = {
  risk: Risk;
  event: Event;
  named: readonly NamedPerson[];
  /** The retirement on which what is received rests; null if it doesn't. */
  retirement: SimulationResult['after']['retirement'];
  /** Why nobody receives anything, if so and if it is known. */
  reason: Reason | null;
};

/** Who receives what, from when to when, and what is not part of it. */
const Effect = memo(({ risk, event, named, retirement, reason }: EffectProps) => {
  const { t } = useTranslation('simulation');
  const receipts = receiptsOf(risk, event);
  const people = useMemo(() => peopleOf(receipts, named), [receipts, named]);
  return (
    <>
      {people.length === 0 ? (
        <Nobody event={event} reason={reason} />
      ) : (
        <PeopleList people={people} ages={risk.childUntil} />
      )}
      <PensionBand retirement={retirement} />
      <div>
        {event === 'disability' && people.length > 0 ? <Fineprint>{t('protection.waiting')}</Fineprint> : null}
        <Fineprint>{t('protection.besides')}</Fineprint>
      </div>
    </>
  );
});

/** The retirement whose band belongs to what is shown: only where its very pension is. */
const bandOf = (
  { retirement, risk }: SimulationResult['after'],
  event: Event,
): SimulationResult['after']['retirement'] => {
  const receipts = risk === null ? [] : receiptsOf(risk, event);
  const isShown = receipts.some(
    ({ what, amount }) => what === 'oldAgePension' && amount === retirement?.pensionPerMonth,
  );
  return isShown ? retirement : null;
};

/** Whether the member dies or becomes disabled. */
const EventChoice = memo(({ event, onChange }: { event: Event; onChange: (event: Event) => void }) => {
  const { t } = useTranslation('simulation');
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('protection.event')}</FormLabel>
      <RadioGroup
        row
        name="event"
        value={event}
        onChange={(_event, value) => onChange(value === 'disability' ? 'disability' : 'death')}
      >
        <FormControlLabel value="death" control={<Radio />} label={t('protection.events.death')} />
        <FormControlLabel value="disability" control={<Radio />} label={t('protection.events.disability')} />
      </RadioGroup>
    </FormControl>
  );
});

type ProtectionSimulatorProps = AbsentProps & {
  /** The family as the page names it; where names are hidden or unknown, relations are shown. */
  named?: readonly NamedPerson[];
  /** The hints that the page shows: what one of them says is not said again. */
  hints?: readonly Pick<SentHint, 'key'>[];
  /** What one looks at first; a death by default. */
  event?: Event;
  /** Told which disability the page's figure shall follow; null without changes, and for a death. Keep its identity. */
  onTried?: (tried: TriedDisability | null) => void;
  /** Undoes all changes, for a page that follows them. */
  startOver?: Ref<() => void>;
};

/**
 * Shows what each person receives, from when to when, if the member dies or becomes disabled on a day (BVG art. 18 to
 * 26). Shows nothing at a provider without simulations.
 */
export const ProtectionSimulator = ({
  named = nobody,
  hints,
  event: looksAt,
  onTried,
  startOver,
  absent,
}: ProtectionSimulatorProps) => {
  const { t } = useTranslation('simulation');
  const spoken = useSpoken();
  const locale = useValue(localeAtom);
  const today = useToday();
  const first = useMemo(() => firstTrial(today, looksAt), [today, looksAt]);
  const changes = useCallback((tried: ProtectionTrial | null) => changesOf(tried ?? first), [first]);
  const casesOf = useCallback(
    (begun: SimulationResult) => protectionExamples(begun, today, first.event),
    [today, first],
  );
  const { trial, editTrial, followed, simulating, awaiting, cases, trying } = useTried(
    'protection',
    trialOf,
    changes,
    casesOf,
  );
  const shown = followed ?? first;
  const { isChanged } = trying;
  const ifDisabled = simulating?.result.after.risk?.ifDisabled ?? null;
  useEffect(() => {
    onTried?.(isChanged && ifDisabled !== null ? disabilityOf(shown, ifDisabled) : null);
  }, [onTried, isChanged, shown, ifDisabled]);
  const edit = useCallback(
    (change: Partial<ProtectionTrial>) => editTrial((said) => ({ ...(said ?? first), ...change })),
    [editTrial, first],
  );
  const ends = simulating?.start.after.retirement?.date ?? null;
  const setEvent = useCallback(
    (event: Event) =>
      editTrial((said) => {
        const known = said ?? first;
        // A day that only the other event can have isn't taken along.
        return { ...known, event, ...(event === 'disability' && ends !== null && known.on >= ends && { on: today }) };
      }),
    [editTrial, first, ends, today],
  );
  const setDegree = useCallback((changed: number) => edit({ degree: changed }), [edit]);
  const setDay = useCallback((changed: IsoDate) => edit({ on: changed }), [edit]);
  const examples = useMemo(
    () =>
      cases.map((each) => ({
        ...each,
        label: t(`protection.examples.${each.key === 'partly' ? 'disabled' : each.key}`, {
          percent: formatPercent(trialOf(each.changes)?.degree ?? 100, locale),
        }),
      })),
    [cases, t, locale],
  );
  const say = useCallback(
    ({ risk: known }: SimulationResult['after']): string => {
      const receipts = known === null ? [] : receiptsOf(known, shown.event);
      if (receipts.length === 0) return t(`protection.nothing.${shown.event}`);
      return spoken.figures(receipts.map(({ what, amount }) => ({ name: t(`protection.what.${what}`), amount })));
    },
    [shown.event, spoken, t],
  );
  if (simulating === null) return <Awaited awaiting={awaiting} absent={absent} />;
  const { start, result, basis } = simulating;
  const title = t('protection.title');
  const { risk } = result.after;
  if (start.obstacle !== null || risk === null) {
    return (
      <NotApplicable simulator="protection" title={title} reason={t(`findings.${start.obstacle ?? 'notInsured'}`)} />
    );
  }
  const { event, on, degree } = trial ?? first;
  const reason = receiptsOf(risk, shown.event).length === 0 ? reasonOf(result.findings) : null;
  const until = event === 'death' ? addYears(ends ?? today, retiredYears) : ends && dayBefore(ends);
  return (
    <LeadsOn value={reason === 'partnerNotDeclared'}>
      <SimulatorPanel
        title={title}
        lead={t('protection.lead')}
        simulating={simulating}
        trying={trying}
        startOver={startOver}
        saidAbove={[...(hints ?? []).map(({ key }) => key), ...(reason === null ? [] : [reason])]}
        examples={examples}
        withBand={false}
        stayFrom={40}
        spoken={say}
        inSight={() => answerOf(risk, shown.event, today, t)}
        fields={
          <>
            <EventChoice event={event} onChange={setEvent} />
            {event === 'death' || risk.presentDegree >= 100 ? null : (
              <AmountSlider
                label={t('protection.degree')}
                unit="percent"
                value={degree}
                min={Math.max(risk.presentDegree, 1)}
                max={100}
                step={1}
                help={
                  risk.presentDegree === 0
                    ? t('protection.degreeHelp')
                    : t('protection.degreePresent', { percent: formatPercent(risk.presentDegree, locale) })
                }
                onChange={setDegree}
              />
            )}
            <DayField key={event} label={t('protection.on')} value={on} min={today} max={until} onChange={setDay} />
          </>
        }
        renderResults={({ result: shownResult, changes: shownChanges, isExample }) => {
          const { after, findings } = shownResult;
          if (after.risk === null) return null;
          const { event: of } = trialOf(shownChanges) ?? first;
          return (
            <>
              <Effect
                risk={after.risk}
                event={of}
                named={named}
                retirement={bandOf(after, of)}
                reason={reasonOf(findings)}
              />
              {isExample || receiptsOf(after.risk, of).length === 0 ? null : (
                <Explanation result={shownResult} figures={explained} />
              )}
            </>
          );
        }}
      >
        <Months
          months={shown.event === 'death' ? risk.monthlyIfDead : risk.monthlyIfDisabled}
          today={today}
          // After a death it is no longer an age.
          birthDate={shown.event === 'death' ? null : (basis?.record.birthDate ?? null)}
        />
      </SimulatorPanel>
    </LeadsOn>
  );
};
