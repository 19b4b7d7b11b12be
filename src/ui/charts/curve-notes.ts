/** A text at a point of a chart. */
export type Note = {
  readonly key: string;
  /** With line breaks where it has several lines. */
  readonly text: string;
  /** The point, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Notes of more weight are placed first. */
  readonly weight: number;
};

/** Where a note's text is, in CSS pixels: its anchor, the baseline of its first line. */
export type PlacedNote = Note & {
  readonly anchor: 'start' | 'end' | 'middle';
  readonly at: { x: number; y: number };
  /** Whether it is away from its point, to which a thin line then leads. */
  readonly isApart: boolean;
};

/** An area that is taken, in CSS pixels. */
export type Taken = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Width of a character of a note at most on average, and of a digit in the widest typeface's bold; height of its line. */
const character = 6.6;
const digit = 8;
export const lineHeight = 16;
/** Distance of a text from its point. */
const away = 8;
/** How much farther it is from any other point: otherwise it would seem to belong there. */
const farther = 6;
/** Radius of a point's mark: points that are nearer to each other look like one. */
const dot = 4.5;
/** How far a text at the top of the chart begins before its point, or ends after it. */
const topReach = 4;

const overlaps = (one: Taken, other: Taken): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Spot = { readonly anchor: PlacedNote['anchor']; readonly dx: number; readonly dy: number };

const upperLeft: Spot = { anchor: 'end', dx: -away, dy: -away };
const lowerRight: Spot = { anchor: 'start', dx: away, dy: away + 10 };

/** Where a text may stand: to the upper left, which a rising line leaves free, else to the lower right, above, below. */
const spots: readonly Spot[] = [
  upperLeft,
  lowerRight,
  { anchor: 'middle', dx: 0, dy: -away - 4 },
  { anchor: 'middle', dx: 0, dy: away + 14 },
  { anchor: 'start', dx: away, dy: -away },
  { anchor: 'end', dx: -away, dy: away + 10 },
  { anchor: 'middle', dx: 0, dy: -away - 20 },
];

const widthOf = (line: string): number =>
  Array.from(line).reduce((width, each) => width + (/\d/.test(each) ? digit : character), 0);

/** Width of the longest line of a text in CSS pixels, and how many lines it has. */
const sizeOf = (text: string) => {
  const lines = text.split('\n');
  return { width: Math.max(...lines.map(widthOf)), count: lines.length };
};

/** A text in two lines: the first word, such as an amount, and the rest. */
export const amountFirst = (text: string): string => text.replace(' ', '\n');

/** A text in two lines, the last word, such as an amount, below the rest; the same where it has one word, or lines already. */
const amountLast = (text: string): string => (text.includes('\n') ? text : text.replace(/ (?=[^ ]*$)/, '\n'));

/** Room between the plot and a text beside it, in CSS pixels. */
export const besideGap = 10;

/** Width of what is beside a plot whose lines end with these texts, in CSS pixels. */
export const besideWidth = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : besideGap + Math.ceil(Math.max(...texts.map((text) => sizeOf(text).width)));

/**
 * Texts beside the plot at the height of their points; those that would touch are moved apart, the higher one up.
 *
 * @param notes beside the plot
 * @param within top and bottom of what may be written on, in CSS pixels
 * @returns each with the middle of its text
 */
export const spreadBeside = <Beside extends Pick<Note, 'text' | 'y'>>(
  notes: readonly Beside[],
  within: Pick<Taken, 'top' | 'bottom'>,
): readonly (Beside & { readonly middle: number })[] => {
  const sorted = notes.toSorted((a, b) => a.y - b.y);
  let free = Number.NEGATIVE_INFINITY;
  const pushed = sorted.map((note) => {
    const height = sizeOf(note.text).count * lineHeight;
    const top = Math.max(free, note.y - height / 2);
    free = top + height;
    return { ...note, middle: top + height / 2 };
  });
  const [first, last] = [pushed[0], pushed.at(-1)];
  if (first === undefined || last === undefined) return [];
  const back = (last.middle - last.y) / 2;
  const [top, bottom] = [first, last].map(({ text }) => (sizeOf(text).count * lineHeight) / 2);
  const lowest = within.top - (first.middle - (top ?? 0));
  const highest = within.bottom - (last.middle + (bottom ?? 0));
  const by = Math.max(lowest, Math.min(highest, -back));
  return pushed.map((note) => ({ ...note, middle: note.middle + by }));
};

