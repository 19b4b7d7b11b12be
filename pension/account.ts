import type { InsuredRecord, MoneyEvent } from './insured-record.ts';
import type { Plan } from './plan.ts';
import {
  addMonths,
  completedMonths,
  earlier,
  firstOfMonth,
  interestDays,
  lastDayOfMonth,
  yearOf,
} from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { kept } from '#kernel/kept.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import { drawingDate, referenceAge } from './ages.ts';
import { creditRatesOn, insuredOn } from './insured-person.ts';
import { legalParameters } from './legal-parameters.ts';
import { interestIn, planTimeline } from './plan-parameters.ts';
import { booked, exactShareOf, millionthsOf, shareOf } from './rates.ts';
import { joinRuns } from './runs.ts';

/** The savings at the end of a day. */
export type AccountState = {
  readonly savings: Centimes;
  /** The minimum required by law (BVG art. 15); more than the savings if the fund credited less. FZG art. 18. */
  readonly bvgPart: Centimes;
};

/**
 * One year of the account, as an annual statement shows it. Amounts up to today are booked in whole centimes; those of
 * a projection are exact, and are rounded when shown.
 */
export type AccountYear = {
  readonly year: number;
  readonly opening: Centimes;
  /** In percent: credited in the past, assumed for the future. */
  readonly interestRate: number;
  readonly interest: Centimes;
  readonly memberCredits: Centimes;
  readonly employerCredits: Centimes;
  /** Credited without contributions, on the part of the salary that disability keeps insured. BVV 2 art. 14. */
  readonly waivedCredits: Centimes;
  /** Money in minus money out. */
  readonly movements: Centimes;
  readonly closing: Centimes;
  /** Whether the year, or the rest of it, is still to come. */
  readonly projected: boolean;
};

/**
 * Consecutive months of a year with the same credits: the salary, and the rates in percent of the plan and of the law.
 */
export type CreditSpan = {
  /** First day of the first month. */
  readonly from: IsoDate;
  readonly months: number;
  readonly insured: Centimes;
  /** Part of `insured` without contributions, credited at `waivedRate`. */
  readonly exempt: Centimes;
  readonly memberRate: number;
  readonly employerRate: number;
  readonly waivedRate: number;
  readonly coordinated: Centimes;
  readonly lawRate: number;
};

/** One year of the account up to a day, with each movement. */
export type AccountStatement = AccountYear & {
  readonly until: IsoDate;
  /** Days of the year, of 360, for which the opening balance bears interest. */
  readonly days: number;
  /** The credits of the months so far, grouped by {@link CreditSpan}. */
  readonly spans: readonly CreditSpan[];
  /** Part of `memberCredits` paid after a dismissal, including the employer's share. BVG art. 47a. */
  readonly continuedCredits: Centimes;
  /** The BVG part: the opening balance plus the additions equal the closing balance. */
  readonly lawful: {
    readonly opening: Centimes;
    /** Minimum by law, in percent. */
    readonly interestRate: number;
    readonly interest: Centimes;
    readonly credits: Centimes;
    readonly movements: Centimes;
    readonly closing: Centimes;
  };
  /** Money in and out, and in the account's first year the opening balance. */
  readonly moved: readonly {
    readonly kind: MoneyEvent['kind'] | 'openingBalance';
    readonly date: IsoDate;
    readonly savings: Centimes;
    /** Its BVG part. */
    readonly bvgPart: Centimes;
    /** Days from then on that bear interest. */
    readonly days: number;
  }[];
};

/** A movement and what it did to the account. */
export type AppliedEvent = {
  readonly event: MoneyEvent;
  readonly savings: Centimes;
  readonly bvgPart: Centimes;
  /** Savings just before it. */
  readonly before: Centimes;
};

