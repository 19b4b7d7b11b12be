import { plainText } from './plain-text.ts';

/** A calendar day as `YYYY-MM-DD`, the only form of a date except in what people read and type. */
export type IsoDate = string;

/** Shown in place of an unknown or hidden birth date. */
export const MASKED_DATE = '**.**.****';

/** Earliest and latest year a typed date may have. */
export const YEAR_BOUNDS = { first: 1000, last: 3000 } as const;

/** The number written from `from` up to `to`; NaN if any character is not a digit. */
const digits = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
};

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Number of days of a month (1 to 12); 0 for any other month. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

const toIso = (year: number, month: number, day: number): IsoDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

type Day = { readonly year: number; readonly month: number; readonly day: number };

/**
 * Year, month and day of an ISO date, ignoring a time after it; `null` for an invalid date or a day that doesn't exist.
 */
export const dayOf = (iso: string): Day | null => {
  if (iso[4] !== '-' || iso[7] !== '-') return null;
  const [year, month, day] = [digits(iso, 0, 4), digits(iso, 5, 7), digits(iso, 8, 10)];
  return year >= 0 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
};

/** Whether a date means "unknown": year 0001, missing or invalid. */
export const isUnknownDate = (iso: string | null | undefined): boolean => {
  const date = iso ? dayOf(iso) : null;
  return date === null || date.year <= 1;
};

/** `2026-01-31` → `31.01.2026`, in every language. Year 0001 → `**.**.****`; a missing or invalid date → a dash. */
export const formatDate = (iso: string | null | undefined): string => {
  if (!iso) return '–';
  const date = dayOf(iso);
  if (!date) return '–';
  if (date.year <= 1) return MASKED_DATE;
  const [year, month, day] = toIso(date.year, date.month, date.day).split('-');
  return `${day}.${month}.${year}`;
};

/**
 * Parses a date that a person typed or pasted: `31.01.2026`, `1.1.2026`, `31/1/2026`, `31 01 2026`, `31012026`,
 * `2026-01-31`. Accepts only real calendar days of the years 1000 to 3000. Refuses two-digit years, because a wrong
 * guess at the century would go unnoticed.
 *
 * @returns the ISO date, or `null`.
 */
export const parseDate = (typed: string): IsoDate | null => {
  const text = plainText(typed);
  if (text.length > 40) return null;
  const swiss =
    /^(\d{1,2}) *[./ \u2010\u2011–-] *(\d{1,2}) *[./ \u2010\u2011–-] *(\d{4})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const iso = /^(\d{4}) *[\u2010\u2011–-] *(\d{1,2}) *[\u2010\u2011–-] *(\d{1,2})$/.exec(text);
  const parts = swiss ? [swiss[3], swiss[2], swiss[1]] : iso ? [iso[1], iso[2], iso[3]] : null;
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  if (year < YEAR_BOUNDS.first || year > YEAR_BOUNDS.last) return null;
  return day >= 1 && day <= daysInMonth(year, month) ? toIso(year, month, day) : null;
};
