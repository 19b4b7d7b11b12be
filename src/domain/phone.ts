/** Calling code of Switzerland, understood before a number that starts with a single 0. */
const HOME = '41';

/**
 * Reads a phone number as people type it: `079 123 45 67`, `+41 (0)79 123 45 67`, `0041791234567`, `+351 912 345 678`.
 *
 * @returns the number in E.164 (`+41791234567`), or `null` where it cannot be one. A Swiss number has nine digits
 *   after the calling code.
 */
export const parsePhone = (typed: string): string | null => {
  const text = typed.trim();
  if (!/^\+?[\d\s().\u00a0/–-]+$/.test(text)) return null;
  const isInternational = text.startsWith('+') || /^0\s*0/.test(text);
  const bare = (isInternational ? text.replace(/\(\s*0\s*\)/, '') : text).replace(/\D/g, '');
  const digits = isInternational
    ? bare.replace(text.startsWith('+') ? /^/ : /^00/, '')
    : bare.startsWith('0')
      ? `${HOME}${bare.slice(1)}`
      : null;
  if (digits === null || !/^[1-9]\d{6,14}$/.test(digits)) return null;
  return digits.startsWith(HOME) && digits.length !== 11 ? null : `+${digits}`;
};
