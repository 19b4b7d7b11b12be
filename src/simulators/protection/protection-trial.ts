import type { IsoDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import type { Changes, SimulationResult } from '#contract/simulations.ts';

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

/** A disability that the member tries out, as the figure of a page follows it. */
export type TriedDisability = {
  /** In percent. */
  readonly degree: number;
  /** The member's pension, CHF a month; 0 without any. */
  readonly perMonth: number;
  /** Its first day; null if hidden, or without a pension. */
  readonly from: IsoDate | null;
};

/** The disability that a trial is of, with what it pays, after the pension that is running until then; null for a death. */
export const disabilityOf = (
  { event, degree }: ProtectionTrial,
  receipts: NonNullable<SimulationResult['after']['risk']>['ifDisabled'],
): TriedDisability | null => {
  if (event !== 'disability') return null;
  const pension = receipts.findLast(({ who, what }) => who === 'self' && what === 'disabilityPension');
  return { degree, perMonth: pension === undefined ? 0 : toChf(pension.amount), from: pension?.from ?? null };
};
