import { channels, contrastRatio, normaliseHex, toHex, type Hex } from '#kernel/colour.ts';

/** The colour of text on paper and in mails. */
export const ink: Hex = '#14202b';
/** The colour of small print, 7.5 to 1 on paper. */
export const paleInk: Hex = '#4a5662';
/** The colour of a thin line, 2.5 to 1 on paper. */
export const hairline: Hex = '#9aa5b0';
const paper: Hex = '#ffffff';

/** Ink or paper, whichever is easier to read on a colour; one of the two always reaches 4 : 1, for large and bold text. */
export const readableInk = (colour: string): Hex => {
  const ground = normaliseHex(colour) ?? paper;
  return contrastRatio(paper, ground) >= contrastRatio(ink, ground) ? paper : ink;
};

/** A colour mixed with ink until its contrast with paper reaches a ratio; unchanged where it does already. */
export const darkened = (colour: string, ratio: number): Hex => {
  const [from, to] = [channels(normaliseHex(colour) ?? ink), channels(ink)];
  for (let share = 0; share <= 1; share += 0.02) {
    const mix = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
    const mixed = toHex([mix(0), mix(1), mix(2)]);
    if (contrastRatio(paper, mixed) >= ratio) return mixed;
  }
  return ink;
};
