import { expect, test } from 'vitest';
import { bandDays, isWorthDrawing } from './band-days.ts';

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

const daysUntil = (date: string, savings: number) =>
  bandDays(projected(['2030-01-01', 10_000], [date, 100_000]), projected(['2030-01-01', 10_000], [date, savings]));

test('a picture is drawn from three years on, where its lines are apart by more than one sees', () => {
  expect(isWorthDrawing(daysUntil('2040-01-01', 102_000))).toBe(true);
  expect(isWorthDrawing(daysUntil('2040-01-01', 100_100))).toBe(false);
  expect(isWorthDrawing(daysUntil('2032-12-31', 200_000))).toBe(false);
  expect(isWorthDrawing([])).toBe(false);
});

test('a picture is drawn where one line ends before the other', () => {
  const [longer, shorter] = [projected(['2030-01-01', 10], ['2040-01-01', 20]), projected(['2030-01-01', 10])];
  expect(isWorthDrawing(bandDays(longer, shorter))).toBe(true);
});
