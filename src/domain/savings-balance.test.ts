import { describe, expect, it } from 'vitest';
import { readSavingsBalance } from './savings-balance.ts';

const today = '2026-06-15';

describe('A savings balance', () => {
  it('has today’s savings and ends where its projection ends', () => {
    const futureGraph = [
      { date: '2030-12-31', value: 180_000 },
      { date: '2040-12-31', value: 320_000 },
    ];
    const balance = readSavingsBalance({ value: 120_000, historicalGraph: [], futureGraph }, today);
    expect(balance.amount).toBe(120_000);
    expect(balance.end).toEqual({ date: '2040-12-31', value: 320_000 });
    expect(balance.curve.future).toEqual(expect.arrayContaining(futureGraph));
  });

  it('has no end without a projection', () => {
    expect(readSavingsBalance({ value: 0, historicalGraph: [], futureGraph: [] }, today)).toMatchObject({
      amount: 0,
      end: null,
    });
  });

  it.each([null, undefined])('is unknown if it is sent as %s', (value) => {
    expect(readSavingsBalance({ value, historicalGraph: [], futureGraph: [] }, today).amount).toBeNull();
  });
});
