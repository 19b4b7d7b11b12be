import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, Suspense, useCallback, useEffect, useMemo, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { asksRepayment } from '#domain/simulate-query.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { toChf, type Centimes } from '#kernel/money.ts';
import { sameJson } from '#kernel/same-json.ts';
import { amountRows, benefits, monthly } from '#simulation/benefits.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { ExplainedLines } from '#simulation/ExplainedLines.tsx';
import { Explanation } from '#simulation/Explanation.tsx';
import { Comparison } from '#simulation/Comparison.tsx';
import { DayField } from '#simulation/DayField.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { useFrancsOrDash } from '#simulation/on-paper.ts';
import { ShownBars, type BarRow } from '#simulation/bar-rows.ts';
import { roughOf, wholeOrExact } from '#simulation/rough.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSpoken } from '#simulation/spoken.ts';
import { useTexts } from '#simulation/use-texts.ts';
import { useTried } from '#simulation/use-tried.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { dropQueryAction, placeAtom } from '#state/kernel/place.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { late } from '#ui/late.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { homeExamples } from './home-examples.ts';
import { changesOf, trialOf, takesOut, type HomeTrial, type Moved } from './home-trial.ts';
import {
  firstsOf,
  firstWayOf,
  reasonAgainst,
  repaidTrial,
  waysOf,
  withKind,
  withRealisation,
  withRepayment,
} from './home-ways.ts';

/** The figures of lines whose calculation one can ask for. */
const explainedLines = { pension: 'pension' } as const;
/** Others that one can ask for. */
const explained = ['homeOwnership'] as const;

type Outcome = SimulationResult['after'];
type HomeLimits = NonNullable<Outcome['homeLimits']>;

const effects = [
  benefits.savings,
  benefits.pension,
  benefits.disability,
  { key: 'disabilityChild', of: ({ risk }: Outcome) => monthly(risk?.disabilityChildPerYear) },
  benefits.partner,
  benefits.orphan,
  benefits.deathLumpSum,
  benefits.exit,
  { key: 'buyIn', of: ({ buyIn }: Outcome) => buyIn?.atMost },
  { key: 'open', of: ({ buyIn }: Outcome) => buyIn?.openWithdrawals },
] as const;

const dayText = (day: IsoDate | null | undefined): string => (day ? formatDate(day) : '–');

/** The day that the figures are of, and a withdrawal's taxes, which a moved amount leaves. */
const OfDay = memo(({ on, isTaxed }: { on: IsoDate; isTaxed: boolean }) => {
  const { t } = useTranslation('simulation');
  return (
    <Fineprint>{[t('home.on', { date: formatDate(on) }), ...(isTaxed ? [t('home.taxes')] : [])].join(' ')}</Fineprint>
  );
});

type EffectProps = {
  on: IsoDate;
  outcomes: readonly Outcome[];
  /** Whether money is taken out, which is taxed. */
  isTaxed: boolean;
};

/** What the trial does to every benefit, to buy-ins, and to the next withdrawal. */
const Effect = memo(({ on, outcomes, isTaxed }: EffectProps) => {
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  const rows = amountRows(effects, outcomes, (key) => text(`home.effects.${key}`));
  const again = outcomes.map(({ home }) => home?.possibleFrom);
  if (again.some(Boolean)) rows.push({ key: 'again', name: text('home.effects.again'), texts: again.map(dayText) });
  return (
    <div>
      <Comparison rows={rows} />
      <OfDay on={on} isTaxed={isTaxed} />
    </div>
  );
});

/** By how much the repayment raises the pension, compared with the same changes without it. */
const Restored = ({ pension }: { pension: Centimes }) => {
  const { t } = useTranslation('simulation');
  return <Typography>{t('home.restored', { amount: roughOf(pension) })}</Typography>;
};

const BarRows = late(async () => (await import('#simulation/BarRows.tsx')).BarRows);
const bars = (
  <Suspense>
    <BarRows />
  </Suspense>
);
const titled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

