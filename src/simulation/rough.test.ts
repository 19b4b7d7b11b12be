import { expect, it } from 'vitest';
import { toCentimes } from '#kernel/money.ts';
import { francDifference, francsOf } from './rough.ts';

const amountIn = (text: string): number => Number(text.replaceAll(/[^\d.−]/g, '').replace('−', '-'));

it.each([
  [4_484.96, 4_560.54, '+CHF 76'],
  // Exactly 75.02, and with the francs that are shown 76.
  [4_485.49, 4_560.51, '+CHF 76'],
  [996_658.56, 1_013_452.95, '+CHF 16’794'],
  [4_560.54, 4_484.96, '−CHF 76'],
])('from %d to %d it is %s: what is left when one shown amount is taken from the other', (before, after, text) => {
  const [was, is] = [toCentimes(before), toCentimes(after)];
  expect(francDifference(was, is).replace('\u00a0', ' ')).toBe(text);
  expect(amountIn(francsOf(is)) - amountIn(francsOf(was))).toBe(amountIn(text));
});
