import { expect, test } from 'vitest';
import type { Receipt } from './people.ts';
import { spanOf, timesOf } from './pension-times.ts';

const pension = (from: string | null, to: string | null, ends: Receipt['ends'] = 'childAge'): Receipt => ({
  who: 'self',
  child: null,
  relation: null,
  birthDate: null,
  what: 'disabilityPension',
  amount: 1_000_00,
  from,
  to,
  ends,
});
const ofAll = (...receipts: readonly Receipt[]) => timesOf([{ receipts }]);

test('a pension that follows another begins where that one ends, and goes on to the end of the picture', () => {
  const [first, second] = [pension('2030-01-01', '2049-12-31'), pension('2050-01-01', null, 'lifelong')];
  const times = ofAll(first, second);
  if (times === null) throw new Error('There are pensions.');
  expect([times.begin, times.longest]).toEqual(['2030-01-01', 300]);
  expect(times.years.at(-1)?.year).toBe(2050);
  expect([first, second].map((each) => spanOf({ from: each.from ?? '', to: each.to }, times))).toEqual([
    { start: 0, end: 80 },
    { start: 80, end: 100 },
  ]);
});

test('a pension of two months is a short piece beside one for life', () => {
  const [short, long] = [pension('2030-01-01', '2030-02-28'), pension('2030-01-01', null, 'lifelong')];
  const times = ofAll(short, long);
  if (times === null) throw new Error('There are pensions.');
  expect(spanOf({ from: '2030-01-01', to: short.to }, times).end).toBeLessThan(3);
});

test('a lump sum, and pensions whose days are hidden, have no time', () => {
  expect(ofAll(pension('2030-01-01', null, 'once'), pension(null, null))).toBeNull();
});
