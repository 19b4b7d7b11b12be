import { expect, test } from 'vitest';
import type { Tried } from '#simulators/retirement/tried.ts';
import { tryIn } from './tried.ts';

const row = { date: null, capital: null, conversionRate: null, pensionPerYear: null };

const view = {
  basis: { age: 65, date: null, percent: 2 },
  estimate: {
    amount: 4_000,
    points: [
      { age: 64, value: 3_800, date: null },
      { age: 65, value: 4_000, date: null },
    ],
    derivation: undefined,
    simulator: null,
  },
  byAge: [
    { ...row, age: 64, pensionPerMonth: 3_800 },
    { ...row, age: 65, pensionPerMonth: 4_000 },
  ],
};

const tried = (age: number, amount: number): Tried => ({
  age,
  date: null,
  amount,
  amountText: `rund ${amount}`,
  isCapitalOnly: amount === 0,
  row: {
    age,
    date: null,
    capital: 800_000,
    conversionRate: null,
    pensionPerYear: amount * 12,
    pensionPerMonth: amount,
  },
});

/** Figure, bar and row of the age that is tried out, and the ages of both. */
const shown = (age: number, amount: number) => {
  const { basis, estimate, byAge } = tryIn(view, tried(age, amount));
  return {
    figure: estimate?.amount,
    bar: estimate?.points.find((point) => point.age === basis.age)?.value,
    row: byAge.find((row) => row.age === basis.age)?.pensionPerMonth,
    ages: [estimate?.points.map((point) => point.age), byAge.map((row) => row.age)],
  };
};

test('figure, bar and row say the same of a part of the pension, of none, and at an age that the page lacks', () => {
  expect(shown(65, 2_500)).toEqual({
    figure: 2_500,
    bar: 2_500,
    row: 2_500,
    ages: [
      [64, 65],
      [64, 65],
    ],
  });
  expect(shown(65, 0)).toEqual({
    figure: 0,
    bar: 0,
    row: 0,
    ages: [
      [64, 65],
      [64, 65],
    ],
  });
  expect(shown(64.5, 3_900)).toEqual({
    figure: 3_900,
    bar: 3_900,
    row: 3_900,
    ages: [
      [64, 64.5, 65],
      [64, 64.5, 65],
    ],
  });
});

test('a page without bars and rows gets none', () => {
  const bare = { ...view, estimate: { ...view.estimate, points: [] }, byAge: [] };
  const { estimate, byAge } = tryIn(bare, tried(65, 2_500));
  expect([estimate?.points, byAge]).toEqual([[], []]);
});
