import { describe, expect, it } from 'vitest';
import { addMonths, completedMonths, dayBefore, interestDays, monthsBetween } from '#kernel/calendar.ts';
import {
  ageForCredits,
  bandAt,
  drawingDate,
  lastDayBeforeDrawing,
  paysRiskContributions,
  referenceAge,
} from './ages.ts';

describe('Ages', () => {
  it('counts the age for credits as calendar year minus year of birth', () => {
    expect(ageForCredits('2001-12-31', 2026)).toBe(25);
    expect(ageForCredits('2001-01-01', 2026)).toBe(25);
  });

  it('has each band until the next one, and none before the first', () => {
    const bands = [{ fromAge: 25 }, { fromAge: 35 }];
    expect([24, 25, 34, 35, 70].map((age) => bandAt(bands, age)?.fromAge)).toEqual([undefined, 25, 25, 35, 35]);
  });

  it.each([
    ['female', '1960-12-31', '64 y 0 m'],
    ['female', '1961-06-01', '64 y 3 m'],
    ['female', '1962-06-01', '64 y 6 m'],
    ['female', '1963-06-01', '64 y 9 m'],
    ['female', '1964-01-01', '65 y 0 m'],
    ['male', '1961-06-01', '65 y 0 m'],
  ] as const)('the reference age: %s born %s reaches it at %s', (sex, birthDate, age) => {
    const months = referenceAge(sex, birthDate);
    expect(`${String(Math.floor(months / 12))} y ${String(months % 12)} m`).toBe(age);
  });

  it('starts a pension on the first of the month after the birthday', () => {
    expect(drawingDate('1962-08-15', 64 * 12 + 6)).toBe('2027-03-01');
    expect(drawingDate('1962-12-01', 65 * 12)).toBe('2028-01-01');
    expect(lastDayBeforeDrawing('1962-08-15', 64 * 12 + 6)).toBe('2027-02-28');
  });

  it('insures death and disability from 1 January after the 17th birthday', () => {
    expect(paysRiskContributions('2008-12-31', 2025)).toBe(false);
    expect(paysRiskContributions('2008-12-31', 2026)).toBe(true);
  });
});

describe('The calendar', () => {
  it('stays within the month when adding months', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-03-15', -15)).toBe('2024-12-15');
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
    expect(dayBefore('2024-03-01')).toBe('2024-02-29');
  });

  it('counts interest in months of thirty days, and credits in whole months', () => {
    expect([interestDays('2026-12-31'), interestDays('2026-02-28'), interestDays('2026-11-21')]).toEqual([
      360, 60, 321,
    ]);
    expect([completedMonths('2026-11-21'), completedMonths('2026-11-30'), completedMonths('2026-01-01')]).toEqual([
      10, 11, 0,
    ]);
  });

  it('counts whole months between two days', () => {
    expect(monthsBetween('1962-08-15', '2026-08-14')).toBe(64 * 12 - 1);
    expect(monthsBetween('1962-08-15', '2026-08-15')).toBe(64 * 12);
    expect(monthsBetween('2024-01-31', '2024-02-29')).toBe(1);
  });
});