/** The monthly pension without and with the trial, one bar each. */
const Pensions = ({ before, after }: { before: Centimes; after: Centimes }) => {
  const { t } = useTranslation('simulation');
  const words = useFrancsOrDash();
  const barOf = (column: 'before' | 'after', amount: Centimes): BarRow => ({
    name: t(`comparison.${column}`),
    total: words(amount),
    parts: [
      { key: column, name: '', text: words(amount), value: amount, look: column === 'before' ? 'plain' : 'first' },
    ],
  });
  return (
    <Box sx={titled}>
      <SectionHeading level={3}>{t('home.effects.pension')}</SectionHeading>
      <ShownBars value={[barOf('before', before), barOf('after', after)]}>{bars}</ShownBars>
    </Box>
  );
};

const stepOf = (most: number) => (most > 50_000 ? 1_000 : 100);

type Picked = ChangeEvent<HTMLSelectElement>;
type Ticked = ChangeEvent<HTMLInputElement>;
type Edit = (change: Partial<HomeTrial> | ((trial: HomeTrial) => HomeTrial)) => void;

const Choice = memo(SelectField);
const Tick = memo(CheckboxField);

/** What is paid back later of what is taken out. */
const RepaymentFields = memo(
  ({ trial, limits, edit }: { trial: HomeTrial; limits: HomeLimits['repayment']; edit: Edit }) => {
    const { t } = useTranslation('simulation');
    const text = useTexts(t);
    const { repaid, realisedOn, on } = trial;
    const until = limits?.until ?? null;
    const tick = useCallback(
      ({ target: { checked } }: Ticked) => edit((current) => withRepayment(current, checked, until)),
      [edit, until],
    );
    const change = useCallback(
      (changed: Partial<Moved>) =>
        edit((current) => ({ ...current, repaid: current.repaid && { ...current.repaid, ...changed } })),
      [edit],
    );
    const setDay = useCallback((day: IsoDate) => change({ on: day }), [change]);
    const setAmount = useCallback((amount: number) => change({ amount }), [change]);
    // Where nothing can be paid back, a finding says so, and what was entered stays.
    const most = limits === null ? Math.max(trial.amount, repaid?.amount ?? 0) : toChf(limits.atMost);
    return (
      <>
        <Tick label={text('home.repay')} checked={repaid !== null} onChange={tick} />
        {repaid === null ? null : (
          <>
            <DayField
              label={text('home.day.repayment')}
              value={repaid.on}
              min={limits?.from ?? realisedOn ?? on}
              max={until}
              onChange={setDay}
            />
            <AmountSlider
              label={text('home.amount.repayment')}
              unit="chf"
              value={repaid.amount}
              min={toChf(limits?.atLeast ?? 0)}
              max={most}
              step={stepOf(most)}
              onChange={setAmount}
            />
          </>
        )}
      </>
    );
  },
);

/** Whether some changes take money out. */
const isTaxed = (changes: Changes): boolean => {
  const trial = trialOf(changes);
  return trial !== null && takesOut(trial);
};

const inWords = (amount: Centimes): string => wholeOrExact(toChf(amount));

type TooLittleProps = { kind: HomeTrial['kind']; atMost: Centimes; atLeast: Centimes };

/** Why no amount can be chosen: there is nothing on that day, or less than the least that is possible. */
const TooLittle = ({ kind, atMost, atLeast }: TooLittleProps) => {
  const { t } = useTranslation('simulation');
  return (
    <Notice severity="info">
      <p>
        {atMost === 0
          ? t(`home.nothing.${kind}`)
          : t('home.tooLittle', { most: inWords(atMost), least: inWords(atLeast) })}
      </p>
    </Notice>
  );
};

/** The limits of the chosen kind, and of a repayment where there may be one. */
type Limits = { readonly out: HomeLimits['withdrawal' | 'pledge']; readonly back: HomeLimits['repayment'] };

