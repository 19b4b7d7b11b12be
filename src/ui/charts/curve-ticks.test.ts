import { describe, expect, it } from 'vitest';
import { localDay } from './local-day.ts';
import { line } from './above-chart.ts';
import { legendHeight } from './curve-legend.ts';
import { curveTicks } from './curve-ticks.ts';

const monthly = (from: number, until: number) =>
  Array.from({ length: (until - from) * 12 }, (_, month) =>
    localDay(`${from + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`),
  );

const yearsAt = (width: number, narrow: boolean) => {
  const places = monthly(2020, 2030);
  const domain = [places[0] ?? 0, places.at(-1) ?? 0] as const;
  return curveTicks({ scale: 'time', places, domain, width, amounts: 44, narrow }).map((tick) =>
    tick instanceof Date ? tick.getFullYear() : tick,
  );
};

it('a curve over time has a tick a year, and every second or fifth where there is less room', () => {
  expect(yearsAt(600, false)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029]);
  expect(yearsAt(400, false)).toEqual([2020, 2022, 2024, 2026, 2028]);
  expect(yearsAt(200, false)).toEqual([2020, 2025]);
});

it('years of two digits need less room', () => {
  expect(yearsAt(400, true)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029]);
});

it('a curve by age has its ticks at whole ages, within the axis', () => {
  const places = [58, 59, 60, 61, 62];
  expect(curveTicks({ scale: 'age', places, domain: [58, 62], width: 600, amounts: 44, narrow: false })).toEqual([
    59, 60, 61, 62,
  ]);
});

it('a curve by age that ends before its mark has a tick at the mark', () => {
  const places = [60, 61];
  expect(curveTicks({ scale: 'age', places, domain: [60, 62], width: 600, amounts: 44, narrow: false })).toEqual([
    61, 62,
  ]);
});

/** The lines of a legend. */
const lines = (width: number, ...names: (string | undefined)[]) => legendHeight(width, 'in 1000 CHF', names) / line;

describe('The legend', () => {
  it('wraps the names below the unit only in a narrow chart', () => {
    const names = ['Bisher', 'Ohne Änderung'];
    expect([600, 300, 280, 180].map((width) => lines(width, ...names))).toEqual([1, 2, 2, 3]);
  });

  it('has room for each name of a band on the narrowest phone', () => {
    const names = ['Bei 2 % Zins', '1 % bis 3 % Zins', 'Ohne Änderung'];
    expect([700, 420, 264].map((width) => lines(width, ...names))).toEqual([1, 2, 4]);
  });

  it('has one line without names, and until the chart is measured', () => {
    expect(lines(300, undefined, undefined)).toBe(1);
    expect(lines(0, 'Bisher')).toBe(1);
  });
});
