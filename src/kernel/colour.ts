/** sRGB colours and their contrast as WCAG 2.2 counts it. Perceptual arithmetic (OKLCH) is the theme's. */

/** A colour as `#rrggbb`, lower case. */
export type Hex = `#${string}`;

/** Red, green and blue. */
export type Triple = readonly [number, number, number];

/** Red, green and blue, each from 0 to 1. */
export const channels = (hex: Hex): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** The colour of three channels from 0 to 1; what lies beyond is cut off. */
export const toHex = (rgb: Triple): Hex =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The light that a channel of sRGB gives, 0 to 1. */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Brings `#abc` and `#AABBCC` to `#aabbcc`; anything else is `undefined`. */
export const normaliseHex = (value: unknown): Hex | undefined => {
  const match = typeof value === 'string' ? /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim()) : null;
  const digits = match?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
};

/** Relative luminance, 0 (black) to 1 (white). */
const luminance = (hex: Hex): number => {
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export const contrastRatio = (one: Hex, other: Hex): number => {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return a > b ? a / b : b / a;
};

/** The colour seen where `over`, at `alpha` (0 to 1), lies on `under`. */
export const composite = (over: Hex, alpha: number, under: Hex): Hex => {
  const top = channels(over);
  const bottom = channels(under);
  const mix = (index: 0 | 1 | 2) => top[index] * alpha + bottom[index] * (1 - alpha);
  return toHex([mix(0), mix(1), mix(2)]);
};

/** The colour with transparency, as a style sheet takes it. */
export const withAlpha = (hex: Hex, alpha: number): string =>
  `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
