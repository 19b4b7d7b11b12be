import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useMemo, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { amountRows, benefits } from '#simulation/benefits.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { Explanation } from '#simulation/Explanation.tsx';
import { Comparison } from '#simulation/Comparison.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSpoken } from '#simulation/spoken.ts';
import { useTried } from '#simulation/use-tried.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { periodsOf } from './leave-periods.ts';
import { changesOf, firstDays, trialOf, type LeaveTrial } from './leave-trial.ts';

/** The figures whose calculation one can ask for. */
const explained = ['pension', 'leaveCost'] as const;

type Outcome = SimulationResult['after'];
type Leave = NonNullable<Outcome['leave']>;

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
const wrappingSx = {
  display: 'inline-block',
  minInlineSize: '6.5rem',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
} as const;

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
        <Comparison rows={amountRows(Object.values(benefits), before, after, (key) => t(`leave.effects.${key}`))} />
        <Fineprint>{t('leave.on')}</Fineprint>
      </div>
    </>
  );
});

type Picked = ChangeEvent<HTMLSelectElement>;
type Edit = (change: Partial<LeaveTrial>) => void;
type Terms = NonNullable<Outcome['leaveTerms']>;

const Choice = memo(SelectField);

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
  const cost = covers.find(({ cover }) => cover === trial.cover)?.perMonth ?? 0;
  return (
    <>
      <AmountSlider
        label={t('leave.months')}
        unit="months"
        value={trial.months}
        max={atMostMonths}
        step={1}
        onChange={setMonths}
      />
      <Choice label={t('leave.from')} value={trial.from} options={months} onChange={pickMonth} />
      <SelectField
        label={t('leave.cover')}
        value={trial.cover}
        options={covers.map(({ cover }) => ({ value: cover, label: t(`leave.covers.${cover}`) }))}
        helperText={cost === 0 ? t('leave.coverFree') : t('leave.coverAt', { amount: formatRough(toChf(cost)) })}
        onChange={({ target }) =>
          edit({ cover: covers.find(({ cover }) => cover === target.value)?.cover ?? trial.cover })
        }
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
  const { trial, setTrial, followed, simulating, awaiting, panel } = useTried('leave', trialOf, changesOf);
  const start = simulating?.start ?? null;
  const first = useMemo(() => start && firstTrial(start), [start]);
  const edit = useCallback<Edit>(
    (change) => setTrial((known) => (first === null ? known : { ...(known ?? first), ...change })),
    [first, setTrial],
  );
  if (simulating === null || start === null) return <Awaited awaiting={awaiting} absent={absent} />;
  const title = t('leave.title');
  const { before, after } = simulating.result;
  const terms = after.leaveTerms ?? start.after.leaveTerms;
  if (first === null || terms === null) {
    const { obstacle } = start;
    return <NotApplicable title={title} reason={t(obstacle === null ? 'leave.nothing' : `findings.${obstacle}`)} />;
  }
  return (
    <SimulatorPanel
      title={title}
      lead={t('leave.lead')}
      simulating={simulating}
      {...panel}
      spoken={spoken.retirement(after)}
      fields={<TrialFields trial={trial ?? first} terms={terms} edit={edit} />}
    >
      <Effect before={before} after={after} begins={(followed ?? first).from} />
      {trial === null ? null : <Explanation result={simulating.result} figures={explained} />}
    </SimulatorPanel>
  );
};
