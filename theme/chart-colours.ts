import type { Hex } from '#kernel/colour.ts';
import { colourDistance, fromOklch, repair, toOklch } from './contrast.ts';
import { interfaceContrast, type Tokens } from './tokens.ts';

/** Colours of what stands beside the part of a picture that matters, which wears `colour.primary`. */
export type ChartColours = {
  /** What gives way to it, and what is closed. */
  quiet: Hex;
  /** What may still come: unlike what is there and unlike what is closed. */
  open: Hex;
};

/**
 * The colours that only some pictures need, made from a theme's tokens where they are drawn, so that no page carries them
 * which has no such picture. Each has at least 3 : 1 on every surface.
 */
export const chartColours = ({ mode, colour, chart }: Tokens): ChartColours => {
  const dark = mode === 'dark';
  const main = colour.primary.main;
  const { c, h } = toOklch(main);
  const legible = (wanted: Hex) => repair(wanted, Object.values(colour.surface), interfaceContrast);
  const quiet = legible(fromOklch({ l: dark ? 0.54 : 0.66, c: Math.min(c, dark ? 0.03 : 0.025), h }));
  const told = (one: Hex) => Math.min(colourDistance(one, main), colourDistance(one, quiet));
  // The fund's second colour; where it is too like the others, the first one a good step away from both.
  const steps = [150, 210, 90, 270].map((turn) =>
    legible(fromOklch({ l: dark ? 0.75 : 0.55, c: Math.min(0.15, Math.max(0.11, c)), h: h + turn })),
  );
  const candidates = [...chart.bars.slice(1, 2), ...steps];
  const open = candidates.find((one) => told(one) >= 0.15) ?? candidates.toSorted((a, b) => told(b) - told(a))[0];
  return { quiet, open: open ?? chart.past };
};
