import { describe, expect, it } from 'vitest';
import { buyInSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { labelWithAmount, reachedPercent, readBuyIn, wholePercent, type BuyInBox } from './buy-in.ts';

const { buyIn: nothingSent } = readWire(buyInSchema, { purchaseBox: {} });

/** A provider's box with only these fields filled in. */
const box = (sent: Partial<BuyInBox> = {}): BuyInBox => {
  if (!nothingSent) throw new Error('The box is not one.');
  return { ...nothingSent, ...sent };
};

describe('A buy-in', () => {
  it('reads every field of a buy-in', () => {
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

  it('reads missing fields as null', () => {
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

  it('treats zero and less as no buy-in, and 100 percent and more as full', () => {
    expect([-1, 0, 0.05].map((atMost) => readBuyIn(box({ atMost })).isNone)).toEqual([true, true, false]);
    expect([99.9, 100, 120].map((ratio) => readBuyIn(box({ ratio })).isFull)).toEqual([false, true, true]);
  });

  it('calculates the percentage from the savings if none was sent', () => {
    expect(reachedPercent(box({ savings: 30, savingsAtMost: 120 }))).toBe(25);
    expect(reachedPercent(box({ ratio: 30, savings: 30, savingsAtMost: 120 }))).toBe(30);
    expect(reachedPercent(box({ savings: 0, savingsAtMost: 120 }))).toBe(0);
    expect(reachedPercent(box({ savings: 30 }))).toBeNull();
    expect(reachedPercent(box({ savingsAtMost: 120 }))).toBeNull();
    expect(reachedPercent(box({ savings: -1, savingsAtMost: 120 }))).toBeNull();
    expect(reachedPercent(box({ ratio: 30, savingsAtMost: 0 }))).toBeNull();
  });

  it('rounds to 100 percent only if it is reached, and to 0 only if there is nothing', () => {
    expect([0, 0.2, 41.6, 99.7, 100, 100.4].map(wholePercent)).toEqual([0, 1, 42, 99, 100, 100]);
  });
});

describe('The fund’s label', () => {
  it.each([
    [' {0} gespart ', 1_234.5, 'CHF\u00a01’234.50 gespart'],
    ['Ihr Guthaben', null, 'Ihr Guthaben'],
    ['{0} gespart', null, null],
    ['{0} von {1}', 1_234.5, null],
    [' ', 1_234.5, null],
    [null, 1_234.5, null],
  ] as const)('%j with %j is %j', (label, amount, said) => {
    expect(labelWithAmount(label, amount)).toBe(said);
  });
});
