/**
 * Share of the full disability pension by degree of disability, in percent: all from 70 on; the degree from 50 to 69;
 * 25 at 40, and 2.5 points more for each further degree; none below 40. BVG art. 24a.
 * @param degree percent; counted in whole percent, as the disability insurance decides it.
 */
export const disabilityShare = (degree: number): number => {
  const whole = Math.round(degree);
  if (whole >= 70) return 100;
  if (whole >= 50) return whole;
  return whole >= 40 ? 25 + (whole - 40) * 2.5 : 0;
};

/** Percentage points by which a degree of disability must change for a running pension to be revised. */
const LEAST_CHANGE = 5;

/** The lowest degree in percent, above the present one, for which a running pension is revised. ATSG art. 17 para. 1. */
export const leastRevised = (present: number): number => Math.min(Math.round(present) + LEAST_CHANGE, 100);

/**
 * The degree for which a pension is paid once the degree is another: a running one is revised only if the degree rises by
 * at least five percentage points, or to 100 %. BVG art. 24b, ATSG art. 17 para. 1. A lower one is not looked at.
 * @param present percent, for which a pension is running; 0 without one
 */
export const revisedDegree = (present: number, degree: number): number =>
  present === 0 || Math.round(degree) >= leastRevised(present) ? degree : present;
