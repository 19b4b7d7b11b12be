/** What a segment of a ring shows. */
export type RingSlice = {
  label: string;
  /** CHF. */
  value: number;
  /** CSS colour. */
  colour: string;
  /** That of its edge, if it has one. */
  edge?: string | undefined;
  /** Formatted amount and share. */
  text: string;
  percent: string;
  /** The share without decimals, shown on the ring. */
  rounded: string;
};

/** A segment of a ring; angles in radians, clockwise from the top. */
export type RingPart = {
  /** Index of the value. */
  readonly index: number;
  /** Share of the whole, 0 to 1. */
  readonly share: number;
  /** Drawn share of the ring, 0 to 1: tiny segments are drawn wider than they are. */
  readonly drawn: number;
  /** Middle of its arc. */
  readonly middle: number;
};

/** Minimum drawn share that can still be seen and clicked. */
const least = 0.01;

/** Amounts that a ring can show. */
const isShown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/**
 * The segments of a ring. Missing, zero and negative values have none.
 *
 * @param values CHF
 */
export const ringParts = (values: readonly (number | null | undefined)[]): RingPart[] => {
  const shown = values.flatMap((value, index) => (isShown(value) ? [{ index, value }] : []));
  // Divide before summing up, because the sum may overflow.
  const largest = Math.max(...shown.map(({ value }) => value));
  const total = shown.reduce((sum, { value }) => sum + value / largest, 0);
  const parts = shown.map(({ index, value }) => {
    const share = value / largest / total;
    return { index, share, wide: Math.max(share, least) };
  });
  const breadth = parts.reduce((sum, { wide }) => sum + wide, 0);
  let from = 0;
  return parts.map(({ index, share, wide }) => {
    const drawn = wide / breadth;
    const middle = (from + drawn / 2) * 2 * Math.PI;
    from += drawn;
    return { index, share, drawn, middle };
  });
};

/** The share of each amount in percent; 0 if the ring doesn't show it. */
export const ringShares = (values: readonly (number | null | undefined)[]): number[] => {
  const shares = values.map(() => 0);
  for (const { index, share } of ringParts(values)) shares[index] = share * 100;
  return shares;
};

/** A point on the ring in CSS pixels; `angle` in radians, clockwise from the top. */
export const onRing = (centre: number, radius: number, angle: number) => ({
  x: centre + radius * Math.sin(angle),
  y: centre - radius * Math.cos(angle),
});
