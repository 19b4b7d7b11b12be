import { describe, expect, it } from 'vitest';
import { buyInSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { readPotential } from './potential.ts';

/** A page whose highest savings are 300'000, with what leads to the possible buy-in. */
const page = (potential: object | null, atMost: number, maximum: number | null = 300_000) =>
  readWire(buyInSchema, {
    purchaseBox: { maxBalanceAmount: maximum, maxPurchaseAmount: atMost },
    potential,
  });

const savings = { name: 'savings', amount: 150_000 };
const open = { name: 'openWithdrawals', amount: 80_000 };

/** Whether savings of an amount leave a gap that the lines do not add up to. */
const covered = (amount: number) =>
  readPotential(page({ reductions: [{ name: 'savings', amount }], gap: 0, limits: [] }, 0))?.covered;

describe('The buy-in potential', () => {
  it('leads from the highest savings to the gap, without zero reductions', () => {
    const sent = { reductions: [savings, { name: 'vestedElsewhere', amount: 0 }], gap: 150_000, limits: [] };
    expect(readPotential(page(sent, 150_000))).toEqual({
      maximum: 300_000,
      reductions: [savings],
      gap: 150_000,
      covered: false,
      limits: [],
      possible: null,
    });
  });

  it('says that an open early withdrawal blocks it, what a divorce still allows, and what a newcomer may pay', () => {
    const limits = [
      { name: 'blocked', amount: 0 },
      { name: 'afterDivorce', amount: 40_000 },
      { name: 'arrivalCap', amount: 12_000 },
    ];
    const potential = readPotential(page({ reductions: [savings, open], gap: 70_000, limits }, 12_000));
    expect(potential?.limits).toEqual(limits);
    expect(potential?.possible).toBe(12_000);
  });

  it('names the possible buy-in where a limit is wider than the gap', () => {
    const limits = [{ name: 'arrivalCap', amount: 200_000 }];
    expect(readPotential(page({ reductions: [savings], gap: 150_000, limits }, 150_000))?.possible).toBe(150_000);
  });

  it('says so where the reductions come to more than the highest savings', () => {
    expect([covered(300_001), covered(300_000)]).toEqual([true, false]);
  });

  it('is not shown where the provider does not send it, or only a part of it', () => {
    const whole = { reductions: [savings], gap: 150_000, limits: [] };
    expect(readPotential(page(null, 0))).toBeNull();
    expect(readPotential(page({ reductions: [savings] }, 0))).toBeNull();
    expect(readPotential(page(whole, 0, null))).toBeNull();
    expect(
      readPotential(page({ ...whole, reductions: [savings, { name: 'toString', amount: 1 }] }, 150_000)),
    ).toBeNull();
  });

  it('passes over limits that it does not know', () => {
    const limits = [{ name: 'toString', amount: 1 }];
    expect(readPotential(page({ reductions: [savings], gap: 150_000, limits }, 150_000))?.limits).toEqual([]);
  });
});
