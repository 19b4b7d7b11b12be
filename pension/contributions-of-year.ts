import { completedMonths, firstOfMonth, lastDayOfMonth, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes, type Centimes } from '#kernel/money.ts';
import { createAccount } from './account.ts';
import { computeContributions, type Share } from './contributions.ts';
import type { MemberRecord } from './member-record.ts';
import { planTimeline } from './plan-parameters.ts';
import type { Plan } from './plan.ts';
import { booked } from './rates.ts';
import { recordAsOf } from './record-as-of.ts';

/** Money that came in on a day. */
type Payment = { readonly date: IsoDate; readonly amount: Centimes };

/** What was paid into a member's pension in a calendar year. */
export type ContributionsOfYear = {
  readonly from: IsoDate;
  /** The last day of it that counts: in the running year the end of the last complete month, in that of the exit the exit. */
  readonly until: IsoDate;
  readonly savings: Share;
  readonly risk: Share;
  readonly administration: Share;
  readonly total: Share;
  /** Saved without contributions, on the part of the salary that disability keeps insured; not in the total. BVV 2 art. 14. */
  readonly waived: Centimes;
  /** Whether the member paid both shares for some months. BVG art. 47a. */
  readonly hasContinued: boolean;
  readonly buyIns: readonly Payment[];
  /** Of early withdrawals for a home. */
  readonly repayments: readonly Payment[];
};

const NOTHING: Share = { member: 0, employer: 0 };

const plus = (one: Share, other: Share): Share => ({
  member: one.member + other.member,
  employer: one.employer + other.employer,
});

/** Twelfths, rounded once. */
const overMonths = ({ member, employer }: Share): Share => ({
  member: booked(member / 12),
  employer: booked(employer / 12),
});

/**
 * The contributions of a calendar year's complete months so far, and the payments until their end. Savings
 * contributions are those credited to the account, without what is waived for a disability; risk and administration follow
 * the rates of each month. `null` for a year that is still to come, that the record doesn't cover from its first day or the
 * admission, or in which nothing was paid.
 */
export const contributionsOfYear = (
  plan: Plan,
  entry: MemberRecord,
  year: number,
  today: IsoDate,
): ContributionsOfYear | null => {
  const record = recordAsOf(entry, today);
  const account = createAccount(plan, record, today);
  const { firstDay, lastDay } = account;
  const { admissionDate } = record;
  if (firstDay === null || year > yearOf(today) || year < yearOf(firstDay)) return null;
  const begins = admissionDate !== undefined && admissionDate >= firstDay ? admissionDate : firstDay;
  const isWhole = firstDay <= `${year - 1}-12-31` || begins === admissionDate || firstDay === `${year}-01-01`;
  if (!isWhole) return null;
  const complete = year < yearOf(today) ? 12 : completedMonths(today);
  if (complete === 0) return null;
  const closing = lastDayOfMonth(year, complete);
  const ends = lastDay !== null && lastDay < closing ? lastDay : closing;
  if (yearOf(ends) !== year || ends < begins) return null;

  const parametersOn = planTimeline(plan);
  let [risk, administration] = [NOTHING, NOTHING];
  let hasContinued = false;
  for (let month = 1; month <= completedMonths(ends); month += 1) {
    const last = lastDayOfMonth(year, month);
    const first = firstOfMonth(last);
    const contributions = first < begins ? null : computeContributions(record, parametersOn(first), first);
    if (contributions === null) continue;
    risk = plus(risk, contributions.risk);
    administration = plus(administration, contributions.administration);
    hasContinued ||= record.exit !== undefined && last > record.exit.date;
  }
  const { memberCredits, employerCredits, waivedCredits } = account.statement(ends);
  const savings = { member: memberCredits, employer: employerCredits };
  const parts = { savings, risk: overMonths(risk), administration: overMonths(administration) };
  const paid = (kind: 'buyIn' | 'repayment'): readonly Payment[] =>
    record.moneyEvents.flatMap((event) =>
      event.kind === kind && yearOf(event.date) === year && event.date <= ends
        ? [{ date: event.date, amount: toCentimes(event.amount) }]
        : [],
    );
  const total = plus(plus(parts.savings, parts.risk), parts.administration);
  const [buyIns, repayments] = [paid('buyIn'), paid('repayment')];
  if (total.member + total.employer + buyIns.length + repayments.length === 0) return null;
  const from = begins > `${year}-01-01` ? begins : `${year}-01-01`;
  return { from, until: ends, ...parts, total, waived: waivedCredits, hasContinued, buyIns, repayments };
};
