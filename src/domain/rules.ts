import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { parseDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { parsePhone } from '#kernel/phone.ts';
import { isBlank, required, rule, type Rule, type RuleFailure } from './basic-rules.ts';
import { plainText } from '#kernel/plain-text.ts';

/** Maximum length of names and address lines. */
export const LONGEST = { name: 100, line: 120 } as const;

/** A phone number for SMS: in Swiss national format, or with its calling code. */
export const mobileNumber = rule('phone', (value) => parsePhone(value) !== null);

/** A Swiss social security number with a valid check digit, with or without dots. */
export const ahvNumber = rule('ahvNumber', (value) => parseAhvNumber(value) !== null);

/** A real calendar day in any form that {@link parseDate} reads. */
export const date = rule('date', (value) => parseDate(value) !== null);

/** A day before today; not today itself. */
export const dateBeforeToday = (value: string, today: IsoDate): RuleFailure | null => {
  if (isBlank(value)) return null;
  const day = parseDate(value);
  if (day === null) return { key: 'date' };
  return day < today ? null : { key: 'dateBeforeToday' };
};

/** Countries whose postcodes have letters (Universal Postal Union); everywhere else they are only digits. */
const LETTERED_POSTCODES: ReadonlySet<string> = new Set(
  'AD AI AR AZ BB BM BN BR CA FK GB GG GI GS IE IM IO JE KY LC LV MD MS MT NL PN SH SO SZ TC VC VG'.split(' '),
);

const postcodePattern = (countryCode: string): RegExp => {
  if (countryCode === 'CH' || countryCode === 'LI') return /^\d{4}$/;
  if (LETTERED_POSTCODES.has(countryCode)) return /^[A-Z\d][A-Z\d -]{1,9}$/i;
  return /^\d[\d -]{1,9}$/;
};

/**
 * A postcode: four digits in Switzerland and Liechtenstein, digits elsewhere, letters only where a country has them.
 */
export const zipCode = (countryCode: string): Rule => {
  const pattern = postcodePattern(countryCode);
  return rule('zipCode', (value) => pattern.test(value));
};

/** A text of at most `most` characters (code points, so that an emoji counts as one). */
export const longest =
  (most: number): Rule =>
  (value) =>
    Array.from(plainText(value)).length <= most ? null : { key: 'longest', params: { most: String(most) } };

/** A value that differs from the present one by more than case and surrounding whitespace. */
export const unlike =
  (present: string | null | undefined): Rule =>
  (value) =>
    isBlank(value) || plainText(value).toLowerCase() !== plainText(present ?? '').toLowerCase()
      ? null
      : { key: 'unchanged' };

/** A first or last name: required, with a maximum length. */
export const personName: readonly Rule[] = [required, longest(LONGEST.name)];
