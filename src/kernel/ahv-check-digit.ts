/**
 * Whether the last of 13 digits is the check digit of the first twelve (EAN-13: weights 1 and 3 from the left).
 *
 * @param digits exactly 13 digits without dots; anything else returns `false`.
 */
export const hasAhvCheckDigit = (digits: string): boolean => {
  if (!/^\d{13}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10 === Number(digits[12]);
};
