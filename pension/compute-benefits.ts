import type { InsuredRecord, MoneyEvent } from './insured-record.ts';
import type { Plan } from './plan.ts';
import { addYears, dayBefore, yearOf } from '#kernel/calendar.ts';
import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { createAccount, shownYear, vestedBenefitsOn } from './account.ts';
import type { Account, AccountStatement, AccountYear } from './account.ts';
import { ageInMonths, drawingDate } from './ages.ts';
import { computeBuyIn } from './buy-in.ts';
import type { BuyIn } from './buy-in.ts';
import { computeContributions, computeUnpaidLeave } from './contributions.ts';
import type { Contributions, UnpaidLeave } from './contributions.ts';
import { disabilityBeginsTooLate } from './disability-begin.ts';
import { computeHomeOwnership } from './home-ownership.ts';
import type { HomeOwnership } from './home-ownership.ts';
import { disabilityShareOn, hasLeft, spouseOf } from './insured-person.ts';
import { accountsByInterest, BAND } from './interest-band.ts';
import { DECIDED_YEARS } from './legal-parameters.ts';
import { sumOfEvents } from './money-events.ts';
import { exitBenefitOf, ownContributions } from './own-contributions.ts';
import type { OwnContributions } from './own-contributions.ts';
import { planTimeline } from './plan-parameters.ts';
import type { PlanTimeline } from './plan-parameters.ts';
import { projectionDays } from './projection-days.ts';
import { shareOf } from './rates.ts';
import { recordAsOf } from './record-as-of.ts';
import { computeRetirement } from './retirement.ts';
import type { Retirement } from './retirement.ts';
import { computeDisability, computeDeathBenefits } from './risk-benefits.ts';
import type { Disability, DeathBenefits } from './risk-benefits.ts';
import { choiceStarts, computeSavingsOptions } from './savings-options.ts';
import type { SavingsOption, WorkedOption } from './savings-options.ts';

/** Savings at the end of a day. */
export type DatedSavings = { readonly date: IsoDate; readonly savings: Centimes };

/** Money that came into the account or left it on a day; negative for what left. */
export type SavingsMovement = { readonly date: IsoDate; readonly kind: MoneyEvent['kind']; readonly amount: Centimes };

/** Savings at the end of a day at the lowest and the highest interest of {@link BAND}. */
export type DatedBand = { readonly date: IsoDate; readonly low: Centimes; readonly high: Centimes };

/** What figures assume because it is not decided yet; pages that show them say so. */
export type Assumption =
  /** Projected interest a year, in percent. */
  | { readonly kind: 'projectedInterest'; readonly percent: number }
  /** The law's values are only known up to the year `known`, and are assumed to continue. */
  | { readonly kind: 'legalParametersCarriedOn'; readonly known: number; readonly until: number }
  /** The fund's interest of the running year is the law's minimum until it decides. */
  | { readonly kind: 'interestNotYetDecided'; readonly year: number };

/**
 * What a new fund or a court asks for in addition to the exit benefit; `null` if unknown or not applicable. FZG art.
 * 24.
 */
export type BenefitsOnRecord = {
  readonly atMarriage: Centimes | null;
  readonly atFifty: Centimes | null;
  /** Vested benefits brought in. */
  readonly broughtIn: Centimes;
  readonly boughtIn: Centimes;
  /** For a home, repaid or not. */
  readonly withdrawn: Centimes;
};

