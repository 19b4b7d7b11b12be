import { describe, expect, it } from 'vitest';
import { ageTicks, yearLabel, yearTicks } from './chart-axis.ts';

const monthly = (from: number, to: number, firstMonth = 0) => {
  const dates: Date[] = [];
  for (let year = from; year <= to; year += 1) {
    for (let month = year === from ? firstMonth : 0; month < 12; month += 1) dates.push(new Date(year, month, 1));
  }
  return dates;
};
const yearly = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => new Date(from + index, 11, 31));

/** The labelled years on an axis of this width, where a label takes 40 px. */
const years = (dates: readonly Date[], width: number) => {
  const domain = [dates[0]?.getTime() ?? 0, dates.at(-1)?.getTime() ?? 0] as const;
  return yearTicks(dates, { domain, width, label: 40 }).map((date) => date.getFullYear());
};

describe('The year labels of a time axis', () => {
  it('labels each year once', () => {
    expect(years(monthly(2020, 2024), 800)).toEqual([2020, 2021, 2022, 2023, 2024]);
  });

  it('omits the first year if it has fewer than ten points', () => {
    expect(years(monthly(2020, 2022, 3), 800)).toEqual([2021, 2022]);
    expect(years(monthly(2020, 2022, 2), 800)).toEqual([2020, 2021, 2022]);
  });

  it('thins years out evenly if there is no room for all', () => {
    expect(years(yearly(2001, 2040), 400)).toEqual([2005, 2010, 2015, 2020, 2025, 2030, 2035, 2040]);
  });

  it('puts a label at the first day of its year, also where the points are at the ends of years', () => {
    const dates = [...yearly(2019, 2022), new Date(2023, 9, 31)];
    const domain = [dates[0]?.getTime() ?? 0, dates.at(-1)?.getTime() ?? 0] as const;
    expect(yearTicks(dates, { domain, width: 400, label: 40 })).toEqual(
      [2020, 2021, 2022, 2023].map((year) => new Date(year, 0, 1)),
    );
  });

  it('puts the label of a first year that has begun where the axis begins', () => {
    const dates = monthly(2020, 2021, 2);
    const domain = [dates[0]?.getTime() ?? 0, dates.at(-1)?.getTime() ?? 0] as const;
    expect(yearTicks(dates, { domain, width: 800, label: 40 })).toEqual([new Date(2020, 2, 1), new Date(2021, 0, 1)]);
  });

  it('labels no year without points or for a single one', () => {
    expect(years([], 400)).toEqual([]);
    expect(years([new Date(2026, 0, 1)], 400)).toEqual([]);
  });

  it('shortens years to two digits on a narrow screen', () => {
    expect(yearLabel(new Date(2031, 5, 1), true)).toBe('’31');
    expect(yearLabel(new Date(2031, 5, 1), false)).toBe('2031');
  });
});

/** The labelled ages on an axis of this width, where a label takes 28 px. */
const ages = (points: readonly number[], width: number) =>
  ageTicks(points, { domain: [points[0] ?? 0, points.at(-1) ?? 0], width, label: 28 });

describe('The labels of an axis of ages', () => {
  it('labels each whole age except the first, which has fewer than ten points', () => {
    expect(ages([58, 59, 60, 61], 400)).toEqual([59, 60, 61]);
  });

  it('labels the first age, too, if it has ten points', () => {
    const monthly = Array.from({ length: 36 }, (_, index) => 58 + index / 12);
    expect(ages(monthly, 400)).toEqual([58, 59, 60]);
  });

  it('thins ages out evenly if there is no room for all', () => {
    const points = Array.from({ length: 25 }, (_, index) => 38 + index);
    expect(ages(points, 200)).toEqual([40, 45, 50, 55, 60]);
  });

  it('labels no age without points', () => {
    expect(ages([], 400)).toEqual([]);
  });
});
