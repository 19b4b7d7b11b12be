import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan, PlanParameters } from '#pension/plan.ts';

/**
 * Figures of a member as one counts them on paper from the fund's files, without the pension engine: month by
 * month, in centimes. Tests compare what the portal shows with them. For everybody whom a demo fund insures.
 */

type Sum = { member: number; employer: number };

/** The credits of a month in percent: of the salary with contributions, and `waived` of the one kept insured without. */
type Rates = Sum & { waived: number };

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

/** Rules of the law itself, in the words of a plan. */
const lawRules: PlanParameters['coordination'] = {
  entryThreshold: 'law',
  deduction: 'law',
  scaledByActivityRate: false,
  lowest: 'law',
  highestSalary: 'law',
};

type Job = MemberRecord['employments'][number];

/**
 * What rules insure of a job's salary; `left` percent of the limits at most, but for the lowest salary. BVG art. 7 and 8, BVV 2
 * art. 4.
 */
const coordinated = (job: Job, coordination: PlanParameters['coordination'], year: number, left: number): number => {
  const pension = highestPension(Math.min(year, 2026)) * 100;
  const part = coordination.scaledByActivityRate ? Math.min(job.activityRate, left) : left;
  const centimes = (value: number | 'law' | 'none', law: number) =>
    value === 'none' ? 0 : half(((value === 'law' ? law : value * 100) * part) / 100);
  const salary = Math.round(job.salary * 100);
  if (salary <= centimes(coordination.entryThreshold, pension * 0.75)) return 0;
  const most = coordination.highestSalary === 'none' ? pension * 30 : centimes(coordination.highestSalary, pension * 3);
  const counted = Math.min(salary, most);
  const { deduction, lowest } = coordination;
  const off =
    typeof deduction === 'object'
      ? Math.min(half((counted * deduction.percentOfSalary) / 100), centimes(deduction.atMost, pension * 0.875))
      : centimes(deduction, pension * 0.875);
  const least = lowest === 'none' ? 0 : lowest === 'law' ? pension / 8 : lowest * 100;
  return Math.max(counted - off, least);
};

/** What the plan insures of a job, never less than the law. BVG art. 8. */
const insured = (plan: Plan, job: Job, day: string, left = 100): number => {
  const year = Number(day.slice(0, 4));
  return Math.max(coordinated(job, planOn(plan, day).coordination, year, left), coordinated(job, lawRules, year, left));
};

const jobOn = (record: MemberRecord, day: string): Job | undefined =>
  record.employments.findLast(({ from }) => from <= day) ?? record.employments[0];

/** Share of the full disability pension: 25 % at 40, 2.5 points a degree, from 50 the degree, from 70 all. */
export const disabilityShare = ({ disability }: MemberRecord, day: string): number => {
  if (disability === undefined || disability.since > day) return 0;
  const { degree } = disability;
  return degree >= 70 ? 100 : degree >= 50 ? degree : degree >= 40 ? 25 + (degree - 40) * 2.5 : 0;
};

/** The day before, for the salary before a disability. */
export const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Insured by plan and law on a day, and what of it bears contributions, in centimes. */
export const paperSalaries = (
  plan: Plan,
  record: MemberRecord,
  day: string,
): { insured: number; coordinated: number; contributory: number } => {
  const job = jobOn(record, day);
  if (job === undefined) return { insured: 0, coordinated: 0, contributory: 0 };
  const share = disabilityShare(record, day);
  const year = Number(day.slice(0, 4));
  const earned = share === 100 ? 0 : insured(plan, job, day, 100 - share);
  const lawful = share === 100 ? 0 : coordinated(job, lawRules, year, 100 - share);
  if (share === 0 || record.disability === undefined) {
    return { insured: earned, coordinated: lawful, contributory: earned };
  }
  const { since } = record.disability;
  const before = jobOn(record, dayBefore(since)) ?? job;
  const [beforeYear, limits] = [Number(since.slice(0, 4)), planOn(plan, day).coordination];
  const whole = Math.max(coordinated(before, limits, beforeYear, 100), coordinated(before, lawRules, beforeYear, 100));
  return {
    insured: earned + half((whole * share) / 100),
    coordinated: lawful + half((coordinated(before, lawRules, beforeYear, 100) * share) / 100),
    contributory: earned,
  };
};