/** The savings account of one member, computed from the record and the plan. */
export type Account = {
  /** The day on which the account begins; `null` if the fund has nothing on record. */
  readonly firstDay: IsoDate | null;
  /** The day of the exit, after which nothing changes; `null` without one. */
  readonly lastDay: IsoDate | null;
  readonly on: (date: IsoDate) => AccountState;
  readonly year: (year: number) => AccountYear;
  /** A year up to one of its days. */
  readonly statement: (date: IsoDate) => AccountStatement;
  /** Credits of the months that end after `from` and by `until`, unrounded. */
  readonly creditsBetween: (from: IsoDate, until: IsoDate) => { readonly plan: number; readonly law: number };
  /** What those months earn, grouped by {@link CreditSpan}. */
  readonly spansBetween: (from: IsoDate, until: IsoDate) => readonly CreditSpan[];
  /** What each movement did to the account, up to a day. */
  readonly eventsUntil: (date: IsoDate) => readonly AppliedEvent[];
  /** Of use only to an account that {@link KnownAccount continues} this one. */
  readonly known: {
    readonly months: (year: number) => readonly Month[];
    readonly credits: (year: number) => Credits;
    readonly wholeYear: (year: number) => Statement | null;
  };
};

/** An account of the same member that differs only from some year on, so that what comes before is not computed again. */
export type KnownAccount = {
  readonly account: Account;
  /** The first year in which other months earn credits. */
  readonly sameMonthsUntil: number;
  /** The first year that ends otherwise. */
  readonly sameEndsUntil: number;
};

type Movement = {
  readonly kind: AccountStatement['moved'][number]['kind'];
  readonly date: IsoDate;
  readonly savings: Centimes;
  readonly bvgPart: Centimes;
};
type Credits = {
  readonly member: number;
  readonly employer: number;
  readonly waived: number;
  readonly law: number;
  /** Part of `member` paid after a dismissal. */
  readonly continued: number;
};
/** What a month earns, in millionths of a twelfth of a centime, and on what basis. */
type Month = Credits & Omit<CreditSpan, 'from' | 'months'>;
type YearEnd = AccountState & { readonly withdrawn: Centimes; readonly withdrawnBvg: Centimes };
type Statement = YearEnd & {
  readonly interest: number;
  readonly lawInterest: number;
  readonly lawMovements: Centimes;
  readonly moved: number;
  readonly moves: AccountStatement['moved'];
  readonly credits: Credits;
  readonly applied: readonly AppliedEvent[];
};

const NO_CREDITS: Credits = { member: 0, employer: 0, waived: 0, law: 0, continued: 0 };
const NO_MONTH: Month = {
  ...NO_CREDITS,
  insured: 0,
  exempt: 0,
  memberRate: 0,
  employerRate: 0,
  waivedRate: 0,
  coordinated: 0,
  lawRate: 0,
};
const NOTHING: YearEnd = { savings: 0, bvgPart: 0, withdrawn: 0, withdrawnBvg: 0 };

/** Runs of consecutive months with the same credits, from a first month on; months without credits are omitted. */
const spansOf = (months: readonly Month[], first: IsoDate): readonly CreditSpan[] =>
  joinRuns<CreditSpan>(
    months.map(({ insured, exempt, memberRate, employerRate, waivedRate, coordinated, lawRate }, index) => ({
      from: addMonths(first, index),
      months: 1,
      insured,
      exempt,
      memberRate,
      employerRate,
      waivedRate,
      coordinated,
      lawRate,
    })),
    (a, b) =>
      a.insured === b.insured &&
      a.exempt === b.exempt &&
      a.waivedRate === b.waivedRate &&
      a.memberRate === b.memberRate &&
      a.employerRate === b.employerRate &&
      a.coordinated === b.coordinated &&
      a.lawRate === b.lawRate,
  ).filter(({ memberRate, employerRate, lawRate }) => memberRate + employerRate + lawRate > 0);

/** Percent times months, in millionths of a twelfth, before the only rounding. */
const CREDIT_PARTS = 12 * 1_000_000;

/** What months earn together, unrounded. */
const creditsOf = (months: readonly Month[]): Credits => {
  let [member, employer, waived, law, continued] = [0, 0, 0, 0, 0];
  for (const credits of months) {
    member += credits.member;
    employer += credits.employer;
    waived += credits.waived;
    law += credits.law;
    continued += credits.continued;
  }
  return {
    member: member / CREDIT_PARTS,
    employer: employer / CREDIT_PARTS,
    waived: waived / CREDIT_PARTS,
    law: law / CREDIT_PARTS,
    continued: continued / CREDIT_PARTS,
  };
};

