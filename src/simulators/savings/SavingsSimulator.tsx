import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { addMonths, dayBefore, firstOfMonth } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatPercent, toChf } from '#kernel/money.ts';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { Comparison, type ComparedRow } from '#simulation/Comparison.tsx';
import { DayField } from '#simulation/DayField.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { useEnteredPlan } from '#simulation/entered.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSimulation } from '#simulation/use-simulation.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { asToday, changesOf, planOf, salaryOf, type SavingsPlan } from './savings-plan.ts';

type Outcome = SimulationResult['after'];
type OptionId = NonNullable<SavingsPlan['option']>['id'];

const effects = [
  { key: 'contribution', of: (outcome: Outcome) => outcome.contributions?.member },
  { key: 'employer', of: (outcome: Outcome) => outcome.contributions?.employer },
  { key: 'savings', of: (outcome: Outcome) => outcome.retirement?.savings },
  { key: 'pension', of: (outcome: Outcome) => outcome.retirement?.pensionPerMonth },
  { key: 'disability', of: (outcome: Outcome) => outcome.risk?.disabilityPerYear },
  { key: 'partner', of: (outcome: Outcome) => outcome.risk?.partnerPerYear },
  { key: 'orphan', of: (outcome: Outcome) => outcome.risk?.orphanPerYear },
  { key: 'deathLumpSum', of: (outcome: Outcome) => outcome.risk?.deathLumpSum },
  { key: 'exit', of: (outcome: Outcome) => outcome.laterExit?.benefit },
] as const;

/** What is paid a month, and what it does to savings, pensions, survivors and the exit benefit. */
const Effect = memo(({ result: { before, after } }: { result: SimulationResult }) => {
  const { t } = useTranslation('simulation');
  return (
    <div>
      <Comparison
        rows={effects.flatMap(({ key, of }): ComparedRow[] => {
          const [from, to] = [of(before) ?? 0, of(after) ?? 0];
          if (from === 0 && to === 0) return [];
          const date = formatDate(after.laterExit?.on);
          return [{ key, name: t(`savings.effects.${key}`, { date }), before: from, after: to }];
        })}
      />
      <Fineprint>{t('savings.on', { date: formatDate(after.on) })}</Fineprint>
    </div>
  );
});

type FieldsProps = {
  saving: NonNullable<Outcome['saving']>;
  plan: SavingsPlan;
  onChange: (plan: SavingsPlan) => void;
  /** The day of the data, and the last day before retirement; null if unknown. */
  today: IsoDate;
  until: IsoDate | null;
};

/** Option, workload and salary; each has its day as soon as it is tried out. */
const Fields = ({ saving, plan, onChange, today, until }: FieldsProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const { options, choiceFrom, option: now } = saving;
  const { option, workload, salary } = plan;
  // Work changes with a month.
  const soon = addMonths(firstOfMonth(today), 1);
  const pick = (id: OptionId | undefined) => {
    if (id !== undefined) onChange({ ...plan, option: id === now ? null : { id, from: option?.from ?? choiceFrom } });
  };
  return (
    <>
      {options.length < 2 ? (
        <p>{t('savings.noOptions')}</p>
      ) : (
        <SelectField
          label={t('savings.option')}
          value={option?.id ?? now}
          options={options.map(({ id, additionalPercent }) => ({
            value: id,
            label: t(id === now ? 'savings.moreNow' : 'savings.more', {
              percent: formatPercent(additionalPercent, locale),
            }),
          }))}
          onChange={({ target }) => pick(options.find(({ id }) => id === target.value)?.id)}
        />
      )}
      {option === null ? null : (
        <DayField
          label={t('savings.optionFrom')}
          value={option.from}
          min={choiceFrom}
          max={until}
          onChange={(from) => onChange({ ...plan, option: { ...option, from } })}
        />
      )}
      <AmountSlider
        label={t('savings.workload')}
        unit="percent"
        value={workload?.percent ?? saving.workload}
        min={1}
        max={100}
        step={1}
        onChange={(percent) => onChange({ ...plan, workload: { percent, from: workload?.from ?? soon } })}
      />
      {workload === null ? null : (
        <DayField
          label={t('savings.workloadFrom')}
          value={workload.from}
          min={today}
          max={until}
          onChange={(from) => onChange({ ...plan, workload: { ...workload, from } })}
        />
      )}
      {saving.salary === null ? null : (
        <AmountSlider
          label={t('savings.salary')}
          unit="chf"
          value={salaryOf(plan, { salary: toChf(saving.salary.amount), workload: saving.workload })}
          max={Math.ceil(toChf(saving.salary.atMost) / 1_000) * 1_000}
          step={1_000}
          help={t('savings.salaryHelp')}
          onChange={(amount) => onChange({ ...plan, salary: { amount, from: salary?.from ?? workload?.from ?? soon } })}
        />
      )}
      {salary === null ? null : (
        <DayField
          label={t('savings.salaryFrom')}
          value={salary.from}
          min={today}
          max={until}
          onChange={(from) => onChange({ ...plan, salary: { ...salary, from } })}
        />
      )}
    </>
  );
};

type SavingsSimulatorProps = {
  /** The way from an option that is tried out to its choice, where there is one. */
  choice?: (option: OptionId) => ReactNode;
};

/**
 * Tries out another savings option, workload or salary, each from a day: what is paid a month, and what it does to
 * savings, pension, the benefits at death and disability, and the exit benefit (specification, section 9; BVG art. 7, 8,
 * 16). Shows nothing at a provider without simulations.
 */
export const SavingsSimulator = ({ choice }: SavingsSimulatorProps) => {
  const { t } = useTranslation('simulation');
  const [plan, setPlan] = useEnteredPlan('savings', planOf);
  const [resets, setResets] = useState(0);
  // The sliders come first, their effect as soon as there is time.
  const followed = useDeferredValue(plan);
  const changes = useMemo(() => changesOf(followed), [followed]);
  const simulating = useSimulation(changes);
  if (simulating === null) return null;
  const { start, result, asOf } = simulating;
  const title = t('savings.title');
  const { saving, retirement } = start.after;
  if (saving === null) return <NotApplicable title={title} reason={t(`findings.${start.obstacle ?? 'notInsured'}`)} />;
  const option = plan?.option ?? null;
  const ends = retirement?.date ?? null;
  return (
    <SimulatorPanel
      title={title}
      lead={t('savings.lead')}
      simulating={simulating}
      simulator="savings"
      changes={changes}
      onOpen={(kept) => setPlan(planOf(kept))}
      isChanged={plan !== null}
      onReset={() => {
        setPlan(null);
        setResets(resets + 1);
      }}
      fields={
        <Fields
          // Starting over also clears what was typed.
          key={resets}
          saving={saving}
          plan={plan ?? asToday}
          onChange={setPlan}
          today={asOf}
          until={ends && dayBefore(ends)}
        />
      }
    >
      <Effect result={result} />
      {option === null || choice === undefined ? null : choice(option.id)}
    </SimulatorPanel>
  );
};
