import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  completedMonths,
  dayBefore,
  interestDays,
  isLastDayOfMonth,
  lastDayOfMonth,
  monthOf,
  monthsBetween,
  yearOf,
} from './calendar.ts';

const noDay = '2026-02-30';

describe('The calendar', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
    [noDay, 1, noDay],
  ])('counts from %s by %i months to %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it('makes 28 February of the 29th when it counts by years', () => {
    expect([addYears('2024-02-29', 1), addYears('2024-02-29', -4)]).toEqual(['2025-02-28', '2020-02-29']);
  });

  it.each([
    ['2026-11-24', 30, '2026-12-24'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-29', 1, '2026-03-30'],
    [noDay, 1, noDay],
  ])('counts from %s by %i days to %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  it.each([
    ['2026-11-23', '2026-11-22'],
    ['2026-11-10', '2026-11-09'],
    ['2026-11-02', '2026-11-01'],
    ['2026-03-01', '2026-02-28'],
    ['2026-01-01', '2025-12-31'],
    [noDay, noDay],
  ])('the day before %s is %s', (date, before) => {
    expect(dayBefore(date)).toBe(before);
  });

  it.each([
    ['2026-01-15', '2026-03-15', 2],
    ['2026-01-15', '2026-03-14', 1],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-03-15', '2026-01-15', -2],
    ['2025-11-15', '2026-02-15', 3],
    [noDay, '2026-03-15', 0],
    ['2026-01-15', noDay, 0],
  ])('from %s to %s are %i whole months', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months);
  });

  it.each([
    ['2026-01-01', 1, 0],
    ['2026-01-30', 30, 0],
    ['2026-01-31', 30, 1],
    ['2026-02-28', 60, 2],
    ['2024-02-28', 58, 1],
    ['2026-12-31', 360, 12],
  ])('at the end of %s, %i days of interest and %i full months of the year have passed', (date, days, months) => {
    expect([interestDays(date), completedMonths(date)]).toEqual([days, months]);
  });

  it('counts no interest for a day that does not exist', () => {
    expect(interestDays(noDay)).toBe(0);
  });

  it('reads year and month of a date', () => {
    expect([yearOf('2026-11-23'), monthOf('2026-11-23')]).toEqual([2026, 11]);
  });
});

describe('The ends of a month', () => {
  it('recognises the first and the last day of a month', () => {
    expect(isLastDayOfMonth('2024-02-29')).toBe(true);
    expect(isLastDayOfMonth('2023-02-28')).toBe(true);
    expect(isLastDayOfMonth('2024-02-28')).toBe(false);
    expect(lastDayOfMonth(2026, 4)).toBe('2026-04-30');
  });
});
