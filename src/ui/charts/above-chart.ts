/** Height of a line above a chart, in CSS pixels. */
export const line = 20;

/** What a character takes at most on average, in CSS pixels. */
const character = 6.4;

/** A narrower chart has a line for each further amount of a point. CSS pixels. */
const wide = 520;

/** From which width on a point is said in one row, without a further amount and with one. CSS pixels. */
const inOneRow = [wide, 640] as const;

/** In how many lines a text wraps; in one until the chart's width is measured, which is 0 until then. CSS pixels. */
export const linesOfText = (width: number, text: string): number =>
  width > 0 ? Math.max(1, Math.ceil((text.length * character) / width)) : 1;

/**
 * Height of what is said about a point above a chart, in CSS pixels.
 *
 * @param width of the chart; 0 until it is measured
 * @param further amounts besides the first one
 */
export const readoutHeight = (width: number, further: number): number =>
  line * (2 + (width > 0 && width < wide ? further : 0)) + 8;

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
  /** Whether a point has no more words than its name. */
  readonly isPlain: boolean;
  /** Height of a legend that begins with a text. */
  readonly legendOf: (text: string) => number;
};

/** What is above a chart: the hint and below it the legend, or both in one where that takes less room. */
export const aboveChart = ({ width, unit, hint, further, isPlain, legendOf }: Asked): AboveChart => {
  const isOneRow = isPlain && width >= (inOneRow[further] ?? Number.POSITIVE_INFINITY);
  const reading = isOneRow ? line + 8 : readoutHeight(width, further);
  const legend = legendOf(unit);
  const hintHeight = line * linesOfText(width, hint) + 8;
  const readout = Math.max(hintHeight, reading - legend);
  const both = legendOf(joined(unit, hint));
  return Math.max(both, reading) < legend + readout
    ? { readout: Math.max(0, reading - both), legend: both, isJoined: true, isOneRow }
    : { readout, legend, isJoined: false, isOneRow };
};
