/** `#rgb` or `#rrggbb` as three channels from 0 to 1. */
const channels = (colour: string): readonly [number, number, number] => {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16) / 255;
  return [at(0), at(2), at(4)];
};

/** Relative luminance as WCAG 2.2 defines it, 0 for black to 1 for white. */
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The colour of text on paper. */
export const ink = '#14202b';
/** The colour of small print beside it, and of a hairline; 7.5 and 2.5 to 1 on paper. */
export const paleInk = '#4a5662';
export const hairline = '#9aa5b0';
const paper = '#ffffff';

/** Ink or paper, whichever is easier to read on a colour; one of the two always reaches 4 : 1, for large and bold text. */
export const readableInk = (colour: string): string => {
  const on = luminance(colour);
  const withPaper = 1.05 / (on + 0.05);
  const withInk = (on + 0.05) / (luminance(ink) + 0.05);
  return withPaper >= withInk ? paper : ink;
};

/** A colour mixed with ink until it stands out from paper by a ratio; as it is where it does already. */
export const darkened = (colour: string, ratio: number): string => {
  const [from, to] = [channels(colour), channels(ink)];
  for (let share = 0; share <= 1; share += 0.02) {
    const mixed = from.map((value, index) => Math.round((value + ((to[index] ?? 0) - value) * share) * 255));
    const hex = `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    if (1.05 / (luminance(hex) + 0.05) >= ratio) return hex;
  }
  return ink;
};
