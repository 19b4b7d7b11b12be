import { describe, expect, it } from 'vitest';
import { projectionOf } from './age-points.ts';
import { steadyCourse } from './steady-course.ts';

const steady = (points: Parameters<typeof projectionOf>[0]) => steadyCourse(projectionOf(points));

const value = 84_000;

describe('A course on which nothing moves', () => {
  it('is said by its days', () => {
    expect(
      steady([
        { date: '2026-12-01', value },
        { date: '2031-05-31', value },
      ]),
    ).toEqual({ amount: value, by: 'date', from: '2026-12-01', until: '2031-05-31' });
  });

  it('is said by its ages where the days are unknown', () => {
    const [from, until] = [46, 62];
    expect(steady([from, 47, until].map((age) => ({ age, value })))).toEqual({
      amount: value,
      by: 'age',
      from,
      until,
    });
  });

  it('is none if anything moves in between, and none with a single point', () => {
    expect(steady([46, 47, 48].map((age) => ({ age, value: age === 47 ? 0 : value })))).toBeNull();
    expect(steady([{ age: 46, value }])).toBeNull();
    expect(steady([])).toBeNull();
  });
});
