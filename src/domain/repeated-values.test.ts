import { describe, expect, it } from 'vitest';
import type { Quantity, QuantityName } from '#contract/derivation.ts';
import type { SumLine } from './calculation-sum.ts';
import { stepValues } from './repeated-values.ts';

const told = (quantity: Quantity): SumLine => ({ quantity, sign: null });
const number = (name: QuantityName, unit: 'chf' | 'percent' | 'months', value: number) => told({ name, unit, value });
const since = (value: string) => told({ name: 'from', unit: 'date', value });
const band = (from: string, months: number, salary: number, rate: number): SumLine[] => [
  since(from),
  number('monthsAhead', 'months', months),
  number('insuredSalary', 'chf', salary),
  number('creditRate', 'percent', rate),
];

const until = told({ name: 'until', unit: 'date', value: '2031-12-31' });
const savings: SumLine = { quantity: { name: 'savings', unit: 'chf', value: 100_000 }, sign: 'first' };
const names = (lines: readonly SumLine[]) => lines.map(({ quantity }) => quantity.name);
const valuesOf = (rows: readonly (readonly Quantity[])[] | undefined) =>
  rows?.map((row) => row.map(({ value }) => value));

describe('the values of a step that repeat', () => {
  it('are a table, and a salary that is the same in every row stands once before it', () => {
    const lines = [until, ...band('2026-11-01', 38, 80_986, 15), ...band('2030-01-01', 24, 80_986, 18), savings];
    const { single, repeated, sum } = stepValues(lines);
    expect(names(single)).toEqual(['until', 'insuredSalary']);
    expect(repeated?.columns).toEqual(['from', 'monthsAhead', 'creditRate']);
    expect(valuesOf(repeated?.rows)).toEqual([
      ['2026-11-01', 38, 15],
      ['2030-01-01', 24, 18],
    ]);
    expect(sum).toEqual([savings]);
  });

  it('keep a salary that changes, and months that happen to be equal', () => {
    const { single, repeated } = stepValues([
      ...band('2026-11-01', 24, 70_000, 15),
      ...band('2028-11-01', 24, 80_000, 18),
    ]);
    expect(single).toEqual([]);
    expect(repeated?.columns).toEqual(['from', 'monthsAhead', 'insuredSalary', 'creditRate']);
  });

  it('leave what follows them where it was', () => {
    const interest = number('assumedInterest', 'percent', 2);
    const { single } = stepValues([...band('2026-11-01', 24, 7, 15), ...band('2028-11-01', 12, 8, 18), interest]);
    expect(names(single)).toEqual(['assumedInterest']);
  });

  it('stay single if they stand once, or follow no pattern', () => {
    const once = [until, ...band('2026-11-01', 38, 80_986, 15), savings];
    expect(stepValues(once)).toEqual({ single: once.slice(0, -1), repeated: null, sum: [savings] });
    const uneven = [...band('2026-11-01', 38, 80_986, 15), ...band('2030-01-01', 24, 80_986, 18).slice(2)];
    expect(stepValues(uneven)).toEqual({ single: uneven, repeated: null, sum: [] });
  });
});
