/** Where a bar is, in CSS pixels from the chart's start and top. */
export type BarPlace = {
  readonly start: number;
  readonly end: number;
  /** Of its amount, and of zero. */
  readonly y: number;
  readonly zero: number;
};

/** The least height of a bar, in CSS pixels. */
export const leastBar = 2;

/**
 * A bar from zero to its amount, with round corners there: the `d` of an SVG path.
 *
 * @param radius of the corners, in CSS pixels
 */
export const barPath = ({ start, end, y, zero }: BarPlace, radius: number): string => {
  const height = Math.max(leastBar, Math.abs(y - zero));
  const round = Math.min(radius, (end - start) / 2, height);
  if (y > zero) {
    const bottom = zero + height;
    return `M${start},${zero}H${end}V${bottom - round}Q${end},${bottom} ${end - round},${bottom}H${start + round}Q${start},${bottom} ${start},${bottom - round}Z`;
  }
  const top = zero - height;
  return `M${start},${zero}V${top + round}Q${start},${top} ${start + round},${top}H${end - round}Q${end},${top} ${end},${top + round}V${zero}Z`;
};
