/** Retirement age in years where the provider names none (specification, section 9). */
export const defaultRetirementAge = 65;

/** Interest that projections assume where the provider names none, percent a year (specification, section 9). */
export const assumedInterest = 2;
