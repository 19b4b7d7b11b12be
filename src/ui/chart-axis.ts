/** Below this width of the window, in CSS pixels, year labels are shortened to two digits. */
export const yearLabelThreshold = 897;

/** The first year keeps its label only from this many points on; with fewer it would crowd the second. */
const pointsForFirstLabel = 10;

const steps = [1, 2, 5, 10, 20, 50] as const;

/** How a time axis lies on the screen. */
export type AxisRoom = {
  /** First and last point in time. */
  readonly domain: readonly [number, number];
  /** Of the axis, in CSS pixels. */
  readonly width: number;
  /** Room that a label takes, its gap included, in CSS pixels. */
  readonly label: number;
};

/**
 * Where the year labels of a time axis stand: at each year's first point. The first year goes without a label when it
 * has fewer than ten points. Where not every year has room, every second, fifth, tenth … keeps its label, so that the
 * labels keep one rhythm; the last one, at the goal, goes where it would break it.
 *
 * @param dates points in time, ascending
 */
export const yearTicks = (dates: readonly Date[], { domain: [begin, end], width, label }: AxisRoom): Date[] => {
  const firsts = new Map<number, { date: Date; points: number }>();
  for (const date of dates) {
    const year = date.getFullYear();
    const known = firsts.get(year);
    if (known === undefined) firsts.set(year, { date, points: 1 });
    else known.points += 1;
  }
  const years = [...firsts.entries()].filter(([, { points }], index) => index > 0 || points >= pointsForFirstLabel);
  const scale = end > begin ? width / (end - begin) : 0;
  const collides = (tick: Date, before: Date | undefined) =>
    before !== undefined && (tick.getTime() - before.getTime()) * scale < label;
  let ticks: Date[] = [];
  for (const step of steps) {
    ticks = years.filter(([year]) => year % step === 0).map(([, { date }]) => date);
    const goal = ticks.at(-1);
    if (goal !== undefined && collides(goal, ticks.at(-2))) ticks.pop();
    if (!ticks.some((tick, index) => collides(tick, ticks[index - 1]))) return ticks;
  }
  return ticks.slice(-1);
};

/** A year as an axis says it: `2031`, or `31` with its apostrophe where there is little room. */
export const yearLabel = (date: Date, short: boolean): string => {
  const year = String(date.getFullYear());
  return short ? `’${year.slice(-2)}` : year;
};
