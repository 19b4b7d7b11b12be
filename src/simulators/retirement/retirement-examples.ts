import type { SimulationResult } from '#contract/simulations.ts';
import type { Case } from '#simulation/examples.ts';
import { changesOf, withStep, type TriedStep } from './retirement-trial.ts';

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

const wholeYears = (month: number): number => Math.ceil(month / 12) * 12;

/** Months by which a retirement is brought forward or put off. */
const moved = 24;

/**
 * Telling retirements: an earlier one, a part as a lump sum, two steps, and where none is earlier a later one. A lump sum
 * comes last once the time to announce it has passed.
 */
export const retirementExamples = ({
  ages,
  savings,
  lumpSumAtMost,
  steps: drawn,
  stepsAtMost,
  firstShareAtLeast,
}: Retirement): readonly Case<'early' | 'half' | 'quarter' | 'steps' | 'late'>[] => {
  const { usual, latest } = ages;
  const step: TriedStep = { month: usual, share: 100, lumpSum: 0 };
  const whole = (change: Partial<TriedStep>) => changesOf({ steps: [{ ...step, ...change }] });
  // Where personal data are hidden the member's own first age is unknown.
  const early = ages.earliest === null ? usual : wholeYears(Math.max(ages.earliest, usual - moved));
  const late = wholeYears(usual + moved);
  const most = savings === 0 ? 0 : (lumpSumAtMost / savings) * 100;
  const steps =
    stepsAtMost < 2 || ages.earliest === null
      ? null
      : withStep([step], Math.min(ages.earliest, latest), Math.max(firstShareAtLeast, 1));
  const part = most >= 50 ? 50 : 25;
  const lumpSum =
    most < 25 ? [] : ([{ key: part === 50 ? 'half' : 'quarter', changes: whole({ lumpSum: part }) }] as const);
  const isPassed = drawn.some(({ lumpSumNotice }) => lumpSumNotice?.hasPassed === true);
  return [
    ...(early < usual ? [{ key: 'early', changes: whole({ month: early }) } as const] : []),
    ...(isPassed ? [] : lumpSum),
    ...(steps === null ? [] : [{ key: 'steps', changes: changesOf({ steps }) } as const]),
    ...(late <= latest ? [{ key: 'late', changes: whole({ month: late }) } as const] : []),
    ...(isPassed ? lumpSum : []),
  ];
};
