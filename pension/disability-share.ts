/**
 * Share of the full disability pension for a degree of disability, in percent: 70 and more: all; 50 to 69: the degree;
 * 40: 25, each further degree 2.5 points more; below 40: none. BVG art. 24a.
 *
 * @param degree percent; counted in whole percent as the disability insurance decides it.
 */
export const disabilityShare = (degree: number): number => {
  const whole = Math.round(degree);
  if (whole >= 70) return 100;
  if (whole >= 50) return whole;
  return whole >= 40 ? 25 + (whole - 40) * 2.5 : 0;
};