/** The insured salary of a day, in centimes. */
export const paperInsuredSalary = (plan: Plan, record: MemberRecord, day: string): number =>
  paperSalaries(plan, record, day).insured;

/** What both pay in a year of credits, and what is credited without contributions, in millionths of a centime. */
const credited = (
  { insured, contributory }: { insured: number; contributory: number },
  { member, employer, waived }: Rates,
): bigint =>
  exact(contributory) * (millionths(member) + millionths(employer)) +
  exact(insured - contributory) * millionths(waived);

/** Credits of one month in percent of the insured salary. */
export const paperCredits = (plan: Plan, record: MemberRecord, day: string): Rates => {
  const { savings } = planOn(plan, day);
  const [birthYear = 0, birthMonth = 0] = record.birthDate.split('-').map(Number);
  const [year = 0, month = 0] = day.split('-').map(Number);
  // The last credits are those of the month in which the last age is reached.
  if ((year - birthYear) * 12 + month - birthMonth > savings.untilAge * 12)
    return { member: 0, employer: 0, waived: 0 };
  const band = savings.bands.findLast(({ fromAge }) => fromAge <= year - birthYear);
  if (band === undefined) return { member: 0, employer: 0, waived: 0 };
  const extraOn = (date: string): number => {
    const choice = record.planChoices.findLast(({ from }) => from <= date)?.id ?? '00';
    return savings.options.find(({ id }) => id === choice)?.additionalPercent ?? 0;
  };
  const kept = record.disability === undefined ? 0 : extraOn(dayBefore(record.disability.since));
  return { member: band.member + extraOn(day), employer: band.employer, waived: band.member + band.employer + kept };
};

/** Reference age in months. */
export const referenceMonths = ({ sex, birthDate }: MemberRecord): number => {
  const year = Number(birthDate.slice(0, 4));
  return sex === 'male' || year >= 1964 ? 780 : year === 1963 ? 777 : year === 1962 ? 774 : year === 1961 ? 771 : 768;
};

/** The law's credits of one month in percent of the coordinated salary. BVG art. 16. */
const lawfulCredit = (record: MemberRecord, day: string): number => {
  const [birthYear = 0, birthMonth = 0] = record.birthDate.split('-').map(Number);
  const [year = 0, month = 0] = day.split('-').map(Number);
  if ((year - birthYear) * 12 + month - birthMonth > referenceMonths(record)) return 0;
  const age = year - birthYear;
  return age >= 55 ? 18 : age >= 45 ? 15 : age >= 35 ? 10 : age >= 25 ? 7 : 0;
};

export const two = (value: number): string => String(value).padStart(2, '0');
export const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days of the year of 360 days that are over at the end of a day. */
export const daysOver = (day: string): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (month - 1) * 30 + (date === lastDay(year, month) ? 30 : Math.min(date, 30));
};

/** Digits after the point that a projection is carried with: exact for every purpose, and without a double's error. */
const SCALE = 10n ** 30n;

const exact = (centimes: number): bigint => (BigInt(Math.round(centimes * 1_000)) * SCALE) / 1_000n;

/** Percent as a whole number of millionths. */
export const millionths = (percent: number): bigint => BigInt(Math.round(percent * 10_000));

/** Half away from zero, to whole centimes. */
const whole = (value: bigint): bigint => {
  const size = value < 0n ? -value : value;
  // A twelfth cannot be written out: what lacks less than a millionth of a millionth of half a centime is half of one.
  const rounded = ((size + SCALE / 2n + SCALE / 10n ** 12n) / SCALE) * SCALE;
  return value < 0n ? -rounded : rounded;
};

const centimesOf = (value: bigint): number => Number(whole(value) / SCALE);

const interestOf = (amount: bigint, percent: number, days: number): bigint =>
  (amount * millionths(percent) * BigInt(days)) / 360_000_000n;

