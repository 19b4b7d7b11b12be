import Typography from '@mui/material/Typography';
import { memo, useCallback, useMemo, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { addMonths } from '#kernel/calendar.ts';
import { leaveCovers } from '#kernel/leave-cover.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf, toChf, type Centimes } from '#kernel/money.ts';
import { amountRows, benefits } from '#simulation/benefits.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { ExplainedLines } from '#simulation/ExplainedLines.tsx';
import { Comparison } from '#simulation/Comparison.tsx';
import { FollowingTable } from '#simulation/FollowingTable.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { francsOf } from '#simulation/rough.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSpoken } from '#simulation/spoken.ts';
import { useTexts } from '#simulation/use-texts.ts';
import { useTried } from '#simulation/use-tried.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import type { DataColumn } from '#ui/DataTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { leaveExamples } from './leave-examples.ts';
import { changesOf, firstDays, longestFrom, trialOf, type LeaveTrial } from './leave-trial.ts';

/** The figures of lines whose calculation one can ask for. */
const explainedLines = { pension: 'pension', cost: 'leaveCost' } as const;

type Outcome = SimulationResult['after'];
type Leave = NonNullable<Outcome['leave']>;

/** What the leave costs, in a sentence. */
const Cost = ({ leave: { months, perMonth, total }, free }: { leave: Leave; free: number }) => {
  const { t } = useTranslation('simulation');
  if (months === 0) return <Typography>{t('leave.unchanged')}</Typography>;
  if (total === 0) return <Typography>{t('leave.free')}</Typography>;
  const cost = {
    total: formatChf(toChf(total)),
    months: t('monthsOf', { count: months }),
    perMonth: formatChf(toChf(perMonth)),
  };
  return (
    <Typography>
      {free === 0 ? t('leave.cost', cost) : `${t('leave.firstFree', { count: free })} ${t('leave.costThen', cost)}`}
    </Typography>
  );
};

type PeriodsProps = Pick<Leave, 'periods'> & {
  /** Whether a disability pension goes on, with what is insured and credited because of it. */
  isDisabled: boolean;
  /** Whether disability is insured today, for where that isn't said of each time. */
  withDisability: boolean;
};

/** What is insured from when to when, and what the member pays for it. */
const Periods = ({ periods, isDisabled, withDisability }: PeriodsProps) => {
  const { t } = useTranslation('simulation');
  const isWith = ({ bringsDisability = withDisability }: (typeof periods)[number]): boolean => bringsDisability;
  // Death alone once a disability would bring no pension any more, before the insured age.
  const insured = periods.some(isWith) ? 'risk' : 'death';
  const columns = useMemo<readonly DataColumn[]>(
    () => [
      { key: 'period', header: t('leave.periods.period') },
      { key: 'risk', header: t(`leave.periods.${insured}`), secondary: true },
      { key: 'saving', header: t('leave.periods.saving'), secondary: true },
      { key: 'cost', header: t('leave.periods.cost'), align: 'end' },
    ],
    [t, insured],
  );
  const coveredIn = (period: (typeof periods)[number]) => {
    if (!period.isInsured) return isDisabled ? 'pensionOnly' : 'uninsured';
    return insured === 'risk' && !isWith(period) ? 'deathOnly' : 'insured';
  };
  const covers = periods.map((period) => ({
    risk: t(`leave.periods.${coveredIn(period)}`),
    saving: t(period.saves ? 'leave.periods.credits' : `leave.periods.${isDisabled ? 'waivedOnly' : 'interest'}`),
  }));
  return (
    <FollowingTable
      caption={t('leave.periods.title')}
      columns={columns}
      rows={periods.map(({ from, to, perMonth }, at) => [
        to === null
          ? t('leave.periods.since', { from: formatDate(from) })
          : t('leave.periods.span', { from: formatDate(from), to: formatDate(to) }),
        covers[at]?.risk ?? '',
        covers[at]?.saving ?? '',
        perMonth === null
          ? t('leave.periods.asBefore')
          : perMonth === 0
            ? t('leave.coverFree')
            : formatChf(toChf(perMonth)),
      ])}
      below={covers.map(({ risk, saving }) =>
        [`${t(`leave.periods.${insured}`)} ${risk}`, `${t('leave.periods.saving')} ${saving}`].join('\n'),
      )}
    />
  );
};

type EffectProps = {
  leave: Leave | null;
  /** For how many months the insurance continues unchanged. */
  free: number;
  outcomes: readonly Outcome[];
};

const costOf = ({ leave }: Outcome): Centimes => leave?.total ?? 0;

/** Whether a leave with months to pay for costs nothing. */
const isFree = ({ leave }: Outcome): boolean => leave !== null && leave.months > 0 && leave.total === 0;

/** What it costs, and what it brings. */
const main = ['cost', 'savings', 'pension'] as const;

/** What the leave costs, and what it does to savings and pensions. */
const Effect = memo(({ leave, free, outcomes }: EffectProps) => {
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  return (
    <>
      {leave === null ? null : <Cost leave={leave} free={free} />}
      <div>
        <Comparison
          main={main}
          rows={[
            {
              key: 'cost',
              name: t('leave.effects.cost'),
              ...(outcomes.some(isFree)
                ? { texts: outcomes.map((outcome) => (isFree(outcome) ? t('leave.coverFree') : '–')) }
                : { amounts: outcomes.map((outcome) => costOf(outcome) || null) }),
            },
            ...amountRows(Object.values(benefits), outcomes, (key) => text(`leave.effects.${key}`)),
          ]}
        />
        <Fineprint>{t('leave.on')}</Fineprint>
      </div>
    </>
  );
});

type Picked = ChangeEvent<HTMLSelectElement>;
type Edit = (change: Partial<LeaveTrial>) => void;
type Terms = NonNullable<Outcome['leaveTerms']>;

const Choice = memo(SelectField);

const coverOf = (value: string): LeaveTrial['cover'] => leaveCovers.find((cover) => cover === value) ?? 'none';

/** What a cover costs from its first paid month on, and why it isn't what the page says, which is by today's rates. */
const useCoverCost = (
  { covers, freeMonths, inNewBand = false }: Terms,
  { cover: chosen, from }: LeaveTrial,
): string => {
  const { t } = useTranslation('simulation');
  const { perMonth = 0, perMonthToday = perMonth } = covers.find(({ cover }) => cover === chosen) ?? {};
  if (perMonth === 0) return t('leave.coverFree');
  const cost = { amount: formatChf(toChf(perMonth)), date: formatDate(addMonths(from, freeMonths)) };
  if (perMonthToday === perMonth) return t('leave.coverAt', cost);
  const isByAge = inNewBand && chosen === 'full';
  return t(isByAge ? 'leave.coverByAge' : 'leave.coverChanged', { ...cost, today: formatChf(toChf(perMonthToday)) });
};

/** How long, from which month and with what cover. */
const TrialFields = ({ trial, terms, edit }: { trial: LeaveTrial; terms: Terms; edit: Edit }) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const { from, until, atMostMonths, covers } = terms;
  const months = useMemo(() => {
    const inWords = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return firstDays(from, until).map((day) => ({ value: day, label: inWords.format(new Date(`${day}T00:00:00Z`)) }));
  }, [locale, from, until]);
  const setMonths = useCallback((chosen: number) => edit({ months: chosen }), [edit]);
  const pickMonth = useCallback(({ target }: Picked) => edit({ from: target.value }), [edit]);
  // Each simulation has a list of its own that says the same.
  const offered = covers.map(({ cover }) => cover).join(' ');
  const choices = useMemo(
    () => offered.split(' ').map((cover) => ({ value: cover, label: t(`leave.covers.${coverOf(cover)}`) })),
    [t, offered],
  );
  const pickCover = useCallback(({ target }: Picked) => edit({ cover: coverOf(target.value) }), [edit]);
  const coverCost = useCoverCost(terms, trial);
  return (
    <>
      <AmountSlider
        label={t('leave.months')}
        unit="months"
        value={trial.months}
        max={longestFrom(trial.from, until, atMostMonths)}
        step={1}
        onChange={setMonths}
      />
      <Choice label={t('leave.from')} value={trial.from} options={months} onChange={pickMonth} />
      <Choice
        label={t('leave.cover')}
        value={trial.cover}
        options={choices}
        helperText={coverCost}
        onChange={pickCover}
      />
    </>
  );
};

