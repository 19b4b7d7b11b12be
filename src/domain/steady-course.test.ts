import { describe, expect, it } from 'vitest';
import { steadyCourse } from './steady-course.ts';

const value = 84_000;

describe('A course on which nothing moves', () => {
  it('is said by its days', () => {
    expect(
      steadyCourse([
        { date: '2026-12-01', value },
        { date: '2031-05-31', value },
      ]),
    ).toEqual({ amount: value, by: 'date', from: '2026-12-01', until: '2031-05-31' });
  });

  it('is said by its ages where the days are unknown', () => {
    const [from, until] = [46, 62];
    expect(steadyCourse([from, 47, until].map((age) => ({ age, value })))).toEqual({
      amount: value,
      by: 'age',
      from,
      until,
    });
  });

  it('is none if anything moves in between, and none with a single point', () => {
    expect(steadyCourse([46, 47, 48].map((age) => ({ age, value: age === 47 ? 0 : value })))).toBeNull();
    expect(steadyCourse([{ age: 46, value }])).toBeNull();
    expect(steadyCourse([])).toBeNull();
  });
});
