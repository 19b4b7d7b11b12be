import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '#kernel/colour.ts';
import { houseBrand } from '#theme/brand.ts';
import { colourRepair, otherColour } from '#theme/colour-repair.ts';
import { alike } from '#theme/tokens.ts';

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const brands = fc
  .record({ primary: hexes, secondary: hexes, mode: fc.constantFrom('light', 'dark', 'system') })
  .map((choices) => ({ ...houseBrand, ...choices }));

test('the house’s colours are shown as they are', () => {
  expect([colourRepair(houseBrand, 'primary'), colourRepair(houseBrand, 'secondary')]).toEqual([null, null]);
});

test('of a pale colour is told how legible it is, how legible its repair, and how far apart the two are', () => {
  const repair = colourRepair({ ...houseBrand, primary: '#fff0a0' }, 'primary');
  expect(repair?.before).toBeLessThan(1.3);
  expect(repair?.after).toBeGreaterThanOrEqual(4.5);
  expect(repair?.shift).toBeGreaterThan(0.3);
});

test('a repaired colour is legible, and the theme leaves the proposed one as it is', () => {
  fc.assert(
    fc.property(brands, fc.constantFrom('primary', 'secondary'), (brand, which) => {
      const repair = colourRepair(brand, which);
      if (repair === null) return;
      expect(repair.before).toBeLessThan(4.5);
      expect(repair.after).toBeGreaterThanOrEqual(4.5);
      expect(colourRepair({ ...brand, [which]: repair.settled }, which)).toBeNull();
    }),
    { numRuns: 1500 },
  );
});

test('the proposed second colour is another one, and is shown as it is', () => {
  fc.assert(
    fc.property(brands, (brand) => {
      const secondary = otherColour(brand);
      expect(alike(brand.primary, secondary)).toBe(false);
      expect(colourRepair({ ...brand, secondary }, 'secondary')).toBeNull();
    }),
    { numRuns: 1500 },
  );
});
