import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { Comparison, type ComparedRow } from '#simulation/Comparison.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { useEnteredPlan } from '#simulation/entered.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSimulation } from '#simulation/use-simulation.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { periodsOf } from './leave-periods.ts';
import { changesOf, planOf, firstDays, type LeavePlan } from './leave-plan.ts';

type Outcome = SimulationResult['after'];
type Leave = NonNullable<Outcome['leave']>;

const benefits = [
  { key: 'savings', of: ({ retirement }: Outcome) => retirement?.savings },
  { key: 'pension', of: ({ retirement }: Outcome) => retirement?.pensionPerMonth },
  { key: 'disability', of: ({ risk }: Outcome) => risk?.disabilityPerYear },
  { key: 'partner', of: ({ risk }: Outcome) => risk?.partnerPerYear },
  { key: 'orphan', of: ({ risk }: Outcome) => risk?.orphanPerYear },
  { key: 'deathLumpSum', of: ({ risk }: Outcome) => risk?.deathLumpSum },
  { key: 'exit', of: ({ exitBenefit }: Outcome) => exitBenefit },
] as const;

/** What the leave costs, in a sentence. */
const Cost = ({ leave: { months, perMonth, total } }: { leave: Leave }) => {
  const { t } = useTranslation('simulation');
  if (months === 0) return <Typography>{t('leave.unchanged')}</Typography>;
  if (total === 0) return <Typography>{t('leave.free')}</Typography>;
  return (
    <Typography>
      {t('leave.cost', {
        total: formatRough(toChf(total)),
        months: t('monthsOf', { count: months }),
        perMonth: formatRough(toChf(perMonth)),
      })}
    </Typography>
  );
};

/** On a phone both days are below each other. */
const wrappingSx = { whiteSpace: { xs: 'normal', sm: 'nowrap' } } as const;

/** What is insured from when to when, and what the member pays for it. */
const Periods = ({ begins, leave }: { begins: IsoDate; leave: Leave }) => {
  const { t } = useTranslation('simulation');
  return (
    <DataTable
      caption={t('leave.periods.title')}
      columns={[
        { key: 'period', header: t('leave.periods.period') },
        { key: 'risk', header: t('leave.periods.risk') },
        { key: 'saving', header: t('leave.periods.saving'), secondary: true },
        { key: 'cost', header: t('leave.periods.cost'), align: 'end' },
      ]}
      rows={periodsOf(begins, leave).map(({ from, to, isInsured, saves, perMonth }) => ({
        key: from,
        cells: [
          <Box key="period" component="span" sx={wrappingSx}>
            {to === null
              ? t('leave.periods.since', { from: formatDate(from) })
              : t('leave.periods.span', { from: formatDate(from), to: formatDate(to) })}
          </Box>,
          t(isInsured ? 'leave.periods.insured' : 'leave.periods.uninsured'),
          t(saves ? 'leave.periods.credits' : 'leave.periods.interest'),
          perMonth === null ? t('leave.periods.asBefore') : formatRough(toChf(perMonth)),
        ],
      }))}
    />
  );
};

/** What the leave costs, what is insured meanwhile, and what it does to savings and pensions. */
const Effect = memo(({ before, after, begins }: { before: Outcome; after: Outcome; begins: IsoDate }) => {
  const { t } = useTranslation('simulation');
  return (
    <>
      {after.leave === null ? null : (
        <>
          <Cost leave={after.leave} />
          <Periods begins={begins} leave={after.leave} />
        </>
      )}
      <div>
        <Comparison
          rows={benefits.flatMap(({ key, of }): ComparedRow[] => {
            const [from, to] = [of(before) ?? 0, of(after) ?? 0];
            return from === 0 && to === 0 ? [] : [{ key, name: t(`leave.effects.${key}`), before: from, after: to }];
          })}
        />
        <Fineprint>{t('leave.on')}</Fineprint>
      </div>
    </>
  );
});

/**
 * Tries out an unpaid leave: how long, from which month and with what cover, what that costs, what is insured from when
 * to when, and what it does to savings and pensions. Shows nothing at a provider without simulations.
 */
export const LeaveSimulator = () => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const [plan, setPlan] = useEnteredPlan('leave', planOf);
  // The slider comes first, its effect as soon as there is time.
  const followed = useDeferredValue(plan);
  const changes = useMemo(() => changesOf(followed), [followed]);
  const simulating = useSimulation(changes);
  const months = useMemo(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    [locale],
  );
  if (simulating === null) return null;
  const { start, result } = simulating;
  const title = t('leave.title');
  const terms = result.after.leaveTerms ?? start.after.leaveTerms;
  if (terms === null) {
    const { obstacle } = start;
    return <NotApplicable title={title} reason={t(obstacle === null ? 'leave.nothing' : `findings.${obstacle}`)} />;
  }
  const { covers } = terms;
  const planned: LeavePlan = plan ?? { months: 0, from: terms.from, cover: covers[0]?.cover ?? 'none' };
  const cost = covers.find(({ cover }) => cover === planned.cover)?.perMonth ?? 0;
  const change = (changed: Partial<LeavePlan>) => setPlan({ ...planned, ...changed });
  return (
    <SimulatorPanel
      title={title}
      lead={t('leave.lead')}
      simulating={simulating}
      simulator="leave"
      changes={changes}
      onOpen={(kept) => setPlan(planOf(kept))}
      isChanged={plan !== null}
      onReset={() => setPlan(null)}
      fields={
        <>
          <AmountSlider
            label={t('leave.months')}
            unit="months"
            value={planned.months}
            max={terms.atMostMonths}
            step={1}
            onChange={(chosen) => change({ months: chosen })}
          />
          <SelectField
            label={t('leave.from')}
            value={planned.from}
            options={firstDays(terms.from, terms.until).map((day) => ({
              value: day,
              label: months.format(new Date(`${day}T00:00:00Z`)),
            }))}
            onChange={({ target }) => change({ from: target.value })}
          />
          <SelectField
            label={t('leave.cover')}
            value={planned.cover}
            options={covers.map(({ cover }) => ({ value: cover, label: t(`leave.covers.${cover}`) }))}
            helperText={cost === 0 ? t('leave.coverFree') : t('leave.coverAt', { amount: formatRough(toChf(cost)) })}
            onChange={({ target }) =>
              change({ cover: covers.find(({ cover }) => cover === target.value)?.cover ?? planned.cover })
            }
          />
        </>
      }
    >
      <Effect before={result.before} after={result.after} begins={followed?.from ?? terms.from} />
    </SimulatorPanel>
  );
};