const boxOf = (x: number, y: number, anchor: PlacedNote['anchor'], text: string): Taken => {
  const { width, count } = sizeOf(text);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - lineHeight + 4, bottom: y + (count - 1) * lineHeight + 4 };
};

type BoxedNote = PlacedNote & { readonly box: Taken };

/** A text at a spot next to its point; in the middle of it, it may be moved sideways to stay within the chart. */
const placeAt = (note: Note, { anchor, dx, dy }: Spot, within: Taken): BoxedNote => {
  const { width, count } = sizeOf(note.text);
  const half = width / 2;
  const x = anchor === 'middle' ? Math.min(within.right - half, Math.max(within.left + half, note.x)) : note.x + dx;
  // Above its point, the last line is next to it.
  const at = { x, y: note.y + dy - (dy < 0 ? (count - 1) * lineHeight : 0) };
  return { ...note, anchor, at, isApart: false, box: boxOf(x, at.y, anchor, note.text) };
};

/** A text in one line at the top of the chart, over its point or beginning or ending there. */
const placeOnTop = (note: Note, within: Taken): readonly BoxedNote[] => {
  const text = note.text.replaceAll('\n', ' ');
  const at = { x: note.x, y: within.top + lineHeight - 4 };
  return (['middle', 'end', 'start'] as const).map((anchor) => {
    const x = anchor === 'middle' ? at.x : at.x + (anchor === 'start' ? -topReach : topReach);
    return { ...note, text, anchor, at: { ...at, x }, isApart: true, box: boxOf(x, at.y, anchor, text) };
  });
};

/** How far a point is from an area, in CSS pixels. */
const distance = ({ x, y }: Pick<Note, 'x' | 'y'>, { left, right, top, bottom }: Taken): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Small areas along a line between points, in CSS pixels. */
export const along = (points: readonly { readonly x: number; readonly y: number }[]): readonly Taken[] =>
  points.flatMap((to, index) => {
    const from = points[index - 1];
    if (from === undefined) return [];
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    return Array.from({ length: count + 1 }, (_, step): Taken => {
      const [x, y] = [from.x + ((to.x - from.x) * step) / count, from.y + ((to.y - from.y) * step) / count];
      return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
    });
  });

/**
 * Places texts next to their points so that none covers another one, leaves the chart, is as near to another point or,
 * if it can be avoided, covers a line; the weightiest first. A text for which there is no such place is at the top of
 * the chart, or in two lines; one for which there is no room either is left out: the point's mark stays, and what is
 * said above the chart names it when it is selected.
 *
 * @param within the edges of what may be written on
 * @param taken what must stay free
 * @param lines what should stay free
 */
export const placeNotes = (
  notes: readonly Note[],
  within: Taken,
  taken: readonly Taken[] = [],
  lines: readonly Taken[] = [],
): readonly PlacedNote[] => {
  const used = [...taken];
  /** Where weightier texts had no room: another one above or below their points would seem to be theirs. */
  const unnamed: number[] = [];
  const isClear = ({ box }: BoxedNote) => !lines.some((line) => overlaps(box, line));
  return notes
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((note): PlacedNote[] => {
      const others = notes.filter((other) => Math.hypot(other.x - note.x, other.y - note.y) > dot);
      const isFree = ({ box }: BoxedNote) =>
        box.left >= within.left &&
        box.right <= within.right &&
        box.top >= within.top &&
        box.bottom <= within.bottom &&
        !used.some((other) => overlaps(box, other)) &&
        !unnamed.some((x) => x > box.left - away && x < box.right + away);
      const nextTo = (text: string) =>
        spots
          .map((spot) => placeAt({ ...note, text }, spot, within))
          .filter(
            (placed) =>
              isFree(placed) &&
              others.every((other) => distance(other, placed.box) >= distance(note, placed.box) + farther),
          );
      const near = nextTo(note.text);
      const best =
        near.find(isClear) ??
        placeOnTop(note, within).find((placed) => isFree(placed) && isClear(placed)) ??
        [...nextTo(amountLast(note.text)).filter(isClear), ...near, ...nextTo(amountLast(note.text))][0];
      if (best === undefined) {
        unnamed.push(note.x);
        return [];
      }
      const { box, ...placed } = best;
      used.push(box);
      return [placed];
    });
};
