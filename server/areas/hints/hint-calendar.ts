import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { hintRoutes } from '#contract/hints.ts';
import { routePath } from '#contract/route-words.ts';
import { addDays, yearOf } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import type { HintKey } from '#pension/hint-keys.ts';
import { hintTexts } from '#server/model/texts/hints.ts';

/** What a calendar file is made from. */
export type HintEvent = {
  readonly key: DatedHint;
  readonly date: IsoDate;
  /** Identifies the entry, so that a calendar that reads the file again changes it instead of adding another. */
  readonly id: string;
  readonly fund: string;
  /** Address of the fund's portal, with its code and without a slash at the end. */
  readonly portal: string;
  readonly locale: Locale;
  readonly now: Date;
};

/** The hints that have a day. */
export type DatedHint = Exclude<
  HintKey,
  'partnerNotDeclared' | 'birthDateUnknown' | 'openWithdrawal' | 'recoveryAddressMissing'
>;

const dated: Readonly<Record<DatedHint, true>> = {
  stayInsured: true,
  lumpSumNotice: true,
  retirementNear: true,
  planChange: true,
  buyInThisYear: true,
  buyInLockEnds: true,
};

/** Whether a hint has a day. */
export const isDated = (key: HintKey): key is DatedHint => Object.hasOwn(dated, key);

/** Days before the day on which a calendar reminds of it, at nine in the morning. */
const REMINDERS = [14, 1];
const NINE_O_CLOCK = 9 * 3600;

/**
 * The day of a hint as a calendar file (RFC 5545): a whole day, free, with two reminders, and the way to the portal. It has no
 * amount, because calendars are shared.
 */
export const hintCalendar = ({ key, date, id, fund, portal, locale, now }: HintEvent): string => {
  const texts = hintTexts(locale);
  const url = `${portal}/${locale}/${routePath(hintRoutes[key], locale)}`;
  // A choice of the savings plan counts from the year after; a buy-in in its own.
  const year = String(yearOf(date) + (key === 'planChange' ? 1 : 0));
  const summary = fill(texts.events[key], { year });
  const calendar = new ICalCalendar({ prodId: { company: 'Pilaster', product: 'Pilaster', language: locale } });
  calendar.createEvent({
    id,
    start: new Date(`${date}T00:00:00Z`),
    end: new Date(`${addDays(date, 1)}T00:00:00Z`),
    allDay: true,
    stamp: now,
    summary,
    description: fill(texts.more, { fund, address: url }),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: REMINDERS.map((days) => ({
      type: ICalAlarmType.display,
      triggerBefore: days * 86_400 - NINE_O_CLOCK,
      description: summary,
    })),
  });
  return `${calendar.toString()}\r\n`;
};
