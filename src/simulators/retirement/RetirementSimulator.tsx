import Box from '@mui/material/Box';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import { formatPercent, toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { useAgeText } from '#detail/age-text.ts';
import { roughOrDash } from '#simulation/benefits.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { Explanation } from '#simulation/Explanation.tsx';
import { Comparison, type ComparedRow } from '#simulation/Comparison.tsx';
import { FollowingTable } from '#simulation/FollowingTable.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSpoken } from '#simulation/spoken.ts';
import { useTried } from '#simulation/use-tried.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import type { DataColumn } from '#ui/DataTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import type { Tried } from './tried.ts';
import {
  changesOf,
  lastShareOf,
  trialOf,
  restOf,
  withStep,
  withSteps,
  type EditTrial,
  type RetirementTrial,
} from './retirement-trial.ts';
import { StepFields } from './StepFields.tsx';

/** The figures whose calculation one can ask for. */
const explained = ['pension', 'lumpSumAtMost'] as const;

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

type Pensions = NonNullable<SimulationResult['pensions']>;

/** The next hundred francs, for the end of a slider. */
const roundedUp = (amount: Centimes): number => Math.ceil(toChf(amount) / 100) * 100;

const rough = (amount: Centimes): string => formatRough(toChf(amount));

/** The least and the most of a band, in words. */
const range = (low: Centimes, high: Centimes) => ({ low: rough(low), high: rough(high) });

/** What the page shows of a simulated retirement besides the simulator. */
const triedOf = (
  { age, date, steps, savings, pensionPerYear, pensionPerMonth, lumpSum }: Retirement,
  words: { readonly pension: (amount: string) => string; readonly capital: (amount: string) => string },
): Tried => {
  const isCapitalOnly = pensionPerMonth === 0 && lumpSum > 0;
  return {
    age,
    date,
    amount: toChf(pensionPerMonth),
    amountText: isCapitalOnly ? words.capital(rough(lumpSum)) : words.pension(rough(pensionPerMonth)),
    isCapitalOnly,
    row: {
      age,
      date,
      capital: toChf(savings),
      // Several steps, or a lump sum, have none that leads from the capital to the pension.
      conversionRate: steps.length === 1 && lumpSum === 0 ? (steps[0]?.rate ?? null) : null,
      pensionPerYear: toChf(pensionPerYear),
      pensionPerMonth: toChf(pensionPerMonth),
    },
  };
};

/** What a monthly income is made of. */
const parts = ['salary', 'pension', 'ahv'] as const;

/** What comes in a month: today, and from each day on which it changes. */
const IncomeTable = ({ income }: { income: Retirement['income'] }) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const columns = useMemo<readonly DataColumn[]>(
    () => [
      { key: 'from', header: t('retirement.income.from') },
      { key: 'salary', header: t('retirement.income.salary'), align: 'end', secondary: true },
      { key: 'pension', header: t('retirement.income.pension'), align: 'end', secondary: true },
      { key: 'ahv', header: t('retirement.income.ahv'), align: 'end', secondary: true },
      { key: 'total', header: t('retirement.income.total'), align: 'end' },
      { key: 'ratio', header: t('retirement.income.ratio'), align: 'end' },
    ],
    [t],
  );
  return (
    <FollowingTable
      caption={t('retirement.income.title')}
      columns={columns}
      rows={income.map(({ from, salary, pension, ahv, total, ratio }) => [
        formatDate(from),
        roughOrDash(salary),
        roughOrDash(pension),
        roughOrDash(ahv),
        roughOrDash(total),
        ratio === null ? '–' : formatPercent(Math.round(ratio), locale),
      ])}
      below={income.map((amounts) =>
        parts
          .filter((part) => amounts[part] > 0)
          .map((part) => `${t(`retirement.income.${part}`)} ${rough(amounts[part])}`)
          .join(' · '),
      )}
    />
  );
};

type EffectProps = {
  before: Retirement;
  after: Retirement;
  pensions: Pensions;
  /** Whether an AHV pension is entered. */
  hasAhv: boolean;
};

