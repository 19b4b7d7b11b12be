import { describe, expect, it } from 'vitest';
import { buyInSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { reachedPercent, readBuyIn, wholePercent, type BuyInBox } from './buy-in.ts';

const { buyIn: nothingSent } = readWire(buyInSchema, { purchaseBox: {} });

/** What the provider sends with only these fields filled in. */
const box = (sent: Partial<BuyInBox> = {}): BuyInBox => {
  if (!nothingSent) throw new Error('The box is not one.');
  return { ...nothingSent, ...sent };
};

describe('A buy-in', () => {
  it('is read with everything that was sent', () => {
    expect(
      readBuyIn(
        box({
          atMost: 84_210.35,
          savings: 60_000,
          savingsAtMost: 144_210.35,
          openWithdrawals: 19_000,
          subTitle: ' Bis Mitte Dezember. ',
          planName: ' Plan Plus ',
          ratio: 41.6,
        }),
      ),
    ).toEqual({
      atMost: 84_210.35,
      isNone: false,
      savings: 60_000,
      savingsAtMost: 144_210.35,
      reached: 41.6,
      isFull: false,
      toRepay: 19_000,
      note: 'Bis Mitte Dezember.',
      planName: 'Plan Plus',
    });
  });

  it('says nothing of what was not sent', () => {
    const unknown = {
      atMost: null,
      isNone: false,
      savings: null,
      savingsAtMost: null,
      reached: null,
      isFull: false,
      toRepay: null,
      note: null,
      planName: null,
    };
    expect(readBuyIn(box())).toEqual(unknown);
    expect(readBuyIn(box({ openWithdrawals: 0, subTitle: ' ', planName: '' }))).toEqual(unknown);
  });

  it('is none at zero and below, and full from 100 percent on', () => {
    expect([-1, 0, 0.05].map((atMost) => readBuyIn(box({ atMost })).isNone)).toEqual([true, true, false]);
    expect([99.9, 100, 120].map((ratio) => readBuyIn(box({ ratio })).isFull)).toEqual([false, true, true]);
  });

  it('is worked out from the savings where no percentage was sent', () => {
    expect(reachedPercent(box({ savings: 30, savingsAtMost: 120 }))).toBe(25);
    expect(reachedPercent(box({ ratio: 30, savings: 30, savingsAtMost: 120 }))).toBe(30);
    expect(reachedPercent(box({ savings: 0, savingsAtMost: 120 }))).toBe(0);
    expect(reachedPercent(box({ savings: 30 }))).toBeNull();
    expect(reachedPercent(box({ savingsAtMost: 120 }))).toBeNull();
    expect(reachedPercent(box({ savings: -1, savingsAtMost: 120 }))).toBeNull();
    expect(reachedPercent(box({ ratio: 30, savingsAtMost: 0 }))).toBeNull();
  });

  it('is rounded to 100 percent only when it is reached, and to 0 only when there is nothing', () => {
    expect([0, 0.2, 41.6, 99.7, 100, 100.4].map(wholePercent)).toEqual([0, 1, 42, 99, 100, 100]);
  });
});