/** Stands for a day that never comes. */
const NEVER: IsoDate = '9999-12-31';

/** How an event changes the account, given its state just before. */
const movementOf = (event: MoneyEvent, before: YearEnd): Movement => {
  const { date, kind } = event;
  if (event.kind === 'partialRetirement') {
    return {
      kind,
      date,
      savings: -shareOf(before.savings, event.percent),
      bvgPart: -shareOf(before.bvgPart, event.percent),
    };
  }
  const amount = toCentimes(event.amount);
  if (event.kind === 'buyIn') return { kind, date, savings: amount, bvgPart: 0 };
  if (event.kind === 'repayment') {
    const bvgPart = before.withdrawn > 0 ? Math.round((amount * before.withdrawnBvg) / before.withdrawn) : 0;
    return { kind, date, savings: amount, bvgPart };
  }
  if (event.kind === 'transferIn' || event.kind === 'divorceIn') {
    return { kind, date, savings: amount, bvgPart: Math.min(toCentimes(event.bvgPart ?? 0), amount) };
  }
  const out = Math.min(amount, Math.max(before.savings, 0));
  const proportion = before.savings > 0 ? Math.round((out * before.bvgPart) / before.savings) : 0;
  const recorded = event.bvgPart === undefined ? proportion : toCentimes(event.bvgPart);
  // The BVG part must not exceed the remaining savings, unless it already did.
  const least = out - Math.max(before.savings - before.bvgPart, 0);
  return { kind, date, savings: -out, bvgPart: -Math.max(recorded, least) };
};

/** Years in which a member's credits can change from one month to the next. */
const yearsOfChange = (plan: Plan, record: InsuredRecord): ReadonlySet<number> => {
  const { birthDate, sex } = record;
  const dates = [
    record.openingBalance?.date,
    record.admissionDate,
    record.exit?.date,
    record.continuedInsurance?.from,
    record.disability?.since,
    record.higherDegree?.since,
    record.leave?.from,
    record.leave?.until,
    ...record.employments.map((employment) => employment.from),
    ...record.planChoices.map((choice) => choice.from),
    ...plan.parameters.map((set) => set.validFrom),
    drawingDate(birthDate, referenceAge(sex, birthDate)),
    ...plan.parameters.map((set) => set.savings && drawingDate(birthDate, set.savings.untilAge * 12)),
  ];
  return new Set(dates.filter((date) => date !== undefined).map(yearOf));
};

/**
 * The account year by year: interest on the balance at the start of the year; credits of the complete months, which
 * bear no interest until the next year; money in or out on its day, with interest for the rest of the year (years of
 * 360 days). Up to today's year the interest is what the fund credited, later the plan's projection. Up to today each
 * year's interest and credits are booked, each rounded once to the centime; a projection stays exact, and its balance
 * is rounded for the requested day.
 * The BVG part is kept alongside with the law's credits and minimum interest (BVG art. 15 and 16), whatever the fund
 * credits. A withdrawal takes from it in proportion unless the record states the amount; buy-ins are not part of it.
 * The account stops at the exit unless the member stays insured (BVG art. 47a). Credits end at the plan's age.
 */
