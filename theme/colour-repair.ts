import type { Hex } from '#kernel/colour.ts';
import type { BrandInput } from './brand.ts';
import { colourDistance, fromOklch, lowestContrast, toOklch } from './contrast.ts';
import { alike, brandTokens, type ThemeMode, type Tokens } from './tokens.ts';

/** What the theme does to a fund's colour so that it can be read as text. */
export type ColourRepair = {
  readonly wanted: Hex;
  /** The colour that text, icons and lines have instead. */
  readonly shown: Hex;
  /** The lowest contrast with any surface, as the fund wants it and as it is shown. */
  readonly before: number;
  readonly after: number;
  /** How far apart the two look, distance in OKLab: from 0.09 on they are told apart at once. */
  readonly shift: number;
  /** The nearest colour found that the theme leaves as it is. */
  readonly settled: Hex;
};

type Which = 'primary' | 'secondary';

const voiceOf = ({ colour }: Tokens, which: Which) => (which === 'primary' ? colour.primary : colour.accent);

/** A repaired colour tints its surfaces a little differently, so that it may be repaired once more; never often. */
const mostRounds = 12;

/** The mode that a fund's colours are chosen for: no colour but a middle grey is legible on both, so light decides. */
export const decisiveMode = ({ mode }: Pick<BrandInput, 'mode'>): ThemeMode => (mode === 'dark' ? 'dark' : 'light');

/** Every surface on which one of a fund's colours may be text. */
export const textGrounds = (tokens: Tokens, which: Which): readonly Hex[] => {
  const { surface, hover, selected } = tokens.colour;
  return [...Object.values(surface), hover, selected, voiceOf(tokens, which).soft];
};

/** What the theme does to one of a fund's colours; null if it is shown as it is. */
export const colourRepair = (brand: BrandInput, which: Which): ColourRepair | null => {
  const mode = decisiveMode(brand);
  const wanted = brand[which];
  const tokens = brandTokens(brand, mode);
  const { main: shown } = voiceOf(tokens, which);
  if (shown === wanted) return null;
  const grounds = textGrounds(tokens, which);
  let settled = shown;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = voiceOf(brandTokens({ ...brand, [which]: settled }, mode), which).main;
    if (next === settled) break;
    settled = next;
  }
  return {
    wanted,
    shown,
    before: lowestContrast(wanted, grounds),
    after: lowestContrast(shown, grounds),
    shift: colourDistance(wanted, shown),
    settled,
  };
};

/** Lightnesses of a second colour, the most usual first. */
const lightnesses = [0.5, 0.35, 0.8, 0.2];

/** A second colour across from the fund's first one that differs clearly from it and is shown as it is. */
export const otherColour = (brand: BrandInput): Hex => {
  const { c, h } = toOklch(brand.primary);
  const candidates = lightnesses.map((l) => {
    const secondary = fromOklch({ l, c: Math.max(0.1, c), h: h + 150 });
    return colourRepair({ ...brand, secondary }, 'secondary')?.settled ?? secondary;
  });
  return candidates.find((candidate) => !alike(brand.primary, candidate)) ?? brand.secondary;
};
