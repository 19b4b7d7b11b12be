import { composite, type Hex } from '#kernel/colour.ts';
import { colourDistance, fromOklch, lowestContrast, repair, toOklch } from './contrast.ts';
import { interfaceContrast, type Tokens } from './tokens.ts';

/** Colours for the secondary parts of a chart, whose main part has `colour.primary`. */
export type ChartColours = {
  /** For what is less important, or closed. */
  quiet: Hex;
  /** For areas with an outline in `quiet`, so that many of them don't outweigh the main part. */
  quietFill: Hex;
  /** The fund's second colour, for what is added or still possible: nearer the ground than the main part, if it can be. */
  open: Hex;
};

/** How far the lightness of the fund's two colours is apart in a chart, of 1; more would leave no legible light one. */
const lightnessApart = 0.15;

/** The lightnesses that the second colour may have. */
const lightnesses = Array.from({ length: 49 }, (_, step) => 0.02 * (step + 1));

const computeColours = ({ mode, colour, chart }: Tokens): ChartColours => {
  const dark = mode === 'dark';
  const main = colour.primary.main;
  const { c, h } = toOklch(main);
  const surfaces = Object.values(colour.surface);
  const quiet = repair(
    fromOklch({ l: dark ? 0.54 : 0.66, c: Math.min(c, dark ? 0.03 : 0.025), h }),
    surfaces,
    interfaceContrast,
  );
  // The fund's second colour, in the lightness nearest to its own that is far enough from the main colour's, because
  // two hues of one lightness fight, and are one to the colour-blind. Nearer the ground than the main colour where that
  // is legible, because what is still open must not outweigh what is there.
  const second = toOklch(colour.accent.main);
  const lightness = toOklch(main).l;
  const outweighs = (shade: Hex) => (dark ? toOklch(shade).l > lightness : toOklch(shade).l < lightness);
  const apart = [second, { ...second, c: Math.max(second.c, 0.12) }]
    .flatMap((wanted) =>
      lightnesses
        .toSorted((one, other) => Math.abs(one - second.l) - Math.abs(other - second.l))
        .map((l) => fromOklch({ ...wanted, l }))
        .filter((shade) => lowestContrast(shade, surfaces) >= interfaceContrast)
        .filter((shade) => Math.abs(toOklch(shade).l - lightness) >= lightnessApart),
    )
    .toSorted((one, other) => Number(outweighs(one)) - Number(outweighs(other)));
  const fromQuiet = (shade: Hex) => colourDistance(shade, quiet);
  const open =
    apart.find((shade) => fromQuiet(shade) >= 0.1) ?? apart.toSorted((a, b) => fromQuiet(b) - fromQuiet(a))[0];
  return { quiet, quietFill: composite(quiet, 0.3, colour.surface.paper), open: open ?? chart.past };
};

const known = new WeakMap<Tokens, ChartColours>();

/**
 * Colours that only some charts need, computed from the theme's tokens when they are first drawn, so that other pages
 * don't load this code. `quiet` and `open` have a contrast of at least 3 : 1 with every surface.
 */
export const chartColours = (tokens: Tokens): ChartColours => {
  const colours = known.get(tokens) ?? computeColours(tokens);
  known.set(tokens, colours);
  return colours;
};
