import { formatDate, parseDate } from '#kernel/date.ts';
import { formatPhoneNumber, parsePhone } from '#kernel/phone.ts';

const separators = /[\s./–-]/;

/** Inserts the dots: `01021964` → `01.02.1964`. */
const dotted = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');

/**
 * Formats a date while it is typed: inserts the dots, because a phone's numeric keypad has none (`0102` → `01.02`), and
 * turns other separators into dots. Converts a pasted ISO date. Leaves text that can't begin with day and month as it
 * is, so that a date starting with its year can be completed. Idempotent.
 */
export const formatDateInput = (typed: string): string => {
  const text = typed.trim().slice(0, 40);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const iso = parseDate(text);
    return iso === null ? text : formatDate(iso);
  }
  if (/[^\d\s./–-]/.test(text)) return text;
  if (/^\d{4}[^\d]/.test(text)) return text;
  if (!separators.test(text)) {
    const [day, month] = [Number(text.slice(0, 2)), Number(text.slice(2, 4))];
    const startsWithYear = day > 31 || (text.length >= 4 && month > 12);
    return startsWithYear || text.length > 8 ? text : dotted(text);
  }
  const parts = text.split(/\s*[\s./–-]\s*/);
  const [day = '', month, year, ...rest] = parts;
  if (rest.length > 0 || day === '' || day.length > 2) return text;
  if (month === undefined) return day;
  // The month is complete: further digits belong to the year.
  const monthDigits = month.slice(0, 2);
  const overflow = month.slice(2);
  const yearDigits = year === undefined ? (overflow === '' ? undefined : overflow) : overflow + year;
  return yearDigits === undefined ? `${day}.${monthDigits}` : `${day}.${monthDigits}.${yearDigits}`;
};

/** Formats a phone number when its field loses focus; text that isn't a number is only trimmed. */
export const formatPhone = (typed: string): string => {
  const e164 = parsePhone(typed);
  return e164 === null ? typed.trim() : formatPhoneNumber(e164);
};

/** Removes spaces, dashes and dots from a code pasted out of a message. */
export const bareCode = (typed: string): string => typed.replace(/[\s\u00A0\u2009\u202F.\-–]/g, '');

/** Formats a letter's code while it is typed: upper case in groups, `k7qp4xrm` → `K7QP-4XRM`. */
export const formatCodeInput = (typed: string, group: number): string =>
  (
    bareCode(typed)
      .toUpperCase()
      .match(new RegExp(`.{1,${group}}`, 'gsu')) ?? []
  ).join('-');
