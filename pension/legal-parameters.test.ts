import { describe, expect, it } from 'vitest';
import { toChf } from '#kernel/money.ts';
import { legalParameters } from './legal-parameters.ts';

const threshold = (year: number): number => toChf(legalParameters(year).entryThreshold);

describe('The law’s values of a year', () => {
  it.each([2025, 2026])('has the Federal Council’s values for %i', (year) => {
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

  it.each([
    [2005, 19_350, 22_575, 2.5],
    [2006, 19_350, 22_575, 2.5],
    [2007, 19_890, 23_205, 2.5],
    [2008, 19_890, 23_205, 2.75],
    [2009, 20_520, 23_940, 2],
    [2010, 20_520, 23_940, 2],
    [2011, 20_880, 24_360, 2],
    [2012, 20_880, 24_360, 1.5],
    [2013, 21_060, 24_570, 1.5],
    [2014, 21_060, 24_570, 1.75],
    [2015, 21_150, 24_675, 1.75],
    [2016, 21_150, 24_675, 1.25],
    [2017, 21_150, 24_675, 1],
    [2018, 21_150, 24_675, 1],
    [2019, 21_330, 24_885, 1],
    [2020, 21_330, 24_885, 1],
    [2021, 21_510, 25_095, 1],
    [2022, 21_510, 25_095, 1],
    [2023, 22_050, 25_725, 1],
    [2024, 22_050, 25_725, 1.25],
  ])(
    'has the historical values of %i: threshold %f, deduction %f, interest %f %',
    (year, entry, deduction, interest) => {
      const law = legalParameters(year);
      expect([threshold(year), toChf(law.coordinationDeduction), law.minimumInterest]).toEqual([
        entry,
        deduction,
        interest,
      ]);
    },
  );

  it('continues the last known values from 2027 on, and says so', () => {
    expect(legalParameters(2027)).toMatchObject({ year: 2027, decided: false, basedOn: 2026 });
    expect(legalParameters(2060).entryThreshold).toBe(legalParameters(2026).entryThreshold);
  });

  it('keeps the amounts’ fractions of the highest old-age pension in every year', () => {
    for (let year = 2005; year <= 2026; year += 1) {
      const law = legalParameters(year);
      expect(law.highestCoordinatedSalary).toBe(law.upperLimit - law.coordinationDeduction);
      expect(law.lowestCoordinatedSalary * 6).toBe(law.entryThreshold);
    }
  });
});
