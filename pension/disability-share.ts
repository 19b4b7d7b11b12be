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
