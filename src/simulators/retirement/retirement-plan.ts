import type { Changes } from '#contract/simulations.ts';

/** One step into retirement as the sliders have it. */
export type PlannedStep = {
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
export type RetirementPlan = {
  readonly steps: readonly PlannedStep[];
  /** What the last step draws of a kept scenario whose steps don't add up to all, until a share is changed. */
  readonly lastShare?: number;
  /** The member's own figure of the AHV pension, CHF a month. */
  readonly ahvPerMonth: number;
};

/** Changes the plan to what a function makes of it. */
export type EditPlan = (change: (plan: RetirementPlan) => RetirementPlan) => void;

/** What a plan draws in its last step: what the others leave, in percent. */
export const restOf = (steps: readonly PlannedStep[]): number =>
  100 - steps.slice(0, -1).reduce((sum, { share }) => sum + share, 0);

/** Each step leaves at least this share to those after it, in percent. */
export const leastRest = 5;

/** The share of a plan's last step. Shares that leave nothing for it stay more than all, as a finding then says. */
export const lastShareOf = ({ steps, lastShare }: RetirementPlan): number => {
  const rest = restOf(steps);
  return lastShare ?? (rest > 0 ? rest : leastRest);
};

const inChf = (value: number) => ({ unit: 'chf', value }) as const;
const inPercent = (value: number) => ({ unit: 'percent', value }) as const;

/** A plan as the engine takes it; without one nothing changes. */
export const changesOf = (plan: RetirementPlan | null): Changes =>
  plan === null
    ? {}
    : {
        retirement: {
          steps: plan.steps.map(({ month, share, lumpSum, unit, salary }, index) => ({
            month,
            share: index === plan.steps.length - 1 ? lastShareOf(plan) : share,
            ...(lumpSum > 0 && { lumpSum: unit === 'chf' ? inChf(lumpSum) : inPercent(lumpSum) }),
            ...(salary !== undefined && { salary }),
          })),
          ...(plan.ahvPerMonth > 0 && { ahvPerMonth: plan.ahvPerMonth }),
        },
      };

/** The plan of some changes; null if they have no retirement. */
export const planOf = ({ retirement }: Changes): RetirementPlan | null => {
  if (retirement === undefined) return null;
  const { steps, ahvPerMonth = 0 } = retirement;
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
    ahvPerMonth,
  };
};

/** A plan with one more step before its first one. */
export const withStep = (steps: readonly PlannedStep[], earliest: number): readonly PlannedStep[] => {
  const [first] = steps;
  if (first === undefined) return steps;
  const month = Math.max(earliest, first.month - 24);
  const share = Math.min(30, restOf(steps) - leastRest);
  return [{ month, share, lumpSum: 0 }, ...steps];
};

/** A plan with other steps, the last of which draws what they leave. */
export const withSteps = (
  { steps, ahvPerMonth }: RetirementPlan,
  change: (steps: readonly PlannedStep[]) => readonly PlannedStep[],
): RetirementPlan => ({ steps: change(steps), ahvPerMonth });

/** A plan with one step changed. */
export const withChanged = (plan: RetirementPlan, at: number, change: Partial<PlannedStep>): RetirementPlan => {
  const changed = (steps: readonly PlannedStep[]) =>
    steps.map((step, index) => (index === at ? { ...step, ...change } : step));
  return change.share === undefined ? { ...plan, steps: changed(plan.steps) } : withSteps(plan, changed);
};
