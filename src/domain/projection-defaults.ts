/** Retirement age in years if the provider sends none (specification, section 9). */
export const defaultRetirementAge = 65;

/** Interest of projections in percent a year if the provider sends none (specification, section 9). */
export const assumedInterest = 2;
