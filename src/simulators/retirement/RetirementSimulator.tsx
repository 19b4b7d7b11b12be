import Box from '@mui/material/Box';
import { memo, use, useCallback, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatPercent, roundTo, toChf, type Centimes } from '#kernel/money.ts';
import { useAgeText } from '#detail/age-text.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { ExplainedLines } from '#simulation/ExplainedLines.tsx';
import { Explanation } from '#simulation/Explanation.tsx';
import { Comparison, type ComparedRow } from '#simulation/Comparison.tsx';
import { FollowingTable } from '#simulation/FollowingTable.tsx';
import { useAgesText } from '#simulation/ages-text.ts';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { OnPaper, useFrancsOrDash, useFrancWords } from '#simulation/on-paper.ts';
import { ShownPhases, type Phase } from '#simulation/phases.ts';
import { usePhaseName } from '#simulation/phase-name.ts';
import { retirementsAt } from '#simulation/retirements-at.ts';
import { roughOf } from '#simulation/rough.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSpoken } from '#simulation/spoken.ts';
import { useTexts } from '#simulation/use-texts.ts';
import { useTried } from '#simulation/use-tried.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import type { DataColumn } from '#ui/DataTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { rowOf } from './at-age.ts';
import type { AtAge, Tried } from './tried.ts';
import {
  changesOf,
  lastShareOf,
  trialOf,
  restOf,
  withAhv,
  withStep,
  withSteps,
  type EditTrial,
  type RetirementTrial,
} from './retirement-trial.ts';
import { retirementExamples } from './retirement-examples.ts';
import { StepFields } from './StepFields.tsx';

/** The figures of lines whose calculation one can ask for. */
const explainedLines = { pension: 'pension' } as const;
/** Others that one can ask for. */
const explained = ['lumpSumAtMost'] as const;

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

type Pensions = NonNullable<SimulationResult['pensions']>;

/** The next hundred francs, for the end of a slider. */
const roundedUp = (amount: Centimes): number => Math.ceil(toChf(amount) / 100) * 100;

/** What the page shows of a simulated retirement besides the simulator. */
const triedOf = (
  retirement: Retirement,
  words: { readonly pension: (amount: string) => string; readonly capital: (amount: string) => string },
): Omit<Tried, 'ages'> => {
  const { age, date, steps, savings, pensionPerMonth, lumpSum, lumpSumAtMost, child } = retirement;
  const capitalPercent = savings === 0 ? 0 : roundTo((lumpSum / savings) * 100, 2);
  const isCapitalOnly = capitalPercent === 100;
  return {
    age,
    date,
    amount: toChf(pensionPerMonth),
    amountText: isCapitalOnly ? words.capital(roughOf(lumpSum)) : words.pension(roughOf(pensionPerMonth)),
    isCapitalOnly,
    capitalPercent,
    lumpSum: toChf(lumpSum),
    isInSteps: steps.length > 1,
    lumpSumAtMost: toChf(lumpSumAtMost),
    notice: steps.find(({ lumpSumNotice }) => lumpSumNotice !== null)?.lumpSumNotice ?? null,
    child: { ...child, perYear: toChf(child.perYear) },
    row: rowOf(retirement),
  };
};

/** The most that a step can take at once, CHF; null while it isn't known, because the step isn't simulated yet or is over. */
const lumpSumAtMostOf = ({ steps }: Retirement, at: number): number | null => {
  const drawn = steps.find((step) => step.at === at);
  return drawn === undefined ? null : toChf(drawn.lumpSumAtMost);
};

/** What a monthly income is made of. */
const parts = ['salary', 'pension', 'ahv'] as const;

const looks = { salary: 'plain', pension: 'first', ahv: 'second' } as const;

type IncomeProps = {
  income: Retirement['income'];
  /** Null if it isn't known, or hidden. */
  birthDate: IsoDate | null;
};

