import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan, PlanParameters } from '#pension/plan.ts';

/**
 * Figures of a member as one counts them on paper from the fund's files, without the pension engine: month by
 * month, in centimes. Tests compare what the portal shows with them. Only what the demo funds' plain members need:
 * no disability, no exit, no step into retirement.
 */

type Sum = { member: number; employer: number };

/** Legal values of the years that the demo members' accounts run through, CHF and percent. */
const highestPension = (year: number): number =>
  [
    [2025, 30_240],
    [2023, 29_400],
    [2021, 28_680],
    [2019, 28_440],
    [2015, 28_200],
    [2013, 28_080],
    [2011, 27_840],
    [2009, 27_360],
    [2007, 26_520],
  ].find(([from = 0]) => from <= year)?.[1] ?? 25_800;

/** Rounded half away from zero. */
export const half = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-9);

/** The plan's groups on a day. */
export const planOn = (plan: Plan, day: string): PlanParameters => {
  const [first, ...later] = plan.parameters;
  return later
    .filter((set) => set.validFrom <= day)
    .reduce<PlanParameters>(
      (all, set) => ({ ...all, ...Object.fromEntries(Object.entries(set).filter(([, group]) => group !== undefined)) }),
      first,
    );
};

/** The insured salary of a day, in centimes. */
export const paperInsuredSalary = (plan: Plan, record: MemberRecord, day: string): number => {
  const job = record.employments.findLast(({ from }) => from <= day) ?? record.employments[0];
  if (job === undefined) return 0;
  const { coordination } = planOn(plan, day);
  const pension = highestPension(Math.min(Number(day.slice(0, 4)), 2026)) * 100;
  const part = coordination.scaledByActivityRate ? Math.min(job.activityRate, 100) / 100 : 1;
  const centimes = (value: number | 'law' | 'none', law: number) =>
    value === 'none' ? 0 : half((value === 'law' ? law : value * 100) * part);
  const salary = Math.round(job.salary * 100);
  if (salary <= centimes(coordination.entryThreshold, pension * 0.75)) return 0;
  const most = coordination.highestSalary === 'none' ? pension * 30 : centimes(coordination.highestSalary, pension * 3);
  const counted = Math.min(salary, most);
  const { deduction } = coordination;
  const off =
    typeof deduction === 'object'
      ? Math.min(half((counted * deduction.percentOfSalary) / 100), centimes(deduction.atMost, pension * 0.875))
      : centimes(deduction, pension * 0.875);
  return Math.max(counted - off, centimes(coordination.lowest, pension / 8));
};

/** Credits of one month in percent of the insured salary; by the plan of another day, if one is given. */
export const paperCredits = (plan: Plan, record: MemberRecord, day: string, planDay = day): Sum => {
  const { savings } = planOn(plan, planDay);
  const [birthYear = 0, birthMonth = 0] = record.birthDate.split('-').map(Number);
  const [year = 0, month = 0] = day.split('-').map(Number);
  // The last credits are those of the month in which the last age is reached.
  if ((year - birthYear) * 12 + month - birthMonth > savings.untilAge * 12) return { member: 0, employer: 0 };
  const band = savings.bands.findLast(({ fromAge }) => fromAge <= year - birthYear);
  if (band === undefined) return { member: 0, employer: 0 };
  const choice = record.planChoices.findLast(({ from }) => from <= planDay)?.id ?? '00';
  const extra = savings.options.find(({ id }) => id === choice)?.additionalPercent ?? 0;
  return { member: band.member + extra, employer: band.employer };
};

const two = (value: number): string => String(value).padStart(2, '0');
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days of the year of 360 days that are over at the end of a day. */
const daysOver = (day: string): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (month - 1) * 30 + (date === lastDay(year, month) ? 30 : Math.min(date, 30));
};

/** Savings at the end of a day, in centimes, `today` deciding which interest is known. */
export const paperSavings = (plan: Plan, record: MemberRecord, day: string, today: string): number => {
  const first = record.openingBalance?.date ?? record.admissionDate ?? record.employments[0]?.from;
  if (first === undefined) return 0;
  const moves = [
    ...(record.openingBalance
      ? [{ date: record.openingBalance.date, centimes: record.openingBalance.savings * 100 }]
      : []),
    ...record.moneyEvents.flatMap((event) => {
      if (event.kind === 'partialRetirement' || event.date > today) return [];
      const isOut = event.kind === 'earlyWithdrawal' || event.kind === 'divorceOut';
      return [{ date: event.date, centimes: event.amount * (isOut ? -100 : 100) }];
    }),
  ];
  let savings = 0;
  for (let year = Number(first.slice(0, 4)); year <= Number(day.slice(0, 4)); year += 1) {
    const end = `${year}-12-31` < day ? `${year}-12-31` : day;
    const law = year >= 2024 ? 1.25 : year >= 2017 ? 1 : year === 2016 ? 1.25 : year >= 2014 ? 1.75 : 1.5;
    const rate = year > Number(today.slice(0, 4)) ? plan.interest.projection : (plan.interest.credited[year] ?? law);
    const days = daysOver(end);
    let interest = half((savings * rate * days) / 36_000);
    let moved = 0;
    for (const move of moves) {
      if (move.date.slice(0, 4) !== String(year) || move.date > end) continue;
      interest += half((Math.round(move.centimes) * rate * (days - daysOver(move.date))) / 36_000);
      moved += Math.round(move.centimes);
    }
    const credits: Sum = { member: 0, employer: 0 };
    for (let month = 1; month <= 12; month += 1) {
      const [from, until] = [`${year}-${two(month)}-01`, `${year}-${two(month)}-${two(lastDay(year, month))}`];
      if (until > end || from < first || (record.admissionDate !== undefined && from < record.admissionDate)) continue;
      const salary = paperInsuredSalary(plan, record, from);
      const rates = paperCredits(plan, record, from);
      credits.member += (salary * rates.member) / 1_200;
      credits.employer += (salary * rates.employer) / 1_200;
    }
    savings += interest + moved + half(credits.member) + half(credits.employer);
  }
  return savings;
};

/** The member's own contributions a month, in centimes. */
export const paperContribution = (plan: Plan, record: MemberRecord, day: string): number => {
  const salary = paperInsuredSalary(plan, record, day);
  const { risk, administration } = planOn(plan, day).contributions;
  const ofSalary = (percent: number) => half((salary * percent) / 100);
  const own = administration.unit === 'percent' ? ofSalary(administration.member) : administration.member * 100;
  return half((ofSalary(paperCredits(plan, record, day).member) + ofSalary(risk.member) + own) / 12);
};

/** The pension a month at a whole age, drawn from the first of the month after the birthday, in centimes. */
export const paperPension = (plan: Plan, record: MemberRecord, age: number, today: string): number => {
  const [year = 0, month = 0] = record.birthDate.split('-').map(Number);
  const until = `${year + age}-${two(month)}-${two(lastDay(year + age, month))}`;
  const { conversionRates } = planOn(plan, until).retirement;
  const rate = conversionRates.find((line) => line.age === age)?.rate;
  if (rate === undefined) throw new Error(`The plan has no rate for ${age}.`);
  return half(half((paperSavings(plan, record, until, today) * rate) / 100) / 12);
};
