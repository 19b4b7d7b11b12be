import type { IsoDate } from '#kernel/date.ts';
import type { Changes } from '#contract/simulations.ts';

/** What happens to the member, and when. */
export type ProtectionPlan = {
  readonly event: 'death' | 'disability';
  readonly on: IsoDate;
  /** Of disability, in percent; kept while death is looked at. */
  readonly degree: number;
};

/** What one looks at first. */
export const firstPlan = (today: IsoDate): ProtectionPlan => ({ event: 'death', on: today, degree: 100 });

/** A plan as the engine takes it. */
export const changesOf = ({ event, on, degree }: ProtectionPlan): Changes => ({
  risk: event === 'death' ? { event, on } : { event, on, degree },
});

/** The plan that some changes are of; null if they have nothing of this simulator. */
export const planOf = ({ risk }: Changes): ProtectionPlan | null => {
  if (risk === undefined) return null;
  const { event, on } = risk;
  return { event, on, degree: event === 'disability' ? (risk.degree ?? 100) : 100 };
};
