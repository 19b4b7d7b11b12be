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
 * Thins out labels at regular intervals until they fit: every one, every second, fifth, tenth ….
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
    if (!kept.some((label, index) => collides(label, kept[index - 1]))) return kept;
  }
  return kept.slice(-1);
};

/**
 * Positions of the year labels of a time axis: at each year's first day, because a label at a point of its end would make
 * what happens within it seem to be of the year before. The first year has no label if it has fewer than ten points. If not
 * all labels fit, only every second, fifth, tenth … year has one.
 *
 * @param dates points in time, ascending
 */
export const yearTicks = (dates: readonly Date[], room: AxisRoom): Date[] => {
  const points = new Map<number, number>();
  for (const date of dates) points.set(date.getFullYear(), (points.get(date.getFullYear()) ?? 0) + 1);
  const years = [...points.entries()].filter(([, count], index) => index > 0 || count >= pointsForFirstLabel);
  // The first year begins with the axis.
  const labelled = years.map(([name]) => ({ name, at: Math.max(new Date(name, 0, 1).getTime(), room.domain[0]) }));
  return inRhythm(labelled, room).map(({ at }) => new Date(at));
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