/** Everything that is computed for a member on a day. All amounts are centimes. */
export type Benefits = {
  readonly today: IsoDate;
  readonly hasLeft: boolean;
  readonly birthDateKnown: boolean;
  /** Whether the savings are known: something is on record, and so is the age for credits. BVG art. 16. */
  readonly savingsKnown: boolean;
  /** Meaningless unless `savingsKnown`, as are the BVG part, the statements and the exit benefit. */
  readonly balance: Centimes;
  readonly bvgPart: Centimes;
  /**
   * From the first day on record, at each year's end, to today, and on each day of a movement and the day before it, so
   * that a line through the points jumps where the savings did. Empty unless `savingsKnown`.
   */
  readonly history: readonly DatedSavings[];
  /** From today, at each year's end, to the day before the default retirement. Empty if nothing can be projected. */
  readonly future: readonly DatedSavings[];
  /** The days of {@link future} at less and at more interest; empty if it ends within {@link YEARS_OF_BAND} years. */
  readonly futureBand: readonly DatedBand[];
  /** The savings at each age of {@link retirement} at less and at more interest; empty like {@link futureBand}. */
  readonly retirementBand: readonly { readonly low: Centimes; readonly high: Centimes }[];
  /** What moved the savings other than interest and contributions, oldest first. Empty unless `savingsKnown`. */
  readonly movements: readonly SavingsMovement[];
  /** The account's years up to today's, oldest first. */
  readonly years: readonly AccountYear[];
  /** This year so far; for a member who has left, the year of the exit. */
  readonly thisYear: AccountStatement;
  /**
   * What a member who leaves today takes along: the largest of the savings and the two minimums. FZG art. 15, 17, 18.
   */
  readonly exitBenefit: Centimes;
  readonly record: BenefitsOnRecord;
  /** The minimum of FZG art. 17; `null` unless `savingsKnown`. */
  readonly ownContributions: OwnContributions | null;
  readonly buyIn: BuyIn;
  readonly savingsOptions: readonly SavingsOption[];
  /** First day of a savings option chosen today. */
  readonly savingsChoiceStarts: IsoDate;
  readonly homeOwnership: HomeOwnership;
  readonly retirement: Retirement | null;
  readonly contributions: Contributions | null;
  readonly disability:
    | (Disability & {
        /** Degree of disability in percent; 0 without one. */ readonly degree: number;
        /** Share in payment in percent; 0 without one. */ readonly share: number;
        /** Pension in payment a year. */ readonly runningPerYear: Centimes;
        /** Each entitled child's pension in payment a year. */ readonly runningChildPerYear: Centimes;
        /**
         * Whether the pension of who is disabled from today on would begin after the ordinary age, so that none is ever paid.
         * BVG art. 26.
         */
        readonly beginsTooLate: boolean;
      })
    | null;
  /** The disability pension and today's children's, a year: those in payment, else at full disability; 0 if none is insured. */
  readonly disabilityTotalPerYear: Centimes;
  /** `null` if the birth date is unknown, because pensions and savings depend on the age. */
  readonly death: DeathBenefits | null;
  readonly unpaidLeave: UnpaidLeave | null;
  readonly assumptions: readonly Assumption[];
};

/** Up to so many years ahead, other interest makes so little difference that no band is shown. */
const YEARS_OF_BAND = 5;

/**
 * All figures of a member on a day. They agree, because they come from one account, which is also returned for
 * explanations, as are the savings options with theirs, and what survivors would receive with another partner. Never fails
 * for a record that matches its schema: what can't be computed (no history, unknown birth
 * date, member left) is `null`, empty or 0 with its reason.
 * @param entry the member's record.
 * @param today ISO date of the provider's clock.
 */
