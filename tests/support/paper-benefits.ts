import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan } from '#pension/plan.ts';
import {
  dayBefore,
  daysOver,
  disabilityShare,
  half,
  lastDay,
  lastDayAt,
  millionths,
  minimumInterest,
  paperAccount,
  paperCredits,
  paperFutureCredits,
  paperInsuredSalary,
  paperSalaries,
  paperSavings,
  planOn,
  referenceMonths,
  two,
} from './paper-figures.ts';

/**
 * What the detail pages show besides savings, contributions and the pension, counted on paper from the fund's files:
 * buy-in, home ownership, disability, survivors, unpaid leave. Without the pension engine, in centimes, and as
 * `paper-figures.ts` for everybody whom a demo fund insures.
 */

const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Money events of a kind up to a day, in centimes. */
const moneyOf = (
  record: MemberRecord,
  kind: MemberRecord['moneyEvents'][number]['kind'],
  from: string,
  until: string,
) =>
  record.moneyEvents.reduce(
    (sum, event) =>
      event.kind === kind && event.kind !== 'partialRetirement' && event.date > from && event.date <= until
        ? sum + Math.round(event.amount * 100)
        : sum,
    0,
  );

/** Buy-ins that a divorce did not make necessary, from a day on. */
const buyInsSince = (record: MemberRecord, from: string, today: string): number =>
  record.moneyEvents.reduce(
    (sum, event) =>
      event.kind === 'buyIn' && event.afterDivorce !== true && event.date >= from && event.date <= today
        ? sum + Math.round(event.amount * 100)
        : sum,
    0,
  );

/** The day up to which the most savings are counted: today, or the last day of the month in which credits end. */
const countedUntil = (plan: Plan, record: MemberRecord, today: string): string => {
  const end = lastDayAt(record, planOn(plan, today).savings.untilAge * 12);
  return today < end ? today : end;
};

/** Savings of a member who was always insured at today's salary, without an option, with the plan's interest for buy-ins. */
const grownMaximum = (plan: Plan, record: MemberRecord, today: string, interest: number): number => {
  const salary = paperInsuredSalary(plan, record, today);
  const { savings } = planOn(plan, today);
  const birthYear = yearOf(record.birthDate);
  const end = countedUntil(plan, record, today);
  // In parts of a centime small enough for every digit that counts.
  const one = 10n ** 20n;
  let most = 0n;
  for (let year = birthYear + (savings.bands[0]?.fromAge ?? 25); year <= yearOf(end); year += 1) {
    const band = savings.bands.findLast(({ fromAge }) => fromAge <= year - birthYear);
    const [part, days] = year < yearOf(end) ? [12, 360] : [monthsOver(end), daysOver(end)];
    const rate = millionths((band?.member ?? 0) + (band?.employer ?? 0));
    most +=
      (most * millionths(interest) * BigInt(days)) / 360_000_000n +
      (BigInt(salary) * one * rate * BigInt(part)) / 12_000_000n;
  }
  return Number((most + one / 2n) / one);
};

const monthsOver = (day: string): number => Number(day.slice(5, 7)) - (isLastDay(day) ? 0 : 1);

/** The plan's table in percent of the salary, a twelfth of the year's rise for each month gone by. */
const tablePercent = (
  table: readonly { age: number; percent: number }[],
  record: MemberRecord,
  end: string,
): number => {
  const age = yearOf(end) - yearOf(record.birthDate);
  const at = (of: number) => table.findLast((line) => line.age <= of)?.percent ?? 0;
  return half((at(age - 1) + ((at(age) - at(age - 1)) * monthsOver(end)) / 12) * 10_000) / 10_000;
};

const isLastDay = (day: string): boolean =>
  new Date(Date.UTC(yearOf(day), Number(day.slice(5, 7)), 0)).getUTCDate() === Number(day.slice(8));

