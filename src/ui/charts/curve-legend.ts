/** Dashes of a projection, on the curve and in its legend. */
export const dash = '2 6';

/** Height of a line of the legend, and the minimum width for a single line; CSS pixels. */
export const legendLine = 20;
const oneLine = 460;

/**
 * Height of the legend above a curve, in CSS pixels.
 *
 * @param width of the chart in CSS pixels; 0 until it is measured
 * @param isNamed whether it names its lines, not only the unit
 */
export const legendHeight = (width: number, isNamed: boolean): number =>
  isNamed && width > 0 && width < oneLine ? 2 * legendLine : legendLine;
