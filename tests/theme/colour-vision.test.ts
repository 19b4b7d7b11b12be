import { describe, expect, test } from 'vitest';
import { channels, linear, type Hex } from '#kernel/colour.ts';
import { colourVisionMatrix, colourVisions, type ColourVision } from '#theme/colour-vision.ts';

/** A colour in linear light as somebody sees it. */
const seen = (colour: Hex, vision: ColourVision): number[] => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  const values = colourVisionMatrix(vision).split(' ').map(Number);
  return [0, 5, 10].map((row) => {
    const [r = 0, g = 0, b = 0, a = 0, add = 0] = values.slice(row, row + 5);
    return Math.min(1, Math.max(0, r * red + g * green + b * blue + a + add));
  });
};

const apart = (one: Hex, other: Hex, vision: ColourVision) => {
  const b = seen(other, vision);
  return Math.hypot(...seen(one, vision).map((channel, index) => channel - (b[index] ?? 0)));
};

describe.each(colourVisions)('%s', (vision) => {
  test('has the twenty numbers of a filter, and leaves transparency as it is', () => {
    const values = colourVisionMatrix(vision).split(' ').map(Number);
    expect(values).toHaveLength(20);
    expect(values.every(Number.isFinite)).toBe(true);
    expect(values.slice(15)).toEqual([0, 0, 0, 1, 0]);
  });

  test.each(['#000000', '#777777', '#ffffff'] as const)('sees the grey %s as it is', (grey) => {
    const value = linear(channels(grey)[0]);
    for (const channel of seen(grey, vision)) expect(channel).toBeCloseTo(value, 4);
  });
});

test('what people confuse comes close together, and what they tell apart stays apart', () => {
  // A red and an olive of the same lightness, which protanopes and deuteranopes confuse; a blue and a green for tritanopes.
  expect(apart('#c0392b', '#7d6b1f', 'deuteranopia')).toBeLessThan(apart('#c0392b', '#7d6b1f', 'tritanopia') / 2);
  expect(apart('#0072b2', '#008f8f', 'tritanopia')).toBeLessThan(apart('#0072b2', '#008f8f', 'protanopia') / 2);
  const [red, green, blue] = seen('#c0392b', 'achromatopsia');
  expect([red, green]).toEqual([green, blue]);
});
