import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composite, contrastRatio, normaliseHex, type Hex } from '#kernel/colour.ts';
import { houseBrand, type BrandInput } from '#theme/brand.ts';
import { chartColours } from '#theme/chart-colours.ts';
import { colourDistance, toOklch } from '#theme/contrast.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { black, white } from '#theme/palette.ts';
import { brandTokens, type Tokens } from '#theme/tokens.ts';
import { barFill } from '#ui/bar-fill.ts';
import { randomBrands, timeForBrands } from '../support/random-brands.ts';

type Pair = readonly [name: string, over: Hex, ground: Hex, minimum: number];

/** Every two colours of the tokens that meet on a page, with their required contrast. */
const pairs = (tokens: Tokens): Pair[] => {
  const { colour, header, hero, chart } = tokens;
  const { quiet, quietFill, open } = chartColours(tokens);
  const grounds = { ...colour.surface, hover: colour.hover, selected: colour.selected };
  const onAllGrounds = (name: string, over: Hex, minimum: number): Pair[] =>
    Object.entries(grounds).map(([ground, under]) => [`${name} on ${ground}`, over, under, minimum]);
  const voices = ['primary', 'accent', 'success', 'error', 'warning', 'info'] as const;
  const chartGround = colour.surface.paper;
  return [
    ...onAllGrounds('text', colour.text.primary, 7),
    ...onAllGrounds('secondary text', colour.text.secondary, 4.5),
    ...onAllGrounds('disabled text', colour.text.disabled, 3),
    ...onAllGrounds('link', colour.link, 4.5),
    ...onAllGrounds('hovered link', colour.linkHover, 4.5),
    ...onAllGrounds('control border', colour.border.control, 3),
    ...onAllGrounds('hovered control border', colour.border.controlHover, 3),
    ...onAllGrounds('focus ring', colour.focus.ring, 3),
    ['focus ring beside its halo', colour.focus.ring, colour.focus.halo, 3],
    ...voices.flatMap((name): Pair[] => {
      const voice = colour[name];
      return [
        ...onAllGrounds(name, voice.main, 4.5),
        [`words on ${name}`, voice.on, voice.main, 4.5],
        [`words on soft ${name}`, voice.onSoft, voice.soft, 4.5],
        [`icon on soft ${name}`, voice.main, voice.soft, 4.5],
      ];
    }),
    ['words on the button', colour.action.on, colour.action.main, 4.5],
    ['words on the hovered button', colour.action.on, colour.action.hover, 4.5],
    ...Object.entries(colour.surface).map(([ground, under]): Pair => [
      `button edge on ${ground}`,
      colour.action.edge,
      under,
      3,
    ]),
    ['words on disabled', colour.disabled.text, colour.disabled.surface, 3],
    [
      'words on the veil over text',
      colour.veil.text,
      composite(colour.veil.solid, colour.veil.opacity, colour.text.primary),
      4.5,
    ],
    [
      'words on the veil over colour',
      colour.veil.text,
      composite(colour.veil.solid, colour.veil.opacity, colour.primary.main),
      4.5,
    ],
    ['header text', header.text, header.surface, 4.5],
    ['quiet header text', header.textSecondary, header.surface, 4.5],
    ['header accent', header.accent, header.surface, 3],
    ['hero text', hero.plain.text, hero.plain.surface, 4.5],
    ['quiet hero text', hero.plain.textSecondary, hero.plain.surface, 4.5],
    [
      'hero text over a white picture',
      hero.image.text,
      composite(hero.image.scrim, hero.image.scrimOpacity, white),
      4.5,
    ],
    [
      'hero text over a black picture',
      hero.image.text,
      composite(hero.image.scrim, hero.image.scrimOpacity, black),
      4.5,
    ],
    [
      'quiet hero text over a white picture',
      hero.image.textSecondary,
      composite(hero.image.scrim, hero.image.scrimOpacity, white),
      4.5,
    ],
    ['axis', chart.axis, chartGround, 4.5],
    ['chart label', chart.label, chartGround, 4.5],
    ['edge of an area', chart.own.edge, chartGround, 3],
    ['curve of the past', chart.past, chartGround, 3],
    ['projected curve', chart.projection, chartGround, 3],
    ['mark of today', chart.today, chartGround, 3],
    ['chart tooltip', chart.tooltip.text, chart.tooltip.surface, 4.5],
    ...chart.areas.map((area, index): Pair => [`line of area ${index}`, area.line, chartGround, 3]),
    ...chart.bars.map((bar, index): Pair => [`bar ${index}`, bar, chartGround, 3]),
    ['quiet bar', quiet, chartGround, 3],
    ['open part', open, chartGround, 3],
    ['bar that stands out', colour.primary.main, quiet, 1.35],
    ['bar among light ones', colour.primary.main, quietFill, 2],
  ];
};

const tooFaint = (tokens: Tokens): string[] =>
  pairs(tokens)
    .filter(([, over, ground, minimum]) => contrastRatio(over, ground) < minimum)
    .map(([name, over, ground]) => `${name}: ${over} on ${ground}`);

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const modes = fc.constantFrom('light', 'dark');
const brand = (primary: Hex, secondary: Hex): BrandInput => ({ ...houseBrand, primary, secondary });

/** Distance between two hues, 0 to 180 degrees. */
const hueDistance = (one: number, other: number): number => {
  const distance = Math.abs(one - other) % 360;
  return distance > 180 ? 360 - distance : distance;
};