export const minimumInterest = (year: number): number =>
  year >= 2024 ? 1.25 : year >= 2017 ? 1 : year === 2016 ? 1.25 : year >= 2014 ? 1.75 : 1.5;

/**
 * Savings and BVG part at the end of a day, in centimes, `today` deciding which interest is known and what is booked: years
 * and the running one up to today in whole centimes, what is to come with all its digits.
 * @param planned what is moved after today.
 */
export const paperAccount = (
  plan: Plan,
  record: MemberRecord,
  day: string,
  today: string,
  planned: MemberRecord['moneyEvents'] = [],
): { savings: number; bvgPart: number } => {
  const first = record.openingBalance?.date ?? record.admissionDate ?? record.employments[0]?.from;
  if (first === undefined) return { savings: 0, bvgPart: 0 };
  const events = record.moneyEvents
    .filter(({ date }) => date <= today && (record.openingBalance ? date > first : date >= first))
    .concat(planned)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  type Move = { date: string; savings: bigint; bvgPart: bigint };
  let [savings, bvgPart] = [0n, 0n];
  for (let year = Number(first.slice(0, 4)); year <= Number(day.slice(0, 4)); year += 1) {
    const rate =
      year > Number(today.slice(0, 4))
        ? plan.interest.projection
        : (plan.interest.credited[year] ?? minimumInterest(year));
    const lawRate = minimumInterest(year);
    const moves: Move[] = [];
    const opening = record.openingBalance;
    if (opening?.date.startsWith(String(year)) === true && opening.date <= day) {
      const { date } = opening;
      moves.push({ date, savings: exact(opening.savings * 100), bvgPart: exact((opening.bvgPart ?? 0) * 100) });
    }
    const start = { savings, bvgPart };
    const until = (end: string): { savings: bigint; bvgPart: bigint } => {
      const round = end <= today ? whole : (value: bigint) => value;
      const days = daysOver(end);
      let interest = interestOf(start.savings, rate, days);
      let lawInterest = interestOf(start.bvgPart, lawRate, days);
      let [moved, movedBvg] = [0n, 0n];
      for (const move of moves) {
        interest += interestOf(move.savings, rate, days - daysOver(move.date));
        lawInterest += interestOf(move.bvgPart, lawRate, days - daysOver(move.date));
        moved += move.savings;
        movedBvg += move.bvgPart;
      }
      let [credits, lawCredits] = [0n, 0n];
      for (let month = 1; month <= 12; month += 1) {
        const [from, last] = [`${year}-${two(month)}-01`, `${year}-${two(month)}-${two(lastDay(year, month))}`];
        if (last > end || from < first || (record.admissionDate !== undefined && from < record.admissionDate)) continue;
        const salary = paperSalaries(plan, record, from);
        credits += credited(salary, paperCredits(plan, record, from)) / 12_000_000n;
        lawCredits += (exact(salary.coordinated) * millionths(lawfulCredit(record, from))) / 12_000_000n;
      }
      return {
        savings: start.savings + round(interest) + moved + round(credits),
        bvgPart: start.bvgPart + round(lawInterest) + movedBvg + round(lawCredits),
      };
    };
    for (const event of events) {
      const { date } = event;
      if (!date.startsWith(String(year)) || date > day) continue;
      const before = until(date);
      if (event.kind === 'partialRetirement') {
        const drawn = (amount: bigint) => -whole((amount * millionths(event.percent)) / 1_000_000n);
        moves.push({ date, savings: drawn(before.savings), bvgPart: drawn(before.bvgPart) });
        continue;
      }
      const amount = exact(event.amount * 100);
      if (event.kind === 'earlyWithdrawal' || event.kind === 'divorceOut') {
        const part =
          event.bvgPart === undefined ? whole((amount * before.bvgPart) / before.savings) : exact(event.bvgPart * 100);
        moves.push({ date, savings: -amount, bvgPart: -part });
        continue;
      }
      const lawful = 'bvgPart' in event ? exact((event.bvgPart ?? 0) * 100) : 0n;
      moves.push({ date, savings: amount, bvgPart: lawful });
    }
    const yearEnd = `${year}-12-31`;
    ({ savings, bvgPart } = until(yearEnd < day ? yearEnd : day));
  }
  return { savings: centimesOf(savings), bvgPart: centimesOf(bvgPart) };
};

