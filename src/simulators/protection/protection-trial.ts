import type { IsoDate } from '#kernel/date.ts';
import type { Changes } from '#contract/simulations.ts';

/** What happens to the member, and when. */
export type ProtectionTrial = {
  readonly event: 'death' | 'disability';
  readonly on: IsoDate;
  /** Of disability, in percent; kept while death is looked at. */
  readonly degree: number;
};

/** What one looks at first. */
export const firstTrial = (today: IsoDate, event: ProtectionTrial['event'] = 'death'): ProtectionTrial => ({
  event,
  on: today,
  degree: 100,
});

/** A trial as the engine takes it. */
export const changesOf = ({ event, on, degree }: ProtectionTrial): Changes => ({
  risk: event === 'death' ? { event, on } : { event, on, degree },
});

/** The trial that some changes are of; null if they have nothing of this simulator. */
export const trialOf = ({ risk }: Changes): ProtectionTrial | null => {
  if (risk === undefined) return null;
  const { event, on } = risk;
  return { event, on, degree: event === 'disability' ? (risk.degree ?? 100) : 100 };
};