export const computeBenefits = (
  plan: Plan,
  entry: InsuredRecord,
  today: IsoDate,
): {
  readonly benefits: Benefits;
  readonly account: Account;
  readonly options: readonly WorkedOption[];
  readonly deathWith: (partner: InsuredRecord['partner']) => DeathBenefits;
} => {
  const record = recordAsOf(entry, today);
  const parametersOn = planTimeline(plan);
  const parameters = parametersOn(today);
  const account = createAccount(plan, record, today);
  const { firstDay } = account;
  const left = hasLeft(record, today);
  const birthDateKnown = !isUnknownDate(record.birthDate);
  const { savings: balance, bvgPart } = account.on(today);

  const history: DatedSavings[] = [];
  const years: AccountYear[] = [];
  const lastShown = account.lastDay ?? today;
  if (birthDateKnown && firstDay !== null && firstDay <= lastShown) {
    history.push({ date: firstDay, savings: account.on(firstDay).savings });
    const days = new Set(account.eventsUntil(lastShown).flatMap(({ event: { date } }) => [dayBefore(date), date]));
    for (let year = yearOf(firstDay); year <= yearOf(lastShown); year += 1) {
      years.push(shownYear(account.year(year)));
      days.add(`${year}-12-31`);
    }
    for (const date of [...days].toSorted()) {
      if (date > firstDay && date < lastShown) history.push({ date, savings: account.on(date).savings });
    }
    if (lastShown > firstDay) history.push({ date: lastShown, savings: account.on(lastShown).savings });
  }

  const retirement = computeRetirement(account, record, parametersOn, today);
  const future: readonly DatedSavings[] = retirement
    ? projectionDays(today, dayBefore(retirement.ordinary.date)).map((date) => ({
        date,
        savings: account.on(date).savings,
      }))
    : [];

  const end = future.at(-1)?.date ?? lastShown;
  const accountAt = accountsByInterest(plan, record, today, account);
  const [lowest, , highest] = BAND;
  const isNear = end <= addYears(today, YEARS_OF_BAND);
  const bandOn = (date: IsoDate) => ({
    low: accountAt(lowest).on(date).savings,
    high: accountAt(highest).on(date).savings,
  });
  const futureBand: readonly DatedBand[] = isNear ? [] : future.map(({ date }) => ({ date, ...bandOn(date) }));
  const retirementBand =
    isNear || retirement === null ? [] : retirement.byAge.map(({ date }) => bandOn(dayBefore(date)));

  const minimum = history.length > 0 ? ownContributions(account, record, today) : null;
  const contributions = left ? null : computeContributions(record, parameters, today);
  const disability = left ? null : disabilityOf(plan, record, account, parametersOn, today);
  const basis = left ? 0 : (disability?.fullPerYear ?? retirement?.ordinary.pensionPerYear ?? 0);
  const drawn = left ? 0 : (retirement?.drawnPerYear ?? 0);
  const retirementMonths = retirement && monthsAt(record, retirement.ordinary.date, today);
  const deathWith = (partner: InsuredRecord['partner']): DeathBenefits =>
    computeDeathBenefits(account, { ...record, partner }, parameters, today, basis, drawn, disability === null);
  const options = computeSavingsOptions(plan, record, parametersOn, parameters, today, retirementMonths);

  const benefits: Benefits = {
    today,
    hasLeft: left,
    birthDateKnown,
    savingsKnown: history.length > 0,
    balance,
    bvgPart,
    history,
    future,
    futureBand,
    retirementBand,
    movements:
      history.length === 0
        ? []
        : account
            .eventsUntil(end)
            .map(({ event: { date, kind }, savings }) => ({ date, kind, amount: savings }))
            .filter(({ amount }) => amount !== 0),
    years,
    thisYear: account.statement(lastShown),
    exitBenefit: exitBenefitOf({ savings: balance, bvgPart }, minimum),
    ownContributions: minimum,
    record: onRecord(account, record, today),
    buyIn: computeBuyIn(account, record, parameters, today),
    savingsOptions: options.map(({ option }) => option),
    savingsChoiceStarts: choiceStarts(today),
    homeOwnership: computeHomeOwnership(account, record, parameters, today),
    retirement,
    contributions,
    disability,
    disabilityTotalPerYear: disabilityTotal(disability),
    death: birthDateKnown || left ? deathWith(record.partner) : null,
    unpaidLeave: contributions && computeUnpaidLeave(contributions, parameters),
    assumptions: assumptionsUntil(plan, today, future.at(-1)?.date ?? today),
  };
  return { benefits, account, options, deathWith };
};

/** What figures assume until a day. */
export const assumptionsUntil = (plan: Plan, today: IsoDate, last: IsoDate): readonly Assumption[] => {
  const assumptions: Assumption[] = [];
  const lastYear = yearOf(last);
  if (lastYear > yearOf(today)) assumptions.push({ kind: 'projectedInterest', percent: plan.interest.projection });
  if (lastYear > DECIDED_YEARS.last) {
    assumptions.push({ kind: 'legalParametersCarriedOn', known: DECIDED_YEARS.last, until: lastYear });
  }
  if (plan.interest.credited[String(yearOf(today))] === undefined) {
    assumptions.push({ kind: 'interestNotYetDecided', year: yearOf(today) });
  }
  return assumptions;
};

