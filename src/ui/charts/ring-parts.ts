/** A section of a ring as it is drawn; angles in radians, clockwise from the top. */
export type RingPart = {
  /** Place among what was given. */
  readonly index: number;
  /** Of the whole, 0 to 1. */
  readonly share: number;
  /** How much of the ring it is drawn over, 0 to 1: what hardly anybody would see is drawn a little wider. */
  readonly drawn: number;
  /** Middle of its arc. */
  readonly middle: number;
};

/** A hundredth of the ring can still be seen and hit. */
const least = 0.01;

/** Amounts that a ring can show. */
const isShown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/**
 * The sections of a ring. What is not there, nothing, or below nothing has none; a ring of nothing is empty.
 *
 * @param values CHF
 */
export const ringParts = (values: readonly (number | null | undefined)[]): RingPart[] => {
  const shown = values.flatMap((value, index) => (isShown(value) ? [{ index, value }] : []));
  // Divided before they are added up: together they may be more than a number holds.
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

/** The share of each amount in percent, 0 for what the ring does not show. */
export const ringShares = (values: readonly (number | null | undefined)[]): number[] => {
  const shares = values.map(() => 0);
  for (const { index, share } of ringParts(values)) shares[index] = share * 100;
  return shares;
};
