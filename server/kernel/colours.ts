import { channels, contrastRatio, normaliseHex, toHex, type Hex } from '#kernel/colour.ts';
import { houseColour } from '#kernel/house-colour.ts';

/** The colour of text on paper and in mails. */
export const ink: Hex = '#14202b';
/** The colour of small print, 7.5 to 1 on paper. */
export const paleInk: Hex = '#4a5662';
/** The colour of a thin line, 2.5 to 1 on paper. */
export const hairline: Hex = '#9aa5b0';
/** The colour of a line behind a curve, which must not compete with it. */
export const gridLine: Hex = '#d9dfe4';
const paper: Hex = '#ffffff';

/**
 * The default colours for what no fund's theme applies to: mails, the demo's pages. Each text has a contrast of at
 * least 4.5 to 1.
 */
export const houseShades = {
  light: {
    page: '#f6f7f8',
    sheet: paper,
    sunk: '#eef1f3',
    ink,
    soft: '#51606d',
    line: '#d9dfe4',
    accent: houseColour,
    onAccent: paper,
    accentSoft: '#e2f0f1',
    warn: '#8a4b00',
    warnSoft: '#fdf1df',
    plate: paper,
    focus: houseColour,
  },
  dark: {
    page: '#0f161c',
    sheet: '#172129',
    sunk: '#1f2b34',
    ink: '#e9eef2',
    soft: '#a6b4bf',
    line: '#2c3a45',
    accent: '#7fd0da',
    onAccent: '#06262c',
    accentSoft: '#143a41',
    warn: '#f2bd76',
    warnSoft: '#3a2a14',
    plate: '#172129',
    focus: '#7fd0da',
  },
} as const satisfies Readonly<Record<'light' | 'dark', Readonly<Record<string, Hex>>>>;

/** Ink or paper, whichever is more legible on a colour; one of them always reaches 4 : 1, for large and bold text. */
export const readableInk = (colour: string): Hex => {
  const ground = normaliseHex(colour) ?? paper;
  return contrastRatio(paper, ground) >= contrastRatio(ink, ground) ? paper : ink;
};

/** A colour mixed with ink until its contrast with paper reaches a ratio; unchanged if it already does. */
export const darkened = (colour: string, ratio: number): Hex => {
  const [from, to] = [channels(normaliseHex(colour) ?? ink), channels(ink)];
  for (let share = 0; share <= 1; share += 0.02) {
    const mix = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
    const mixed = toHex([mix(0), mix(1), mix(2)]);
    if (contrastRatio(paper, mixed) >= ratio) return mixed;
  }
  return ink;
};