/** The trial that the fields begin with; null if there is nothing to try out. */
const firstTrial = ({ after: { leaveTerms } }: SimulationResult): LeaveTrial | null =>
  leaveTerms && { months: 0, from: leaveTerms.from, cover: leaveTerms.covers[0]?.cover ?? 'none' };

/**
 * Tries out an unpaid leave: how long, from which month and with what cover, what that costs, what is insured from when
 * to when, and what it does to savings and pensions. Says why if there is nothing to try out; shows nothing at a provider
 * without simulations.
 */
export const LeaveSimulator = ({ absent }: AbsentProps) => {
  const { t } = useTranslation('simulation');
  const spoken = useSpoken();
  const { trial, editTrial, simulating, awaiting, cases, trying } = useTried(
    'leave',
    trialOf,
    changesOf,
    leaveExamples,
  );
  const start = simulating?.start ?? null;
  const first = useMemo(() => start && firstTrial(start), [start]);
  const edit = useCallback<Edit>(
    (change) => editTrial((said) => (first === null ? said : { ...(said ?? first), ...change })),
    [first, editTrial],
  );
  const examples = useMemo(
    () => cases.map((each) => ({ ...each, label: t(`leave.examples.${each.key}`) })),
    [cases, t],
  );
  const say = useCallback(
    (outcome: Outcome): string => {
      const cost = costOf(outcome);
      return [
        ...(cost > 0 ? [spoken.figures([{ name: t('leave.effects.cost'), amount: cost }])] : []),
        spoken.retirement(outcome),
      ].join(' ');
    },
    [spoken, t],
  );
  if (simulating === null || start === null) return <Awaited awaiting={awaiting} absent={absent} />;
  const title = t('leave.title');
  const { after } = simulating.result;
  const terms = after.leaveTerms ?? start.after.leaveTerms;
  const cost = costOf(after);
  if (first === null || terms === null) {
    // A provider of an earlier version doesn't say why.
    const isPaid = (start.after.contributions?.member ?? 0) > 0;
    const none = `leave.${start.after.leaveObstacle ?? (isPaid ? 'noMonthLeft' : 'noContributions')}` as const;
    return (
      <NotApplicable
        simulator="leave"
        title={title}
        reason={t(start.obstacle === null ? none : `findings.${start.obstacle}`)}
      />
    );
  }
  return (
    <SimulatorPanel
      title={title}
      lead={t('leave.lead')}
      simulating={simulating}
      trying={trying}
      examples={examples}
      stayFrom={40}
      spoken={say}
      fields={<TrialFields trial={trial ?? first} terms={terms} edit={edit} />}
      renderResults={({ result, outcomes, isExample }) => (
        <ExplainedLines result={isExample ? null : result} figures={explainedLines}>
          <Effect leave={result.after.leave} free={terms.freeMonths} outcomes={outcomes} />
        </ExplainedLines>
      )}
      inSight={(pension) =>
        cost === 0
          ? pension
          : {
              name: t('leave.effects.cost'),
              amounts: [0, cost],
              // What it costs is the answer where the pension stays the same.
              said: [t('inSight.leave', { amount: francsOf(cost) }), ...(pension.isSame ? [] : pension.said)],
              rough: null,
            }
      }
    >
      {after.leave === null ? null : (
        <Periods
          periods={after.leave.periods}
          isDisabled={(after.risk?.presentDegree ?? 0) > 0}
          withDisability={start.after.risk?.disabilityPerYear !== 0}
        />
      )}
    </SimulatorPanel>
  );
};