/** Savings and yearly pensions drawn in steps into retirement, in centimes. */
export const paperDrawn = (plan: Plan, record: MemberRecord, today: string): { savings: number; pension: number } => {
  const sum = { savings: 0, pension: 0 };
  for (const event of record.moneyEvents) {
    if (event.kind !== 'partialRetirement' || event.date > today) continue;
    const others = { ...record, moneyEvents: record.moneyEvents.filter((each) => each !== event) };
    const drawn = half((paperSavings(plan, others, event.date, today) * event.percent) / 100);
    const [year = 0, month = 0, day = 0] = event.date.split('-').map(Number);
    const [birthYear = 0, birthMonth = 0, birthDay = 0] = record.birthDate.split('-').map(Number);
    const months = (year - birthYear) * 12 + month - birthMonth - (day < birthDay && !isLastDay(event.date) ? 1 : 0);
    const { conversionRates } = planOn(plan, event.date).retirement;
    const below = conversionRates.findLast((line) => line.age * 12 <= months);
    const above = conversionRates.find((line) => line.age * 12 > months);
    if (below === undefined || above === undefined) throw new Error('The step is outside the plan’s ages.');
    const between = (months - below.age * 12) / ((above.age - below.age) * 12);
    const rate = half((below.rate + (above.rate - below.rate) * between) * 10_000) / 10_000;
    sum.savings += drawn;
    sum.pension += half((Math.max(drawn - Math.round(event.lumpSum * 100), 0) * rate) / 100);
  }
  return sum;
};

/** The most that may be bought in today: what the plan allows at this age less what is there already. */
export const paperBuyIn = (plan: Plan, record: MemberRecord, today: string): number => {
  const { buyIn } = planOn(plan, today);
  const salary = paperInsuredSalary(plan, record, today);
  const open = moneyOf(record, 'earlyWithdrawal', '', today) - moneyOf(record, 'repayment', '', today);
  const maximum =
    buyIn.maximum === 'table'
      ? half((salary * tablePercent(buyIn.table, record, countedUntil(plan, record, today))) / 100)
      : grownMaximum(plan, record, today, buyIn.interest);
  const gap =
    maximum -
    paperSavings(plan, record, today, today) -
    open -
    Math.round(record.vestedBenefitsElsewhere * 100) -
    Math.round(record.pillar3aExcess * 100) -
    paperDrawn(plan, record, today).savings;
  const afterDivorce = record.moneyEvents.reduce(
    (sum, event) => (event.kind === 'buyIn' && event.afterDivorce === true ? sum + event.amount * 100 : sum),
    0,
  );
  const divorced = Math.max(0, moneyOf(record, 'divorceOut', '', today) - afterDivorce);
  // While a withdrawal is open, only what a divorce took may be bought in.
  const allowed = open > 0 ? Math.min(gap, divorced) : gap;
  const { arrivalFromAbroad, admissionDate = '' } = record;
  const isNew = arrivalFromAbroad !== undefined && admissionDate > yearsBefore(today, 5);
  const already = moneyOf(record, 'buyIn', `${yearOf(today) - 1}-12-31`, today);
  return Math.max(0, isNew ? Math.min(allowed, half(salary / 5) - already) : allowed);
};

/** The most that may be withdrawn today for a home; zero if that is not possible. */
export const paperHomeOwnership = (plan: Plan, record: MemberRecord, today: string): number => {
  const { homeOwnership } = planOn(plan, today);
  const birthday = (age: number): string => `${yearOf(record.birthDate) + age}${record.birthDate.slice(4)}`;
  if (today >= birthday(homeOwnership.maxAge)) return 0;
  const since = yearsBefore(today, homeOwnership.everyYears);
  if (moneyOf(record, 'earlyWithdrawal', since, today) > 0) return 0;
  const benefit = paperSavings(plan, record, today, today);
  const available = benefit - buyInsSince(record, yearsBefore(today, 3), today);
  const fifty = birthday(50);
  const moved = (kind: 'repayment' | 'earlyWithdrawal') => moneyOf(record, kind, fifty, today);
  const known = record.vestedBenefitsAtFifty;
  const atFifty = known === undefined ? paperSavings(plan, record, fifty, today) : Math.round(known * 100);
  const open = moneyOf(record, 'earlyWithdrawal', '', today) - moneyOf(record, 'repayment', '', today);
  const larger = Math.max(atFifty + moved('repayment') - moved('earlyWithdrawal'), Math.floor((benefit - open) / 2));
  const whole = today > fifty ? Math.min(larger, available) : available;
  // What belongs to a disability pension stays in the fund.
  const most = half((whole * (100 - disabilityShare(record, today))) / 100);
  return most < homeOwnership.atLeast * 100 ? 0 : most;
};

/** A record as it was before its disability. */
const beforeDisability = (record: MemberRecord, today: string): { record: MemberRecord; day: string } => {
  const { disability, ...rest } = record;
  if (disability === undefined || disability.since > today) return { record, day: today };
  const day = dayBefore(disability.since);
  const employments = record.employments.filter(({ from }, index) => index === 0 || from <= day);
  return { record: { ...rest, employments }, day };
};

