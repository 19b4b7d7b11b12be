import { describe, expect, it } from 'vitest';
import { ageBars, formatAge, levelFrom, projectionOf } from './age-points.ts';

const halves = (count: number) => Array.from({ length: count }, (_, index) => ({ age: 20 + index / 2, value: 1 }));

describe('Amounts by age', () => {
  it('sorts amounts by age and keeps the last one sent for each age', () => {
    const bars = ageBars([
      { age: 65, value: 3, date: '2031-04-01T00:00:00' },
      { age: 58, value: 1, date: null },
      { age: 65, value: 4, date: '2031-04-01' },
    ]);
    expect(bars).toEqual([
      { age: 58, value: 1 },
      { age: 65, value: 4, date: '2031-04-01' },
    ]);
  });

  it('omits invalid ages and values', () => {
    expect(ageBars([0, 120].map((age) => ({ age, value: 1 }))).map(({ age }) => age)).toEqual([0, 120]);
    const points = [-1, 121, Number.NaN, Number.POSITIVE_INFINITY].map((age) => ({ age, value: 1 }));
    expect(ageBars([...points, { age: 60, value: Number.NaN }, { age: 61, value: -5 }])).toEqual([
      { age: 61, value: -5 },
    ]);
    expect(ageBars(null)).toEqual([]);
    expect(ageBars(undefined)).toEqual([]);
  });

  it('thins amounts out to whole ages if a screen can’t show them all, and keeps the important one', () => {
    const points = Array.from({ length: 10_000 }, (_, index) => ({ age: 20 + index / 100, value: index }));
    const bars = ageBars(points, 65);
    expect(bars.length).toBeLessThanOrEqual(50);
    expect(bars[0]?.age).toBe(20);
    expect(bars.at(-1)?.age).toBe(119.99);
    expect(bars.map(({ age }) => age)).toContain(65);
  });

  it('keeps the important amount even between two birthdays', () => {
    const points = Array.from({ length: 121 }, (_, index) => ({ age: 58 + index / 10, value: index }));
    const ages = ageBars(points, 64.5).map(({ age }) => age);
    expect(ages).toContain(64.5);
    expect(ages).toHaveLength(14);
  });

  it('draws each of up to 48 amounts', () => {
    expect(ageBars(halves(48))).toHaveLength(48);
    expect(ageBars(halves(49)).map(({ age }) => age)).toEqual(Array.from({ length: 25 }, (_, index) => 20 + index));
  });

  it('thins out at equal intervals if even whole ages are too many, and keeps the last and the important one', () => {
    const every = Array.from({ length: 121 }, (_, age) => ({ age, value: 1 }));
    const ages = ageBars(every, 64).map(({ age }) => age);
    expect(ages.filter((age) => age % 3 !== 0)).toEqual([64]);
    expect(ages).toHaveLength(42);
  });

  it('formats an age’s months as decimals', () => {
    expect([58, 64.5, 64.083_333].map(formatAge)).toEqual(['58', '64.5', '64.08']);
  });
});

describe('A projection', () => {
  it('draws a projection by age if every point has one', () => {
    expect(
      projectionOf([
        { age: 41, value: 2 },
        { age: 40, value: 1, date: '2030-01-01' },
      ]),
    ).toEqual({
      by: 'age',
      points: [
        { age: 40, value: 1, date: '2030-01-01' },
        { age: 41, value: 2 },
      ],
    });
  });

  it('draws a projection by date if an age is missing, and omits points without a date', () => {
    const mixed = [
      { age: 40, value: 1 },
      { age: 41, value: 2, date: '2031-01-01' },
      { date: '2030-01-01', value: 3 },
    ];
    expect(projectionOf(mixed)).toEqual({
      by: 'date',
      points: [
        { date: '2030-01-01', value: 3 },
        { date: '2031-01-01', value: 2 },
      ],
    });
  });

  it('returns an empty projection if nothing was sent', () => {
    expect(projectionOf(null).points).toEqual([]);
    expect(projectionOf([]).points).toEqual([]);
  });

  it('thins a projection of ten thousand points out', () => {
    const byAge = Array.from({ length: 10_000 }, (_, index) => ({ age: 18 + index / 200, value: index }));
    expect(projectionOf(byAge).points.length).toBeLessThanOrEqual(480);
  });
});

const from = (...values: number[]) => levelFrom(values.map((value) => ({ value })));

describe('Amounts that become level', () => {
  it('do so where they stop changing, until the last one or until there are none', () => {
    expect(from(1, 2, 3, 3, 3)).toBe(2);
    expect(from(1, 2, 3, 3, 0)).toBe(2);
  });

  it('have no such point if nothing moves before it, if nothing follows it, or without amounts', () => {
    expect(from(3, 3, 3)).toBeNull();
    expect(from(1, 2, 3)).toBeNull();
    expect(from(1, 2, 3, 0)).toBeNull();
    expect(from(0, 0)).toBeNull();
    expect(from()).toBeNull();
  });
});
