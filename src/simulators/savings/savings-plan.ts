import type { Changes } from '#contract/simulations.ts';

type Saving = NonNullable<Changes['savings']>;

/** What the member tries out: each part is null until they do, then it has its day. */
export type SavingsPlan = {
  readonly option: NonNullable<Saving['option']> | null;
  /** In percent of full-time. */
  readonly workload: NonNullable<Saving['workload']> | null;
  /** CHF a year at that workload; without it the salary follows the workload. */
  readonly salary: NonNullable<Saving['salary']> | null;
};

/** Nothing is tried out. */
export const asToday: SavingsPlan = { option: null, workload: null, salary: null };

/** A plan as the engine takes it; without any part nothing changes. */
export const changesOf = (plan: SavingsPlan | null): Changes => {
  const { option, workload, salary } = plan ?? asToday;
  if (option === null && workload === null && salary === null) return {};
  return { savings: { ...(option && { option }), ...(workload && { workload }), ...(salary && { salary }) } };
};

/** The plan that some changes are of; null if they have nothing of this simulator. */
export const planOf = ({ savings }: Changes): SavingsPlan | null => {
  const { option = null, workload = null, salary = null } = savings ?? {};
  return option === null && workload === null && salary === null ? null : { option, workload, salary };
};