/** What comes in a month: today, and from each day on which it changes. */
const IncomeTable = ({ income, isEstimated, birthDate }: IncomeProps & { isEstimated: boolean }) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const words = useFrancWords();
  const orDash = useFrancsOrDash();
  const ahvKey = isEstimated ? 'ahvEstimated' : 'ahv';
  const nameOf = (part: (typeof parts)[number]) => t(`retirement.income.${part === 'ahv' ? ahvKey : part}`);
  const columns = useMemo<readonly DataColumn[]>(
    () => [
      { key: 'from', header: t('retirement.income.from') },
      { key: 'salary', header: t('retirement.income.salary'), align: 'end', secondary: true },
      { key: 'pension', header: t('retirement.income.pension'), align: 'end', secondary: true },
      { key: 'ahv', header: t(`retirement.income.${ahvKey}`), align: 'end', secondary: true },
      { key: 'total', header: t('retirement.income.total'), align: 'end' },
      { key: 'ratio', header: t('retirement.income.ratio'), align: 'end' },
    ],
    [t, ahvKey],
  );
  const nameOfPhase = usePhaseName(birthDate);
  const ratioText = (ratio: number | null) => (ratio === null ? '–' : formatPercent(Math.round(ratio), locale));
  const phases = income.map(({ from, total, ratio, ...amounts }, at): Phase => ({
    name: nameOfPhase(from, at === 0),
    total: [orDash(total), ...(ratio === null ? [] : [ratioText(ratio)])].join(' · '),
    parts: parts
      .filter((part) => amounts[part] > 0)
      .map((part) => ({
        key: part,
        name: nameOf(part),
        text: words(amounts[part]),
        value: amounts[part],
        look: looks[part],
      })),
  }));
  const table = (
    <FollowingTable
      caption={t('retirement.income.title')}
      columns={columns}
      hasBars
      rows={income.map(({ from, salary, pension, ahv, total, ratio }) => [
        formatDate(from),
        orDash(salary),
        orDash(pension),
        orDash(ahv),
        orDash(total),
        ratioText(ratio),
      ])}
      below={income.map((amounts) => {
        const sources = parts.filter((part) => amounts[part] > 0);
        // One alone is the total.
        return sources.length < 2
          ? sources.map(nameOf).join('')
          : sources.map((part) => `${nameOf(part)} ${words(amounts[part])}`).join(' · ');
      })}
    />
  );
  return <ShownPhases value={phases}>{table}</ShownPhases>;
};

/** A retirement with all pensions. */
type Drawn = { readonly retirement: Retirement; readonly all: Pensions['after'] };

/** A retirement without the changes, with those of other simulators alone where there are some, and with all. */
const drawnOf = (
  start: Retirement,
  { pensions, after }: SimulationResult,
  alongside: SimulationResult | null,
): readonly Drawn[] => {
  if (pensions === null || after.retirement === null) return [];
  const other = alongside?.after.retirement;
  return [
    { retirement: start, all: pensions.before },
    ...(other && alongside?.pensions ? [{ retirement: other, all: alongside.pensions.after }] : []),
    { retirement: after.retirement, all: pensions.after },
  ];
};

/** The AHV pension that counts: the member's own figure, an estimate, or none. */
type Ahv = 'own' | 'estimated' | 'none';

const ahvOf = ({ pensions }: SimulationResult, { retirement }: Changes, estimatedAhv: number | null): Ahv => {
  // From when on it counts.
  if ((pensions?.from ?? null) === null) return 'none';
  return estimatedAhv !== null && retirement?.ahvPerMonth === undefined ? 'estimated' : 'own';
};

type EffectProps = {
  /** Without any changes. */
  start: Retirement;
  result: SimulationResult;
  /** With those of other simulators alone; null without any. */
  alongside: SimulationResult | null;
  ahv: Ahv;
};

/** What the changes do to a retirement. */
const Effect = memo(({ start, result, alongside, ahv }: EffectProps) => {
  const drawn = drawnOf(start, result, alongside);
  const from = result.pensions?.from ?? null;
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const agesText = useAgesText();
  const ratioText = (ratio: number | null) => (ratio === null ? '–' : formatPercent(Math.round(ratio), locale));
  const text = useTexts(t);
  const [total, ratio] = useMemo(() => {
    // The names say that the AHV pension is missing or estimated.
    const nameOf = (figure: 'total' | 'ratio') => {
      if (ahv === 'none') return t(`retirement.${figure}Without`);
      const kind = ahv === 'estimated' ? 'Estimated' : '';
      return from === null
        ? t(`retirement.${figure}With${kind}`)
        : t(`retirement.${figure}From${kind}`, { date: formatDate(from) });
    };
    return [nameOf('total'), nameOf('ratio')];
  }, [ahv, from, t]);
  const saysMore = ahv !== 'none' || drawn.some(({ retirement }) => retirement.drawnPerMonth > 0);
  const amounts = (of: (retirement: Retirement) => Centimes) => drawn.map(({ retirement }) => of(retirement));
  const ratios = (key: 'ratio' | 'ratioBeforeAhv', name: string): readonly ComparedRow[] => {
    const each = drawn.map(({ all }) => all[key]);
    return each.every((ratio) => ratio === null) ? [] : [{ key, name, texts: each.map(ratioText) }];
  };
  return (
    <Comparison
      rows={[
        { key: 'age', name: text('retirement.age'), texts: drawn.map(({ retirement }) => agesText(retirement)) },
        {
          key: 'pension',
          name: text('retirement.pension'),
          amounts: amounts(({ pensionPerMonth }) => pensionPerMonth),
        },
        { key: 'lumpSum', name: text('retirement.capital'), amounts: amounts(({ lumpSum }) => lumpSum) },
        { key: 'savings', name: text('retirement.savings'), amounts: amounts(({ savings }) => savings) },
        ...(saysMore ? [{ key: 'total', name: total, amounts: drawn.map(({ all }) => all.perMonth) }] : []),
        ...ratios('ratio', ratio),
        ...ratios('ratioBeforeAhv', text('retirement.ratioUntil')),
      ]}
    />
  );
});

