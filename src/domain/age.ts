/** Whether a number is a plausible age in years. */
export const isAge = (age: number): boolean => age > 0 && age <= 120;

/**
 * Puts an age from the wire, in years with two decimals, into words: `64.5` → 64 years and 6 months, `64.08` → 64 years
 * and 1 month.
 *
 * @param whole words for an age without months
 */
export const ageInWords = (
  age: number,
  whole: (years: number) => string,
  withMonths: (years: number, months: number) => string,
): string => {
  const total = Math.round(age * 12);
  const [years, months] = [Math.trunc(total / 12), total % 12];
  return months === 0 ? whole(years) : withMonths(years, months);
};
