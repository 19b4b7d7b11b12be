import { isAge } from './age.ts';

/** Retirement age in years if the provider sends none (specification, section 9). */
const defaultRetirementAge = 65;

/** Interest of projections in percent a year if the provider sends none (specification, section 9). */
export const assumedInterest = 2;

/** The age in years that an estimated pension is for: the provider's if it names one. */
export const retirementAge = (named: number | null | undefined): number =>
  typeof named === 'number' && isAge(named) ? named : defaultRetirementAge;
