import { describe, expect, it } from 'vitest';
import { buyInSchema, type BuyInAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { buyInView } from './view.ts';

const today = '2026-11-20';
const readPotential = (answer: BuyInAnswer) => buyInView(answer, today).potential;

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

  it('says so if the reductions exceed the highest savings', () => {
    expect([covered(300_001), covered(300_000)]).toEqual([true, false]);
  });

  it('is not shown if the provider does not send it, or only a part of it', () => {
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

const empty = readWire(buyInSchema, { purchaseBox: {} });

type BuyInBox = NonNullable<BuyInAnswer['buyIn']>;

const drawn = (own: Partial<BuyInBox>) => {
  if (empty.buyIn === null) throw new Error('An empty box was dropped.');
  const answer = { ...empty, buyIn: { ...empty.buyIn, ...own } };
  return buyInView(answer, today).buyIn?.ring.map(({ word, label, value }) => [word ?? label, value]);
};

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

  it('calls a gap by its name if nobody says how much may be bought in', () => {
    expect(drawn({ savings: 60_000, graphMaxValue: 100_000 })).toEqual([
      ['saved', 60_000],
      ['missing', 40_000],
    ]);
  });

  it('is one whole if the highest savings are reached', () => {
    expect(drawn({ savings: 120_000, atMost: 0, savingsAtMost: 100_000 })).toEqual([['saved', 120_000]]);
  });

  it('is omitted if there is nothing to compare', () => {
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
    expect(parts?.at(-1)).toEqual(['others', 9_993]);
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

const lockedUntil = (until: string) => buyInView({ ...empty, capitalLockedUntil: until }, today).lockedUntil;

describe('The lock on the capital', () => {
  it('holds to the end of its last day', () => {
    expect(['2026-11-20', '2026-11-19', '0001-01-01'].map(lockedUntil)).toEqual(['2026-11-20', null, null]);
  });
});
