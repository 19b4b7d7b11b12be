import { plainText } from './plain-text.ts';

/** Calling code of Switzerland, assumed for a number that starts with a single 0. */
const HOME = '41';

/** Longer texts are not parsed: nobody writes a longer number. */
const MAX_LENGTH = 40;

/** A number's digits in international form; null if it starts with neither a plus nor a zero. */
const internationalDigits = (text: string): string | null => {
  const digits = text.replace(/\D/g, '');
  const hasPlus = text.includes('+');
  if (hasPlus || digits.startsWith('00')) {
    const all = hasPlus ? digits : digits.slice(2);
    // Drop the trunk zero after the calling code: +41 (0)79, +41 079.
    return all.startsWith(`${HOME}0`) ? HOME + all.slice(HOME.length + 1) : all;
  }
  return digits.startsWith('0') ? HOME + digits.slice(1) : null;
};

/**
 * Parses a phone number as people type or paste it: `079 123 45 67`, `+41 (0)79 123 45 67`, `0041791234567`,
 * `+351 912 345 678`.
 *
 * @returns the number in E.164 (`+41791234567`), or `null` if it is invalid. A Swiss number has nine digits after the
 *   calling code, and the first of them is not zero.
 */
export const parsePhone = (typed: string): string | null => {
  const text = plainText(typed).replace(/^tel:/i, '');
  if (text.length > MAX_LENGTH || !/^\(?\+?[\d ().\u2010\u2011/–-]+$/.test(text)) return null;
  const isForeign = text.includes('+') || /^0 *0/.test(text);
  const digits = internationalDigits(isForeign ? text.replace(/\( *0 *\)/, '') : text);
  if (digits === null || !/^[1-9]\d{6,14}$/.test(digits)) return null;
  return digits.startsWith(HOME) && !/^41[1-9]\d{8}$/.test(digits) ? null : `+${digits}`;
};

/** Calling codes of one or two digits; all others have three (ITU-T E.164). */
const SHORT_CODES: ReadonlySet<string> = new Set(
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
);

const callingCode = (digits: string): string =>
  [1, 2].map((length) => digits.slice(0, length)).find((code) => SHORT_CODES.has(code)) ?? digits.slice(0, 3);

/**
 * Formats an E.164 number for reading: `+41791234567` → `+41 79 123 45 67`; foreign numbers in groups of three after
 * the calling code. Masked digits are grouped like others: `+41791****67` → `+41 79 1** ** 67`. Any other text is returned
 * unchanged.
 */
export const formatPhoneNumber = (e164: string): string => {
  if (!/^\+[1-9][\d*]{6,14}$/.test(e164)) return e164;
  const digits = e164.slice(1);
  const code = callingCode(digits);
  const rest = digits.slice(code.length);
  if (code === HOME && rest.length === 9) return `+${code} ${rest.replace(/^(..)(...)(..)(..)$/, '$1 $2 $3 $4')}`;
  if (code === '423' && rest.length === 7) return `+${code} ${rest.replace(/^(...)(..)(..)$/, '$1 $2 $3')}`;
  return `+${code} ${rest.replace(/[\d*]{3}(?=[\d*]{2})/g, '$& ')}`;
};
