import { describe, expect, it } from 'vitest';
import { buyInSchema, type BuyInAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { buyInView } from './view.ts';

const today = '2026-11-20';
const readPotential = (answer: BuyInAnswer) => buyInView(answer, today).potential;

/** An answer with maximum savings of 300'000 and the lines that lead to the possible buy-in. */
const page = (potential: object | null, atMost: number, maximum: number | null = 300_000) =>
  readWire(buyInSchema, {
    purchaseBox: { maxBalanceAmount: maximum, maxPurchaseAmount: atMost },
    potential,
  });

const savings = { name: 'savings', amount: 150_000 };
const open = { name: 'openWithdrawals', amount: 80_000 };

/** Whether the lines add up to the gap for these savings. */
const covered = (amount: number) =>
  readPotential(page({ reductions: [{ name: 'savings', amount }], gap: 0, limits: [] }, 0))?.covered;

describe('The buy-in potential', () => {
  it('leads from the maximum savings to the gap, without zero reductions', () => {
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

  it('shows an open early withdrawal that blocks the buy-in, what a divorce still allows, and the cap for newcomers', () => {
    const limits = [
      { name: 'blocked', amount: 0 },
      { name: 'afterDivorce', amount: 40_000 },
      { name: 'arrivalCap', amount: 12_000 },
    ];
    const potential = readPotential(page({ reductions: [savings, open], gap: 70_000, limits }, 12_000));
    expect(potential?.limits).toEqual(limits);
    expect(potential?.possible).toBe(12_000);
  });

  it('names the possible buy-in if a limit exceeds the gap', () => {
    const limits = [{ name: 'arrivalCap', amount: 200_000 }];
    expect(readPotential(page({ reductions: [savings], gap: 150_000, limits }, 150_000))?.possible).toBe(150_000);
  });

  it('reports reductions that exceed the maximum savings', () => {
    expect([covered(300_001), covered(300_000)]).toEqual([true, false]);
  });

  it('omits the potential if the provider sends none, or only a part of it', () => {
    const whole = { reductions: [savings], gap: 150_000, limits: [] };
    expect(readPotential(page(null, 0))).toBeNull();
    expect(readPotential(page({ reductions: [savings] }, 0))).toBeNull();
    expect(readPotential(page(whole, 0, null))).toBeNull();
    expect(
      readPotential(page({ ...whole, reductions: [savings, { name: 'toString', amount: 1 }] }, 150_000)),
    ).toBeNull();
  });

  it('ignores unknown limits', () => {
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

const partsWith = (reductions: object[]) =>
  buyInView(
    readWire(buyInSchema, {
      purchaseBox: { currentCreditBalance: 60_000, maxPurchaseAmount: 0, maxBalanceAmount: 100_000 },
      potential: { reductions, gap: 0, limits: [] },
    }),
    today,
  ).buyIn?.ring.map(({ word, value }) => [word, value]);

describe('The ring', () => {
  it('splits the ring into savings, possible buy-in and what is out of reach', () => {
    expect(drawn({ savings: 60_000, atMost: 30_000, savingsAtMost: 100_000 })).toEqual([
      ['saved', 60_000],
      ['possible', 30_000],
      ['notNow', 10_000],
    ]);
  });

  it('omits an empty part of the ring', () => {
    expect(drawn({ savings: 60_000, atMost: 40_000, savingsAtMost: 100_000 })).toEqual([
      ['saved', 60_000],
      ['possible', 40_000],
    ]);
    expect(drawn({ savings: 60_000, atMost: 0, savingsAtMost: 100_000 })).toEqual([
      ['saved', 60_000],
      ['notNow', 40_000],
    ]);
  });

  it('names what is counted besides the savings, and what remains', () => {
    const drawnBefore = { name: 'drawnSavings', amount: 90_000 };
    const elsewhere = { name: 'vestedElsewhere', amount: 10_000 };
    expect(partsWith([elsewhere])).toEqual([
      ['saved', 60_000],
      ['counted.vestedElsewhere', 10_000],
      ['notNow', 30_000],
    ]);
    expect(partsWith([{ ...drawnBefore, amount: 20_000 }, elsewhere])?.[1]).toEqual(['counted.several', 30_000]);
  });

  it('says of what is counted that only a part of it fits', () => {
    const drawnBefore = { name: 'drawnSavings', amount: 90_000 };
    expect(partsWith([drawnBefore])).toEqual([
      ['saved', 60_000],
      ['ofCounted.drawnSavings', 40_000],
    ]);
    expect(partsWith([drawnBefore, { name: 'vestedElsewhere', amount: 10_000 }])?.[1]).toEqual([
      'ofCounted.several',
      40_000,
    ]);
    expect(partsWith([{ ...drawnBefore, amount: 40_000 }])?.[1]).toEqual(['counted.drawnSavings', 40_000]);
  });

  it('calls the rest a gap if the possible buy-in is unknown', () => {
    expect(drawn({ savings: 60_000, graphMaxValue: 100_000 })).toEqual([
      ['saved', 60_000],
      ['missing', 40_000],
    ]);
  });

  it('draws a single full part if the maximum savings are reached', () => {
    expect(drawn({ savings: 120_000, atMost: 0, savingsAtMost: 100_000 })).toEqual([['saved', 120_000]]);
  });

  it('omits the ring if there is nothing to compare', () => {
    expect(drawn({})).toEqual([]);
    expect(drawn({ savings: 60_000 })).toEqual([]);
    expect(drawn({ savings: -5, savingsAtMost: 100 })).toEqual([]);
    expect(drawn({ ratio: 40 })).toEqual([]);
  });

  it('shows the parts that the provider names, and what is missing to its maximum', () => {
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

  it('combines surplus parts and parts without a name into one', () => {
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
  it('locks the capital through the last day', () => {
    expect(['2026-11-20', '2026-11-19', '0001-01-01'].map(lockedUntil)).toEqual(['2026-11-20', null, null]);
  });
});

it('offers a simulation only of an amount that changes something', () => {
  const viewOf = (atMost: number | null) => buyInView(page(null, atMost ?? 0), today);
  expect([0, 99.99, 100].map((atMost) => viewOf(atMost).maySimulate)).toEqual([false, false, true]);
  expect([0, 99.99].map((atMost) => viewOf(atMost).isNone)).toEqual([true, false]);
  expect(buyInView(empty, today).maySimulate).toBe(true);
});
