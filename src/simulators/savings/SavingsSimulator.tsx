import Typography from '@mui/material/Typography';
import { memo, useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { toFrancs } from '#domain/close-amounts.ts';
import { HIGHEST_ACTIVITY_RATE } from '#kernel/activity-rate.ts';
import { dayBefore, firstOfNextMonth } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { kept } from '#kernel/kept.ts';
import { formatPercent, toChf, type Centimes } from '#kernel/money.ts';
import { amountRows, benefits } from '#simulation/benefits.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { ExplainedLines } from '#simulation/ExplainedLines.tsx';
import { Comparison } from '#simulation/Comparison.tsx';
import { DayField } from '#simulation/DayField.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { LeadsOn } from '#simulation/leads-on.ts';
import { useOptionName } from '#simulation/option-name.ts';
import { optionToday } from '#simulation/option-today.ts';
import { francsOf, wholeOrExact } from '#simulation/rough.ts';
import { useSpoken } from '#simulation/spoken.ts';
import { useTexts } from '#simulation/use-texts.ts';
import { useTried } from '#simulation/use-tried.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { raised, savingsExamples } from './savings-examples.ts';
import { asToday, changesOf, trialOf, type SavingsTrial } from './savings-trial.ts';

/** The figures of lines whose calculation one can ask for. */
const explainedLines = { pension: 'pension', contribution: 'contributions' } as const;

type Outcome = SimulationResult['after'];
type Saving = NonNullable<Outcome['saving']>;
type OptionId = NonNullable<SavingsTrial['option']>['id'];

/** What is paid once a plan that is chosen already applies, as it does to the pension. */
const paid = ({ saving, contributions }: Outcome) => saving?.pending?.contributions ?? contributions;

/** What is spoken of the figures. */
const spokenEffects = [
  { key: 'contribution', of: (outcome: Outcome) => paid(outcome)?.member },
  { key: 'memberSavings', of: (outcome: Outcome) => paid(outcome)?.memberSavings },
  { key: 'employer', of: (outcome: Outcome) => paid(outcome)?.employer },
  benefits.savings,
  benefits.pension,
] as const;

const effects = [
  ...spokenEffects,
  benefits.disability,
  benefits.partner,
  benefits.orphan,
  benefits.deathLumpSum,
  { key: 'exit', of: (outcome: Outcome) => outcome.laterExit?.benefit },
] as const;

/** Says that the figures without a change are those of the plan that is chosen already, where one is. */
const Chosen = memo(({ plan, from }: { plan: string; from: IsoDate }) => {
  const { t } = useTranslation('simulation');
  return <Typography>{t('savings.pending', { plan, date: formatDate(from) })}</Typography>;
});

const none: Saving['options'] = [];

/** What it costs, and what it brings. */
const main = ['contribution', 'pension'] as const;

/** The days that the figures are of, which a moved amount leaves. */
const OfDays = memo(({ on, exit }: { on: IsoDate; exit: IsoDate | null }) => {
  const { t } = useTranslation('simulation');
  return (
    <>
      <Fineprint>{t('savings.on', { date: formatDate(on) })}</Fineprint>
      {exit === null ? null : <Fineprint>{t('savings.exitOn', { date: formatDate(exit) })}</Fineprint>}
    </>
  );
});

/** What is paid a month, and what it does to savings, pensions, survivors and the exit benefit. */
const Effect = memo(({ after, outcomes }: { after: Outcome; outcomes: readonly Outcome[] }) => {
  const { t } = useTranslation('simulation');
  const date = formatDate(after.laterExit?.on);
  const nameOf = useMemo(
    () => kept((key: (typeof effects)[number]['key']) => t(`savings.effects.${key}`, { date })),
    [t, date],
  );
  return (
    <div>
      <Comparison main={main} rows={amountRows(effects, outcomes, nameOf)} />
      <OfDays on={after.on} exit={after.laterExit?.on ?? null} />
    </div>
  );
});

/** Changes parts of what is tried out, as it is by then. */
type Edit = (change: (known: SavingsTrial) => Partial<SavingsTrial>) => void;
type PartProps = {
  saving: Saving;
  edit: Edit;
  /** The first day that can be typed, and the last one before retirement; null if unknown. */
  earliest: IsoDate;
  until: IsoDate | null;
};

/** The savings option, and its day as soon as another one is tried out. */
const OptionFields = memo(
  ({
    saving,
    option,
    today,
    names,
    edit,
    earliest,
    until,
    saysNoChoice,
  }: PartProps &
    Pick<SavingsTrial, 'option'> &
    Pick<SavingsSimulatorProps, 'saysNoChoice'> & { today: OptionId | null; names: readonly string[] }) => {
    const { t } = useTranslation('simulation');
    const { options, option: now, blocked } = saving;
    const setDay = useCallback(
      (from: IsoDate) => edit((known) => ({ option: known.option && { ...known.option, from } })),
      [edit],
    );
    if (options.length < 2) return saysNoChoice ? null : <p>{t('savings.noOptions')}</p>;
    if (blocked !== null) return <p>{t(`savings.${blocked}`)}</p>;
    const pick = (id: OptionId | undefined) => {
      if (id === undefined) return;
      edit((known) => ({ option: id === now ? null : { id, from: known.option?.from ?? earliest } }));
    };
    const isPending = today !== null && today !== now;
    const labelOf = (id: OptionId) => {
      if (id === now) return isPending ? 'planChosen' : 'planNow';
      return isPending && id === today ? 'planToday' : 'plan';
    };
    return (
      <>
        <SelectField
          label={t('savings.option')}
          value={option?.id ?? now}
          options={options.map(({ id }, at) => ({
            value: id,
            label: t(`savings.${labelOf(id)}`, { plan: names[at] ?? '' }),
          }))}
          onChange={({ target }) => pick(options.find(({ id }) => id === target.value)?.id)}
        />
        {option === null ? null : (
          <DayField label={t('savings.optionFrom')} value={option.from} min={earliest} max={until} onChange={setDay} />
        )}
      </>
    );
  },
);

/** Salaries are round sums, CHF a year. */
const salaryStep = 100;

/** The workload, and its day as soon as another one is tried out. */
const WorkloadFields = memo(
  ({ saving, workload, edit, earliest, until }: PartProps & Pick<SavingsTrial, 'workload'>) => {
    const { t } = useTranslation('simulation');
    const text = useTexts(t);
    const soon = firstOfNextMonth(earliest);
    const setPercent = useCallback(
      (percent: number) => edit((known) => ({ workload: { percent, from: known.workload?.from ?? soon } })),
      [edit, soon],
    );
    const setDay = useCallback(
      (from: IsoDate) => edit((known) => ({ workload: known.workload && { ...known.workload, from } })),
      [edit],
    );
    return (
      <>
        <AmountSlider
          label={text('savings.workload')}
          unit="percent"
          value={workload?.percent ?? saving.workload}
          min={1}
          max={HIGHEST_ACTIVITY_RATE}
          step={1}
          onChange={setPercent}
        />
        {workload === null ? null : (
          <DayField
            label={text('savings.workloadFrom')}
            value={workload.from}
            min={earliest}
            max={until}
            onChange={setDay}
          />
        )}
      </>
    );
  },
);

type SalaryProps = PartProps &
  Pick<SavingsTrial, 'workload' | 'salary'> & {
    /** The salary at the workload that is tried out. */
    paid: Centimes | null;
  };

/** The salary, which follows the workload until another one is tried out; then with its day. */
const SalaryFields = memo(({ saving, workload, salary, paid, edit, earliest, until }: SalaryProps) => {
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  const soon = firstOfNextMonth(earliest);
  const setAmount = useCallback(
    (amount: number) =>
      edit((known) => ({ salary: { amount, from: known.salary?.from ?? known.workload?.from ?? soon } })),
    [edit, soon],
  );
  const setDay = useCallback(
    (from: IsoDate) => edit((known) => ({ salary: known.salary && { ...known.salary, from } })),
    [edit],
  );
  if (saving.salary === null) return null;
  return (
    <>
      <AmountSlider
        label={text('savings.salary')}
        unit="chf"
        value={salary?.amount ?? Math.round(toChf((workload === null ? null : paid) ?? saving.salary.amount))}
        min={salaryStep}
        max={Math.ceil(toChf(saving.salary.atMost) / 1_000) * 1_000}
        step={salaryStep}
        help={text('savings.salaryHelp')}
        onChange={setAmount}
      />
      {salary === null ? null : (
        <DayField label={text('savings.salaryFrom')} value={salary.from} min={earliest} max={until} onChange={setDay} />
      )}
    </>
  );
});

/** What the page says of an option. */
export type OfferedPlan = {
  /** The plan's name. */
  readonly title: string;
  /** Whether it can be chosen. */
  readonly isOpen: boolean;
  /** Leads to the plan's choice, or says why it can't be chosen. */
  readonly choice: ReactNode;
};

type SavingsSimulatorProps = AbsentProps & {
  /** The plan of an option, as the page has it. */
  planOf?: (option: string) => OfferedPlan | undefined;
  /** Whether the page says already where there is no choice. */
  saysNoChoice?: boolean;
};

/**
 * Tries out another savings option, workload or salary, each from a day: what is paid a month, and what it does to
 * savings, pension, the benefits at death and disability, and the exit benefit (specification, section 9; BVG art. 7, 8,
 * 16). Shows nothing at a provider without simulations.
 */
export const SavingsSimulator = ({ planOf, saysNoChoice = false, absent }: SavingsSimulatorProps) => {
  const { t } = useTranslation('simulation');
  const text = useTexts(t);
  const optionName = useOptionName();
  const spoken = useSpoken();
  const locale = useValue(localeAtom);
  const { trial, editTrial, simulating, awaiting, cases, trying } = useTried(
    'savings',
    trialOf,
    changesOf,
    savingsExamples,
  );
  const edit = useCallback<Edit>(
    // An example of another part isn't taken along.
    (change) => editTrial((said, known) => ({ ...(known ?? asToday), ...change(said ?? asToday) })),
    [editTrial],
  );
  const options = simulating?.start.after.saving?.options ?? none;
  const names = useMemo(
    () => options.map(({ id, additionalPercent }) => planOf?.(id)?.title ?? optionName(additionalPercent)),
    [options, planOf, optionName],
  );
  const examples = useMemo(
    () =>
      cases.map(({ key, changes }) => {
        const { option, workload } = changes.savings ?? {};
        return {
          key,
          changes,
          label: t(`savings.examples.${key}`, {
            plan: names[options.findIndex(({ id }) => id === option?.id)] ?? '',
            percent: formatPercent(workload?.percent ?? 0, locale),
            amount: wholeOrExact(raised),
          }),
        };
      }),
    [cases, names, options, t, locale],
  );
  const say = useCallback(
    (after: Outcome): string =>
      spoken.figures(
        spokenEffects.flatMap(({ key, of }) => {
          const amount = of(after) ?? 0;
          return amount === 0 ? [] : [{ name: t(`savings.effects.${key}`), amount }];
        }),
      ),
    [spoken, t],
  );
  if (simulating === null) return <Awaited awaiting={awaiting} absent={absent} />;
  const { start, result, asOf } = simulating;
  const { saving, retirement } = start.after;
  const title = text(saving !== null && saving.options.length < 2 ? 'savings.titleWithoutOptions' : 'savings.title');
  if (saving === null)
    return <NotApplicable simulator="savings" title={title} reason={t(`findings.${start.obstacle ?? 'notInsured'}`)} />;
  const { option, workload, salary } = trial ?? asToday;
  const plan = option === null ? undefined : planOf?.(option.id);
  const nameOf = (id: OptionId): string => names[options.findIndex((each) => each.id === id)] ?? '';
  const ends = retirement?.date ?? null;
  // Compared with what the table has beside it.
  const [was = 0, is = 0] = simulating.outcomes.slice(-2).map((outcome) => toFrancs(paid(outcome)?.member ?? 0));
  const more = is - was;
  const until = ends && dayBefore(ends);
  return (
    <LeadsOn value={plan?.isOpen ?? false}>
      <SimulatorPanel
        title={title}
        lead={text(saving.options.length < 2 ? 'savings.leadWithoutOptions' : 'savings.lead')}
        simulating={simulating}
        trying={trying}
        examples={examples}
        stayFrom={46}
        spoken={say}
        inSight={(pension) => ({
          ...pension,
          said: [
            ...pension.said,
            ...(more === 0
              ? []
              : [t(`inSight.${more > 0 ? 'paysMore' : 'paysLess'}`, { amount: francsOf(Math.abs(more)) })]),
          ],
        })}
        fields={
          <>
            <OptionFields
              saving={saving}
              option={option}
              today={optionToday(simulating.basis)}
              names={names}
              edit={edit}
              earliest={saving.choiceFrom}
              until={until}
              saysNoChoice={saysNoChoice}
            />
            <WorkloadFields saving={saving} workload={workload} edit={edit} earliest={asOf} until={until} />
            <SalaryFields
              saving={saving}
              workload={workload}
              salary={salary}
              paid={result.after.saving?.salary?.amount ?? null}
              edit={edit}
              earliest={asOf}
              until={until}
            />
          </>
        }
        renderResults={({ result: shown, outcomes, isExample }) => (
          <>
            {saving.pending === null ? null : (
              <Chosen plan={nameOf(saving.pending.option)} from={saving.pending.from} />
            )}
            <ExplainedLines result={isExample ? null : shown} figures={explainedLines}>
              <Effect after={shown.after} outcomes={outcomes} />
            </ExplainedLines>
          </>
        )}
      >
        {plan?.choice}
      </SimulatorPanel>
    </LeadsOn>
  );
};
