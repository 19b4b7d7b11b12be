import type { Hex } from '#kernel/colour.ts';
import { colourDistance, fromOklch, repair, toOklch } from './contrast.ts';
import { interfaceContrast, type Tokens } from './tokens.ts';

/** Colours for the secondary parts of a chart, whose main part has `colour.primary`. */
export type ChartColours = {
  /** For what is less important, or closed. */
  quiet: Hex;
  /** For what is still possible: differs from both the main part and `quiet`. */
  open: Hex;
};

/**
 * Colours that only some charts need, computed from the theme's tokens when they are drawn, so that other pages don't
 * load this code. Each has a contrast of at least 3 : 1 with every surface.
 */
export const chartColours = ({ mode, colour, chart }: Tokens): ChartColours => {
  const dark = mode === 'dark';
  const main = colour.primary.main;
  const { c, h } = toOklch(main);
  const legible = (wanted: Hex) => repair(wanted, Object.values(colour.surface), interfaceContrast);
  const quiet = legible(fromOklch({ l: dark ? 0.54 : 0.66, c: Math.min(c, dark ? 0.03 : 0.025), h }));
  const distance = (one: Hex) => Math.min(colourDistance(one, main), colourDistance(one, quiet));
  // The fund's second colour or, if it is too similar, the first candidate that differs clearly from both.
  const steps = [150, 210, 90, 270].map((turn) =>
    legible(fromOklch({ l: dark ? 0.75 : 0.55, c: Math.min(0.15, Math.max(0.11, c)), h: h + turn })),
  );
  const candidates = [...chart.bars.slice(1, 2), ...steps];
  const open =
    candidates.find((one) => distance(one) >= 0.15) ?? candidates.toSorted((a, b) => distance(b) - distance(a))[0];
  return { quiet, open: open ?? chart.past };
};
