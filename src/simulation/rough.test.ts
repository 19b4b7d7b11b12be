import { expect, it } from 'vitest';
import { toCentimes } from '#kernel/money.ts';
import { roughDifference, roughOf } from './rough.ts';

it.each([
  // Their rounded amounts, 4’480 and 4’560, differ by 80.
  [4_484.96, 4_560.54, '+CHF 76'],
  [996_658.56, 1_013_452.95, '+CHF 16’800'],
  // 999’000 and 1’000’000.
  [999_400, 1_000_400, '+CHF 1’000'],
  [4_560.54, 4_484.96, '−CHF 76'],
  // 4’480 and 4’490.
  [4_484.96, 4_485.04, '+CHF 0.08'],
])('from %d to %d it is %s, whatever the rounded amounts are', (before, after, text) => {
  const [was, is] = [toCentimes(before), toCentimes(after)];
  expect(roughOf(was)).not.toBe(roughOf(is));
  expect(roughDifference(was, is).replace('\u00a0', ' ')).toBe(text);
});
