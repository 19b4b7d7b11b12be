import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channels, type Hex } from '#kernel/colour.ts';
import { colourDistance, toOklch } from '#theme/contrast.ts';
import { logoColours } from '#theme/logo-colours.ts';

type Stroke = { readonly colour: Hex; readonly area: number; readonly opacity?: number };

/** A picture of 100 × 100 pixels: white or nothing, with so many pixels of each colour. */
const drawn = (strokes: readonly Stroke[], ground: 'white' | 'nothing' = 'nothing'): Uint8ClampedArray => {
  const picture = new Uint8ClampedArray(100 * 100 * 4).fill(ground === 'white' ? 255 : 0);
  let at = 0;
  for (const { colour, area, opacity = 255 } of strokes) {
    const pixel = [...channels(colour).map((channel) => Math.round(channel * 255)), opacity];
    for (let count = 0; count < area; count += 1, at += 4) picture.set(pixel, at);
  }
  return picture;
};

const near = (one: Hex | undefined, other: Hex) => one !== undefined && colourDistance(one, other) < 0.02;

describe('A logo’s colours', () => {
  test('the larger colour comes first, whatever the ground', () => {
    const strokes = [
      { colour: '#c97f16', area: 400 },
      { colour: '#0d4f8b', area: 900 },
    ] as const;
    for (const ground of ['white', 'nothing'] as const)
      expect(logoColours(drawn(strokes, ground))).toEqual({ primary: '#0d4f8b', secondary: '#c97f16' });
  });

  test('white, black, grey and transparent pixels don’t count', () => {
    const found = logoColours(
      drawn([
        { colour: '#ffffff', area: 3000 },
        { colour: '#000000', area: 2000 },
        { colour: '#8a8a8a', area: 2000 },
        { colour: '#fbfbff', area: 500 },
        { colour: '#e4002b', area: 1000, opacity: 60 },
        { colour: '#1d5c3c', area: 50 },
        { colour: '#ffd400', area: 20 },
      ]),
    );
    expect(found).toEqual({ primary: '#1d5c3c', secondary: '#ffd400' });
  });

  test('smoothed edges are no second colour', () => {
    const found = logoColours(
      drawn([
        { colour: '#8c3d1f', area: 1000 },
        { colour: '#b0765f', area: 60 },
        { colour: '#d5b6aa', area: 60 },
      ]),
    );
    expect(found?.primary).toBe('#8c3d1f');
    expect(near(found?.secondary, '#b0765f') || near(found?.secondary, '#d5b6aa')).toBe(false);
  });

  test('a clearly lighter shade that fills a part of the logo is its second colour', () => {
    const found = logoColours(
      drawn([
        { colour: '#0b3d2e', area: 1000 },
        { colour: '#8fd3b6', area: 400 },
      ]),
    );
    expect(found).toEqual({ primary: '#0b3d2e', secondary: '#8fd3b6' });
  });

  test.each(['#a8225f', '#12406b', '#ffe36e'] as const)('a logo in %s alone gets another shade of it', (colour) => {
    const found = logoColours(drawn([{ colour, area: 800 }], 'white'));
    expect(found?.primary).toBe(colour);
    expect(Math.abs(toOklch(found?.secondary ?? colour).l - toOklch(colour).l)).toBeGreaterThan(0.15);
  });

  test.each([
    ['grey', [{ colour: '#777777', area: 500 }]],
    ['black and white', [{ colour: '#000000', area: 500 }]],
    ['nearly black', [{ colour: '#101418', area: 500 }]],
    ['nothing', []],
  ] as const)('a logo in %s has none', (_, strokes) => {
    expect(logoColours(drawn(strokes, 'white'))).toBeNull();
  });

  test('a picture without pixels has none', () => expect(logoColours([])).toBeNull());

  test('a large picture is read as a small one', () => {
    const strokes = [
      { colour: '#0d4f8b', area: 6000 },
      { colour: '#c97f16', area: 3000 },
    ] as const;
    const small = drawn(strokes);
    const large = new Uint8ClampedArray(small.length * 100);
    for (let row = 0; row < 100; row += 1) large.set(small, row * small.length);
    expect(logoColours(large)).toEqual(logoColours(small));
  });

  test('any two colours that are apart are found again, the larger one first', () => {
    const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
    const chromatic = hexes.filter((colour) => toOklch(colour).c > 0.06 && toOklch(colour).l < 0.95);
    fc.assert(
      fc.property(chromatic, chromatic, (one, other) => {
        const turn = Math.abs(toOklch(one).h - toOklch(other).h);
        fc.pre(Math.min(turn, 360 - turn) > 40 && colourDistance(one, other) > 0.12);
        const found = logoColours(
          drawn([
            { colour: other, area: 300 },
            { colour: one, area: 500 },
          ]),
        );
        expect(found).toEqual({ primary: one, secondary: other });
      }),
      { numRuns: 300 },
    );
  });
});
