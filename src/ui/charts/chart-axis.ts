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
 * Leaves so many labels that each has its room: every one, every second, fifth, tenth …, so that they keep one rhythm; the
 * last one, at the goal, goes where it would break it.
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
 * Where the year labels of a time axis stand: at each year's first point. The first year goes without a label when it
 * has fewer than ten points. Where not every year has room, every second, fifth, tenth … keeps its label, so that the
 * labels keep one rhythm; the last one, at the goal, goes where it would break it.
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
 * Where the labels of an axis of ages stand: one at each whole age, by the rules of {@link yearTicks}.
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

/** A year as an axis says it: `2031`, or `31` with its apostrophe where there is little room. */
export const yearLabel = (date: Date, short: boolean): string => {
  const year = String(date.getFullYear());
  return short ? `’${year.slice(-2)}` : year;
};
