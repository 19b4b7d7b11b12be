/** The check digit of twelve digits (EAN-13: weights 1 and 3 from the left). */
export const ahvCheckDigit = (twelve: string): number => {
  const sum = Array.from(twelve).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};

/**
 * Whether the last of 13 digits is the check digit of the first twelve.
 *
 * @param digits exactly 13 digits without dots; anything else returns `false`.
 */
export const hasAhvCheckDigit = (digits: string): boolean =>
  /^\d{13}$/.test(digits) && ahvCheckDigit(digits.slice(0, 12)) === Number(digits[12]);
