import { describe, expect, it } from 'vitest';
import type { CalculationStep, Derivation, Quantity, QuantityName } from '#contract/derivation.ts';
import { waterfallOf } from './waterfall.ts';

const chf = (name: QuantityName, value: number): Quantity => ({ name, unit: 'chf', value });
const percent = (name: QuantityName, value: number): Quantity => ({ name, unit: 'percent', value });

const projection: CalculationStep = {
  rule: 'projectedCapital',
  inputs: [percent('assumedInterest', 2), chf('savings', 200), chf('interest', 50), chf('credits', 150)],
  result: chf('capital', 400),
};
const conversion: CalculationStep = {
  rule: 'conversion',
  inputs: [chf('capital', 400), percent('conversionRate', 6)],
  result: chf('pension', 24),
};
const monthly: CalculationStep = { rule: 'perMonth', inputs: [chf('perYear', 24)], result: chf('perMonth', 2) };

const derivation = (
  steps: CalculationStep[],
  result: Quantity,
  figure: Derivation['figure'] = 'pension',
): Derivation => ({
  figure,
  date: '2026-11-24',
  result,
  steps,
  years: [],
  assumptions: [],
});

/** The pensions of a family with a partner. */
const family = (children: number, perMonth: number): Derivation =>
  derivation(
    [
      {
        rule: 'familyPensions',
        inputs: [
          chf('partnerPension', 1200),
          ...(children > 0
            ? [chf('childPension', 120.06), { name: 'children', unit: 'count', value: children } as const]
            : []),
        ],
        result: chf('perMonth', perMonth),
      },
    ],
    chf('perMonth', perMonth),
    'familyPensions',
  );

describe('The picture of a calculation', () => {
  it('goes from today’s savings to the pension of a month', () => {
    const parts = waterfallOf(derivation([projection, conversion, monthly], chf('perMonth', 2)));
    expect(parts).toEqual([
      {
        kind: 'sum',
        first: chf('savings', 200),
        bars: [
          { kind: 'first', quantity: chf('savings', 200), from: 0, to: 200 },
          { kind: 'plus', quantity: chf('interest', 50), from: 200, to: 250 },
          { kind: 'plus', quantity: chf('credits', 150), from: 250, to: 400 },
          { kind: 'result', quantity: chf('capital', 400), from: 0, to: 400 },
        ],
        low: 0,
        high: 400,
      },
      {
        kind: 'product',
        first: chf('capital', 400),
        factors: [{ sign: 'times', quantity: percent('conversionRate', 6) }],
        result: chf('pension', 24),
      },
      { kind: 'product', first: chf('perYear', 24), factors: [{ sign: 'perMonth' }], result: chf('perMonth', 2) },
    ]);
  });

  it('goes down for what is taken away, also where an addition is negative, and leaves out what is nothing', () => {
    const gap: CalculationStep = {
      rule: 'buyInGap',
      inputs: [chf('maximum', 300), chf('savings', 200), chf('openWithdrawals', 0), chf('vestedElsewhere', 40)],
      result: chf('gap', 60),
    };
    const [part] = waterfallOf(derivation([gap], chf('gap', 60), 'buyIn'));
    expect(part).toMatchObject({
      bars: [
        { kind: 'first', from: 0, to: 300 },
        { kind: 'minus', quantity: chf('savings', 200), from: 300, to: 100 },
        { kind: 'minus', from: 100, to: 60 },
        { kind: 'result', from: 0, to: 60 },
      ],
    });
    const moved: CalculationStep = {
      ...projection,
      inputs: [chf('savings', 500), chf('movements', -100)],
      result: chf('capital', 400),
    };
    const [falling] = waterfallOf(derivation([moved], chf('capital', 400)));
    expect(falling).toMatchObject({ bars: [{}, { kind: 'minus', quantity: chf('movements', 100), to: 400 }, {}] });
  });

  it('says what is multiplied where it begins with a product', () => {
    const maximum: CalculationStep = {
      rule: 'conversion',
      inputs: [chf('capital', 100), percent('conversionRate', 300)],
      result: chf('maximum', 300),
    };
    const gap: CalculationStep = {
      rule: 'buyInGap',
      inputs: [chf('maximum', 300), chf('savings', 200)],
      result: chf('gap', 100),
    };
    const [part] = waterfallOf(derivation([maximum, gap], chf('gap', 100), 'buyIn'));
    expect(part).toMatchObject({ kind: 'product', first: chf('capital', 100) });
  });

  it('draws no sum to which nothing is added', () => {
    const unmoved: CalculationStep = {
      ...projection,
      inputs: [chf('savings', 400), chf('credits', 0)],
      result: chf('capital', 400),
    };
    expect(waterfallOf(derivation([unmoved, conversion], chf('pension', 24)))).toEqual([]);
  });

  it('passes a step that only picks the amount that counts', () => {
    const largest: CalculationStep = {
      rule: 'exitBenefit',
      inputs: [chf('savings', 400), chf('bvgPart', 300)],
      result: chf('exitBenefit', 400),
    };
    const parts = waterfallOf(derivation([projection, largest], chf('exitBenefit', 400), 'exitBenefit'));
    expect(parts.map(({ kind }) => kind)).toEqual(['sum']);
  });

  it('adds up a family’s pensions, one bar for each person', () => {
    const [part] = waterfallOf(family(2, 120.02));
    expect(part).toMatchObject({
      kind: 'sum',
      bars: [
        { kind: 'first', holder: { is: 'partner', place: 0 }, from: 0, to: 100 },
        { kind: 'plus', quantity: { value: 10.01 }, holder: { is: 'children', place: 0 }, from: 100 },
        { kind: 'plus', quantity: { value: 10.01 }, holder: { is: 'children', place: 1 } },
        { kind: 'result', from: 0, to: 120.02 },
      ],
    });
    // A single pension is no sum; nor are pensions that don't add up, or more than a picture holds.
    expect(waterfallOf(family(0, 100))).toEqual([]);
    expect(waterfallOf(family(2, 121))).toEqual([]);
    expect(waterfallOf(family(9, 190.09))).toEqual([]);
  });

  it('passes steps that lead elsewhere', () => {
    const other: CalculationStep = { ...projection, rule: 'lawfulProjection', result: chf('lawfulCapital', 99) };
    expect(waterfallOf(derivation([projection, other, conversion], chf('pension', 24)))).toHaveLength(2);
  });

  it('is missing if the amounts don’t add up, if there is no sum, and without steps', () => {
    const wrong = { ...projection, result: chf('capital', 401) };
    expect(waterfallOf(derivation([wrong], chf('capital', 401)))).toEqual([]);
    expect(waterfallOf(derivation([conversion], chf('pension', 24)))).toEqual([]);
    expect(waterfallOf(derivation([], chf('pension', 24)))).toEqual([]);
  });
});
