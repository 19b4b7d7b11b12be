import { describe, expect, it } from 'vitest';
import { roomyTicks, yearLabel, yearTicks } from './chart-axis.ts';

const monthly = (from: number, to: number, firstMonth = 0) => {
  const dates: Date[] = [];
  for (let year = from; year <= to; year += 1) {
    for (let month = year === from ? firstMonth : 0; month < 12; month += 1) dates.push(new Date(year, month, 1));
  }
  return dates;
};
const years = (dates: readonly Date[]) => dates.map((date) => date.getFullYear());

describe('the year labels of a time axis', () => {
  it('stand once a year', () => {
    expect(years(yearTicks(monthly(2020, 2024), 20))).toEqual([2020, 2021, 2022, 2023, 2024]);
  });

  it('leave the first year out when it has fewer than ten points', () => {
    expect(years(yearTicks(monthly(2020, 2022, 3), 20))).toEqual([2021, 2022]);
    expect(years(yearTicks(monthly(2020, 2022, 2), 20))).toEqual([2020, 2021, 2022]);
  });

  it('thin out evenly when there is no room for all', () => {
    const yearly = Array.from({ length: 40 }, (_, index) => new Date(2001 + index, 11, 31));
    expect(years(yearTicks(yearly, 9))).toEqual([2005, 2010, 2015, 2020, 2025, 2030, 2035, 2040]);
  });

  it('are none when there is no point, and none for a single one', () => {
    expect(yearTicks([], 10)).toEqual([]);
    expect(yearTicks([new Date(2026, 0, 1)], 10)).toEqual([]);
  });

  it('give way to the next one where two would collide, and the last one stays', () => {
    const dates = [new Date(2025, 10, 1), new Date(2026, 0, 1), new Date(2027, 0, 1), new Date(2027, 10, 1)];
    const domain = [new Date(2025, 10, 1).getTime(), new Date(2027, 10, 1).getTime()] as const;
    expect(roomyTicks(dates, domain, 240, 44)).toEqual([dates[1], dates[2], dates[3]]);
    expect(roomyTicks(dates, domain, 240, 10)).toEqual(dates);
    expect(roomyTicks(dates, domain, 20, 44)).toEqual([dates[3]]);
    expect(roomyTicks([], domain, 240, 44)).toEqual([]);
  });

  it('are shortened to two digits on a narrow screen', () => {
    expect(yearLabel(new Date(2031, 5, 1), true)).toBe('’31');
    expect(yearLabel(new Date(2031, 5, 1), false)).toBe('2031');
  });
});