/**
 * The disability pension insured today. For a member who already draws one: the full pension as insured on the day
 * before the disability, and the share of it in payment, with today's children.
 */
export const disabilityOf = (
  plan: Plan,
  record: InsuredRecord,
  account: Account,
  parametersOn: PlanTimeline,
  today: IsoDate,
): Benefits['disability'] => {
  const share = disabilityShareOn(record, today);
  if (share === 0 || !record.disability || account.firstDay === null) {
    const parameters = parametersOn(today);
    const insured = computeDisability(account, record, parameters, today);
    if (insured === null) return null;
    const beginsTooLate = disabilityBeginsTooLate(record, parameters, today);
    return { ...insured, degree: 0, share: 0, runningPerYear: 0, runningChildPerYear: 0, beginsTooLate };
  }
  const since = dayBefore(record.disability.since);
  const day = since < account.firstDay ? account.firstDay : since;
  const before: InsuredRecord = {
    ...record,
    disability: undefined,
    leave: undefined,
    planChoices: record.planChoices.filter(({ from }) => from <= since),
    employments: record.employments.filter((employment, index) => index === 0 || employment.from <= since),
  };
  const full = computeDisability(createAccount(plan, before, today), before, parametersOn(day), day, today);
  return (
    full && {
      ...full,
      degree: record.disability.degree,
      share,
      runningPerYear: shareOf(full.fullPerYear, share),
      runningChildPerYear: shareOf(full.childPerYear, share),
      beginsTooLate: false,
    }
  );
};

/**
 * Whether a disability that begins on the day would bring a pension if it is insured: not if the waiting period ends only
 * after the insured age.
 */
export const bringsPension = (disability: Benefits['disability']): boolean =>
  disability !== null && !disability.beginsTooLate && disability.fullPerYear > 0;

/** The pensions in payment together; without any, those at full disability. */
const disabilityTotal = (disability: Benefits['disability']): Centimes => {
  if (disability === null) return 0;
  const { share, children, fullPerYear, childPerYear, runningPerYear, runningChildPerYear } = disability;
  return share > 0 ? runningPerYear + runningChildPerYear * children : fullPerYear + childPerYear * children;
};

const onRecord = (account: Account, record: InsuredRecord, today: IsoDate): BenefitsOnRecord => {
  const { birthDate, vestedBenefitsAtFifty, vestedBenefitsAtMarriage } = record;
  // What happens after the exit is another fund's to state.
  const until = account.lastDay !== null && account.lastDay < today ? account.lastDay : today;
  const vestedOn = (date: IsoDate): Centimes | null => {
    if (account.firstDay === null || date < account.firstDay || date > until || isUnknownDate(birthDate)) return null;
    return vestedBenefitsOn(account, date);
  };
  const recordedOr = (recorded: number | undefined, date: IsoDate): Centimes | null =>
    recorded === undefined ? vestedOn(date) : toCentimes(recorded);
  const spouse = spouseOf(record);
  const fiftieth = isUnknownDate(birthDate) ? null : addYears(birthDate, 50);
  const isPast = fiftieth !== null && fiftieth <= until;
  const sum = (kind: 'transferIn' | 'buyIn' | 'earlyWithdrawal'): Centimes =>
    sumOfEvents(record, (event) => event.kind === kind);
  return {
    atMarriage: spouse === undefined ? null : recordedOr(vestedBenefitsAtMarriage, spouse.since),
    atFifty: isPast ? recordedOr(vestedBenefitsAtFifty, fiftieth) : null,
    broughtIn: sum('transferIn'),
    boughtIn: sum('buyIn'),
    withdrawn: sum('earlyWithdrawal'),
  };
};

/** The age in months on a given drawing date. */
const monthsAt = (record: InsuredRecord, date: IsoDate, today: IsoDate): number => {
  let months = ageInMonths(record.birthDate, today);
  while (drawingDate(record.birthDate, months) < date) months += 1;
  return months;
};