const limitsOf = (limits: HomeLimits, trial: HomeTrial): Limits => ({
  out: trial.kind === 'repayment' ? null : limits[trial.kind],
  // How much can be paid back follows the amount taken out, and matters only once some of it is.
  back:
    trial.kind === 'repayment' || trial.repaid !== null
      ? limits.repayment
      : limits.repayment && { ...limits.repayment, atMost: 0, atLeast: 0 },
});

/** The value before as long as the next one says the same, so that nothing is rendered because of it. */
const useUnchanged = <Value,>(value: Value): Value => {
  const [kept, keep] = useState(value);
  if (kept === value || sameJson(kept, value)) return kept;
  keep(value);
  return value;
};

type TrialFieldsProps = { start: SimulationResult; trial: HomeTrial; limits: Limits; edit: Edit };

/** What is tried out: to withdraw, to pledge or to pay back, on what day, and how much. */
const TrialFields = memo(({ start, trial, limits: { out, back }, edit }: TrialFieldsProps) => {
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  const { kind, amount, on, realisedOn } = trial;
  const { atMost = 0, atLeast = 0, until = null } = (kind === 'repayment' ? back : out) ?? {};
  const ways = useMemo(() => waysOf(start), [start]);
  const first = useMemo(() => firstsOf(start), [start]);
  const kinds = useMemo(() => ways.map((way) => ({ value: way, label: t(`home.kinds.${way}`) })), [ways, t]);
  const pick = useCallback(
    ({ target: { value } }: Picked) => edit((current) => withKind(current, ways, value, first)),
    [edit, ways, first],
  );
  const setDay = useCallback((day: IsoDate) => edit({ on: day }), [edit]);
  const setAmount = useCallback((chosen: number) => edit({ amount: chosen }), [edit]);
  const tick = useCallback(
    ({ target: { checked } }: Ticked) => edit((current) => withRealisation(current, checked)),
    [edit],
  );
  const setRealised = useCallback((day: IsoDate) => edit({ realisedOn: day }), [edit]);
  const most = toChf(atMost);
  // Why the days have a first and a last one.
  const waits = kind === 'withdrawal' && out !== null && out.from > start.after.on;
  const dayHelp = [
    ...(waits ? [t('home.fiveYears')] : []),
    ...(until === null ? [] : [t(`home.endsBy.${out?.endsBy ?? 'retirement'}`, { age: out?.maxAge })]),
  ].join('. ');
  return (
    <>
      {ways.includes('withdrawal') ? null : (
        <Notice severity="info" live="off">
          <p>{t(`findings.${reasonAgainst(start)}`)}</p>
        </Notice>
      )}
      {ways.length === 1 ? null : <Choice label={text('home.kind')} value={kind} options={kinds} onChange={pick} />}
      <DayField
        key={`day ${kind}`}
        label={text(`home.day.${kind}`)}
        value={on}
        min={first[kind].on}
        max={until}
        {...(dayHelp !== '' && { help: dayHelp })}
        onChange={setDay}
      />
      {atMost === 0 || atMost < atLeast ? (
        <TooLittle key={kind} kind={kind} atMost={atMost} atLeast={atLeast} />
      ) : (
        <AmountSlider
          key={kind}
          label={text(`home.amount.${kind}`)}
          unit="chf"
          value={amount}
          min={toChf(atLeast)}
          max={most}
          step={stepOf(most)}
          {...(kind !== 'repayment' && { help: text('home.fifty') })}
          onChange={setAmount}
        />
      )}
      {kind === 'pledge' ? <Tick label={t('home.realised')} checked={realisedOn !== null} onChange={tick} /> : null}
      {kind === 'pledge' && realisedOn !== null ? (
        <DayField label={t('home.realisedOn')} value={realisedOn} min={on} max={until} onChange={setRealised} />
      ) : null}
      {takesOut(trial) ? <RepaymentFields trial={trial} limits={back} edit={edit} /> : null}
    </>
  );
});

/** The trial that the fields begin with where no example is possible; null if nothing can be tried out. */
const firstTrial = (start: SimulationResult): HomeTrial | null => {
  const kind = firstWayOf(start);
  return kind === undefined ? null : { kind, ...firstsOf(start)[kind], realisedOn: null, repaid: null };
};

