import type { SimulationResult } from '#contract/simulations.ts';
import type { Case } from '#simulation/examples.ts';
import { changesOf, withStep, type TriedStep } from './retirement-trial.ts';

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

const wholeYears = (month: number): number => Math.ceil(month / 12) * 12;

/** Months by which a retirement is brought forward or put off. */
const moved = 24;

/** A first step that is nearer to the usual age is hardly one. */
const leastGap = 12;

/** Two steps of which the first can still be ordered; later ones where there is no time before the usual age. */
const inTwoSteps = ({ ages, firstShareAtLeast }: Retirement, possible: number): readonly TriedStep[] | null => {
  const { usual, latest } = ages;
  const later = possible <= usual ? usual : wholeYears(possible);
  const isEarly = possible <= usual - leastGap;
  const last = isEarly ? usual : Math.min(later + moved, latest);
  if (!isEarly && last <= later) return null;
  const step: TriedStep = { month: last, share: 100, lumpSum: 0 };
  return withStep([step], { earliest: isEarly ? possible : later, latest }, Math.max(firstShareAtLeast, 1));
};

/**
 * Telling retirements: an earlier one, a part as a lump sum, two steps, and where none is earlier a later one. None begins
 * where the time to announce a lump sum has passed: who doesn't want one yet would hear of a deadline that is over.
 */
export const retirementExamples = (
  retirement: Retirement,
): readonly Case<'early' | 'half' | 'quarter' | 'steps' | 'late'>[] => {
  const { ages, savings, lumpSumAtMost, steps: drawn, stepsAtMost } = retirement;
  const { usual, latest } = ages;
  const whole = (change: Partial<TriedStep>) =>
    changesOf({ steps: [{ month: usual, share: 100, lumpSum: 0, ...change }] });
  const notice = drawn.find(({ lumpSumNotice }) => lumpSumNotice !== null)?.lumpSumNotice ?? null;
  // Where personal data are hidden the member's own first age is unknown.
  const possible = ages.earliest === null ? null : ages.earliest + (notice?.months ?? 0);
  const early = possible === null ? usual : wholeYears(Math.max(possible, usual - moved));
  const late = wholeYears(usual + moved);
  const most = savings === 0 ? 0 : (lumpSumAtMost / savings) * 100;
  const steps = stepsAtMost < 2 || possible === null ? null : inTwoSteps(retirement, possible);
  const part = most >= 50 ? 50 : 25;
  const hasLumpSum = most >= 25 && notice?.hasPassed !== true;
  return [
    ...(early < usual ? [{ key: 'early', changes: whole({ month: early }) } as const] : []),
    ...(hasLumpSum ? [{ key: part === 50 ? 'half' : 'quarter', changes: whole({ lumpSum: part }) } as const] : []),
    ...(steps === null ? [] : [{ key: 'steps', changes: changesOf({ steps }) } as const]),
    ...(late <= latest ? [{ key: 'late', changes: whole({ month: late }) } as const] : []),
  ];
};
