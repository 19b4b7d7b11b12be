import type { SimulationResult } from '#contract/simulations.ts';
import { addYears, earlier } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import type { HomeTrial, Moved } from './home-trial.ts';

type Way = HomeTrial['kind'];

/** What a member can do: savings can be withdrawn or pledged, an open withdrawal paid back. */
export const waysOf = ({ after }: SimulationResult): readonly Way[] => [
  ...(after.homeLimits?.withdrawal ? (['withdrawal'] as const) : []),
  ...(after.homeLimits?.pledge ? (['pledge'] as const) : []),
  ...(after.homeLimits?.repayment ? (['repayment'] as const) : []),
];

/** What the fields begin with for each way. */
export type Firsts = Readonly<Record<Way, Moved>>;

/** First day and amount of each way: the least withdrawal, all that is open, no pledge. */
export const firstsOf = ({ after: { homeLimits, on } }: SimulationResult): Firsts => {
  const { withdrawal, repayment } = homeLimits ?? {};
  return {
    withdrawal: { amount: toChf(withdrawal?.atLeast ?? 0), on: withdrawal?.from ?? on },
    pledge: { amount: 0, on },
    repayment: { amount: toChf(repayment?.atMost ?? 0), on: repayment?.from ?? on },
  };
};

/** The way that the fields begin with: the first that is possible today, else the first of all. */
export const firstWayOf = (start: SimulationResult): Way | undefined => {
  const ways = waysOf(start);
  const firsts = firstsOf(start);
  const order = ['withdrawal', 'repayment', 'pledge'] as const;
  return order.find((way) => ways.includes(way) && firsts[way].on === start.after.on) ?? ways[0];
};

const reasons = {
  notInsured: 'notInsured',
  birthDateUnknown: 'birthDateUnknown',
  drawingDisabilityPension: 'withdrawalWhileDisabled',
  tooOld: 'withdrawalTooLate',
  continuedInsurance: 'withdrawalAfterContinuedInsurance',
  withdrawnLately: 'withdrawalTooSoon',
  belowMinimum: 'withdrawalBelowMinimum',
} as const;

/** Why nothing can be withdrawn, as the rule that says so. */
export const reasonAgainst = ({ obstacle, after }: SimulationResult) =>
  obstacle ?? reasons[after.home?.blocked ?? 'tooOld'];

/**
 * A trial of another kind, with no less than that kind's least; one that pays back has an amount of its own. A later
 * repayment stays where it may be.
 */
export const withKind = (trial: HomeTrial, ways: readonly Way[], chosen: string, firsts: Firsts): HomeTrial => {
  const kind = ways.find((way) => way === chosen) ?? trial.kind;
  const isOther = kind === 'repayment' || trial.kind === 'repayment';
  const first = firsts[kind];
  return {
    kind,
    amount: isOther ? first.amount : Math.max(trial.amount, first.amount),
    on: isOther || trial.on < first.on ? first.on : trial.on,
    realisedOn: null,
    repaid: isOther ? null : trial.repaid,
  };
};

/** A pledge that is realised on its day, or not at all. */
export const withRealisation = (trial: HomeTrial, isRealised: boolean): HomeTrial => ({
  ...trial,
  realisedOn: isRealised ? trial.on : null,
});

/** A trial that pays back all that is open, on the first day on which it is; null if nothing is. */
export const repaidTrial = (start: SimulationResult): HomeTrial | null =>
  start.after.homeLimits?.repayment
    ? { kind: 'repayment', ...firstsOf(start).repayment, realisedOn: null, repaid: null }
    : null;

/** Years after which a repayment is suggested. */
const repaidAfter = 5;

/** A trial that pays all back some years later, until a last day, or nothing. */
export const withRepayment = (trial: HomeTrial, isRepaid: boolean, until: IsoDate | null): HomeTrial => {
  if (!isRepaid) return { ...trial, repaid: null };
  const later = addYears(trial.realisedOn ?? trial.on, repaidAfter);
  return { ...trial, repaid: { amount: trial.amount, on: until === null ? later : earlier(later, until) } };
};