/** The full disability pension a year: what the plan insures, at least what the law does. BVG art. 24. */
export const paperDisability = (plan: Plan, entry: MemberRecord, today: string): number => {
  const { record, day } = beforeDisability(entry, today);
  const { disability, retirement } = planOn(plan, day);
  const { pension } = disability;
  const now = paperAccount(plan, record, day, today);
  const reference = lastDayAt(record, referenceMonths(record));
  const ordinary = retirement.ordinaryAge === 'reference' ? reference : lastDayAt(record, retirement.ordinaryAge * 12);
  const byLaw = half(((now.bvgPart + paperFutureCredits(plan, record, day, reference).law) * 6.8) / 100);
  const byPlan =
    pension.basis === 'insuredSalary'
      ? half((paperInsuredSalary(plan, record, day) * pension.percent) / 100)
      : half(((now.savings + paperFutureCredits(plan, record, day, ordinary).plan) * pension.conversionRate) / 100);
  return Math.max(byPlan, byLaw);
};

/** The pension a year of a spouse or registered partner, before the ordinary age. */
export const paperPartnerPension = (plan: Plan, record: MemberRecord, today: string): number =>
  half(
    ((paperDisability(plan, record, today) + paperDrawn(plan, record, today).pension) *
      planOn(plan, today).survivors.spousePercent) /
      100,
  );

/** What an entitled partner and the children with a claim receive together a month. */
export const paperFamily = (plan: Plan, record: MemberRecord, today: string): number => {
  const { childPercent, childUntilAge, childInEducationUntilAge } = planOn(plan, today).survivors;
  const basis = paperDisability(plan, record, today) + paperDrawn(plan, record, today).pension;
  const children = record.children.filter(
    ({ birthDate, inEducation }) =>
      birthDate > yearsBefore(today, inEducation ? childInEducationUntilAge : childUntilAge),
  );
  const partner = half(paperPartnerPension(plan, record, today) / 12);
  return partner + children.length * half(half((basis * childPercent) / 100) / 12);
};

/** The lump sum at death without a partner's pension; repayments after a divorce don't count as buy-ins on top. */
export const paperLumpSum = (plan: Plan, record: MemberRecord, today: string): number => {
  const { rule, percent, buyInsOnTop } = planOn(plan, today).survivors.lumpSum;
  const base = {
    none: () => 0,
    savings: () => paperSavings(plan, record, today, today),
    savingsWithoutPension: () => paperSavings(plan, record, today, today),
    insuredSalary: () => paperInsuredSalary(plan, record, today),
    disabilityPensions: () => paperDisability(plan, record, today),
  }[rule]();
  const ofRule = half((base * percent) / 100);
  const savings = paperSavings(plan, record, today, today);
  // Savings that are paid out in full hold the buy-ins already.
  if (rule.startsWith('savings') && ofRule >= savings) return ofRule;
  return ofRule + (buyInsOnTop ? Math.min(moneyOf(record, 'buyIn', '', today), savings) : 0);
};

/** Whether a whole month for an unpaid leave is left before the end of the employment. */
export const hasMonthForLeave = ({ exit }: MemberRecord, today: string): boolean => {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const endOfFirst = new Date(Date.UTC(year, day === 1 ? month : month + 1, 0)).toISOString().slice(0, 10);
  return exit === undefined || exit.date >= endOfFirst;
};

/** What the cover that the plan names first costs a month of unpaid leave: both shares. */
export const paperUnpaidLeave = (plan: Plan, record: MemberRecord, today: string): number => {
  const { unpaidLeave, contributions } = planOn(plan, today);
  const salary = paperSalaries(plan, record, today).contributory;
  const ofSalary = (percent: number) => half((salary * percent) / 100);
  const credits = paperCredits(plan, record, today);
  const { risk, administration } = contributions;
  const one = (value: number) => (administration.unit === 'percent' ? ofSalary(value) : value * 100);
  const covered = {
    full: () =>
      ofSalary(credits.member) +
      ofSalary(credits.employer) +
      ofSalary(risk.member) +
      ofSalary(risk.employer) +
      one(administration.member) +
      one(administration.employer),
    riskOnly: () =>
      ofSalary(risk.member) + ofSalary(risk.employer) + one(administration.member) + one(administration.employer),
    none: () => 0,
  }[unpaidLeave.covers[0] ?? 'none']();
  return half(covered / 12);
};

