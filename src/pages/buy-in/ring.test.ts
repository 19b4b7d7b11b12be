import { describe, expect, it } from 'vitest';
import { buyInSchema, type BuyInAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { reachedPercent, ringParts, wholePercent } from './ring.ts';

type BuyInBox = NonNullable<BuyInAnswer['buyIn']>;

const empty = readWire(buyInSchema, { purchaseBox: {} }).buyIn;

const box = (own: Partial<BuyInBox>): BuyInBox => {
  if (empty === null) throw new Error('An empty box was dropped.');
  return { ...empty, ...own };
};

const drawn = (own: Partial<BuyInBox>) => ringParts(box(own)).map(({ word, label, value }) => [word ?? label, value]);

describe('The ring', () => {
  it('shows what is saved, what may be bought in, and what is out of reach beyond that', () => {
    expect(drawn({ savings: 60_000, atMost: 30_000, savingsAtMost: 100_000 })).toEqual([
      ['saved', 60_000],
      ['possible', 30_000],
      ['notNow', 10_000],
    ]);
  });

  it('leaves out the part that is not there', () => {
    expect(drawn({ savings: 60_000, atMost: 40_000, savingsAtMost: 100_000 })).toEqual([
      ['saved', 60_000],
      ['possible', 40_000],
    ]);
    expect(drawn({ savings: 60_000, atMost: 0, savingsAtMost: 100_000 })).toEqual([
      ['saved', 60_000],
      ['notNow', 40_000],
    ]);
  });

  it('calls what is missing so where nobody says how much may be bought in', () => {
    expect(drawn({ savings: 60_000, graphMaxValue: 100_000 })).toEqual([
      ['saved', 60_000],
      ['missing', 40_000],
    ]);
  });

  it('is one whole where the highest savings are reached', () => {
    expect(drawn({ savings: 120_000, atMost: 0, savingsAtMost: 100_000 })).toEqual([['saved', 120_000]]);
  });

  it('is none where there is nothing to compare', () => {
    expect(drawn({})).toEqual([]);
    expect(drawn({ savings: 60_000 })).toEqual([]);
    expect(drawn({ savings: -5, savingsAtMost: 100 })).toEqual([]);
    expect(drawn({ ratio: 40 })).toEqual([]);
  });

  it('shows the parts that the provider names, and what is missing of its maximum', () => {
    const graphData = [
      { label: 'Angespart', value: 60 },
      { label: 'Nichts', value: 0 },
      { label: 'Schulden', value: -3 },
    ];
    expect(drawn({ graphData, graphMaxValue: 100, savings: 1, savingsAtMost: 2 })).toEqual([
      ['Angespart', 60],
      ['missing', 40],
    ]);
  });

  it('makes one of many parts, and of those without a name', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ label: `Teil ${index}`, value: 1 }));
    const parts = drawn({ graphData: many });
    expect(parts).toHaveLength(8);
    expect(parts.at(-1)).toEqual(['others', 9_993]);
    expect(
      drawn({
        graphData: [
          { label: 'A', value: 1 },
          { label: ' ', value: 2 },
          { label: null, value: 3 },
        ],
      }),
    ).toEqual([
      ['A', 1],
      ['others', 5],
    ]);
  });
});

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