export const createAccount = (plan: Plan, record: InsuredRecord, today: IsoDate, known?: KnownAccount): Account => {
  const parametersOn = planTimeline(plan);
  const { openingBalance, continuedInsurance } = record;
  const firstDay =
    openingBalance?.date ?? record.admissionDate ?? record.employments[0]?.from ?? record.moneyEvents[0]?.date ?? null;
  const lastDay = record.exit && continuedInsurance === undefined ? record.exit.date : null;
  const opens = firstDay ?? NEVER;
  const closes = lastDay ?? NEVER;
  const events = record.moneyEvents
    .filter((event) => (openingBalance ? event.date > opens : event.date >= opens))
    .toSorted((a, b) => a.date.localeCompare(b.date));

  const changes = yearsOfChange(plan, record);

  /** Whether a month counts: after the account begins, until the exit, and later if savings continue. */
  const monthEarns = (first: IsoDate, last: IsoDate): boolean => {
    if (first < opens) return false;
    if (record.admissionDate !== undefined && first < record.admissionDate) return false;
    if (record.exit === undefined || last <= record.exit.date) return true;
    return continuedInsurance !== undefined && continuedInsurance.withSavings && first >= continuedInsurance.from;
  };

  /** What a month earns, in millionths of a twelfth of a centime, before the only rounding. */
  const earnedIn = (year: number, month: number): Month => {
    const last = lastDayOfMonth(year, month);
    const first = firstOfMonth(last);
    if (!monthEarns(first, last)) return NO_MONTH;
    const parameters = parametersOn(first);
    const amounts = insuredOn(record, parameters, first);
    if (!amounts) return NO_MONTH;
    const isOnLeave = record.leave !== undefined && first >= record.leave.from && first < record.leave.until;
    // A leave is one from work: what a disability pension keeps insured goes on.
    if (isOnLeave && amounts.exempt === 0) return NO_MONTH;
    const rates = creditRatesOn(record, parameters, first);
    // Staying insured after a dismissal: the member pays the employer's share too.
    const isContinued = record.exit !== undefined && last > record.exit.date;
    const memberRate = isContinued ? rates.member + rates.employer : rates.member;
    const employerRate = isContinued ? 0 : rates.employer;
    const { exempt } = amounts;
    const insured = isOnLeave ? exempt : amounts.insured;
    const coordinated = isOnLeave ? amounts.exemptCoordinated : amounts.coordinated;
    const paid = insured - exempt;
    const member = paid * millionthsOf(memberRate);
    return {
      member,
      employer: paid * millionthsOf(employerRate),
      waived: exempt * millionthsOf(rates.waived),
      law: coordinated * millionthsOf(rates.law),
      continued: isContinued ? member : 0,
      insured,
      exempt,
      memberRate,
      employerRate,
      waivedRate: exempt === 0 ? 0 : rates.waived,
      coordinated,
      lawRate: rates.law,
    };
  };

  /** The twelve months of a year, equal unless something changes during it. */
  const monthsOf = kept((year: number): readonly Month[] => {
    if (known !== undefined && year < known.sameMonthsUntil) return known.account.known.months(year);
    const january = earnedIn(year, 1);
    return Array.from({ length: 12 }, (_, index) => (changes.has(year) ? earnedIn(year, index + 1) : january));
  });

  /** A year's months that end after `from` and by `until`. */
  const monthsWithin = (year: number, from: IsoDate, until: IsoDate): readonly Month[] => {
    const skipped = yearOf(from) < year ? 0 : completedMonths(from);
    const counted = yearOf(until) > year ? 12 : completedMonths(until);
    return monthsOf(year).slice(skipped, counted);
  };

  /** The credits of all months of a year, unrounded. */
  const creditsIn = kept((year: number) =>
    known !== undefined && year < known.sameMonthsUntil ? known.account.known.credits(year) : creditsOf(monthsOf(year)),
  );

  /** The credits of a year's months that end after `from` and by `until`, unrounded. */
  const creditsWithin = (year: number, from: IsoDate, until: IsoDate): Credits => {
    const within = monthsWithin(year, from, until);
    return within.length === 12 ? creditsIn(year) : creditsOf(within);
  };

  const statement = (year: number, opening: YearEnd, until: IsoDate): Statement => {
    const rate = interestIn(plan, year, today);
    const lawRate = legalParameters(year).minimumInterest;
    const start = `${year}-01-01`;
    const beforeStart = `${year - 1}-12-31`;
    const movements: Movement[] = [];
    const applied: AppliedEvent[] = [];
    let { withdrawn, withdrawnBvg } = opening;

    const at = (date: IsoDate): Statement => {
      const days = interestDays(date);
      const round = date <= today ? booked : (exact: number): number => exact;
      const moves = movements.map((movement) => ({ ...movement, days: days - interestDays(movement.date) }));
      const interest = round(
        moves.reduce(
          (sum, { savings, days: left }) => sum + exactShareOf(savings, rate, left, 360),
          exactShareOf(opening.savings, rate, days, 360),
        ),
      );
      const lawInterest = round(
        moves.reduce(
          (sum, { bvgPart, days: left }) => sum + exactShareOf(bvgPart, lawRate, left, 360),
          exactShareOf(opening.bvgPart, lawRate, days, 360),
        ),
      );
      let moved = moves.reduce((sum, { savings }) => sum + savings, 0);
      const movedBvg = moves.reduce((sum, { bvgPart }) => sum + bvgPart, 0);
      const earned = creditsWithin(year, beforeStart, date);
      // The employer pays the difference between the rounded total and the member's rounded share.
      const member = round(earned.member);
      const paid = round(earned.member + earned.employer);
      const credits = {
        member,
        employer: paid - member,
        waived: round(earned.member + earned.employer + earned.waived) - paid,
        law: round(earned.law),
        continued: round(earned.continued),
      };
      // A withdrawal never makes the balance negative.
      const credited = credits.member + credits.employer + credits.waived;
      moved = Math.max(moved, -(opening.savings + interest + credited));
      const savings = opening.savings + interest + moved + credited;
      const bvgPart = Math.max(opening.bvgPart + lawInterest + movedBvg + credits.law, 0);
      return {
        savings,
        bvgPart,
        withdrawn,
        withdrawnBvg,
        interest,
        lawInterest,
        lawMovements: movedBvg,
        moved,
        moves,
        credits,
        applied,
      };
    };

    if (openingBalance && yearOf(openingBalance.date) === year) {
      movements.push({
        kind: 'openingBalance',
        date: openingBalance.date,
        savings: toCentimes(openingBalance.savings),
        bvgPart: toCentimes(openingBalance.bvgPart ?? 0),
      });
    }
    for (const event of events) {
      if (event.date < start || event.date > until) continue;
      const before = at(event.date);
      const movement = movementOf(event, before);
      movements.push(movement);
      applied.push({ event, savings: movement.savings, bvgPart: movement.bvgPart, before: before.savings });
      if (event.kind === 'earlyWithdrawal') {
        withdrawn -= movement.savings;
        withdrawnBvg -= movement.bvgPart;
      }
    }
    return at(until);
  };

  const ends = new Map<number, Statement>();
  /** A whole year, or the last one for the years after the exit; `null` before the account begins. */
  const wholeYear = (year: number): Statement | null => {
    const last = Math.min(year, yearOf(closes));
    if (known !== undefined && last < known.sameEndsUntil) return known.account.known.wholeYear(last);
    for (let each = Math.max(yearOf(opens), known?.sameEndsUntil ?? 0); each <= last; each += 1) {
      if (ends.has(each)) continue;
      const before = ends.get(each - 1) ?? known?.account.known.wholeYear(each - 1);
      ends.set(each, statement(each, before ?? NOTHING, earlier(`${each}-12-31`, closes)));
    }
    return ends.get(last) ?? null;
  };
  const endOf = (year: number): YearEnd => wholeYear(year) ?? NOTHING;

  /** A year up to one of its days. */
  const yearTo = (day: IsoDate): Statement => {
    const year = yearOf(day);
    const whole = day.endsWith('-12-31') ? wholeYear(year) : null;
    return whole ?? statement(year, endOf(year - 1), day);
  };

  const on = (date: IsoDate): AccountState => {
    const day = earlier(date, closes);
    if (day < opens) return { savings: 0, bvgPart: 0 };
    const { savings, bvgPart } = yearTo(day);
    return { savings: booked(savings), bvgPart: booked(bvgPart) };
  };

  /** A year's line up to one of its days, and its movements. */
  const yearUntil = (
    year: number,
    date: IsoDate,
  ): {
    line: AccountYear;
    more: Pick<AccountStatement, 'days' | 'spans' | 'continuedCredits' | 'lawful' | 'moved'>;
  } => {
    const opening = endOf(year - 1);
    const until = earlier(date, closes);
    const end = yearOf(until) < year || until < opens ? undefined : yearTo(until);
    return {
      line: {
        year,
        opening: opening.savings,
        interestRate: interestIn(plan, year, today),
        interest: end?.interest ?? 0,
        memberCredits: end?.credits.member ?? 0,
        employerCredits: end?.credits.employer ?? 0,
        waivedCredits: end?.credits.waived ?? 0,
        movements: end?.moved ?? 0,
        closing: end?.savings ?? opening.savings,
        projected: date > today,
      },
      more: {
        days: end ? interestDays(until) : 0,
        spans: end ? spansOf(monthsOf(year).slice(0, completedMonths(until)), `${year}-01-01`) : [],
        continuedCredits: end?.credits.continued ?? 0,
        lawful: {
          opening: opening.bvgPart,
          interestRate: legalParameters(year).minimumInterest,
          interest: end?.lawInterest ?? 0,
          credits: end?.credits.law ?? 0,
          movements: end?.lawMovements ?? 0,
          closing: end?.bvgPart ?? opening.bvgPart,
        },
        moved: end?.moves ?? [],
      },
    };
  };

  return {
    firstDay,
    lastDay,
    on,
    year: (year) => yearUntil(year, `${year}-12-31`).line,
    statement: (date) => {
      const { line, more } = yearUntil(yearOf(date), date);
      return { ...line, ...more, until: date };
    },
    creditsBetween: (from, until) => {
      let [ofPlan, ofLaw] = [0, 0];
      for (let year = yearOf(from); year <= yearOf(until); year += 1) {
        const credits = creditsWithin(year, from, until);
        ofPlan += credits.member + credits.employer + credits.waived;
        ofLaw += credits.law;
      }
      return { plan: ofPlan, law: ofLaw };
    },
    spansBetween: (from, until) => {
      const all: Month[] = [];
      for (let year = yearOf(from); year <= yearOf(until); year += 1) all.push(...monthsWithin(year, from, until));
      return spansOf(all, addMonths(`${yearOf(from)}-01-01`, completedMonths(from)));
    },
    eventsUntil: (date) => {
      const day = earlier(date, closes);
      const all: AppliedEvent[] = [];
      for (let year = yearOf(opens); year <= yearOf(day); year += 1) {
        all.push(...yearTo(earlier(`${year}-12-31`, day)).applied);
      }
      return all;
    },
    known: { months: monthsOf, credits: creditsIn, wholeYear },
  };
};

