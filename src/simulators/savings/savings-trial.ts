import type { Changes } from '#contract/simulations.ts';

type Saving = NonNullable<Changes['savings']>;

/** What the member tries out: each part is null until they do, then it has its day. */
export type SavingsTrial = {
  readonly option: NonNullable<Saving['option']> | null;
  /** In percent of full-time. */
  readonly workload: NonNullable<Saving['workload']> | null;
  /** CHF a year at that workload; without it the salary follows the workload. */
  readonly salary: NonNullable<Saving['salary']> | null;
};

/** Nothing is tried out. */
export const asToday: SavingsTrial = { option: null, workload: null, salary: null };

/** A trial as the engine takes it; without any part nothing changes. */
export const changesOf = (trial: SavingsTrial | null): Changes => {
  const { option, workload, salary } = trial ?? asToday;
  if (option === null && workload === null && salary === null) return {};
  return { savings: { ...(option && { option }), ...(workload && { workload }), ...(salary && { salary }) } };
};

/** The trial that some changes are of; null if they have nothing of this simulator. */
export const trialOf = ({ savings }: Changes): SavingsTrial | null => {
  const { option = null, workload = null, salary = null } = savings ?? {};
  return option === null && workload === null && salary === null ? null : { option, workload, salary };
};
