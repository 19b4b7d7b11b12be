import type { Changes } from '#contract/simulations.ts';

/** One step into retirement as the sliders have it. */
export type TriedStep = {
  /** Age in months. */
  readonly month: number;
  /** In percent; the last step draws what the others leave. */
  readonly share: number;
  /** In percent of what the step draws, or in CHF. */
  readonly lumpSum: number;
  /** Of a lump sum in CHF. */
  readonly unit?: 'chf';
  /** Yearly pay from then on, CHF, where a kept scenario has one. */
  readonly salary?: number;
};

/** What the sliders say; null while nobody has moved them. */
export type RetirementTrial = {
  readonly steps: readonly TriedStep[];
  /** What the last step draws of a kept scenario whose steps don't add up to all, until a share is changed. */
  readonly lastShare?: number;
  /** The AHV pension that is tried out, CHF a month; without it, the figure that the member has entered before counts. */
  readonly ahvPerMonth?: number;
};

/** Changes a trial to what a function makes of it. */
export type EditTrial = (change: (trial: RetirementTrial) => RetirementTrial) => void;

/** What a trial draws in its last step: what the others leave, in percent. */
export const restOf = (steps: readonly TriedStep[]): number =>
  100 - steps.slice(0, -1).reduce((sum, { share }) => sum + share, 0);

/** Each step leaves at least this share to those after it, in percent. */
export const leastRest = 5;

/** The share of a trial's last step. Shares that leave nothing for it stay more than all, as a finding then says. */
export const lastShareOf = ({ steps, lastShare }: RetirementTrial): number => {
  const rest = restOf(steps);
  return lastShare ?? (rest > 0 ? rest : leastRest);
};

const inChf = (value: number) => ({ unit: 'chf', value }) as const;
const inPercent = (value: number) => ({ unit: 'percent', value }) as const;

/** A trial as the engine takes it; without one nothing changes. */
export const changesOf = (trial: RetirementTrial | null): Changes =>
  trial === null
    ? {}
    : {
        retirement: {
          steps: trial.steps.map(({ month, share, lumpSum, unit, salary }, index) => ({
            month,
            share: index === trial.steps.length - 1 ? lastShareOf(trial) : share,
            ...(lumpSum > 0 && { lumpSum: unit === 'chf' ? inChf(lumpSum) : inPercent(lumpSum) }),
            ...(salary !== undefined && { salary }),
          })),
          ...(trial.ahvPerMonth !== undefined && { ahvPerMonth: trial.ahvPerMonth }),
        },
      };

/** The trial of some changes; null if they have no retirement. */
export const trialOf = ({ retirement }: Changes): RetirementTrial | null => {
  if (retirement === undefined) return null;
  const { steps, ahvPerMonth } = retirement;
  const total = steps.reduce((sum, { share }) => sum + share, 0);
  return {
    steps: steps.map(({ month, share, lumpSum, salary }, index) => ({
      month,
      share: index === steps.length - 1 ? 100 : share,
      lumpSum: lumpSum?.value ?? 0,
      ...(lumpSum?.unit === 'chf' && { unit: 'chf' }),
      ...(salary !== undefined && { salary }),
    })),
    ...(Math.abs(total - 100) > 0.0001 && { lastShare: steps.at(-1)?.share ?? 100 }),
    ...(ahvPerMonth !== undefined && { ahvPerMonth }),
  };
};

/** Months between a step that is added and the one that it is added to. */
const apart = 24;

/**
 * A trial with one more step before its first one; null if there is no share or no time for it.
 *
 * @param atLeast the least share of the first step, in percent; what the last step can't give is taken from the next one
 */
export const withStep = (
  steps: readonly TriedStep[],
  { earliest, latest }: { readonly earliest: number; readonly latest: number },
  atLeast: number,
): readonly TriedStep[] | null => {
  const [first, ...others] = steps;
  if (first === undefined) return null;
  const month = Math.max(earliest, first.month - apart);
  // One that begins as early as possible makes room: the added step takes its age.
  const until = others[0] === undefined ? latest : others[0].month - 1;
  const next = first.month > month ? first.month : Math.min(month + apart, until);
  if (next <= month) return null;
  const free = restOf(steps) - leastRest;
  const share = Math.max(atLeast, Math.min(30, free));
  const taken = Math.max(0, share - free);
  if (taken > 0 && (others.length === 0 || first.share - taken < 1)) return null;
  return [{ month, share, lumpSum: 0 }, { ...first, month: next, share: first.share - taken }, ...others];
};

/** A trial with other steps, the last of which draws what they leave. */
export const withSteps = (
  { steps, ahvPerMonth }: RetirementTrial,
  change: (steps: readonly TriedStep[]) => readonly TriedStep[],
): RetirementTrial => ({ steps: change(steps), ...(ahvPerMonth !== undefined && { ahvPerMonth }) });

/** A trial of retiring at another age: all at once, with the lump sum that it has if it has one step. */
export const withAge = (trial: RetirementTrial, month: number): RetirementTrial => {
  const [first, ...others] = trial.steps;
  const whole: TriedStep = { month, share: 100, lumpSum: 0 };
  return withSteps(trial, () => [first === undefined || others.length > 0 ? whole : { ...first, month }]);
};

/**
 * A trial with another AHV pension.
 * @param own the figure that the member has entered before, CHF a month; 0 without one, null where an estimate takes its place
 */
export const withAhv = (trial: RetirementTrial, ahvPerMonth: number, own: number | null): RetirementTrial => {
  const { ahvPerMonth: _, ...rest } = trial;
  return ahvPerMonth === own ? rest : { ...rest, ahvPerMonth };
};

/** A trial with one step changed. */
export const withChanged = (trial: RetirementTrial, at: number, change: Partial<TriedStep>): RetirementTrial => {
  const changed = (steps: readonly TriedStep[]) =>
    steps.map((step, index) => (index === at ? { ...step, ...change } : step));
  return change.share === undefined ? { ...trial, steps: changed(trial.steps) } : withSteps(trial, changed);
};
