import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatChf, toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { Comparison, type ComparedRow } from '#simulation/Comparison.tsx';
import { DayField } from '#simulation/DayField.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { useEnteredPlan } from '#simulation/entered.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSimulation } from '#simulation/use-simulation.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { changesOf, planOf, takesOut, type HomePlan } from './home-plan.ts';
import { reasonAgainst, waysOf, withKind, withRealisation, withRepayment } from './home-ways.ts';

type Outcome = SimulationResult['after'];

const benefits = [
  { key: 'savings', of: ({ retirement }: Outcome) => retirement?.savings },
  { key: 'pension', of: ({ retirement }: Outcome) => retirement?.pensionPerMonth },
  { key: 'disability', of: ({ risk }: Outcome) => risk?.disabilityPerYear },
  { key: 'disabilityChild', of: ({ risk }: Outcome) => risk?.disabilityChildPerYear },
  { key: 'partner', of: ({ risk }: Outcome) => risk?.partnerPerYear },
  { key: 'orphan', of: ({ risk }: Outcome) => risk?.orphanPerYear },
  { key: 'deathLumpSum', of: ({ risk }: Outcome) => risk?.deathLumpSum },
  { key: 'exit', of: ({ exitBenefit }: Outcome) => exitBenefit },
  { key: 'buyIn', of: ({ buyIn }: Outcome) => buyIn?.atMost },
  { key: 'open', of: ({ buyIn }: Outcome) => buyIn?.openWithdrawals },
] as const;

const dayText = (day: IsoDate | null | undefined): string => (day ? formatDate(day) : '–');

/** What the plan does to every benefit, to buy-ins, and to the next withdrawal. */
const Effect = memo(({ before, after }: { before: Outcome; after: Outcome }) => {
  const { t } = useTranslation('simulation');
  const rows = benefits.flatMap(({ key, of }): ComparedRow[] => {
    const [from, to] = [of(before) ?? 0, of(after) ?? 0];
    return from === 0 && to === 0 ? [] : [{ key, name: t(`home.effects.${key}`), before: from, after: to }];
  });
  const [again, then] = [before.home?.possibleFrom, after.home?.possibleFrom];
  if (again || then) {
    rows.push({ key: 'again', name: t('home.effects.again'), texts: [dayText(again), dayText(then)] });
  }
  return (
    <div>
      <Comparison rows={rows} />
      <Fineprint>{t('home.on', { date: formatDate(after.on) })}</Fineprint>
    </div>
  );
});

/** By how much the repayment raises the pension, compared with the same plan without it. */
const Restored = ({ plan, pension }: { plan: HomePlan; pension: Centimes }) => {
  const { t } = useTranslation('simulation');
  const changes = useMemo(() => changesOf({ ...plan, repaid: null }), [plan]);
  const without = useSimulation(changes)?.result.after.retirement?.pensionPerMonth;
  if (without === undefined || pension <= without) return null;
  return <Typography>{t('home.restored', { amount: formatRough(toChf(pension - without)) })}</Typography>;
};

const stepOf = (most: number) => (most > 50_000 ? 1_000 : 100);

/**
 * Tries out an early withdrawal, a pledge or a repayment for a home: on what day, how much, what a realised pledge does,
 * and what a repayment restores (BVG art. 30a to 30g, WEFV). Shows nothing at a provider without simulations.
 */
