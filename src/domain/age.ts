/** An age in whole years and additional months. */
export type YearsAndMonths = { readonly years: number; readonly months: number };

/** Whether a number is a plausible age in years. */
export const isAge = (age: number): boolean => age > 0 && age <= 120;

/**
 * Converts an age from the wire, in years with two decimals, to years and months: `64.5` → 64 years and 6 months,
 * `64.08` → 64 years and 1 month.
 */
export const yearsAndMonths = (age: number): YearsAndMonths => {
  const months = Math.round(age * 12);
  return { years: Math.trunc(months / 12), months: months % 12 };
};
