import Box from '@mui/material/Box';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { askedAge } from '#domain/simulate-query.ts';
import { toChf } from '#kernel/money.ts';
import { useAgeText } from '#detail/age-text.ts';
import { Awaited, type AbsentProps } from '#simulation/Awaited.tsx';
import { AmountSlider } from '#simulation/AmountSlider.tsx';
import { ExplainedLines } from '#simulation/ExplainedLines.tsx';
import { Explanation } from '#simulation/Explanation.tsx';
import { NotApplicable } from '#simulation/NotApplicable.tsx';
import { retirementsAt } from '#simulation/retirements-at.ts';
import { SimulatorPanel } from '#simulation/SimulatorPanel.tsx';
import { useSpoken } from '#simulation/spoken.ts';
import { useTexts } from '#simulation/use-texts.ts';
import { useTried } from '#simulation/use-tried.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { dropQueryAction, placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { Button } from '#ui/Button.tsx';
import { ahvOf } from './ahv-of.ts';
import { rowOf } from './at-age.ts';
import { Effect } from './Effect.tsx';
import { Income } from './Income.tsx';
import {
  changesOf,
  lastShareOf,
  trialOf,
  restOf,
  withAge,
  withAhv,
  withStep,
  withSteps,
  type EditTrial,
  type RetirementTrial,
} from './retirement-trial.ts';
import { retirementExamples } from './retirement-examples.ts';
import { StepFields } from './StepFields.tsx';
import type { AtAge, Tried } from './tried.ts';
import { triedOf } from './tried-of.ts';

/** The figures of lines whose calculation one can ask for. */
const explainedLines = { pension: 'pension' } as const;
/** Others that one can ask for. */
const explained = ['lumpSumAtMost', 'lumpSumsAtMost'] as const;

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

/** The most that a step can take at once, CHF; null while it isn't known, because the step isn't simulated yet or is over. */
const lumpSumAtMostOf = ({ steps }: Retirement, at: number): number | null => {
  const drawn = steps.find((step) => step.at === at);
  return drawn === undefined ? null : toChf(drawn.lumpSumAtMost);
};

type AddStepProps = {
  ref: Ref<HTMLButtonElement>;
  edit: EditTrial;
  earliest: number;
  latest: number;
  /** The least share of the first step, in percent. */
  shareAtLeast: number;
  /** How many steps there are. */
  count: number;
  onAdded: () => void;
};

const AddStep = memo(({ ref, edit, earliest, latest, shareAtLeast, count, onAdded }: AddStepProps) => {
  const { t } = useTranslation('simulation');
  const add = () => {
    edit((trial) => withSteps(trial, (steps) => withStep(steps, { earliest, latest }, shareAtLeast) ?? steps));
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

const casesOf = ({ after: { retirement } }: SimulationResult) =>
  retirement === null ? [] : retirementExamples(retirement);

/**
 * Tries out when and how to retire: the month, steps, pension or lump sum, and what of today's salary remains with the AHV
 * pension, which is estimated until the member enters a figure; `?simulate=63` begins with that age (BVG art. 13 to 13b,
 * 37; AHVG art. 21, 29bis to 34).
 */
export const RetirementSimulator = memo(
  ({ onTried, ages: compared = none, startOver, absent }: RetirementSimulatorProps) => {
    const { t } = useTranslation('simulation');
    const text = useTexts(t);
    const { trial, editTrial, setTrial, others, simulating, awaiting, cases, trying } = useTried(
      'retirement',
      trialOf,
      changesOf,
      casesOf,
    );
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
    const { clock } = useServices();
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
    const onRemoved = useCallback(
      (at: number) => {
        setFields(known.current.toSpliced(known.current.length - 1 - at, 1));
        setAdded(null);
        // It is there again once the step has gone.
        clock.after(0, () => addButton.current?.focus());
      },
      [clock],
    );
    const { isChanged } = trying;
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
      (change) => editTrial((said) => change(said ?? unchanged)),
      [editTrial, unchanged],
    );
    const asked = askedAge(useValue(placeAtom).query);
    const dropQuery = useAction(dropQueryAction);
    const latest = before?.ages.latest ?? 0;
    useEffect(() => {
      if (asked === null || usual === 0) return;
      // The age that is meant anyway is no change.
      if (asked <= latest) {
        setTrial((known) => (known === null && asked === usual ? null : withAge(known ?? unchanged, asked)));
      }
      dropQuery('simulate');
    }, [asked, usual, latest, setTrial, unchanged, dropQuery]);
    const ownAhv = basis?.record.ahvPerMonth ?? 0;
    const estimatedAhv = simulating?.estimatedAhv ?? null;
    const setAhv = useCallback(
      // Also a figure like the estimate is the member's own.
      (ahvPerMonth: number) =>
        // An example's age isn't taken along.
        setTrial((known) => withAhv(known ?? unchanged, ahvPerMonth, estimatedAhv === null ? ownAhv : null)),
      [setTrial, unchanged, ownAhv, estimatedAhv],
    );
    const examples = useMemo(
      () =>
        cases.map(({ key, changes }) => ({
          key,
          changes,
          label: t(`retirement.examples.${key === 'early' || key === 'late' ? 'age' : key}`, {
            age: (changes.retirement?.steps[0]?.month ?? 0) / 12,
          }),
        })),
      [cases, t],
    );
    if (simulating === null) return <Awaited awaiting={awaiting} absent={absent} />;
    const pensions = simulating.result.pensions;
    if (before === null || after === null || pensions === null) {
      const { obstacle } = simulating.start;
      return (
        <NotApplicable
          simulator="retirement"
          title={text('retirement.title')}
          reason={t(`findings.${obstacle ?? 'notInsured'}`)}
        />
      );
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
        trying={trying}
        startOver={startOver}
        examples={examples}
        stayFrom={50 * steps.length}
        picture={
          <Income
            income={after.income}
            birthDate={basis?.record.birthDate ?? null}
            ahv={ahvOf(simulating.result, trying.changes, estimatedAhv)}
          />
        }
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
            {steps.length >= before.stepsAtMost ||
            withStep(steps, { earliest, latest: ages.latest }, firstShare) === null ? null : (
              <AddStep
                ref={addButton}
                edit={edit}
                earliest={earliest}
                latest={ages.latest}
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
              max={toChf(before.ahvAtMost)}
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
        {isChanged ? <Explanation result={simulating.result} figures={explained} /> : null}
      </SimulatorPanel>
    );
  },
);