/** What the changes do to a retirement: the figures before and after, the range of the pension, and what comes when. */
const Effect = memo(({ before, after, pensions, hasAhv }: EffectProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const ageText = useAgeText();
  const ratioText = (ratio: number | null) => (ratio === null ? '–' : formatPercent(Math.round(ratio), locale));
  const { from } = pensions;
  // Until an AHV pension is entered, the names say that it is missing.
  const nameOf = (figure: 'total' | 'ratio') =>
    !hasAhv
      ? t(`retirement.${figure}Without`)
      : from === null
        ? t(`retirement.${figure}With`)
        : t(`retirement.${figure}From`, { date: formatDate(from) });
  const saysMore = hasAhv || before.drawnPerMonth > 0 || after.drawnPerMonth > 0;
  const ratios = (key: 'ratio' | 'ratioBeforeAhv', name: string): readonly ComparedRow[] => {
    const [ratioBefore, ratioAfter] = [pensions.before[key], pensions.after[key]];
    return ratioBefore === null && ratioAfter === null
      ? []
      : [{ key, name, texts: [ratioText(ratioBefore), ratioText(ratioAfter)] }];
  };
  const [low, , high] = after.band;
  return (
    <>
      <Comparison
        rows={[
          { key: 'age', name: t('retirement.age'), texts: [ageText(before.age), ageText(after.age)] },
          {
            key: 'pension',
            name: t('retirement.pension'),
            before: before.pensionPerMonth,
            after: after.pensionPerMonth,
          },
          { key: 'lumpSum', name: t('retirement.capital'), before: before.lumpSum, after: after.lumpSum },
          { key: 'savings', name: t('retirement.savings'), before: before.savings, after: after.savings },
          ...(saysMore
            ? [
                {
                  key: 'total',
                  name: nameOf('total'),
                  before: pensions.before.perMonth,
                  after: pensions.after.perMonth,
                },
              ]
            : []),
          ...ratios('ratio', nameOf('ratio')),
          ...ratios('ratioBeforeAhv', t('retirement.ratioUntil')),
        ]}
      />
      {low === undefined || high === undefined ? null : (
        <div>
          {after.pensionPerMonth === 0 ? null : (
            <p>{t('retirement.band', range(low.pensionPerMonth, high.pensionPerMonth))}</p>
          )}
          {after.lumpSum === 0 ? null : <p>{t('retirement.bandCapital', range(low.lumpSum, high.lumpSum))}</p>}
        </div>
      )}
      {after.income.length === 0 ? null : (
        <div>
          <IncomeTable income={after.income} />
          {hasAhv ? null : <Fineprint>{t('retirement.ahvMissing')}</Fineprint>}
        </div>
      )}
    </>
  );
});

type AddStepProps = {
  ref: Ref<HTMLButtonElement>;
  edit: EditTrial;
  earliest: number;
  /** The least share of the first step, in percent. */
  shareAtLeast: number;
  /** How many steps there are. */
  count: number;
  /** Told how many there are then. */
  onAdded: (count: number) => void;
};

const AddStep = memo(({ ref, edit, earliest, shareAtLeast, count, onAdded }: AddStepProps) => {
  const { t } = useTranslation('simulation');
  const add = () => {
    edit((trial) => withSteps(trial, (steps) => withStep(steps, earliest, shareAtLeast) ?? steps));
    onAdded(count + 1);
  };
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Button ref={ref} variant="outlined" size="small" onClick={add}>
        {t(count === 1 ? 'retirement.addStep' : 'retirement.addAnother')}
      </Button>
    </Box>
  );
});

type RetirementSimulatorProps = AbsentProps & {
  /** Told what the page's figure, bars and table shall follow; null without changes. Without it no page follows. */
  onTried?: (tried: Tried | null) => void;
};

/**
 * Tries out when and how to retire: the month, steps, pension or lump sum, and what of today's salary remains with the
 * member's own figure of the AHV pension (BVG art. 13 to 13b, 37; AHVG art. 21).
 */