/** What comes in a month, from when on. */
const Income = memo(({ income, birthDate, ahv }: IncomeProps & { ahv: Ahv }) => {
  const { t } = useTranslation('simulation');
  const isOnPaper = use(OnPaper);
  if (income.length === 0) return null;
  return (
    <div>
      <IncomeTable income={income} birthDate={birthDate} isEstimated={ahv === 'estimated'} />
      {ahv === 'none' ? (
        <Fineprint>{t(isOnPaper ? 'retirement.ahvMissingOnPaper' : 'retirement.ahvMissing')}</Fineprint>
      ) : null}
    </div>
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
  onAdded: () => void;
};

const AddStep = memo(({ ref, edit, earliest, shareAtLeast, count, onAdded }: AddStepProps) => {
  const { t } = useTranslation('simulation');
  const add = () => {
    edit((trial) => withSteps(trial, (steps) => withStep(steps, earliest, shareAtLeast) ?? steps));
    onAdded();
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
  /** The ages that the page compares, in years; keep the list's identity between renders. */
  ages?: readonly number[];
  /** Undoes all changes, for a page that follows them. */
  startOver?: Ref<() => void>;
};

const none: readonly number[] = [];

/**
 * Tries out when and how to retire: the month, steps, pension or lump sum, and what of today's salary remains with the AHV
 * pension, which is estimated until the member enters a figure (BVG art. 13 to 13b, 37; AHVG art. 21, 29bis to 34).
 */
export const RetirementSimulator = memo(
  ({ onTried, ages: compared = none, startOver, absent }: RetirementSimulatorProps) => {
    const { t } = useTranslation('simulation');
    const text = useTexts(t);
    const { trial, setTrial, others, simulating, awaiting, panel } = useTried('retirement', trialOf, changesOf);
    const after = simulating?.result.after.retirement ?? null;
    const basis = simulating?.basis ?? null;
    const isTogether = Object.keys(others).length > 0;
    const atAges = useMemo<readonly AtAge[] | null>(
      () => (isTogether && basis !== null ? retirementsAt(basis, others, compared).map(rowOf) : null),
      [isTogether, basis, others, compared],
    );
    const ageText = useAgeText();
    const spoken = useSpoken();
    // Each step's fields, the last one's first: they keep what was typed while others are added in front or removed.
    const [fields, setFields] = useState<readonly number[]>([]);
    const [added, setAdded] = useState<number | null>(null);
    const addButton = useRef<HTMLButtonElement>(null);
    const stepCount = trial?.steps.length ?? 1;
    const keys = fields.length === stepCount ? fields : Array.from({ length: stepCount }, (_, place) => place);
    const known = useRef(keys);
    useEffect(() => {
      known.current = keys;
    });
    const onAdded = useCallback(() => {
      const next = Math.max(...known.current) + 1;
      setFields([...known.current, next]);
      setAdded(next);
    }, []);
    const onRemoved = useCallback((at: number) => {
      setFields(known.current.toSpliced(known.current.length - 1 - at, 1));
      setAdded(null);
      // It is there again once the step has gone.
      setTimeout(() => addButton.current?.focus());
    }, []);
    const { isChanged } = panel;
    useEffect(() => {
      if (onTried === undefined) return;
      if (!isChanged || after === null) {
        onTried(null);
        return;
      }
      const tried = triedOf(after, {
        pension: (amount) => t('rough', { amount }),
        capital: (amount) => t('retirement.asCapital', { amount }),
      });
      // Where the provider simulates only this age is known.
      onTried({ ...tried, ages: isTogether ? (atAges ?? [tried.row]) : null });
    }, [after, atAges, isChanged, isTogether, onTried, t]);
    const before = simulating?.start.after.retirement ?? null;
    const usual = before?.ages.usual ?? 0;
    const unchanged = useMemo<RetirementTrial>(() => ({ steps: [{ month: usual, share: 100, lumpSum: 0 }] }), [usual]);
    const edit = useCallback<EditTrial>(
      (change) => setTrial((known) => change(known ?? unchanged)),
      [setTrial, unchanged],
    );
    const ownAhv = basis?.record.ahvPerMonth ?? 0;
    const estimatedAhv = simulating?.estimatedAhv ?? null;
    const setAhv = useCallback(
      // Also a figure like the estimate is the member's own.
      (ahvPerMonth: number) => edit((known) => withAhv(known, ahvPerMonth, estimatedAhv === null ? ownAhv : null)),
      [edit, ownAhv, estimatedAhv],
    );
    const examples = useMemo(
      () =>
        (before === null ? [] : retirementExamples(before)).map(({ key, changes }) => ({
          key,
          changes,
          label: t(`retirement.examples.${key === 'early' || key === 'late' ? 'age' : key}`, {
            age: (changes.retirement?.steps[0]?.month ?? 0) / 12,
          }),
        })),
      [before, t],
    );
    if (simulating === null) return <Awaited awaiting={awaiting} absent={absent} />;
    const pensions = simulating.result.pensions;
    if (before === null || after === null || pensions === null) {
      const { obstacle } = simulating.start;
      return <NotApplicable title={text('retirement.title')} reason={t(`findings.${obstacle ?? 'notInsured'}`)} />;
    }

    const { ages } = before;
    const earliest = Math.min(ages.earliest ?? ages.earliestOfPlan, ages.latest);
    const { steps, ahvPerMonth = ownAhv } = trial ?? unchanged;
    const isEstimated = estimatedAhv !== null && trial?.ahvPerMonth === undefined;
    const firstShare = Math.max(before.firstShareAtLeast, 1);
    return (
      <SimulatorPanel
        title={text('retirement.title')}
        lead={
          onTried === undefined
            ? text('retirement.lead')
            : `${text('retirement.lead')} ${text('retirement.pageFollows')}`
        }
        simulating={simulating}
        {...panel}
        startOver={startOver}
        examples={examples}
        spoken={spoken.retirement}
        fields={
          <>
            {steps.map((step, at) => (
              <StepFields
                key={keys.at(-1 - at)}
                step={step}
                at={at}
                count={steps.length}
                rest={restOf(steps)}
                last={lastShareOf(trial ?? unchanged)}
                lumpSumAtMost={lumpSumAtMostOf(after, at)}
                before={steps[at - 1]?.month ?? null}
                shareAtLeast={at === 0 ? firstShare : 1}
                earliest={earliest}
                latest={ages.latest}
                edit={edit}
                isNew={at === 0 && keys.at(-1) === added}
                onRemoved={onRemoved}
              />
            ))}
            {steps.length >= before.stepsAtMost || withStep(steps, earliest, firstShare) === null ? null : (
              <AddStep
                ref={addButton}
                edit={edit}
                earliest={earliest}
                shareAtLeast={firstShare}
                count={steps.length}
                onAdded={onAdded}
              />
            )}
            <AmountSlider
              key={`ahv-${keys.at(0)}`}
              label={text(isEstimated ? 'retirement.ahvEstimated' : 'retirement.ahv')}
              unit="chf"
              value={ahvPerMonth}
              max={roundedUp(before.ahvAtMost)}
              step={10}
              help={t(isEstimated ? 'retirement.ahvEstimatedHelp' : 'retirement.ahvHelp', {
                age: ageText(ages.reference / 12),
              })}
              onChange={setAhv}
            />
          </>
        }
        renderResults={({ result: shown, alongside, changes, isExample }) => (
          <ExplainedLines result={isExample ? null : shown} figures={explainedLines}>
            <Effect start={before} result={shown} alongside={alongside} ahv={ahvOf(shown, changes, estimatedAhv)} />
          </ExplainedLines>
        )}
      >
        <Income
          income={after.income}
          birthDate={basis?.record.birthDate ?? null}
          ahv={ahvOf(simulating.result, panel.changes, estimatedAhv)}
        />
        {isChanged ? <Explanation result={simulating.result} figures={explained} /> : null}
      </SimulatorPanel>
    );
  },
);
