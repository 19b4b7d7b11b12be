import { describe, expect, it } from 'vitest';
import { toChf } from '../money.ts';
import { legalParameters } from './legal-parameters.ts';

const threshold = (year: number): number => toChf(legalParameters(year).entryThreshold);

describe('The law’s values of a year', () => {
  it.each([2025, 2026])('are those of the Federal Council in %i', (year) => {
    const law = legalParameters(year);
    expect(law.decided).toBe(true);
    expect(toChf(law.highestPension)).toBe(30_240);
    expect(toChf(law.entryThreshold)).toBe(22_680);
    expect(toChf(law.coordinationDeduction)).toBe(26_460);
    expect(toChf(law.lowestCoordinatedSalary)).toBe(3_780);
    expect(toChf(law.upperLimit)).toBe(90_720);
    expect(toChf(law.highestCoordinatedSalary)).toBe(64_260);
    expect(law.minimumInterest).toBe(1.25);
  });

  it('of earlier years are what they were', () => {
    expect([2015, 2019, 2021, 2023].map(threshold)).toEqual([21_150, 21_330, 21_510, 22_050]);
    expect([2017, 2023, 2024].map((year) => legalParameters(year).minimumInterest)).toEqual([1, 1, 1.25]);
  });

  it('are not yet decided from 2027 on: the last known ones are carried on, and say so', () => {
    expect(legalParameters(2027)).toMatchObject({ year: 2027, decided: false, basedOn: 2026 });
    expect(legalParameters(2060).entryThreshold).toBe(legalParameters(2026).entryThreshold);
  });

  it('keep to their fractions of the highest old-age pension in every year', () => {
    for (let year = 2005; year <= 2026; year += 1) {
      const law = legalParameters(year);
      expect(law.highestCoordinatedSalary).toBe(law.upperLimit - law.coordinationDeduction);
      expect(law.lowestCoordinatedSalary * 6).toBe(law.entryThreshold);
    }
  });
});
