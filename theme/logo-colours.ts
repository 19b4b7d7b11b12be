import { toHex, type Hex } from '#kernel/colour.ts';
import { colourDistance, fromOklch, toOklch, type Oklch } from './contrast.ts';

/** Two colours for a fund, taken from its logo. */
export type LogoColours = { readonly primary: Hex; readonly secondary: Hex };

/** Below this chroma (OKLCH) a colour is a grey, which says nothing of a brand. */
const leastChroma = 0.04;
/** Whiter than this is paper, even if it has a tinge. */
const whiteFrom = 0.97;
/** Colours closer than this (OKLab) are shades of one: edges that were smoothed, a gradient. */
const oneColour = 0.09;
/** How far apart a second colour is: in degrees of hue, or in lightness. */
const hueApart = 30;
const lightnessApart = 0.2;
/** A second hue counts from this share of the coloured pixels on; a shade, which smoothed edges have too, from a larger one. */
const leastShare = 0.02;
const leastShadeShare = 0.15;
/** So many pixels tell a logo's colours; of a larger picture only every nth is looked at. */
const mostPixels = 40_000;

type Tone = { readonly colour: Hex; readonly lch: Oklch; count: number };

/** The chromatic colours of a picture, the most frequent first; each is the mean of a sixteenth of every channel. */
const tonesOf = (pixels: ArrayLike<number>): Tone[] => {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  const step = 4 * Math.max(1, Math.ceil(pixels.length / 4 / mostPixels));
  for (let at = 0; at + 3 < pixels.length; at += step) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    // Half transparent pixels are smoothed edges.
    if (alpha < 200) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()]
    .map(([red, green, blue, count]): Tone => {
      const colour = toHex([red / count / 255, green / count / 255, blue / count / 255]);
      return { colour, lch: toOklch(colour), count };
    })
    .filter(({ lch: { l, c } }) => c >= leastChroma && l < whiteFrom)
    .toSorted((a, b) => b.count - a.count || (a.colour < b.colour ? -1 : 1));
};

/** Puts shades of one colour together under the most frequent of them. */
const gathered = (tones: readonly Tone[]): Tone[] => {
  const groups: Tone[] = [];
  for (const tone of tones) {
    const group = groups.find(({ colour }) => colourDistance(colour, tone.colour) < oneColour);
    if (group === undefined) groups.push({ ...tone });
    else group.count += tone.count;
  }
  return groups.toSorted((a, b) => b.count - a.count);
};

/** Degrees between two hues, 0 to 180. */
const hueDistance = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

/**
 * The two colours of a logo: the one that most of its coloured pixels have, and a second one apart in hue or lightness. A
 * logo of one colour gets another shade of it.
 * @param pixels red, green, blue and opacity of each pixel, 0 to 255, as a canvas gives them.
 * @returns null for a logo in grey, black or white, from which no palette follows.
 */
export const logoColours = (pixels: ArrayLike<number>): LogoColours | null => {
  const groups = gathered(tonesOf(pixels));
  const [first] = groups;
  if (first === undefined) return null;
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const others = groups.slice(1);
  const second =
    others.find(({ lch, count }) => hueDistance(lch.h, first.lch.h) >= hueApart && count / all >= leastShare) ??
    others.find(({ lch, count }) => Math.abs(lch.l - first.lch.l) >= lightnessApart && count / all >= leastShadeShare);
  const { l, c, h } = first.lch;
  const shade = fromOklch({ l: l > 0.5 ? l - 0.25 : l + 0.25, c, h });
  return { primary: first.colour, secondary: second?.colour ?? shade };
};