/**
 * Tries out an early withdrawal, a pledge or a repayment for a home: on what day, how much, what a realised pledge
 * does, and what a repayment restores; `?simulate=repayment` begins with the whole of what is open (BVG art. 30a to
 * 30g, WEFV). Says why if nothing is possible; shows nothing at a provider without simulations.
 */
export const HomeSimulator = ({ absent }: AbsentProps) => {
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  const spoken = useSpoken();
  const { trial, editTrial, setTrial, followed, simulating, awaiting, cases, trying } = useTried(
    'home',
    trialOf,
    changesOf,
    homeExamples,
  );
  const start = simulating?.start ?? null;
  const first = useMemo(() => start && firstTrial(start), [start]);
  const edit = useCallback<Edit>(
    (change) =>
      editTrial((said) => {
        const current = said ?? first;
        if (current === null) return said;
        return typeof change === 'function' ? change(current) : { ...current, ...change };
      }),
    [first, editTrial],
  );
  const isAsked = asksRepayment(useValue(placeAtom).query);
  const dropQuery = useAction(dropQueryAction);
  useEffect(() => {
    if (!isAsked || start === null) return;
    setTrial((known) => repaidTrial(start) ?? known);
    dropQuery('simulate');
  }, [isAsked, start, setTrial, dropQuery]);
  const examples = useMemo(
    () =>
      cases.map(({ key, changes }) => ({
        key,
        changes,
        label: t(`home.examples.${key}`, { amount: wholeOrExact(changes.home?.withdrawal?.amount ?? 0) }),
      })),
    [cases, t],
  );
  const current = trial ?? first;
  // What is simulated of another kind says nothing of this one: after a withdrawal less can be pledged.
  const simulated = followed?.kind === current?.kind ? simulating?.result : start;
  const allLimits = simulated?.after.homeLimits ?? start?.after.homeLimits ?? null;
  const limits = useUnchanged(allLimits && current && limitsOf(allLimits, current));
  if (simulating === null || start === null) return <Awaited awaiting={awaiting} absent={absent} />;
  const title = text('home.title');
  const { after } = simulating.result;
  const { retirement: retired } = after;
  const withdrawn = trying.changes.home?.withdrawal?.amount ?? 0;
  if (current === null || limits === null) {
    return (
      <NotApplicable
        simulator="home"
        title={title}
        reason={t(`findings.${reasonAgainst(start)}`)}
        onOpen={allLimits === null || start.obstacle !== null ? null : trying.onOpen}
      />
    );
  }
  return (
    <SimulatorPanel
      title={title}
      lead={text('home.lead')}
      simulating={simulating}
      trying={trying}
      examples={examples}
      stayFrom={46}
      spoken={spoken.retirement}
      inSight={(pension) => ({
        ...pension,
        said: [...pension.said, ...(withdrawn > 0 ? [t('inSight.home', { amount: wholeOrExact(withdrawn) })] : [])],
      })}
      picture={
        retired && <Pensions before={start.after.retirement?.pensionPerMonth ?? 0} after={retired.pensionPerMonth} />
      }
      fields={<TrialFields start={start} trial={current} limits={limits} edit={edit} />}
      renderResults={({ result, outcomes, changes, isExample }) => (
        <ExplainedLines result={isExample ? null : result} figures={explainedLines}>
          <Effect on={result.after.on} outcomes={outcomes} isTaxed={isTaxed(changes)} />
        </ExplainedLines>
      )}
    >
      {/* That nothing more can be withdrawn, and from when on again, is a line of the comparison. */}
      {trial === null || !after.home?.atMost ? null : <Explanation result={simulating.result} figures={explained} />}
      {followed !== null && takesOut(followed) && (after.restoredPension ?? 0) > 0 ? (
        <Restored pension={after.restoredPension ?? 0} />
      ) : null}
    </SimulatorPanel>
  );
};
