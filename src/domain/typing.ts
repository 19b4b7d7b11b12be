import { formatDate, parseDate } from '#kernel/date.ts';
import { formatPhoneNumber, parsePhone } from '#kernel/phone.ts';

const separators = /[\s./–-]/;

/** Puts the dots into digits that came without: `01021964` → `01.02.1964`. */
const dotted = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');

/**
 * What a date field shows while somebody types: a phone's numeric keypad has no dot, so the dots come by themselves
 * (`0102` → `01.02`); who types separators keeps them as dots. A whole date in another form, pasted, is shown as ours.
 * What can be no day and month so far is left as it was typed, so that a date that starts with its year can be finished.
 * Formatting what is formatted changes nothing.
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
  // The month is full: what follows belongs to the year.
  const monthDigits = month.slice(0, 2);
  const spill = month.slice(2);
  const yearDigits = year === undefined ? (spill === '' ? undefined : spill) : spill + year;
  return yearDigits === undefined ? `${day}.${monthDigits}` : `${day}.${monthDigits}.${yearDigits}`;
};

/** How a phone field shows a number once somebody has left it; what is no number stays as it was typed. */
export const formatPhone = (typed: string): string => {
  const e164 = parsePhone(typed);
  return e164 === null ? typed.trim() : formatPhoneNumber(e164);
};

/** Drops the blanks, dashes and dots that come along when a code is pasted out of a message. */
export const bareCode = (typed: string): string => typed.replace(/[\s\u00A0\u2009\u202F.\-–]/g, '');

/** What a field for a letter's code shows: capitals in groups, `k7qp4xrm` → `K7QP-4XRM`. */
export const formatCodeInput = (typed: string, group: number): string =>
  (
    bareCode(typed)
      .toUpperCase()
      .match(new RegExp(`.{1,${group}}`, 'gsu')) ?? []
  ).join('-');
