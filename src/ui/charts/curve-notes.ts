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
export type PlacedNote = Note & { readonly anchor: 'start' | 'end' | 'middle'; readonly at: { x: number; y: number } };

/** An area that is taken, in CSS pixels. */
export type Taken = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Width of a character of a note at most on average, and height of its line. */
const character = 6.6;
export const lineHeight = 16;
/** Distance of a text from its point. */
const away = 8;

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

/** Width of the longest line of a text in CSS pixels, and how many lines it has. */
const sizeOf = (text: string) => {
  const lines = text.split('\n');
  return { width: Math.max(...lines.map(({ length }) => length)) * character, count: lines.length };
};

const boxOf = (x: number, y: number, anchor: PlacedNote['anchor'], text: string): Taken => {
  const { width, count } = sizeOf(text);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - lineHeight + 4, bottom: y + (count - 1) * lineHeight + 4 };
};

/** A text at a spot next to its point; in the middle of it, it may be moved sideways to stay within the chart. */
const placeAt = (note: Note, { anchor, dx, dy }: Spot, within: Taken): PlacedNote & { readonly box: Taken } => {
  const { width, count } = sizeOf(note.text);
  const half = width / 2;
  const x = anchor === 'middle' ? Math.min(within.right - half, Math.max(within.left + half, note.x)) : note.x + dx;
  // Above its point, the last line is next to it.
  const at = { x, y: note.y + dy - (dy < 0 ? (count - 1) * lineHeight : 0) };
  return { ...note, anchor, at, box: boxOf(x, at.y, anchor, note.text) };
};

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
 * Places texts next to their points so that none covers another one, leaves the chart or, if it can be avoided, covers a
 * line; the weightiest first. A text for which there is no room is left out: the point's mark stays, and what is said above
 * the chart names it when it is selected.
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
  return notes
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((note): PlacedNote[] => {
      const possible = spots
        .map((spot) => placeAt(note, spot, within))
        .filter(
          ({ box }) =>
            box.left >= within.left &&
            box.right <= within.right &&
            box.top >= within.top &&
            box.bottom <= within.bottom &&
            !used.some((other) => overlaps(box, other)),
        );
      const best = possible.find(({ box }) => !lines.some((line) => overlaps(box, line))) ?? possible[0];
      if (best === undefined) return [];
      const { box, ...placed } = best;
      used.push(box);
      return [placed];
    });
};