/** The most capital on the first day of a pension at an age in months. BVG art. 37, 79b para. 3. */
export const paperCapital = (plan: Plan, record: MemberRecord, months: number, today: string): number => {
  const until = lastDayAt(record, months);
  const { savings, bvgPart } = paperAccount(plan, record, until, today);
  const firstDay = dayAfter(until);
  // Who has been dismissed at 58 or later and would stay insured for more than two years: BVG art. 47a para. 6.
  const { exit, birthDate } = record;
  const isDismissedLate = exit?.reason === 'dismissedByEmployer' && yearsBefore(exit.date, 58) >= birthDate;
  if (exit !== undefined && isDismissedLate && yearsBefore(firstDay, 2) > dayAfter(exit.date)) return 0;
  const { atMostPercent } = planOn(plan, firstDay).retirement.lumpSum;
  const most = Math.max(half((savings * atMostPercent) / 100), half(bvgPart / 4));
  return Math.min(most, savings - buyInsSince(record, yearsBefore(firstDay, 3), today));
};

/**
 * The minimum from own contributions: what was brought in and the member's own credits, each with the law's minimum
 * interest rounded down a year, and 4 % on the credits for each year of age over 20. FZG art. 17.
 */
export const paperOwnContributions = (plan: Plan, record: MemberRecord, today: string): number => {
  const opening = record.openingBalance;
  const first = opening?.date ?? record.admissionDate ?? record.employments[0]?.from ?? today;
  const events = record.moneyEvents
    .filter(({ date }) => date <= today && (opening ? date > first : date >= first))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  let parts = { broughtIn: 0, own: 0 };
  for (let year = yearOf(first); year <= yearOf(today); year += 1) {
    const start = parts;
    const rate = Number(millionths(minimumInterest(year)));
    const grown = (amount: number, days: number) => amount + Math.floor((amount * rate * days) / 360_000_000);
    const moves: { date: string; broughtIn: number; own: number }[] = [];
    if (opening?.date.startsWith(String(year)) === true) {
      const { broughtIn, ownContributions } = opening.article17 ?? { broughtIn: opening.savings, ownContributions: 0 };
      moves.push({ date: first, broughtIn: Math.round(broughtIn * 100), own: Math.round(ownContributions * 100) });
    }
    const at = (end: string): typeof parts => {
      const days = daysOver(end);
      let [broughtIn, own] = [grown(start.broughtIn, days), grown(start.own, days)];
      for (const move of moves) {
        broughtIn += grown(move.broughtIn, days - daysOver(move.date));
        own += grown(move.own, days - daysOver(move.date));
      }
      let credits = 0n;
      for (let month = 1; month <= 12; month += 1) {
        const [from, last] = [`${year}-${two(month)}-01`, `${year}-${two(month)}-${two(lastDay(year, month))}`];
        if (last > end || from < first || (record.admissionDate !== undefined && from < record.admissionDate)) continue;
        const { contributory } = paperSalaries(plan, record, from);
        credits += BigInt(contributory) * millionths(paperCredits(plan, record, from).member);
      }
      return { broughtIn, own: own + half(Number(credits) / 12_000_000) };
    };
    for (const [index, event] of events.entries()) {
      const { date } = event;
      if (!date.startsWith(String(year))) continue;
      const earlier = { ...record, moneyEvents: events.slice(0, index) };
      const savings = paperSavings(plan, earlier, date, today);
      const out =
        event.kind === 'partialRetirement'
          ? half((savings * event.percent) / 100)
          : event.kind === 'earlyWithdrawal' || event.kind === 'divorceOut'
            ? Math.round(event.amount * 100)
            : 0;
      if (out === 0 && event.kind !== 'partialRetirement') {
        moves.push({ date, broughtIn: Math.round(event.amount * 100), own: 0 });
        continue;
      }
      // Money out takes from all parts alike.
      const { broughtIn, own } = at(date);
      const taken = (part: number) => Math.floor((-part * out) / savings);
      moves.push({ date, broughtIn: taken(broughtIn), own: taken(own) });
    }
    const yearEnd = `${year}-12-31`;
    parts = at(yearEnd < today ? yearEnd : today);
  }
  const over = Math.min(Math.max(yearOf(today) - yearOf(record.birthDate) - 20, 0), 25);
  return parts.broughtIn + parts.own + half((parts.own * over * 4) / 100);
};
