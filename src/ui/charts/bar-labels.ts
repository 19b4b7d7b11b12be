/** Room that the label of an age takes, its gap included; CSS pixels. */
const ageRoom = 22;

/** Width of a figure of an amount, and the height of its line with a gap; CSS pixels. */
const figure = 7.6;
const clearance = 8;

/** A bar as it lies on the screen, in CSS pixels. */
export type BarBox = { readonly start: number; readonly end: number; readonly middle: number; readonly top: number };

/** Where an amount over a bar stands, in CSS pixels: its middle and its base line, and the line down to its bar. */
export type LabelSpot = {
  readonly x: number;
  readonly y: number;
  /** Middle of the bar. */
  readonly middle: number;
  /** Where the line from the amount down to its bar ends; null where the amount stands right over it. */
  readonly leader: number | null;
};

/**
 * Which bars carry their age on an axis of such a width: all of them, or every second, fifth, tenth …, always the one that
 * stands out and none too near it.
 *
 * @param highlighted index of the bar that stands out, −1 where none does
 * @param width in CSS pixels
 */
export const labelledBars = (count: number, highlighted: number, width: number): ReadonlySet<number> => {
  const band = count > 0 ? width / count : 0;
  const all = Array.from({ length: count }, (_, index) => index);
  const step = [1, 2, 5, 10, 20].find((size) => size * band >= ageRoom) ?? 50;
  return new Set(
    all.filter((index) => {
      if (index === highlighted) return true;
      const isNear = highlighted >= 0 && Math.abs(index - highlighted) * band < ageRoom;
      return !isNear && index % step === 0;
    }),
  );
};

/**
 * Where the amount of the bar that stands out is written: over it, within the drawing, above every bar that it would
 * otherwise cover.
 *
 * @param length of the amount in characters
 * @param within the drawing's edges in CSS pixels
 */
export const labelSpot = (
  boxes: readonly BarBox[],
  highlighted: number,
  length: number,
  within: { readonly start: number; readonly end: number },
): LabelSpot => {
  const bar = boxes[highlighted] ?? { start: 0, end: 0, middle: 0, top: 0 };
  const half = (length * figure) / 2;
  const x = Math.max(within.start + half, Math.min(within.end - half, bar.middle));
  const covered = boxes.filter(({ start, end }) => end > x - half && start < x + half);
  const highest = Math.min(bar.top, ...covered.map(({ top }) => top));
  const y = highest - clearance;
  return { x, y, middle: bar.middle, leader: bar.top - y > clearance * 2 ? bar.top : null };
};