/** A repaired colour keeps its hue within this many degrees; the rest is rounding to 8 bits per channel. */
const hueTolerance = 6;

describe('A fund may choose any two colours', () => {
  test(
    'any two colours leave everything on the page legible, in both modes',
    () => {
      fc.assert(
        fc.property(hexes, hexes, (primary, secondary) => {
          for (const mode of ['light', 'dark'] as const)
            expect(tooFaint(brandTokens(brand(primary, secondary), mode))).toEqual([]);
        }),
        { numRuns: randomBrands },
      );
    },
    timeForBrands,
  );

  test.each([
    ['the palest yellow', '#fff3b0'],
    ['white', '#ffffff'],
    ['near black', '#0b0b0d'],
    ['black', '#000000'],
    ['middle grey', '#777777'],
    ['pure red', '#ff0000'],
    ['pure green', '#00ff00'],
    ['pure blue', '#0000ff'],
    ['pure yellow', '#ffff00'],
  ])('%s leaves everything on the page legible', (_, colour) => {
    const hex = normaliseHex(colour) ?? black;
    for (const mode of ['light', 'dark'] as const) expect(tooFaint(brandTokens(brand(hex, hex), mode))).toEqual([]);
  });

  test('a colour that is adjusted keeps its hue', () => {
    fc.assert(
      fc.property(hexes, hexes, modes, (primary, secondary, mode) => {
        const { colour, chart } = brandTokens(brand(primary, secondary), mode);
        const kept: [Hex, Hex][] = [
          [primary, colour.primary.main],
          [primary, colour.action.main],
          [primary, colour.action.edge],
          [primary, colour.focus.ring],
          [primary, chart.past],
          [secondary, colour.accent.main],
        ];
        for (const [wanted, given] of kept) {
          const from = toOklch(wanted);
          const to = toOklch(given);
          if (from.c > 0.04 && to.c > 0.04) expect(hueDistance(from.h, to.h)).toBeLessThan(hueTolerance);
        }
      }),
      { numRuns: 4000 },
    );
  });

  test('the same colours get the same look each time', () => {
    fc.assert(
      fc.property(hexes, hexes, modes, (primary, secondary, mode) => {
        expect(brandTokens(brand(primary, secondary), mode)).toEqual(brandTokens(brand(primary, secondary), mode));
      }),
      { numRuns: 200 },
    );
  });
});

test('The main button has the fund’s exact colour in light mode, however pale, and a border that keeps it visible', () => {
  const { colour } = brandTokens(brand('#fff3b0', '#7a6410'), 'light');
  expect(colour.action.main).toBe('#fff3b0');
  expect(colour.action.edge).not.toBe('#fff3b0');
});

test('A pale colour stays a light and lively one as an area of a chart, within an edge that can be seen, as its stripes can', () => {
  const theme = createPortalTheme(brand('#fff0a0', '#7a6410'), { mode: 'light' });
  const { chart, colour } = theme.tokens;
  const [wanted, fill] = [toOklch('#fff0a0'), toOklch(chart.own.fill)];
  expect(hueDistance(wanted.h, fill.h)).toBeLessThan(hueTolerance);
  expect(fill.c).toBeGreaterThan(wanted.c);
  expect(fill.l).toBeGreaterThan(0.8);
  const hatched = barFill('first', true).backgroundColor(theme) ?? chart.own.fill;
  for (const ground of [...Object.values(colour.surface), chart.grid])
    for (const drawn of [chart.own.edge, hatched]) expect(contrastRatio(drawn, ground)).toBeGreaterThanOrEqual(3);
});

test('The default colours are shown unchanged in light mode', () => {
  const { primary, accent, action } = brandTokens(houseBrand, 'light').colour;
  expect([primary.main, accent.main, action.main]).toEqual([
    houseBrand.primary,
    houseBrand.secondary,
    houseBrand.primary,
  ]);
});

test('The fund’s two colours are apart by lightness in every chart, and the second one keeps its hue', () => {
  fc.assert(
    fc.property(hexes, hexes, modes, (primary, secondary, mode) => {
      const tokens = brandTokens(brand(primary, secondary), mode);
      const [main, open] = [toOklch(tokens.colour.primary.main), toOklch(chartColours(tokens).open)];
      expect(Math.abs(main.l - open.l)).toBeGreaterThan(0.14);
      const second = toOklch(tokens.colour.accent.main);
      if (second.c > 0.04 && open.c > 0.04) expect(hueDistance(second.h, open.h)).toBeLessThan(hueTolerance);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['#0e6b6b', '#a4572a'],
  ['#8c3d1f', '#5f6b2d'],
] as const)('What is still open doesn’t outweigh what is there: %s and %s', (primary, secondary) => {
  const tokens = brandTokens(brand(primary, secondary), 'light');
  const fromGround = (colour: Hex) => contrastRatio(colour, tokens.colour.surface.paper);
  expect(fromGround(chartColours(tokens).open)).toBeLessThan(fromGround(tokens.colour.primary.main));
});

test('Reached, open and closed parts of a chart can be told apart, whatever the two colours', () => {
  fc.assert(
    fc.property(hexes, hexes, modes, (primary, secondary, mode) => {
      const tokens = brandTokens(brand(primary, secondary), mode);
      const { open, quiet } = chartColours(tokens);
      expect(colourDistance(open, tokens.colour.primary.main)).toBeGreaterThan(0.09);
      expect(colourDistance(open, quiet)).toBeGreaterThan(0.09);
    }),
    { numRuns: 1000 },
  );
});
