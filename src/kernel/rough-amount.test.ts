import { expect, it } from 'vitest';
import { formatRough } from './rough-amount.ts';

it.each([
  [4480.35, 'CHF 4’480'],
  [996_658.57, 'CHF 997’000'],
  [655.49, 'CHF 655'],
  [9.5, 'CHF 10'],
  [0, 'CHF 0'],
  [-12_349, 'CHF −12’300'],
  [999.6, 'CHF 1’000'],
])('a projection of %d reads %s', (chf, text) => {
  expect(formatRough(chf).replace('\u00a0', ' ')).toBe(text);
});
