import type { IsoDate } from '#kernel/date.ts';
import type { Changes } from '#contract/simulations.ts';

/** An amount in CHF, and its day. */
export type Moved = { readonly amount: number; readonly on: IsoDate };

/** What a member tries out for a home: to withdraw savings, to pledge them, or to pay back what was withdrawn. */
export type HomeTrial = Moved & {
  readonly kind: 'withdrawal' | 'pledge' | 'repayment';
  /** Day on which the pledge is realised; null if it is not. */
  readonly realisedOn: IsoDate | null;
  /** What is paid back later of a withdrawal or a realised pledge; null if nothing is. */
  readonly repaid: Moved | null;
};

/** Whether a trial takes savings out, so that they can be paid back. */
export const takesOut = ({ kind, amount, realisedOn }: HomeTrial): boolean =>
  amount > 0 && (kind === 'withdrawal' || (kind === 'pledge' && realisedOn !== null));

/** A trial as the engine takes it; without one nothing changes. */
export const changesOf = (trial: HomeTrial | null): Changes => {
  if (trial === null) return {};
  const { kind, amount, on, realisedOn, repaid } = trial;
  const moved = { amount, on };
  if (kind === 'repayment') return { home: { repayment: moved } };
  const later = repaid !== null && takesOut(trial) ? { repayment: repaid } : {};
  if (kind === 'withdrawal') return { home: { withdrawal: moved, ...later } };
  return { home: { pledge: realisedOn === null ? moved : { ...moved, realisedOn }, ...later } };
};

/** The trial of some changes; null if they have nothing for a home. */
export const trialOf = ({ home }: Changes): HomeTrial | null => {
  const { withdrawal, pledge, repayment } = home ?? {};
  const repaid = repayment ?? null;
  if (withdrawal) return { kind: 'withdrawal', ...withdrawal, realisedOn: null, repaid };
  if (pledge) {
    const { amount, on, realisedOn = null } = pledge;
    return { kind: 'pledge', amount, on, realisedOn, repaid };
  }
  return repayment ? { kind: 'repayment', ...repayment, realisedOn: null, repaid: null } : null;
};
