import { describe, expect, it } from 'vitest';
import { readSavings } from './savings.ts';

const today = '2026-06-15';

describe('A savings balance', () => {
  it('has today’s savings and ends where its projection ends', () => {
    const futureGraph = [
      { date: '2030-12-31', value: 180_000 },
      { date: '2040-12-31', value: 320_000 },
    ];
    const savings = readSavings({ value: 120_000, historicalGraph: [], futureGraph }, today);
    expect(savings.amount).toBe(120_000);
    expect(savings.end).toEqual({ date: '2040-12-31', value: 320_000 });
    expect(savings.curve.future).toEqual(expect.arrayContaining(futureGraph));
  });

  it('has no end without a projection', () => {
    expect(readSavings({ value: 0, historicalGraph: [], futureGraph: [] }, today)).toMatchObject({
      amount: 0,
      end: null,
    });
  });

  it.each([null, undefined])('is unknown if it is sent as %s', (value) => {
    expect(readSavings({ value, historicalGraph: [], futureGraph: [] }, today).amount).toBeNull();
  });
});
