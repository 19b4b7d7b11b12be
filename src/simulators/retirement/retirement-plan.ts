import type { Changes } from '#simulation/changes.ts';

/** One step into retirement as the sliders have it. */
export type PlannedStep = {
  /** Age in months. */
  readonly month: number;
  /** In percent; the last step draws what the others leave. */
  readonly share: number;
  /** In percent of what the step draws. */
  readonly lumpSum: number;
};

/** What the sliders say; null while nobody has moved them. */
export type RetirementPlan = {
  readonly steps: readonly PlannedStep[];
  /** The member's own figure of the AHV pension, CHF a month. */
  readonly ahvPerMonth: number;
};

/** Changes the plan to what a function makes of it. */
export type EditPlan = (change: (plan: RetirementPlan) => RetirementPlan) => void;

/** What a plan draws in its last step: what the others leave, in percent. */
export const restOf = (steps: readonly PlannedStep[]): number =>
  100 - steps.slice(0, -1).reduce((sum, { share }) => sum + share, 0);

/** A plan as the engine takes it; without one nothing changes. */
export const changesOf = (plan: RetirementPlan | null): Changes =>
  plan === null
    ? {}
    : {
        retirement: {
          steps: plan.steps.map(({ month, share, lumpSum }, index) => ({
            month,
            share: index === plan.steps.length - 1 ? restOf(plan.steps) : share,
            ...(lumpSum > 0 && { lumpSum: { unit: 'percent', value: lumpSum } as const }),
          })),
          ...(plan.ahvPerMonth > 0 && { ahvPerMonth: plan.ahvPerMonth }),
        },
      };

/**
 * The plan of some changes; null if they have no retirement, or one that the sliders can't have: a lump sum in CHF, or
 * steps that don't add up to all.
 */
export const planOf = ({ retirement }: Changes): RetirementPlan | null => {
  if (retirement === undefined) return null;
  const { steps, ahvPerMonth = 0 } = retirement;
  if (steps.reduce((sum, { share }) => sum + share, 0) !== 100) return null;
  if (steps.some(({ lumpSum }) => lumpSum?.unit === 'chf')) return null;
  return {
    steps: steps.map(({ month, share, lumpSum }, index) => ({
      month,
      share: index === steps.length - 1 ? 100 : share,
      lumpSum: lumpSum?.value ?? 0,
    })),
    ahvPerMonth,
  };
};

/** Each step leaves at least this share to those after it, in percent. */
export const leastRest = 5;

/** A plan with one more step before its first one. */
export const withStep = (steps: readonly PlannedStep[], earliest: number): readonly PlannedStep[] => {
  const [first] = steps;
  if (first === undefined) return steps;
  const month = Math.max(earliest, first.month - 24);
  const share = Math.min(30, restOf(steps) - leastRest);
  return [{ month, share, lumpSum: 0 }, ...steps];
};

/** A plan with one step changed. */
export const withChanged = (plan: RetirementPlan, at: number, change: Partial<PlannedStep>): RetirementPlan => ({
  ...plan,
  steps: plan.steps.map((step, index) => (index === at ? { ...step, ...change } : step)),
});
