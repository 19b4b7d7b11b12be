import { describe, expect, test } from 'vitest';
import { composite, contrastRatio, normaliseHex, toHex, withAlpha } from './colour.ts';

describe('Contrast', () => {
  test('the contrast is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#0d4f57', '#0d4f57')).toBe(1);
  });

  test('grey #767676 on white just reaches a contrast of 4.5, the next lighter grey does not', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  test('green counts as brighter than red, and red as brighter than blue', () => {
    const [red, green, blue] = [
      contrastRatio('#ff0000', '#000000'),
      contrastRatio('#00ff00', '#000000'),
      contrastRatio('#0000ff', '#000000'),
    ];
    expect(red).toBeCloseTo(5.252, 3);
    expect(green).toBeCloseTo(15.304, 3);
    expect(blue).toBeCloseTo(2.444, 3);
  });
});

describe('A colour', () => {
  test.each([
    ['#abc', '#aabbcc'],
    [' #AABBCC ', '#aabbcc'],
  ])('normalises %s to %s', (given, written) => {
    expect(normaliseHex(given)).toBe(written);
  });

  test.each(['red', '#ab', '#abcd', 'aabbcc', 7, undefined])('reads no colour from %s', (given) => {
    expect(normaliseHex(given)).toBeUndefined();
  });

  test('clamps channels out of range', () => {
    expect(toHex([-1, 0.5, 2])).toBe('#0080ff');
  });

  test('blends a transparent colour with the one behind it', () => {
    expect(composite('#000000', 0.5, '#ffffff')).toBe('#808080');
    expect(composite('#123456', 1, '#ffffff')).toBe('#123456');
  });

  test('appends transparency as two digits', () => {
    expect(withAlpha('#123456', 0.04)).toBe('#1234560a');
  });
});
