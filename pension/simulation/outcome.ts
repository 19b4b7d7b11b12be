import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import type { BuyInBlock } from '../buy-in.ts';
import { monthlyContributions } from '../contributions.ts';
import type { MonthlyContributions } from '../contributions.ts';
import type { HomeOwnershipBlock } from '../home-ownership.ts';
import { hasLeft } from '../insured-person.ts';
import { taxedPayments, taxSaved } from './buy-in-outcome.ts';
import type { TaxedPayment } from './buy-in-outcome.ts';
import { buyInMost } from './buy-in-room.ts';
import type { BuyInMost } from './buy-in-room.ts';
import { exitBenefitOn, laterExit } from './exit-outcome.ts';
import type { LaterExit } from './exit-outcome.ts';
import { homeLimits } from './home-limits.ts';
import type { HomeLimits } from './home-limits.ts';
import { leaveOutcome } from './leave-outcome.ts';
import type { LeaveOutcome } from './leave-outcome.ts';
import { leaveTerms } from './leave-terms.ts';
import type { LeaveObstacle, LeaveTerms } from './leave-terms.ts';
import { once } from './once.ts';
import { restoredPension } from './restored-pension.ts';
import { retirementOutcome } from './retirement-outcome.ts';
import type { RetirementOutcome } from './retirement-outcome.ts';
import { riskOutcome } from './risk-outcome.ts';
import type { RiskOutcome } from './risk-outcome.ts';
import { savingOutcome } from './saving-outcome.ts';
import type { SavingOutcome } from './saving-outcome.ts';
import { savingsYears } from './savings-years.ts';
import type { SavingsPoint } from './savings-years.ts';
import type { Workings } from './workings.ts';

/**
 * A member's figures, with or without the changes of a simulation. Amounts are centimes. What can't be computed, or does
 * not apply, is `null`. Each part is computed when it is first read.
 */
export type Outcome = {
  /**
   * The day of the parts that are of one day: exit benefit, buy-in, home, contributions, risk. Both
   * outcomes have the same: the last day before retirement on which a change takes effect, or today.
   */
  readonly on: IsoDate;
  readonly savings: {
    readonly today: Centimes;
    /** From today, at each year's end, to the day before all is drawn; empty if nothing can be projected. */
    readonly years: readonly SavingsPoint[];
  } | null;
  readonly retirement: RetirementOutcome | null;
  /** What a member who leaves takes along. FZG art. 15, 17, 18. */
  readonly exitBenefit: Centimes | null;
  readonly buyIn: {
    readonly atMost: Centimes;
    readonly savingsAtMost: Centimes;
    readonly blocked: BuyInBlock | null;
    readonly openWithdrawals: Centimes;
    /** Until this day what was bought in can't be taken as capital. */
    readonly lockedUntil: IsoDate | null;
  } | null;
  readonly home: {
    readonly atMost: Centimes;
    readonly blocked: HomeOwnershipBlock | null;
    readonly possibleFrom: IsoDate | null;
  } | null;
  /** Days and amounts that law and plan allow for a home. */
  readonly homeLimits: HomeLimits | null;
  /** By how much the entered repayment of a withdrawal raises the pension a month; `null` without one. */
  readonly restoredPension: Centimes | null;
  /** A month; `null` if nothing is insured or the age is unknown. */
  readonly contributions: MonthlyContributions | null;
  readonly saving: SavingOutcome | null;
  /** Five years after {@link Outcome.on}: `null` if all is drawn by then. */
  readonly laterExit: LaterExit | null;
  readonly risk: RiskOutcome | null;
  /** How much a buy-in can come to; `null` if nothing is insured. */
  readonly buyInMost: BuyInMost | null;
  /** The payments of a buy-in that come in time, with what each saves in taxes by the member's own marginal rate. */
  readonly payments: readonly TaxedPayment[];
  /** What they come to together. */
  readonly paid: Centimes;
  /** What they save together, an estimate; `null` without a rate. */
  readonly tax: { readonly total: Centimes } | null;
  readonly leave: LeaveOutcome | null;
  /** What the plan offers for an unpaid leave; `null` if {@link Outcome.leaveObstacle} says why, or if the age is unknown. */
  readonly leaveTerms: LeaveTerms | null;
  /** Why no leave is possible; `null` if one is, or if the age is unknown. */
  readonly leaveObstacle: LeaveObstacle | null;
};

/** All figures of a scene on a day. */
export const outcomeOf = (workings: Workings): Outcome => {
  const { scene, on, drawn } = workings;
  const { record, account, today } = scene;
  const isKnown = !isUnknownDate(record.birthDate) && account.firstDay !== null;
  const isThere = isKnown && !hasLeft(record, today);
  const savings = once(() => (isKnown ? { today: account.on(today).savings, years: savingsYears(scene) } : null));
  const retirement = once(() => retirementOutcome(scene, drawn()));
  const exitBenefit = once(() => (isKnown ? exitBenefitOn(scene, on) : null));
  const saving = once(() => (isThere ? savingOutcome(scene, on) : null));
  const later = once(() => (isThere ? laterExit(scene, on) : null));
  const risk = once(() => {
    const work = workings.risk();
    return work && riskOutcome(scene, on, work);
  });
  const payments = once(() => taxedPayments(scene));
  const tax = once(() => {
    const total = taxSaved(scene, payments());
    return total === null ? null : { total };
  });
  const most = once(() => (isThere ? buyInMost(scene) : null));
  const leave = once(() => leaveOutcome(scene));
  const limits = once(() => (isKnown ? homeLimits(scene) : null));
  const restored = once(() => restoredPension(scene, drawn()));
  const terms = once(() => (isKnown ? leaveTerms(scene) : null));
  return {
    on,
    get savings() {
      return savings();
    },
    get retirement() {
      return retirement();
    },
    get exitBenefit() {
      return exitBenefit();
    },
    get buyIn() {
      const buyIn = workings.buyIn();
      if (buyIn === null) return null;
      const { atMost, savingsAtMost, blocked, openWithdrawals, lockedUntil } = buyIn;
      return { atMost, savingsAtMost, blocked, openWithdrawals, lockedUntil };
    },
    get home() {
      const home = workings.home();
      return home && { atMost: home.atMost, blocked: home.blocked, possibleFrom: home.possibleFrom };
    },
    get homeLimits() {
      return limits();
    },
    get restoredPension() {
      return restored();
    },
    get contributions() {
      return monthlyContributions(workings.contributions());
    },
    get saving() {
      return saving();
    },
    get laterExit() {
      return later();
    },
    get risk() {
      return risk();
    },
    get buyInMost() {
      return most();
    },
    get payments() {
      return payments();
    },
    get paid() {
      return payments().reduce((sum, { amount }) => sum + amount, 0);
    },
    get tax() {
      return tax();
    },
    get leave() {
      return leave();
    },
    get leaveTerms() {
      const offered = terms();
      return typeof offered === 'string' ? null : offered;
    },
    get leaveObstacle() {
      const offered = terms();
      return typeof offered === 'string' ? offered : null;
    },
  };
};
