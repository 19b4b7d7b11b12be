import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { formatDate, isFirstDayOfMonth, isLastDayOfMonth, parseDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { parseAmount } from '#kernel/money.ts';
import { parsePhone } from '#kernel/phone.ts';
import { isBlank, required, rule, SHORTEST, type Rule, type RuleFailure, type RuleKey } from './basic-rules.ts';
import { plainText } from '#kernel/plain-text.ts';

/** Longest names and address lines that are taken. */
export const LONGEST = { name: 100, line: 120 } as const;

/** Two passwords are the same, letter for letter. */
export const passwordsMatch = (value: string, other: string): RuleFailure | null =>
  value === other ? null : { key: 'passwordsMatch' };

/** A phone number: 6 characters or more, none of them a letter. */
export const phone = rule(
  'phone',
  (value) => value.length >= SHORTEST.phone && /^\(?\+?[\d\s()./\u2010\u2011–-]+$/.test(value),
);

/** A phone number that an SMS can be sent to: Swiss as it is dialled, or with its calling code. */
export const mobileNumber = rule('phone', (value) => parsePhone(value) !== null);

/** A password: 8 characters or more, one of them neither letter, digit nor blank. */
export const password = rule(
  'password',
  (value) => value.length >= SHORTEST.password && /[^\p{L}\p{N}\s]/u.test(value),
);

/** A Swiss social security number with its check digit, bare or dotted. */
export const ahvNumber = rule('ahvNumber', (value) => parseAhvNumber(value) !== null);

/** A real calendar day as DD.MM.YYYY or YYYY-MM-DD, year 1000 to 3000. */
export const date = rule('date', (value) => parseDate(value) !== null);

const dateThat =
  (key: RuleKey, holds: (day: IsoDate) => boolean, params?: Readonly<Record<string, string>>): Rule =>
  (value) => {
    if (isBlank(value)) return null;
    const day = parseDate(value);
    if (day === null) return { key: 'date' };
    return holds(day) ? null : { key, ...(params && { params }) };
  };

/** The first day of a month. */
export const firstDayOfMonth = dateThat('firstDayOfMonth', isFirstDayOfMonth);

/** The last day of a month. */
export const lastDayOfMonth = dateThat('lastDayOfMonth', isLastDayOfMonth);

/** A day between two bounds, both included; the message names them. */
export const dateBetween = (
  value: string,
  bounds: { readonly from: IsoDate; readonly to: IsoDate },
): RuleFailure | null =>
  dateThat('dateBetween', (day) => day >= bounds.from && day <= bounds.to, {
    from: formatDate(bounds.from),
    to: formatDate(bounds.to),
  })(value);

/** A day before today; today itself is not. */
export const dateBeforeToday = (value: string, today: IsoDate): RuleFailure | null =>
  dateThat('dateBeforeToday', (day) => day < today)(value);

const numberBetween =
  (from: number, to: number) =>
  (value: string): boolean => {
    const number = parseAmount(value);
    return number !== null && number >= from && number <= to;
  };

/** An employment degree, 0 to 140. */
export const employmentDegree = rule('employmentDegree', (value) => numberBetween(0, 140)(value.replace(/\s*%$/, '')));

/** A number without letters. */
export const numberWithoutLetters = rule(
  'numberWithoutLetters',
  (value) => parseAmount(value) !== null && !/\p{L}/u.test(value),
);

/** A number without a leading minus. */
export const positiveNumber = rule('positiveNumber', numberBetween(0, Number.POSITIVE_INFINITY));

/** A text without digits, such as a name. */
export const textWithoutDigits = rule('textWithoutDigits', (value) => !/\p{N}/u.test(value));

/** A degree of 0 to 100, with or without the percent sign. */
export const degree = rule('degree', (value) => numberBetween(0, 100)(value.replace(/\s*%$/, '')));

/** Shows what the provider said of the value; nothing said: nothing wrong. */
export const backendValid = (message: string | null | undefined): RuleFailure | null =>
  message ? { key: 'backendValid', params: { message } } : null;

/** Postcodes with letters in them (Universal Postal Union); everywhere else they are digits alone. */
const LETTERED_POSTCODES: ReadonlySet<string> = new Set(
  'AD AI AR AZ BB BM BN BR CA FK GB GG GI GS IE IM IO JE KY LC LV MD MS MT NL PN SH SO SZ TC VC VG'.split(' '),
);

const postcodePattern = (countryCode: string): RegExp => {
  if (countryCode === 'CH' || countryCode === 'LI') return /^\d{4}$/;
  if (LETTERED_POSTCODES.has(countryCode)) return /^[A-Z\d][A-Z\d -]{1,9}$/i;
  return /^\d[\d -]{1,9}$/;
};

/** A postcode: four digits in Switzerland and Liechtenstein, digits elsewhere, letters only where a country has them. */
export const zipCode = (countryCode: string): Rule => {
  const pattern = postcodePattern(countryCode);
  return rule('zipCode', (value) => pattern.test(value));
};

/** A text of so many characters at most, as people count them. */
export const longest =
  (most: number): Rule =>
  (value) =>
    Array.from(plainText(value)).length <= most ? null : { key: 'longest', params: { most: String(most) } };

/** Something other than what is there already; case and blanks around it make no difference. */
export const unlike =
  (present: string | null | undefined): Rule =>
  (value) =>
    isBlank(value) || plainText(value).toLowerCase() !== plainText(present ?? '').toLowerCase()
      ? null
      : { key: 'unchanged' };

/** A first or last name: something is there, and not more than a name can be. */
export const personName: readonly Rule[] = [required, longest(LONGEST.name)];
