/** Dashes of a projection, on the curve and in its legend. */
export const dash = '2 6';

/** Height of a line of the legend, and the minimum width for a single line; CSS pixels. */
export const legendLine = 20;
const oneLine = 460;
/** The same for a legend that names an area as well, and what it needs for two lines. */
const areaInLine = 620;
const areaInTwo = 400;

/** How strongly an area is filled, in the chart and in its legend. */
export const areaOpacity = 0.16;

/**
 * Height of the legend above a curve, in CSS pixels.
 *
 * @param width of the chart in CSS pixels; 0 until it is measured
 * @param isNamed whether it names its lines, not only the unit
 * @param hasArea whether it names an area as well
 */
export const legendHeight = (width: number, isNamed: boolean, hasArea = false): number => {
  if (!isNamed || width === 0) return legendLine;
  if (hasArea && width < areaInTwo) return 3 * legendLine;
  return width < (hasArea ? areaInLine : oneLine) ? 2 * legendLine : legendLine;
};
