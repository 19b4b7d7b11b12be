/** Below this window width, in CSS pixels, year labels have only two digits. */
export const yearLabelThreshold = 897;

/** Minimum number of points for a label of the first year; with fewer it would be too close to the second. */
const pointsForFirstLabel = 10;

const steps = [1, 2, 5, 10, 20, 50] as const;

/** The size of an axis on the screen. */
export type AxisRoom = {
  /** First and last point in time. */
  readonly domain: readonly [number, number];
  /** Width of the axis in CSS pixels. */
  readonly width: number;
  /** Width of a label including its gap, in CSS pixels. */
  readonly label: number;
};

/**
 * Thins out labels at regular intervals until they fit: every one, every second, fifth, tenth …; drops the
 * last one, at the goal, if it would break the interval.
 */
const inRhythm = <Label extends { readonly name: number; readonly at: number }>(
  labels: readonly Label[],
  { domain: [begin, end], width, label: needed }: AxisRoom,
): Label[] => {
  const scale = end > begin ? width / (end - begin) : 0;
  const collides = (label: Label, before: Label | undefined) =>
    before !== undefined && (label.at - before.at) * scale < needed;
  let kept: Label[] = [];
  for (const step of steps) {
    kept = labels.filter(({ name }) => name % step === 0);
    const goal = kept.at(-1);
    if (goal !== undefined && collides(goal, kept.at(-2))) kept.pop();
    if (!kept.some((label, index) => collides(label, kept[index - 1]))) return kept;
  }
  return kept.slice(-1);
};

/**
 * Positions of the year labels of a time axis: at each year's first point. The first year has no label if it
 * has fewer than ten points. If not all labels fit, only every second, fifth, tenth … year has one;
 * the last one, at the goal, is dropped if it would break the interval.
 *
 * @param dates points in time, ascending
 */
export const yearTicks = (dates: readonly Date[], room: AxisRoom): Date[] => {
  const firsts = new Map<number, { date: Date; points: number }>();
  for (const date of dates) {
    const year = date.getFullYear();
    const known = firsts.get(year);
    if (known === undefined) firsts.set(year, { date, points: 1 });
    else known.points += 1;
  }
  const years = [...firsts.entries()].filter(([, { points }], index) => index > 0 || points >= pointsForFirstLabel);
  const labelled = years.map(([year, { date }]) => ({ name: year, at: date.getTime(), tick: date }));
  return inRhythm(labelled, room).map(({ tick }) => tick);
};

/**
 * Positions of the labels of an axis of ages: one at each whole age, by the rules of {@link yearTicks}.
 *
 * @param ages in years, ascending
 */
export const ageTicks = (ages: readonly number[], room: AxisRoom): number[] => {
  const points = new Map<number, number>();
  for (const age of ages) points.set(Math.floor(age), (points.get(Math.floor(age)) ?? 0) + 1);
  const whole = [...points.entries()].filter(
    ([age, count], index) => (index > 0 || count >= pointsForFirstLabel) && age >= room.domain[0],
  );
  return inRhythm(
    whole.map(([age]) => ({ name: age, at: age })),
    room,
  ).map(({ at }) => at);
};

/** The label of a year: `2031`, or the last two digits with an apostrophe if `short`. */
export const yearLabel = (date: Date, short: boolean): string => {
  const year = String(date.getFullYear());
  return short ? `’${year.slice(-2)}` : year;
};