export const RetirementSimulator = memo(({ onTried, absent }: RetirementSimulatorProps) => {
  const { t } = useTranslation('simulation');
  const { trial, setTrial, simulating, awaiting, panel } = useTried('retirement', trialOf, changesOf);
  const after = simulating?.result.after.retirement ?? null;
  const ageText = useAgeText();
  const spoken = useSpoken();
  // How many steps there were once one was added; the new one is the first.
  const [added, setAdded] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAdd = useCallback(() => {
    setAdded(0);
    // It is there again once the step has gone.
    setTimeout(() => addButton.current?.focus());
  }, []);
  const isChanged = trial !== null;
  useEffect(() => {
    if (onTried === undefined) return;
    if (!isChanged || after === null) onTried(null);
    else {
      onTried(
        triedOf(after, {
          pension: (amount) => t('rough', { amount }),
          capital: (amount) => t('retirement.asCapital', { amount }),
        }),
      );
    }
  }, [after, isChanged, onTried, t]);
  const before = simulating?.start.after.retirement ?? null;
  const usual = before?.ages.usual ?? 0;
  const unchanged = useMemo<RetirementTrial>(
    () => ({ steps: [{ month: usual, share: 100, lumpSum: 0 }], ahvPerMonth: 0 }),
    [usual],
  );
  const edit = useCallback<EditTrial>(
    (change) => setTrial((known) => change(known ?? unchanged)),
    [setTrial, unchanged],
  );
  const setAhv = useCallback((ahvPerMonth: number) => edit((known) => ({ ...known, ahvPerMonth })), [edit]);
  if (simulating === null) return <Awaited awaiting={awaiting} absent={absent} />;
  const pensions = simulating.result.pensions;
  if (before === null || after === null || pensions === null) {
    const { obstacle } = simulating.start;
    return <NotApplicable title={t('retirement.title')} reason={t(`findings.${obstacle ?? 'notInsured'}`)} />;
  }

  const { ages } = before;
  const earliest = Math.min(ages.earliest ?? ages.earliestOfPlan, ages.latest);
  const { steps, ahvPerMonth } = trial ?? unchanged;
  const firstShare = Math.max(before.firstShareAtLeast, 1);
  return (
    <SimulatorPanel
      title={t('retirement.title')}
      lead={onTried === undefined ? t('retirement.lead') : `${t('retirement.lead')} ${t('retirement.pageFollows')}`}
      simulating={simulating}
      {...panel}
      spoken={spoken.retirement(simulating.result.after)}
      fields={
        <>
          {steps.map((step, at) => (
            <StepFields
              // Steps are added in front.
              key={at - steps.length}
              step={step}
              at={at}
              count={steps.length}
              rest={restOf(steps)}
              last={lastShareOf(trial ?? unchanged)}
              lumpSumAtMost={Math.floor(toChf(after.steps.find((drawn) => drawn.at === at)?.lumpSumAtMost ?? 0))}
              before={steps[at - 1]?.month ?? null}
              shareAtLeast={at === 0 ? firstShare : 1}
              earliest={earliest}
              latest={ages.latest}
              edit={edit}
              isNew={at === 0 && steps.length === added}
              onRemoved={focusAdd}
            />
          ))}
          {steps.length >= before.stepsAtMost || withStep(steps, earliest, firstShare) === null ? null : (
            <AddStep
              ref={addButton}
              edit={edit}
              earliest={earliest}
              shareAtLeast={firstShare}
              count={steps.length}
              onAdded={setAdded}
            />
          )}
          <AmountSlider
            label={t('retirement.ahv')}
            unit="chf"
            value={ahvPerMonth}
            max={roundedUp(before.ahvAtMost)}
            step={10}
            help={t('retirement.ahvHelp', { age: ageText(ages.reference / 12) })}
            onChange={setAhv}
          />
        </>
      }
    >
      <Effect before={before} after={after} pensions={pensions} hasAhv={pensions.from !== null} />
      {isChanged ? <Explanation result={simulating.result} figures={explained} /> : null}
    </SimulatorPanel>
  );
});
