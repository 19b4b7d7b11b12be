/** Below this width of the window, in CSS pixels, year labels are shortened to two digits. */
export const yearLabelThreshold = 897;

/** The first year keeps its label only from this many points on; with fewer it would crowd the second. */
const pointsForFirstLabel = 10;

const steps = [1, 2, 5, 10, 20, 50] as const;

/**
 * Where the year labels of a time axis stand: at each year's first point. The first year goes without a label when it
 * has fewer than ten points. When more labels than `most` would remain, only every second, fifth, tenth … year keeps its own.
 *
 * @param dates points in time, ascending
 * @param most how many labels have room
 */
export const yearTicks = (dates: readonly Date[], most: number): Date[] => {
  const firsts = new Map<number, { date: Date; points: number }>();
  for (const date of dates) {
    const year = date.getFullYear();
    const known = firsts.get(year);
    if (known === undefined) firsts.set(year, { date, points: 1 });
    else known.points += 1;
  }
  const years = [...firsts.entries()].filter(([, { points }], index) => index > 0 || points >= pointsForFirstLabel);
  const step = steps.find((candidate) => years.filter(([year]) => year % candidate === 0).length <= most) ?? 100;
  return years.filter(([year]) => year % step === 0).map(([, { date }]) => date);
};

/**
 * Drops the ticks whose labels would run into the next one; the last one always stays.
 *
 * @param ticks ascending
 * @param domain first and last point in time of the axis
 * @param width of the axis in CSS pixels
 * @param label room that a label takes, its gap included, in CSS pixels
 */
export const roomyTicks = (
  ticks: readonly Date[],
  [begin, end]: readonly [number, number],
  width: number,
  label: number,
): Date[] => {
  const scale = end > begin ? width / (end - begin) : 0;
  const kept: Date[] = [];
  for (const tick of ticks.toReversed()) {
    const next = kept.at(-1);
    if (next === undefined || (next.getTime() - tick.getTime()) * scale >= label) kept.push(tick);
  }
  return kept.toReversed();
};

/** A year as an axis says it: `2031`, or `31` with its apostrophe where there is little room. */
export const yearLabel = (date: Date, short: boolean): string => {
  const year = String(date.getFullYear());
  return short ? `’${year.slice(-2)}` : year;
};
