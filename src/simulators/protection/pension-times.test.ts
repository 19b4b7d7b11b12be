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

test('a pension of two months is a short piece, but one that can be seen, beside one for life and one of 18 years', () => {
  const short = pension('2030-01-01', '2030-02-28');
  const spanBeside = (other: Receipt) => {
    const times = ofAll(short, other);
    if (times === null) throw new Error('There are pensions.');
    return spanOf({ from: '2030-01-01', to: short.to }, times);
  };
  expect(spanBeside(pension('2030-01-01', null, 'lifelong'))).toEqual({ start: 0, end: expect.closeTo(2 / 1.2) });
  expect(spanBeside(pension('2030-01-01', '2047-12-31'))).toEqual({ start: 0, end: 1 });
});

test('a lump sum, and pensions whose days are hidden, have no time', () => {
  expect(ofAll(pension('2030-01-01', null, 'once'), pension(null, null))).toBeNull();
});
