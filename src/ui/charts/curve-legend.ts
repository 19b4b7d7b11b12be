import { character, line, linesOfText, textWidth } from './above-chart.ts';

/** Dashes of a projection, on the curve and in its legend. */
export const dash = '2 6';

/** A sample with its gap, and the gap between names; CSS pixels. */
const sample = 28;
const between = 16;

/** How strongly an area is filled, in the chart and in its legend. */
export const areaOpacity = 0.16;

/** In how many lines names wrap. */
const linesOf = (names: readonly string[], width: number): number => {
  let [lines, used] = [1, 0];
  for (const name of names) {
    const needed = sample + name.length * character.name;
    if (used > 0 && used + between + needed > width) [lines, used] = [lines + 1, needed];
    else used += (used > 0 ? between : 0) + needed;
  }
  return lines;
};

/**
 * Height of the legend above a curve, in CSS pixels: the unit and the names in one line, or the names below the unit in
 * as many lines as they need.
 *
 * @param unit may go on with the hint
 * @param width of the chart in CSS pixels; 0 until it is measured
 * @param names of its lines and its area; those that are missing are not named
 */
export const legendHeight = (width: number, unit: string, names: readonly (string | undefined)[]): number => {
  const named = names.filter((name) => name !== undefined);
  const unitLines = linesOfText(width, unit);
  if (named.length === 0 || width === 0) return line * unitLines;
  const room = width - textWidth(unit) - between;
  return line * (room > 0 && linesOf(named, room) === 1 ? 1 : unitLines + linesOf(named, width));
};
