import { channels, contrastRatio, linear, toHex, type Hex, type Triple } from '#kernel/colour.ts';

/** Contrast repair in OKLCH, so that a repaired colour keeps its hue. */

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

const gamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Converts sRGB to OKLCH (with the matrices of Björn Ottosson's Oklab). */
export function toOklch(hex: Hex): Oklch {
  const [red, green, blue] = channels(hex);
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  };
}

const oklchToLinear = ({ l, c, h }: Oklch): Triple => {
  const A = c * Math.cos((h * Math.PI) / 180);
  const B = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const y = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const z = (l - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
};

const inGamut = (rgb: Triple) => rgb.every((channel) => channel > -0.0001 && channel < 1.0001);

/** Converts OKLCH to sRGB; outside of the gamut it reduces the chroma and keeps lightness and hue. */
export function fromOklch({ l, c, h }: Oklch): Hex {
  const lightness = Math.min(1, Math.max(0, l));
  let chroma = lightness === 0 || lightness === 1 ? 0 : c;
  let rgb = oklchToLinear({ l: lightness, c: chroma, h });
  if (!inGamut(rgb)) {
    let low = 0;
    let high = chroma;
    for (let step = 0; step < 12; step += 1) {
      chroma = (low + high) / 2;
      rgb = oklchToLinear({ l: lightness, c: chroma, h });
      if (inGamut(rgb)) low = chroma;
      else high = chroma;
    }
    rgb = oklchToLinear({ l: lightness, c: low, h });
  }
  return toHex([gamma(Math.max(0, rgb[0])), gamma(Math.max(0, rgb[1])), gamma(Math.max(0, rgb[2]))]);
}

/** The lowest contrast of `colour` with any of the backgrounds. */
export const lowestContrast = (colour: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));

/**
 * The colour with the hue of `wanted` and the nearest lightness whose contrast with every background is at least
 * `minimum`. If no lightness can do that (very light and very dark backgrounds), black or white, whichever is more
 * legible.
 */
export function repair(wanted: Hex, grounds: readonly Hex[], minimum: number): Hex {
  if (lowestContrast(wanted, grounds) >= minimum) return wanted;
  const from = toOklch(wanted);
  const towards = (end: 0 | 1): { colour: Hex; shift: number } | undefined => {
    if (lowestContrast(fromOklch({ ...from, l: end }), grounds) < minimum) return undefined;
    let near = from.l;
    let far: number = end;
    for (let step = 0; step < 10; step += 1) {
      const middle = (near + far) / 2;
      if (lowestContrast(fromOklch({ ...from, l: middle }), grounds) >= minimum) far = middle;
      else near = middle;
    }
    return { colour: fromOklch({ ...from, l: far }), shift: Math.abs(far - from.l) };
  };
  const darker = towards(0);
  const lighter = towards(1);
  if (darker && lighter) return darker.shift <= lighter.shift ? darker.colour : lighter.colour;
  const only = darker ?? lighter;
  if (only) return only.colour;
  const black = fromOklch({ l: 0, c: 0, h: 0 });
  const white = fromOklch({ l: 1, c: 0, h: 0 });
  return lowestContrast(black, grounds) > lowestContrast(white, grounds) ? black : white;
}

/** How far apart two colours look (distance in OKLab). */
export const colourDistance = (one: Hex, other: Hex): number => {
  const a = toOklch(one);
  const b = toOklch(other);
  const chords = 2 * Math.sqrt(a.c * b.c) * Math.sin(((a.h - b.h) * Math.PI) / 180 / 2);
  return Math.hypot(a.l - b.l, a.c - b.c, chords);
};