/** Credits of the months that end after a day and by another, of the plan and of the law, in centimes. */
export const paperFutureCredits = (
  plan: Plan,
  record: MemberRecord,
  after: string,
  until: string,
): { plan: number; law: number } => {
  let [ofPlan, ofLaw] = [0n, 0n];
  for (let year = Number(after.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const [from, last] = [`${year}-${two(month)}-01`, `${year}-${two(month)}-${two(lastDay(year, month))}`];
      if (last <= after || last > until) continue;
      if (record.admissionDate !== undefined && from < record.admissionDate) continue;
      const salary = paperSalaries(plan, record, from);
      ofPlan += credited(salary, paperCredits(plan, record, from)) / 12_000_000n;
      ofLaw += (exact(salary.coordinated) * millionths(lawfulCredit(record, from))) / 12_000_000n;
    }
  }
  return { plan: centimesOf(ofPlan), law: centimesOf(ofLaw) };
};

/** Savings at the end of a day, in centimes. */
export const paperSavings = (plan: Plan, record: MemberRecord, day: string, today: string): number =>
  paperAccount(plan, record, day, today).savings;

/** The member's own contributions a month, in centimes. */
export const paperContribution = (plan: Plan, record: MemberRecord, day: string): number => {
  const salary = paperSalaries(plan, record, day).contributory;
  const { risk, administration } = planOn(plan, day).contributions;
  const ofSalary = (percent: number) => half((salary * percent) / 100);
  const own = administration.unit === 'percent' ? ofSalary(administration.member) : administration.member * 100;
  return half((ofSalary(paperCredits(plan, record, day).member) + ofSalary(risk.member) + own) / 12);
};

/** The last day of the month in which an age is reached, counted in months. */
export const lastDayAt = (record: MemberRecord, months: number): string => {
  const [year = 0, month = 0] = record.birthDate.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [atYear, atMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return `${atYear}-${two(atMonth)}-${two(lastDay(atYear, atMonth))}`;
};

/** The pension a year of some savings at an age in months, in centimes; never below the law's. */
export const paperConverted = (
  plan: Plan,
  record: MemberRecord,
  months: number,
  { savings, bvgPart }: { readonly savings: number; readonly bvgPart: number },
): number => {
  const until = lastDayAt(record, months);
  const { conversionRates } = planOn(plan, until).retirement;
  const below = conversionRates.findLast((line) => line.age * 12 <= months) ?? conversionRates[0];
  const above = conversionRates.find((line) => line.age * 12 > months) ?? below;
  if (below === undefined || above === undefined) throw new Error(`The plan has no rate for ${months} months.`);
  const between = below === above ? 0 : (months - below.age * 12) / ((above.age - below.age) * 12);
  const rate = half((below.rate + (above.rate - below.rate) * between) * 10_000) / 10_000;
  const early = Math.max(referenceMonths(record) - months, 0);
  const lawful = half((6.8 - (0.2 * early) / 12) * 10_000) / 10_000;
  return Math.max(half((savings * rate) / 100), half((bvgPart * lawful) / 100));
};

/** The pension a month at an age in months, drawn from the first of the month after it, in centimes. */
export const paperPension = (
  plan: Plan,
  record: MemberRecord,
  months: number,
  today: string,
  planned?: MemberRecord['moneyEvents'],
): number =>
  half(
    paperConverted(plan, record, months, paperAccount(plan, record, lastDayAt(record, months), today, planned)) / 12,
  );

/** The last day to give notice for a lump sum at an age in months. BVG art. 37 para. 4. */
export const paperNotice = (plan: Plan, record: MemberRecord, months: number): string => {
  const { noticeMonths } = planOn(plan, lastDayAt(record, months)).retirement.lumpSum;
  const [year = 0, month = 0] = record.birthDate.split('-').map(Number);
  const count = year * 12 + month + months - noticeMonths;
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}-01`;
};