/**
 * A year as shown: each amount is rounded, and interest takes the difference, so that the lines add up and each year
 * opens with the previous closing balance.
 */
export const shownYear = (year: AccountYear): AccountYear => {
  const [opening, closing] = [booked(year.opening), booked(year.closing)];
  const [memberCredits, employerCredits] = [booked(year.memberCredits), booked(year.employerCredits)];
  const waivedCredits = booked(year.waivedCredits);
  const movements = booked(year.movements);
  return {
    year: year.year,
    opening,
    interestRate: year.interestRate,
    interest: closing - opening - memberCredits - employerCredits - waivedCredits - movements,
    memberCredits,
    employerCredits,
    waivedCredits,
    movements,
    closing,
    projected: year.projected,
  };
};

/** Vested benefits on a day: the savings, but at least the BVG part. FZG art. 15 and 18. */
export const vestedBenefitsOn = (account: Account, date: IsoDate): Centimes => {
  const { savings, bvgPart } = account.on(date);
  return Math.max(savings, bvgPart);
};

/** Savings on a later day, and what they grow by until then. */
type Projection = AccountState & { readonly interest: Centimes; readonly credits: Centimes };

/**
 * Savings and BVG part on a later day, with the account's credits and the given interest: the basis of disability
 * pensions (BVG art. 24 para. 3: without interest).
 */
export const projectSavings = (account: Account, from: IsoDate, until: IsoDate, percent: number): Projection => {
  let { savings, bvgPart }: { savings: number; bvgPart: number } = account.on(from);
  let interest = 0;
  let credited = 0;
  let day = from;
  while (day < until) {
    const yearEnd = `${yearOf(day)}-12-31`;
    const next = day < yearEnd ? earlier(yearEnd, until) : earlier(`${yearOf(day) + 1}-12-31`, until);
    const days = interestDays(next) - (yearOf(next) === yearOf(day) ? interestDays(day) : 0);
    const credits = account.creditsBetween(day, next);
    const earned = exactShareOf(savings, percent, days, 360);
    interest += earned;
    credited += credits.plan;
    savings += earned + credits.plan;
    bvgPart += credits.law;
    day = next;
  }
  return { savings: booked(savings), bvgPart: booked(bvgPart), interest: booked(interest), credits: booked(credited) };
};
