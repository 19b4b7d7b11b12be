import { addDays, addMonths, dayBefore, monthsBetween, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import type { Figures, FigureSheet } from './figure-sheet.ts';
import { hintKeys } from './hint-keys.ts';
import type { HintKey } from './hint-keys.ts';
import { lockedAfter } from './recent-buy-ins.ts';
import { CHOICE_UNTIL } from './savings-options.ts';

/** Something that is important to a member on a day, as data. */
export type Hint = {
  readonly key: HintKey;
  /** The last day on which one can act, or the day on which something begins or ends; `null` without one. */
  readonly date: IsoDate | null;
  /** Open early withdrawals, the maximum buy-in, or what a partner would get a month; `null` for other hints. */
  readonly amount: Centimes | null;
  /**
   * The part of the maximum buy-in that makes up for a divorce, and isn't locked; `null` without one, and for other hints.
   * BVG art. 79b para. 4.
   */
  readonly afterDivorce: Centimes | null;
  /**
   * Whether the member retires while what is bought in today is locked, and gets it as a pension; false for other hints.
   * BVG art. 79b para. 3.
   */
  readonly isPensionOnly: boolean;
  /** Whole months until retirement; `null` for other hints. */
  readonly months: number | null;
  /** The last day on which a lump sum could be announced, if it has passed. BVG art. 37 para. 4. */
  readonly passed: IsoDate | null;
};

/** What hints are computed from besides the figures. */
export type HintAccount = {
  /** Whether the member has no recovery address and may enter one. */
  readonly lacksRecoveryAddress: boolean;
};

/** How many hints a member is shown at a time. */
export const mostHints = 3;

/** Months before a retirement, or before the deadline for announcing a lump sum, from which a hint says so. */
const RETIREMENT_MONTHS = 12;

/** Months before the end of a buy-in's lock from which a hint says so. */
const LOCK_MONTHS = 6;

/** From which day of a year until which a hint says what is possible. */
const BUY_IN_FROM = '10-01';
const BUY_IN_UNTIL = '12-31';
/** Less is little to save taxes with. */
const BUY_IN_AT_LEAST: Centimes = 1000_00;
const PLAN_CHANGE_FROM = '09-01';

/** The day from which the hint says that a buy-in until a day still counts for its year's taxes. */
export const buyInHintedFrom = (until: IsoDate): IsoDate => `${yearOf(until)}-${BUY_IN_FROM}`;

const hint = (key: HintKey, about: Partial<Omit<Hint, 'key'>> = {}): Hint => ({
  key,
  date: null,
  amount: null,
  afterDivorce: null,
  isPensionOnly: false,
  months: null,
  passed: null,
  ...about,
});

/**
 * The deadline for a lump sum if it is near; once it has passed, or without one, the retirement itself. Nothing about the
 * retirement of who is insured elsewhere by then.
 */
const retirementHints = (
  { retirement }: Figures,
  { leaving }: FigureSheet['person'],
  today: IsoDate,
): readonly Hint[] => {
  if (retirement === null || retirement.isDeferred) return [];
  const { ordinary, lumpSumNotice } = retirement;
  if (leaving !== null && !leaving.staysInsured && leaving.date < dayBefore(ordinary.date)) return [];
  const isNear = (date: IsoDate): boolean => addMonths(date, -RETIREMENT_MONTHS) <= today;
  const months = monthsBetween(today, ordinary.date);
  if (lumpSumNotice !== null && !lumpSumNotice.hasPassed) {
    const { until } = lumpSumNotice;
    return isNear(until) ? [hint('lumpSumNotice', { date: until, months })] : [];
  }
  if (!isNear(ordinary.date)) return [];
  return [hint('retirementNear', { date: ordinary.date, months, passed: lumpSumNotice?.until ?? null })];
};

/** Until when a member whom the employer dismissed past 58 can ask to stay insured. BVG art. 47a para. 1. */
const leavingHints = ({ leaving }: FigureSheet['person']): readonly Hint[] =>
  leaving !== null && leaving.mayStayInsured && !leaving.staysInsured
    ? [hint('stayInsured', { date: leaving.date })]
    : [];

/** What stands in the way of a buy-in, or until when one counts for this year's taxes; and the end of an earlier one's lock. */
const buyInHints = ({ person, figures, today }: FigureSheet & { readonly figures: Figures }): readonly Hint[] => {
  const { atMost, blocked, afterDivorce, openWithdrawals, lockedUntil, potential } = figures.buyIn;
  const until = `${yearOf(today)}-${BUY_IN_UNTIL}`;
  const retiresOn =
    figures.retirement === null || figures.retirement.isDeferred ? null : figures.retirement.ordinary.date;
  const endsBefore =
    (person.leaving !== null && person.leaving.date <= until) || (retiresOn !== null && retiresOn <= until);
  // Paid back, a withdrawal may fill the gap.
  const isPossibleOnceRepaid =
    blocked === 'earlyWithdrawalOpen' && potential !== null && potential.gap >= BUY_IN_AT_LEAST;
  const isPossible = blocked === null && atMost !== null && atMost >= BUY_IN_AT_LEAST;
  return [
    ...(isPossibleOnceRepaid ? [hint('openWithdrawal', { amount: openWithdrawals })] : []),
    ...(isPossible && !endsBefore && today >= buyInHintedFrom(until)
      ? [
          hint('buyInThisYear', {
            date: until,
            amount: atMost,
            afterDivorce: afterDivorce > 0 ? afterDivorce : null,
            isPensionOnly: retiresOn !== null && retiresOn <= lockedAfter(today),
          }),
        ]
      : []),
    ...(lockedUntil !== null && addMonths(lockedUntil, -LOCK_MONTHS) <= today
      ? [hint('buyInLockEnds', { date: lockedUntil })]
      : []),
  ];
};

/** The last day on which another savings plan can be chosen for the next year, unless it has been. */
const planHints = ({ savingsOptions }: Figures, today: IsoDate): readonly Hint[] => {
  if (savingsOptions === null || savingsOptions.blocked !== null || savingsOptions.all.length < 2) return [];
  if (savingsOptions.chosen.some(({ from }) => from === savingsOptions.startsOn)) return [];
  const day = today.slice(5);
  return day >= PLAN_CHANGE_FROM && day <= CHOICE_UNTIL
    ? [hint('planChange', { date: `${yearOf(today)}-${CHOICE_UNTIL}` })]
    : [];
};

/**
 * The day on which a hint counts as due. What costs most if it stays undone is due at once; a chance that comes again next
 * year a month after its deadline; what nothing is lost by still later.
 */
const dueOn = ({ key, date }: Hint, today: IsoDate): IsoDate => {
  const day = date ?? today;
  const due: Readonly<Record<HintKey, IsoDate>> = {
    partnerNotDeclared: today,
    birthDateUnknown: today,
    stayInsured: day,
    lumpSumNotice: day,
    // Benefits have to be applied for some months before they are drawn.
    retirementNear: addMonths(day, -6),
    openWithdrawal: addMonths(today, 6),
    planChange: addMonths(day, 1),
    buyInThisYear: addMonths(day, 1),
    buyInLockEnds: addMonths(day, 3),
    recoveryAddressMissing: addMonths(today, 12),
  };
  return due[key];
};

/**
 * What is important to a member on the sheet's day, the most urgent first: keys, days and amounts, no words. Nothing about
 * a member who has left but what concerns their access.
 */
export const hintsOf = (sheet: FigureSheet, { lacksRecoveryAddress }: HintAccount): readonly Hint[] => {
  const { figures, today } = sheet;
  const ofFigures =
    figures === null || figures.hasLeft
      ? []
      : [
          ...(figures.isPartnerUndeclared
            ? [hint('partnerNotDeclared', { amount: figures.undeclaredPartnerPerMonth })]
            : []),
          ...(figures.birthDateKnown ? [] : [hint('birthDateUnknown')]),
          ...leavingHints(sheet.person),
          ...retirementHints(figures, sheet.person, today),
          ...buyInHints({ ...sheet, figures }),
          ...planHints(figures, today),
        ];
  const all = [...ofFigures, ...(lacksRecoveryAddress ? [hint('recoveryAddressMissing')] : [])];
  return all.toSorted(
    (one, other) =>
      dueOn(one, today).localeCompare(dueOn(other, today)) || hintKeys.indexOf(one.key) - hintKeys.indexOf(other.key),
  );
};

/** Days for which a hint is put off. */
const PUT_OFF_DAYS = 30;

/** Days before its date on which a hint that was put off comes back. */
const RETURNS = [14, 3, 0];

/** The day on which a hint that is put off today comes back: after thirty days, or earlier if its date is near. */
export const putOffUntil = ({ date }: Pick<Hint, 'date'>, today: IsoDate): IsoDate => {
  const latest = addDays(today, PUT_OFF_DAYS);
  const nears = date === null ? undefined : RETURNS.map((days) => addDays(date, -days)).find((day) => day > today);
  return nears !== undefined && nears < latest ? nears : latest;
};

/** The hints to show on a day: the most urgent that are not put off. */
export const shownHints = (
  hints: readonly Hint[],
  putOff: ReadonlyMap<string, IsoDate>,
  today: IsoDate,
): readonly Hint[] => hints.filter(({ key }) => (putOff.get(key) ?? '') <= today).slice(0, mostHints);
