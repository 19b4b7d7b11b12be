/** One bar. */
export type Bar = {
  /** Unique label below the bar. */
  label: string;
  /** Whether it is at a whole year of age; only these may have a label on the axis. */
  isWhole: boolean;
  /** CHF. */
  value: number;
  /** Whether it is highlighted and labelled with its amount. */
  highlighted: boolean;
};

/** Width of a digit below the axis, and the gap between two labels; CSS pixels. */
const digit = 7;
const gap = 8;

/** Width of a digit of an amount, and the height of its line with a gap; CSS pixels. */
const figure = 7.6;
const clearance = 8;

/** A bar's position on the screen, in CSS pixels. */
export type BarBox = { readonly start: number; readonly end: number; readonly middle: number; readonly top: number };

/** Position of an amount above a bar, in CSS pixels: its middle, its baseline, and the line down to its bar. */
export type LabelSpot = {
  readonly x: number;
  readonly y: number;
  /** Middle of the bar. */
  readonly middle: number;
  /** End of the line from the amount down to its bar; null if the amount is directly above it. */
  readonly leader: number | null;
};

/**
 * Which bars are labelled with their age: all at a whole year, or every second, fifth, tenth … of them;
 * always the highlighted one, a first one between two years if it has room, and none too close to these.
 *
 * @param width in CSS pixels
 * @returns indices of the bars
 */
export const labelledBars = (
  bars: readonly { readonly label: string; readonly isWhole: boolean; readonly highlighted: boolean }[],
  width: number,
): ReadonlySet<number> => {
  const band = bars.length > 0 ? width / bars.length : 0;
  const highlighted = bars.findIndex((bar) => bar.highlighted);
  const all = bars.map((_, index) => index);
  const whole = all.filter((index) => bars[index]?.isWhole === true);
  const asked = whole.length > 0 ? whole : all;
  const between = whole.length > 1 ? bars.length / whole.length : 1;
  const longest = Math.max(0, ...asked.map((index) => bars[index]?.label.length ?? 0));
  const ageRoom = longest * digit + gap;
  const lengthAt = (index: number) => Math.max(longest, bars[index]?.label.length ?? 0);
  // An age with months is longer than the whole ones beside it.
  const isNear = (one: number, other: number) =>
    Math.abs(one - other) * band < ((lengthAt(one) + lengthAt(other)) / 2) * digit + gap;
  const step = [1, 2, 5, 10, 20].find((size) => size * between * band >= ageRoom) ?? 50;
  const fixed = highlighted >= 0 ? [highlighted] : [];
  if (bars[0]?.isWhole === false && asked === whole && fixed.every((index) => !isNear(0, index))) fixed.push(0);
  return new Set([
    ...asked.filter((index, place) => place % step === 0 && fixed.every((other) => !isNear(index, other))),
    ...fixed,
  ]);
};

/**
 * Position of the highlighted bar's amount: above the bar, within the chart, and above every bar that it would
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
