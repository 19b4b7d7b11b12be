import { hasAhvCheckDigit } from './ahv-check-digit.ts';
import { plainText } from './plain-text.ts';

const COUNTRY = '756';

/** Inserts the dots: `7569217076985` → `756.9217.0769.85`. Works on incomplete numbers; ignores what follows 13 digits. */
const dotted = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 11), digits.slice(11, 13)].filter(Boolean).join('.');

/**
 * Parses a social security number as people type or paste it: with dots, blanks or hyphens, or as plain digits.
 *
 * @returns the dotted form of 16 characters, or `null` if the length, the country (756) or the check digit is wrong.
 */
export const parseAhvNumber = (typed: string): string | null => {
  const text = plainText(typed);
  if (!/^[\d .\u2010\u2011–-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits.startsWith(COUNTRY) && hasAhvCheckDigit(digits) ? dotted(digits) : null;
};

/** The 13 digits of a number in any form, for comparing and storing; `null` if it is invalid. */
export const ahvDigits = (typed: string): string | null => parseAhvNumber(typed)?.replaceAll('.', '') ?? null;

/**
 * Formats a number, also while it is typed: digits only, at most 13, with dots. Idempotent.
 */
export const formatAhvInput = (typed: string): string => dotted(typed.replace(/\D/g, ''));
