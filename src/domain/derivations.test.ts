import { expect, test } from 'vitest';
import type { Derivation } from '#contract/derivation.ts';
import { derivationOf } from './derivations.ts';

const derivation: Derivation = {
  figure: 'partnerPension',
  date: '2026-01-01',
  result: { name: 'pension', unit: 'chf', value: 1 },
  steps: [],
  years: [],
  assumptions: [],
};

test('a derivation is found by the figure that it explains', () => {
  const page = { derivations: [derivation] };
  expect(derivationOf(page, 'partnerPension')).toBe(derivation);
  expect(derivationOf(page, 'orphanPension')).toBeUndefined();
  expect(derivationOf(page, null)).toBeUndefined();
  expect(derivationOf({}, 'partnerPension')).toBeUndefined();
});
