import { expect, test } from 'vitest';
import type { Tried } from '#simulators/retirement/tried.ts';
import { takingCapital, tryIn, withAges } from './tried.ts';

const row = { date: null, conversionRate: 5, pensionPerYear: null };

const further = {
  drawnPerMonth: null,
  lumpSum: { atMost: 960_000, share: 'all' },
  notice: { until: '2050-01-01', hasPassed: false },
  steps: null,
  lockedUntil: null,
  child: { perYear: 9_600, children: 2 },
  derivationOfLumpSum: undefined,
  derivationOfChild: undefined,
} as const;

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
    { ...row, age: 64, capital: 912_000, pensionPerMonth: 3_800 },
    { ...row, age: 65, capital: 960_000, pensionPerMonth: 4_000 },
  ],
  further,
};

const tried = (age: number, amount: number, capitalPercent = 0, changed: Partial<Tried> = {}): Tried => ({
  age,
  date: null,
  amount,
  amountText: `rund ${amount}`,
  isCapitalOnly: capitalPercent === 100,
  capitalPercent,
  lumpSum: 8_000 * capitalPercent,
  isInSteps: false,
  lumpSumAtMost: 800_000,
  notice: { until: '2049-01-01', hasPassed: false },
  child: { perYear: 4_800, children: 1 },
  row: {
    age,
    date: null,
    capital: 800_000,
    conversionRate: 5,
    pensionPerYear: amount * 12,
    pensionPerMonth: amount,
  },
  ages: null,
  ...changed,
});

const pageWith = (trial: Tried, page: typeof view = view) => tryIn(takingCapital(page, trial.capitalPercent), trial);

/** Figure, bars and rows with a trial, by age. */
const shown = (trial: Tried) => {
  const { estimate, byAge } = pageWith(trial);
  return {
    figure: estimate?.amount,
    bars: estimate?.points.map(({ age, value }) => [age, value]),
    rows: byAge.map(({ age, pensionPerMonth }) => [age, pensionPerMonth]),
  };
};

test('figure, bar and row say the same, also at an age that the page lacks', () => {
  const bars = [
    [64, 3_800],
    [64.5, 3_900],
    [65, 4_000],
  ];
  expect(shown(tried(64.5, 3_900))).toEqual({ figure: 3_900, bars, rows: bars });
});

test('every age takes the part of the savings as a lump sum that is tried out', () => {
  const bars = [
    [64, 1_900],
    [65, 2_000],
  ];
  expect(shown(tried(65, 2_000, 50))).toEqual({ figure: 2_000, bars, rows: bars });
});

test('without any pension the bars are those of the savings', () => {
  const { bars, rows } = shown(tried(65, 0, 100));
  expect(bars).toEqual([
    [64, 912_000],
    [65, 800_000],
  ]);
  expect(rows).toEqual([
    [64, 0],
    [65, 0],
  ]);
});

test('another age leaves the rows of all others as they are', () => {
  const half = takingCapital(view, 50);
  const [one, other] = [tryIn(half, tried(64.5, 1_950, 50)), tryIn(half, tried(64.25, 1_925, 50))];
  expect(one.byAge[0]).toBe(other.byAge[0]);
});

test('the maximum lump sum, its notice and the child’s pension are those of the age that is tried out', () => {
  expect(pageWith(tried(62, 3_000)).further).toMatchObject({
    lumpSum: { atMost: 800_000, share: 'all' },
    notice: { until: '2049-01-01' },
    child: { perYear: 4_800, children: 1 },
  });
  const shareOf = (changed: Partial<Tried>) => pageWith(tried(62, 3_000, 0, changed)).further?.lumpSum?.share;
  expect(shareOf({ lumpSumAtMost: 799_999 })).toBe('text');
  expect(shareOf({ notice: { until: '2026-01-01', hasPassed: true } })).toBe('passed');
  expect(shareOf({ lumpSumAtMost: 0 })).toBe('none');
});

test('without a pension there is none for children', () => {
  expect(pageWith(tried(65, 0, 100, { child: { perYear: 0, children: 1 } })).further?.child).toBeNull();
});

test('a page without bars, rows and further information gets none', () => {
  const bare = { ...view, estimate: { ...view.estimate, points: [] }, byAge: [], further: null };
  const { estimate, byAge, further: more } = tryIn(takingCapital(bare, 50), tried(65, 2_500, 50));
  expect([estimate?.points, byAge, more]).toEqual([[], [], null]);
});

test('what is tried out besides applies at every age, and without their figures only the chosen age is shown', () => {
  const more = { ...row, age: 64, capital: 936_000, pensionPerMonth: 3_900 };
  const own = tried(65, 4_100).row;
  const pageOf = (ages: Tried['ages']) => {
    const { estimate, byAge } = tryIn(withAges(view, ages), tried(65, 4_100));
    return [estimate?.points.map(({ age, value }) => [age, value]), byAge.map(({ age, capital }) => [age, capital])];
  };
  expect(pageOf([more, own])).toEqual([
    [
      [64, 3_900],
      [65, 4_100],
    ],
    [
      [64, 936_000],
      [65, 800_000],
    ],
  ]);
  expect(pageOf([own])).toEqual([[[65, 4_100]], [[65, 800_000]]]);
  const bare = { ...view, estimate: { ...view.estimate, points: [] }, byAge: [] };
  expect(withAges(bare, [more])).toMatchObject({ estimate: { points: [] }, byAge: [] });
});

test('a trial says what the figure is without it, unless it is the same', () => {
  expect(pageWith(tried(63, 2_300, 40)).look).toMatchObject({
    lumpSum: 320_000,
    unchanged: { amount: 4_000, age: 65 },
  });
  expect(pageWith(tried(65, 4_000)).look?.unchanged).toBeNull();
  const silent = { ...view, estimate: { ...view.estimate, amount: null } };
  expect(tryIn(silent, tried(63, 2_300)).look?.unchanged).toBeNull();
});
