/** sRGB colours and their contrast by WCAG 2.2. Perceptual arithmetic (OKLCH) is in `theme/`. */

/** A colour as `#rrggbb`, lower case. */
export type Hex = `#${string}`;

/** Red, green and blue. */
export type Triple = readonly [number, number, number];

/** Red, green and blue, each from 0 to 1. */
export const channels = (hex: Hex): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** The colour of three channels, each clamped to 0–1. */
export const toHex = (rgb: Triple): Hex =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** An sRGB channel as linear light, 0 to 1. */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Normalises `#abc` and `#AABBCC` to `#aabbcc`; anything else returns `undefined`. */
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

/** The opaque colour of `over` at `alpha` (0 to 1) on top of `under`. */
export const composite = (over: Hex, alpha: number, under: Hex): Hex => {
  const top = channels(over);
  const bottom = channels(under);
  const mix = (index: 0 | 1 | 2) => top[index] * alpha + bottom[index] * (1 - alpha);
  return toHex([mix(0), mix(1), mix(2)]);
};

/** The colour with transparency (0 to 1) in CSS notation, `#rrggbbaa`. */
export const withAlpha = (hex: Hex, alpha: number): string =>
  `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
