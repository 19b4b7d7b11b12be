import { expect, test } from 'vitest';
import { bandDays } from './band-days.ts';

const projected = (...points: readonly (readonly [string, number])[]) => ({
  savings: {
    today: 0,
    years: points.map(([date, savings]) => ({ date, savings, band: [savings - 100, savings, savings + 100] })),
  },
});

test('a line has no gap on a day that only the other one has, and ends where its projection ends', () => {
  const before = projected(['2030-01-01', 10_000], ['2030-01-11', 20_000], ['2030-01-21', 30_000]);
  const after = projected(['2030-01-01', 10_000], ['2030-01-06', 18_000]);
  expect(bandDays(before, after)).toEqual([
    { date: '2030-01-01', low: 99, middle: 100, high: 101, before: 100 },
    { date: '2030-01-06', low: 179, middle: 180, high: 181, before: 150 },
    { date: '2030-01-11', low: null, middle: null, high: null, before: 200 },
    { date: '2030-01-21', low: null, middle: null, high: null, before: 300 },
  ]);
});
