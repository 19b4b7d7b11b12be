import { describe, expect, it } from 'vitest';
import type { CalculationStep, Derivation } from '#contract/derivation.ts';
import { readPotential } from './potential.ts';

const chf = (name: string, value: number) => ({ name, unit: 'chf', value });

const gap = (amounts: Readonly<Record<string, number>>, result: number): CalculationStep => ({
  rule: 'buyInGap',
  inputs: Object.entries(amounts).map(([name, value]) => chf(name, value)),
  result: chf('gap', result),
});

const derived = (steps: readonly CalculationStep[], result: number): Derivation => ({
  figure: 'buyIn',
  date: '2026-11-21',
  result: chf('atMost', result),
  steps: [...steps],
  years: [],
  assumptions: [],
});

const blocked: CalculationStep = {
  rule: 'buyInBlocked',
  inputs: [chf('openWithdrawals', 80_000)],
  result: chf('gap', 0),
};

describe('What reduces a buy-in', () => {
  it('leads from the highest savings to the gap, without what is nothing', () => {
    const potential = readPotential(
      derived(
        [gap({ maximum: 200_000, savings: 120_000, openWithdrawals: 0, vestedElsewhere: 10_000 }, 70_000)],
        70_000,
      ),
    );
    expect(potential).toEqual({
      maximum: 200_000,
      reductions: [
        { name: 'savings', amount: 120_000 },
        { name: 'vestedElsewhere', amount: 10_000 },
      ],
      gap: 70_000,
      covered: false,
      limits: [],
      possible: null,
    });
  });

  it('says that an open early withdrawal blocks it', () => {
    const potential = readPotential(
      derived([gap({ maximum: 300_000, savings: 150_000, openWithdrawals: 80_000 }, 70_000), blocked], 0),
    );
    expect(potential?.limits).toEqual([{ name: 'blocked', amount: 0 }]);
    expect(potential?.possible).toBe(0);
  });

  it('says what a divorce still allows, and what a newcomer may pay in this year', () => {
    const potential = readPotential(
      derived(
        [
          gap({ maximum: 300_000, savings: 150_000, openWithdrawals: 80_000 }, 70_000),
          blocked,
          { rule: 'buyInAfterDivorce', inputs: [chf('afterDivorce', 40_000)], result: chf('gap', 40_000) },
          { rule: 'arrivalCap', inputs: [chf('cap', 12_000)], result: chf('atMost', 12_000) },
        ],
        12_000,
      ),
    );
    expect(potential?.limits).toEqual([
      { name: 'blocked', amount: 0 },
      { name: 'afterDivorce', amount: 40_000 },
      { name: 'arrivalCap', amount: 12_000 },
    ]);
    expect(potential?.possible).toBe(12_000);
  });

  it('names the result where a limit is wider than the gap', () => {
    const cap: CalculationStep = { rule: 'arrivalCap', inputs: [chf('cap', 12_000)], result: chf('atMost', 5_000) };
    expect(readPotential(derived([gap({ maximum: 9_000, savings: 4_000 }, 5_000), cap], 5_000))?.possible).toBe(5_000);
  });

  it('says so where the reductions come to more than the highest savings', () => {
    expect(readPotential(derived([gap({ maximum: 100_000, savings: 130_000 }, 0)], 0))?.covered).toBe(true);
    expect(readPotential(derived([gap({ maximum: 100_000, savings: 100_000 }, 0)], 0))?.covered).toBe(false);
  });

  it('is nothing where the provider does not explain it, or leaves the amounts out', () => {
    expect(readPotential(undefined)).toBeNull();
    expect(readPotential(derived([], 0))).toBeNull();
    expect(readPotential(derived([gap({ savings: 1 }, 1)], 1))).toBeNull();
    expect(
      readPotential(derived([{ rule: 'buyInGap', inputs: [], result: { name: 'gap', unit: 'date', value: 'x' } }], 1)),
    ).toBeNull();
  });

  it('passes over steps that it does not know', () => {
    const unknown: CalculationStep = { rule: 'toString', inputs: [], result: chf('gap', 1) };
    expect(readPotential(derived([gap({ maximum: 2, savings: 1 }, 1), unknown], 1))?.limits).toEqual([]);
  });
});
