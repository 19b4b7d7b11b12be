import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan } from '#pension/plan.ts';
import { half, paperCredits, paperInsuredSalary, paperSavings, planOn } from './paper-figures.ts';

/**
 * What the detail pages show besides savings, contributions and the pension, counted on paper from the fund's files:
 * buy-in, home ownership, disability, survivors, unpaid leave. Without the pension engine, in centimes, and as
 * `paper-figures.ts` for plain members only; the disability pension for plans that insure a share of the salary.
 */

const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

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
      event.kind === 'buyIn' && event.afterDivorce !== true && event.date > from && event.date <= today
        ? sum + Math.round(event.amount * 100)
        : sum,
    0,
  );

/** Savings of a member who was always insured at today's salary, with the plan's interest for buy-ins. */
const grownMaximum = (plan: Plan, record: MemberRecord, today: string, interest: number): number => {
  const salary = paperInsuredSalary(plan, record, today);
  const { savings } = planOn(plan, today);
  const birthYear = yearOf(record.birthDate);
  const months = Number(today.slice(5, 7)) - (isLastDay(today) ? 0 : 1);
  let most = 0;
  for (let year = birthYear + (savings.bands[0]?.fromAge ?? 25); year <= yearOf(today); year += 1) {
    const { member, employer } = paperCredits(plan, record, `${year}-12-31`, today);
    const part = year < yearOf(today) ? 12 : months;
    const days = year < yearOf(today) ? 360 : daysOver(today);
    most += half((most * interest * days) / 36_000) + half((salary * (member + employer) * part) / 1_200);
  }
  return most;
};

const isLastDay = (day: string): boolean =>
  new Date(Date.UTC(yearOf(day), Number(day.slice(5, 7)), 0)).getUTCDate() === Number(day.slice(8));

const daysOver = (day: string): number =>
  (Number(day.slice(5, 7)) - 1) * 30 + (isLastDay(day) ? 30 : Math.min(Number(day.slice(8)), 30));

/** The most that may be bought in today: what the plan allows at this age less what is there already. */
export const paperBuyIn = (plan: Plan, record: MemberRecord, today: string): number => {
  const { buyIn } = planOn(plan, today);
  const salary = paperInsuredSalary(plan, record, today);
  const age = yearOf(today) - yearOf(record.birthDate);
  const open = moneyOf(record, 'earlyWithdrawal', '', today) - moneyOf(record, 'repayment', '', today);
  const maximum =
    buyIn.maximum === 'table'
      ? half((salary * (buyIn.table.findLast((line) => line.age <= age)?.percent ?? 0)) / 100)
      : grownMaximum(plan, record, today, buyIn.interest);
  const gap =
    maximum -
    paperSavings(plan, record, today, today) -
    open -
    Math.round(record.vestedBenefitsElsewhere * 100) -
    Math.round(record.pillar3aExcess * 100);
  const afterDivorce = record.moneyEvents.reduce(
    (sum, event) => (event.kind === 'buyIn' && event.afterDivorce === true ? sum + event.amount * 100 : sum),
    0,
  );
  const divorced = Math.max(0, moneyOf(record, 'divorceOut', '', today) - afterDivorce);
  // While a withdrawal is open, only what a divorce took may be bought in.
  const allowed = open > 0 ? Math.min(gap, divorced) : gap;
  const { arrivalFromAbroad } = record;
  const isNew = arrivalFromAbroad !== undefined && arrivalFromAbroad > yearsBefore(today, 5);
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
  const savings = paperSavings(plan, record, today, today) - buyInsSince(record, yearsBefore(today, 3), today);
  const fifty = birthday(50);
  const atFifty =
    record.vestedBenefitsAtFifty === undefined
      ? today > fifty
        ? paperSavings(plan, record, fifty, today)
        : 0
      : Math.round(record.vestedBenefitsAtFifty * 100);
  const most = today > fifty ? Math.max(Math.min(atFifty, savings), Math.floor(savings / 2)) : savings;
  return most < homeOwnership.atLeast * 100 ? 0 : most;
};

/** The full disability pension a year. */
export const paperDisability = (plan: Plan, record: MemberRecord, today: string): number => {
  const { pension } = planOn(plan, today).disability;
  if (pension.basis !== 'insuredSalary')
    throw new Error('Only pensions that are a share of the salary are counted here.');
  return half((paperInsuredSalary(plan, record, today) * pension.percent) / 100);
};

/** The pension a year of a spouse or registered partner, before the ordinary age. */
export const paperPartnerPension = (plan: Plan, record: MemberRecord, today: string): number =>
  half((paperDisability(plan, record, today) * planOn(plan, today).survivors.spousePercent) / 100);

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
  return half((base * percent) / 100) + (buyInsOnTop ? buyInsSince(record, '', today) : 0);
};

/** What the cover that the plan names first costs a month of unpaid leave: both shares. */
export const paperUnpaidLeave = (plan: Plan, record: MemberRecord, today: string): number => {
  const { unpaidLeave, contributions } = planOn(plan, today);
  const salary = paperInsuredSalary(plan, record, today);
  const ofSalary = (percent: number) => half((salary * percent) / 100);
  const credits = paperCredits(plan, record, today, today);
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
