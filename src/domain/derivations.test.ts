import { expect, test } from 'vitest';
import { derivationNamed, derivationOf } from './derivations.ts';

const derivation = {
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
  expect(derivationNamed(page, 'partnerPension')).toBe(derivation);
  expect(derivationNamed(page, 'orphanPension')).toBeUndefined();
  expect(derivationNamed(page, null)).toBeUndefined();
  expect(derivationNamed({}, 'partnerPension')).toBeUndefined();
});
