import type { IsoDate } from '#kernel/date.ts';
import type { LawArticle, Quantity } from '../calculation.ts';
import type { PlanParagraph } from '../explanation-keys.ts';
import type { Changes } from './changes.ts';

/** What law or plan say about a change; each language of the portal has words for every one. */
export const findingRules = [
  // What can't be simulated.
  'birthDateUnknown',
  'notInsured',
  'tooOld',
  'dayPassed',
  'afterRetirement',
  'afterExit',
  'afterExitUnlessContinued',
  'afterEmployment',
  'exitAnnounced',
  // Retirement.
  'beforeEarliestAge',
  'afterLatestAge',
  'deferred',
  'ahvContributionsDue',
  'stepNotLater',
  'sharesAboveWhole',
  'tooManySteps',
  'firstStepTooSmall',
  'shareAboveSalaryFall',
  'salaryBelowThreshold',
  'tooManyCapitalYears',
  'lumpSumAboveMaximum',
  'lumpSumAfterBuyIn',
  'lumpSumAfterContinuedInsurance',
  'lumpSumNotice',
  'lumpSumNoticePassed',
  'spouseConsent',
  // Buy-in.
  'buyInAboveMaximum',
  'buyInBeforeRepayment',
  'buyInAboveArrivalCap',
  'buyInWhileDisabled',
  'buyInLocked',
  'buyInPartlyLocked',
  'buyInAboveSalary',
  'taxIsEstimate',
  // Home ownership.
  'withdrawalBelowMinimum',
  'withdrawalAboveMaximum',
  'withdrawalAboveFifty',
  'withdrawalTooLate',
  'withdrawalTooSoon',
  'withdrawalAfterBuyIn',
  'withdrawalAfterContinuedInsurance',
  'withdrawalWhileDisabled',
  'withdrawalBlocksBuyIn',
  'pledgeAboveMaximum',
  'pledgeAboveFifty',
  'pledgeTooLate',
  'realisedBeforePledge',
  'pledgeChangesNothing',
  'alreadyPledged',
  'repaymentBeforeWithdrawal',
  'repaymentBelowMinimum',
  'repaymentAboveOpen',
  'repaymentTooLate',
  // Saving, and unpaid leave.
  'optionNotOffered',
  'optionTooEarly',
  'salaryUninsured',
  'leaveTooLong',
  'coverNotOffered',
  'uninsuredDuringLeave',
  'onlyPensionDuringLeave',
  'movedDuringLeave',
  // Protection.
  'degreeTooLow',
  'degreeBelowPresent',
  'degreeNotRevised',
  'waitingEndsTooLate',
  'partnerNotOffered',
  'partnerNotDeclared',
  'householdTooShort',
] as const;

export type FindingRule = (typeof findingRules)[number];

/** Why nothing can be simulated for a member, in the order in which it is looked for. */
export const obstacles = ['birthDateUnknown', 'notInsured', 'tooOld'] as const satisfies readonly FindingRule[];

export type Obstacle = (typeof obstacles)[number];

/**
 * - `broken`: the change is not possible in this form.
 * - `risk`: it is possible, but may have a consequence that the figures don't show.
 * - `note`: what one should know.
 */
export const findingSeverities = ['broken', 'risk', 'note'] as const;

/** That a change would come after all benefits are drawn: law and plan say when they are. BVG art. 13 para. 1. */
export const afterRetirement = {
  rule: 'afterRetirement',
  severity: 'broken',
  law: { act: 'BVG', article: '13', paragraph: '1' },
  plan: 'retirement',
} as const satisfies Partial<Finding>;

/** Something that law or plan say about a change, as data. */
export type Finding = {
  readonly rule: FindingRule;
  readonly severity: (typeof findingSeverities)[number];
  /** The part of the changes that it is about. */
  readonly about: keyof Changes;
  /** The place of the step or instalment that it is about, from 0. */
  readonly at?: number;
  readonly law?: LawArticle;
  readonly plan?: PlanParagraph;
  /** The day on which it counts. */
  readonly on?: IsoDate;
  readonly inputs: readonly Quantity[];
};
