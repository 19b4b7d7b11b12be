/** The gap between bars, as a share of the distance from one to the next: many bars are close to each other. */
export const gapOf = (count: number): number => (count > 24 ? 0.15 : 0.3);
