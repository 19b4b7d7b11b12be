import { describe, expect, it } from 'vitest';
import { buyInSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { reachedPercent, wholePercent, type BuyInBox } from './buy-in.ts';

const empty = readWire(buyInSchema, { purchaseBox: {} }).buyIn;

const box = (own: Partial<BuyInBox>): BuyInBox => {
  if (empty === null) throw new Error('An empty box was dropped.');
  return { ...empty, ...own };
};

describe('What is reached', () => {
  it('is the ratio as sent, else worked out, else unknown', () => {
    expect(reachedPercent(box({ ratio: 41.5, savings: 1, savingsAtMost: 2 }))).toBe(41.5);
    expect(reachedPercent(box({ savings: 1, savingsAtMost: 2 }))).toBe(50);
    expect(reachedPercent(box({ savings: 1, savingsAtMost: 0 }))).toBeNull();
    expect(reachedPercent(box({ ratio: 0, savings: 5, savingsAtMost: 0 }))).toBeNull();
    expect(reachedPercent(box({ ratio: -4 }))).toBeNull();
    expect(reachedPercent(box({}))).toBeNull();
  });

  it('reads 100 % only once all is reached, and 0 % only for nothing', () => {
    expect([0, 0.2, 41.5, 99.7, 100, 137.4].map(wholePercent)).toEqual([0, 1, 42, 99, 100, 137]);
  });
});
