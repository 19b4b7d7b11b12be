import { interestDays, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Account, AccountState, AppliedEvent } from './account.ts';
import { ageForCredits } from './ages.ts';
import type { InsuredRecord } from './insured-record.ts';
import { booked, exactShareOf, shareOf, TOLERANCE } from './rates.ts';

/** The minimum on leaving by FZG art. 17, and its parts. */
export type OwnContributions = {
  /** Amounts brought in, with interest. */
  readonly broughtIn: Centimes;
  /** The member's own savings contributions, with interest, which bear the supplement. */
  readonly own: Centimes;
  /** Own contributions after a dismissal, with interest, without a supplement. FZG art. 17 para. 6. */
  readonly continued: Centimes;
  /** Years of age over 20, at most 25. */
  readonly years: number;
  /** Percent: 4 for each of those years, at most 100. */
  readonly supplementPercent: number;
  readonly supplement: Centimes;
  readonly amount: Centimes;
  /** The first day from which the record has contributions. */
  readonly countedFrom: IsoDate;
  /**
   * Savings on that day of unknown origin: they count in full, so that `amount` may exceed the minimum, but is never
   * less. 0 if the minimum is known exactly.
   */
  readonly countedInFull: Centimes;
};

const SUPPLEMENT = 4;
const SUPPLEMENT_YEARS = 25;
const SUPPLEMENT_AFTER_AGE = 20;

type Parts = { readonly broughtIn: number; readonly own: number; readonly continued: number };

const mapped = ({ broughtIn, own, continued }: Parts, by: (part: number) => number): Parts => ({
  broughtIn: by(broughtIn),
  own: by(own),
  continued: by(continued),
});

const plus = (one: Parts, other: Parts): Parts => ({
  broughtIn: one.broughtIn + other.broughtIn,
  own: one.own + other.own,
  continued: one.continued + other.continued,
});

const NOTHING: Parts = { broughtIn: 0, own: 0, continued: 0 };

/** The account's opening balance, by origin as far as the record says. */
const opened = ({ openingBalance, admissionDate }: InsuredRecord): { parts: Parts; unknown: Centimes } => {
  if (!openingBalance) return { parts: NOTHING, unknown: 0 };
  const { article17, date, savings } = openingBalance;
  if (article17) {
    const { broughtIn, ownContributions } = article17;
    return {
      parts: { broughtIn: toCentimes(broughtIn), own: toCentimes(ownContributions), continued: 0 },
      unknown: 0,
    };
  }
  // Savings that exist on the day of admission were brought in.
  const isBroughtIn = admissionDate !== undefined && admissionDate >= date;
  const whole = toCentimes(savings);
  return { parts: { ...NOTHING, broughtIn: whole }, unknown: isBroughtIn ? 0 : whole };
};

/** What an event adds; money out is taken from all parts alike. */
const moved = ({ savings, before }: AppliedEvent, parts: Parts): Parts => {
  if (savings >= 0) return { ...NOTHING, broughtIn: savings };
  const taken = before > 0 ? -savings / before : 1;
  return mapped(parts, (part) => Math.floor(-part * taken));
};

/** A year's interest, rounded down, so that rounding never decides which minimum applies. */
const interestOn = (part: number, percent: number, days: number): number =>
  Math.floor(exactShareOf(part, percent, days, 360) + TOLERANCE);

/**
 * The minimum of FZG art. 17: amounts brought in and own savings contributions, with the law's minimum interest (FZV
 * art. 6 para. 2), plus on the contributions 4 % for each year of age over 20, at most 100 %. Contributions for risk
 * and administration don't count (art. 17 para. 2). `null` if nothing is on record.
 */
export const ownContributions = (account: Account, record: InsuredRecord, today: IsoDate): OwnContributions | null => {
  const { firstDay, lastDay } = account;
  const day = lastDay !== null && lastDay < today ? lastDay : today;
  if (firstDay === null || firstDay > day) return null;
  const events = account.eventsUntil(day);
  const opening = opened(record);
  let parts = NOTHING;
  for (let year = yearOf(firstDay); year <= yearOf(day); year += 1) {
    const end = `${year}-12-31`;
    const opens = record.openingBalance && yearOf(record.openingBalance.date) === year;
    const changes = opens ? [{ date: firstDay, change: opening.parts }] : [];
    const start = parts;
    /** The parts at the end of one of the year's days. */
    const at = (date: IsoDate): Parts => {
      const { days, lawful, memberCredits, continuedCredits } = account.statement(date);
      const withInterest = (part: Parts, daysLeft: number): Parts =>
        plus(
          part,
          mapped(part, (each) => interestOn(each, lawful.interestRate, daysLeft)),
        );
      return changes.reduce(
        (sum, { date: since, change }) => plus(sum, withInterest(change, days - interestDays(since))),
        plus(withInterest(start, days), {
          broughtIn: 0,
          own: memberCredits - continuedCredits,
          continued: continuedCredits,
        }),
      );
    };
    for (const applied of events.filter(({ event }) => yearOf(event.date) === year)) {
      changes.push({ date: applied.event.date, change: moved(applied, at(applied.event.date)) });
    }
    parts = at(end < day ? end : day);
  }
  const age = ageForCredits(record.birthDate, yearOf(day));
  const years = Math.min(Math.max(age - SUPPLEMENT_AFTER_AGE, 0), SUPPLEMENT_YEARS);
  const { broughtIn, own, continued } = mapped(parts, (part) => Math.max(booked(part), 0));
  const supplement = shareOf(own, years * SUPPLEMENT);
  return {
    broughtIn,
    own,
    continued,
    years,
    supplementPercent: years * SUPPLEMENT,
    supplement,
    amount: broughtIn + own + continued + supplement,
    countedFrom: firstDay,
    countedInFull: opening.unknown,
  };
};

/**
 * What a member who leaves takes along: the largest of the savings and the two minimums. FZG art. 15, 17, 18.
 * @param minimum that of art. 17; `null` if it is unknown.
 */
export const exitBenefitOf = ({ savings, bvgPart }: AccountState, minimum: OwnContributions | null): Centimes =>
  // An upper bound shows that art. 17 gives no more, but not how much it gives.
  Math.max(savings, bvgPart, minimum?.countedInFull === 0 ? minimum.amount : 0);
