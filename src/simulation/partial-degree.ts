import { leastRevised } from '#pension/disability-share.ts';

/** Degrees in percent at which part of a disability pension is paid. */
const partial = [50, 60] as const;

/**
 * A degree of disability in percent at which part of a pension would be paid; undefined if none is.
 *
 * @param present the degree for which a pension is running, which would be revised for it; 0 without one
 */
export const partialDegree = (present: number): number | undefined =>
  partial.find((degree) => present === 0 || degree >= leastRevised(present));
