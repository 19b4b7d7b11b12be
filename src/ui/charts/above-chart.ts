import type { Reading } from './curve-reading.ts';

/** Height of a line above a chart, also of its legend, in CSS pixels. */
export const line = 20;

/** Room below what stands there, in CSS pixels. */
const belowIt = 8;

/**
 * What a character takes at most on average, in CSS pixels: of a text, of a name in the legend, which is short, and of a
 * point's amount, which is larger.
 */
export const character = { text: 6.4, name: 7.4, amount: 8.7 } as const;

/** A narrower chart has a line for each further amount of a point. CSS pixels. */
const wide = 520;

/**
 * From which width on a point is said in one row in a chart that follows a slider, whose rows must not change meanwhile:
 * without a further amount and with one; never with more. CSS pixels.
 */
export const steadyWidth = (further: number): number => [wide, 640][further] ?? Number.POSITIVE_INFINITY;

/** The gap between two parts of what is said, in CSS pixels. */
const between = 12;

/** The room that what is said about a point takes in one row, in CSS pixels. */
export const readingWidth = ({ name, amount, more }: Reading): number =>
  [name, ...more].reduce(
    (sum, { length }) => sum + length * character.text + between,
    Math.ceil(amount.length * character.amount),
  );

/** Width of a text above a chart, whose unit has capitals, which take more; CSS pixels. */
export const textWidth = (text: string): number => text.length * character.text + 12;

/** In how many lines a text wraps; in one until the chart's width is measured, which is 0 until then. CSS pixels. */
export const linesOfText = (width: number, text: string): number =>
  width > 0 ? Math.max(1, Math.ceil(textWidth(text) / width)) : 1;

/**
 * From which width on each of a chart's points is said in one row, in CSS pixels.
 *
 * @param points how many there are
 * @param read what is said about one of them
 */
export const longestReading = (points: number, read: (index: number) => Reading | null): number =>
  Math.max(
    0,
    ...Array.from({ length: points }, (_, index) => {
      const reading = read(index);
      return reading === null ? 0 : readingWidth(reading);
    }),
  );

/**
 * Height of what is said about a point above a chart, in CSS pixels.
 *
 * @param width of the chart; 0 until it is measured
 * @param further amounts besides the first one
 */
export const readoutHeight = (width: number, further: number): number =>
  line * (2 + (width > 0 && width < wide ? further : 0)) + belowIt;

/** Heights above a chart in CSS pixels, and how what stands there is laid out. */
export type AboveChart = {
  readonly readout: number;
  readonly legend: number;
  /** Whether the hint stands in the legend. */
  readonly isJoined: boolean;
  /** Whether a point is said in one row. */
  readonly isOneRow: boolean;
};

/** The unit and how to read the chart, in one line of text. */
export const joined = (unit: string, hint: string): string => `${unit} · ${hint}`;

type Asked = {
  /** Of the chart; 0 until it is measured. */
  readonly width: number;
  readonly unit: string;
  readonly hint: string;
  /** How many amounts a point has besides the first one. */
  readonly further: number;
  /** From which width on a point is said in one row, in CSS pixels. */
  readonly oneRow: number;
  /** Height of a legend that begins with a text. */
  readonly legendOf: (text: string) => number;
};

/** What is above a chart: the hint and below it the legend, or both in one where that takes less room. */
export const aboveChart = ({ width, unit, hint, further, oneRow, legendOf }: Asked): AboveChart => {
  const isOneRow = width > 0 && width >= oneRow;
  const reading = isOneRow ? line + belowIt : readoutHeight(width, further);
  const legend = legendOf(unit);
  const hintHeight = line * linesOfText(width, hint) + belowIt;
  const readout = Math.max(hintHeight, reading - legend);
  const both = legendOf(joined(unit, hint));
  const rest = Math.max(belowIt, reading - both);
  const saved = legend + readout - (both + rest);
  // Where joining them saves no room, they are joined only if both fit in one line and no empty one is left above it.
  const isJoined = saved > 0 || (saved === 0 && rest === belowIt && linesOfText(width, joined(unit, hint)) === 1);
  return isJoined
    ? { readout: rest, legend: both, isJoined: true, isOneRow }
    : { readout, legend, isJoined: false, isOneRow };
};
