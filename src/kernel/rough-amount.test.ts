import { expect, it } from 'vitest';
import { formatRough, formatRoughAtMost, roughAmount } from './rough-amount.ts';

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

it('rounds two amounts equally finely if they are read side by side', () => {
  expect([roughAmount(1_011_590, 996_659), roughAmount(996_659, 1_011_590)]).toEqual([1_012_000, 997_000]);
});

it('rounds a maximum down', () => {
  expect(formatRoughAtMost(1_506_580)).toBe('CHF\u00a01’500’000');
  expect(formatRoughAtMost(1_500_000)).toBe('CHF\u00a01’500’000');
});