export const HomeSimulator = () => {
  const { t } = useTranslation('simulation');
  const [plan, setPlan] = useEnteredPlan('home', planOf);
  // The sliders come first, their effect as soon as there is time.
  const followed = useDeferredValue(plan);
  const changes = useMemo(() => changesOf(followed), [followed]);
  const simulating = useSimulation(changes);
  if (simulating === null) return null;
  const { start, result, asOf } = simulating;
  const title = t('home.title');
  const ways = waysOf(start);
  const [usual] = ways;
  if (usual === undefined) return <NotApplicable title={title} reason={t(`findings.${reasonAgainst(start)}`)} />;

  const { [plan?.kind ?? usual]: limits, repayment } = result.after.homeLimits ?? {};
  const first = { withdrawal: start.after.homeLimits?.withdrawal?.from ?? asOf, pledge: asOf, repayment: asOf };
  const planned: HomePlan = plan ?? { kind: usual, amount: 0, on: first[usual], realisedOn: null, repaid: null };
  const { kind, amount, on, realisedOn, repaid } = planned;
  const change = (changed: Partial<HomePlan>) => setPlan({ ...planned, ...changed });
  const atMost = toChf(limits?.atMost ?? 0);
  // A repayment may be of all that is open, to the centime.
  const most = kind === 'repayment' ? atMost : Math.floor(atMost);
  const least = toChf(limits?.atLeast ?? 0);
  const help = [
    ...(least > 0 ? [t('home.atLeast', { amount: formatChf(least).replace(/\.00$/, '') })] : []),
    ...(kind === 'repayment' ? [] : [t('home.fifty')]),
  ].join('. ');
  const mostBack = toChf(repayment?.atMost ?? 0);
  return (
    <SimulatorPanel
      title={title}
      lead={t('home.lead')}
      simulating={simulating}
      simulator="home"
      changes={changes}
      onOpen={(kept) => setPlan(planOf(kept))}
      isChanged={plan !== null}
      onReset={() => setPlan(null)}
      fields={
        <>
          {ways.includes('withdrawal') ? null : (
            <Notice severity="info" live="off">
              <p>{t(`findings.${reasonAgainst(start)}`)}</p>
            </Notice>
          )}
          {ways.length === 1 ? null : (
            <SelectField
              label={t('home.kind')}
              value={kind}
              options={ways.map((way) => ({ value: way, label: t(`home.kinds.${way}`) }))}
              onChange={({ target }) => setPlan(withKind(planned, ways, target.value, first))}
            />
          )}
          <DayField
            key={`day ${kind}`}
            label={t(`home.day.${kind}`)}
            value={on}
            min={first[kind]}
            max={limits?.until ?? null}
            onChange={(day) => change({ on: day })}
          />
          <AmountSlider
            key={kind}
            label={t(`home.amount.${kind}`)}
            unit="chf"
            value={amount}
            max={most}
            step={stepOf(most)}
            help={help}
            onChange={(chosen) => change({ amount: chosen })}
          />
          {kind === 'pledge' ? (
            <CheckboxField
              label={t('home.realised')}
              checked={realisedOn !== null}
              onChange={({ target }) => setPlan(withRealisation(planned, target.checked))}
            />
          ) : null}
          {kind === 'pledge' && realisedOn !== null ? (
            <DayField
              label={t('home.realisedOn')}
              value={realisedOn}
              min={on}
              max={limits?.until ?? null}
              onChange={(day) => change({ realisedOn: day })}
            />
          ) : null}
          {takesOut(planned) && amount > 0 ? (
            <CheckboxField
              label={t('home.repay')}
              checked={repaid !== null}
              onChange={({ target }) => setPlan(withRepayment(planned, target.checked, repayment?.until ?? null))}
            />
          ) : null}
          {takesOut(planned) && repaid !== null ? (
            <>
              <DayField
                label={t('home.day.repayment')}
                value={repaid.on}
                min={realisedOn ?? on}
                max={repayment?.until ?? null}
                onChange={(day) => change({ repaid: { ...repaid, on: day } })}
              />
              <AmountSlider
                label={t('home.amount.repayment')}
                unit="chf"
                value={repaid.amount}
                max={mostBack}
                step={stepOf(mostBack)}
                onChange={(chosen) => change({ repaid: { ...repaid, amount: chosen } })}
              />
            </>
          ) : null}
        </>
      }
    >
      <Effect before={result.before} after={result.after} />
      {followed !== null && followed.repaid !== null && takesOut(followed) ? (
        <Restored plan={followed} pension={result.after.retirement?.pensionPerMonth ?? 0} />
      ) : null}
      <Fineprint>{t('home.taxes')}</Fineprint>
    </SimulatorPanel>
  );
};
