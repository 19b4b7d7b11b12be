import { hasAhvCheckDigit } from './ahv-check-digit.ts';
import { plainText } from './plain-text.ts';

/** Digits of a Swiss social security number, and its length with the dots: `756.9217.0769.85`. */
export const AHV_LENGTH = { digits: 13, dotted: 16 } as const;

const COUNTRY = '756';

/** Sets the dots: `7569217076985` → `756.9217.0769.85`. Fewer digits get the dots that are due so far. */
const dotted = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 11), digits.slice(11, 13)].filter(Boolean).join('.');

/**
 * Reads a social security number as people type or paste it: with dots, blanks, hyphens, or bare digits.
 *
 * @returns the dotted form of 16 characters, or `null` where length, country (756) or check digit are wrong.
 */
export const parseAhvNumber = (typed: string): string | null => {
  const text = plainText(typed);
  if (!/^[\d .\u2010\u2011–-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits.startsWith(COUNTRY) && hasAhvCheckDigit(digits) ? dotted(digits) : null;
};

/** The 13 digits of a number in whatever form; `null` where it is none. For comparing and storing. */
export const ahvDigits = (typed: string): string | null => parseAhvNumber(typed)?.replaceAll('.', '') ?? null;

/**
 * What a field shows while somebody types: digits alone, 13 at most, the dots set.
 * Formatting what is formatted changes nothing.
 */
export const formatAhvInput = (typed: string): string => dotted(typed.replace(/\D/g, '').slice(0, AHV_LENGTH.digits));
