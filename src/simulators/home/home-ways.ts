import type { SimulationResult } from '#contract/simulations.ts';
import { addYears, earlier } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { HomePlan } from './home-plan.ts';

type Way = HomePlan['kind'];

/** What a member can plan today: savings can be withdrawn or pledged, an open withdrawal paid back. */
export const waysOf = ({ after }: SimulationResult): readonly Way[] => [
  ...(after.homeLimits?.withdrawal ? (['withdrawal'] as const) : []),
  ...(after.homeLimits?.pledge ? (['pledge'] as const) : []),
  ...(after.homeLimits?.repayment ? (['repayment'] as const) : []),
];

/** The first day for each way, from today on. */
export const firstDaysOf = ({ after }: SimulationResult): Readonly<Record<Way, IsoDate>> => ({
  withdrawal: after.homeLimits?.withdrawal?.from ?? after.on,
  pledge: after.on,
  repayment: after.on,
});

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

/** A plan of another kind; one that pays back begins with nothing. */
export const withKind = (
  plan: HomePlan,
  ways: readonly Way[],
  chosen: string,
  firstDays: Readonly<Record<Way, IsoDate>>,
): HomePlan => {
  const kind = ways.find((way) => way === chosen) ?? plan.kind;
  const isOther = kind === 'repayment' || plan.kind === 'repayment';
  const first = firstDays[kind];
  return {
    kind,
    amount: isOther ? 0 : plan.amount,
    on: isOther || plan.on < first ? first : plan.on,
    realisedOn: null,
    repaid: null,
  };
};

/** A pledge that is realised on its day, or not at all. */
export const withRealisation = (plan: HomePlan, isRealised: boolean): HomePlan => ({
  ...plan,
  realisedOn: isRealised ? plan.on : null,
  repaid: null,
});

/** Years after which a repayment is suggested. */
const repaidAfter = 5;

/** A plan that pays all back some years later, until a last day, or nothing. */
export const withRepayment = (plan: HomePlan, isRepaid: boolean, until: IsoDate | null): HomePlan => {
  if (!isRepaid) return { ...plan, repaid: null };
  const later = addYears(plan.realisedOn ?? plan.on, repaidAfter);
  return { ...plan, repaid: { amount: plan.amount, on: until === null ? later : earlier(later, until) } };
};
