import { describe, expect, it } from 'vitest';
import { homeOwnershipSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { homeOwnershipView } from './view.ts';

const view = (box: object) =>
  homeOwnershipView(readWire(homeOwnershipSchema, { homeOnwershipBox: { isVisible: true, ...box } }));

const isOver = (box: object): boolean => view(box).isOver;

const marks = (projectedGraph: readonly object[], maxAge: number | null) =>
  view({ maxAmount: 100_000, maxAge, projectedGraph }).withdrawal?.marksLimit;

describe('The page on home ownership', () => {
  it('has nothing to offer if it is too late and no simulator is linked', () => {
    expect(isOver({ maxAmount: 0, isTooLate: true, link: null })).toBe(true);
  });

  it('still has a repayment to offer if a simulator is linked', () => {
    expect(isOver({ maxAmount: 0, isTooLate: true, link: 'homeownershipsimulation' })).toBe(false);
  });

  it('goes on if the obstacle passes', () => {
    expect(isOver({ maxAmount: 0, link: null })).toBe(false);
    expect(isOver({ maxAmount: 50_000, isTooLate: true, link: null })).toBe(false);
  });

  it('leaves its limit to the curve where that marks it', () => {
    const rising = [
      { age: 41, value: 100_000 },
      { age: 60, value: 200_000 },
    ];
    expect(marks(rising, 62)).toBe(true);
    expect(marks(rising, null)).toBe(false);
    expect(marks(rising, 63)).toBe(false);
    expect(marks(rising.slice(0, 1), 42)).toBe(false);
    expect(
      marks(
        [
          { age: 41, value: 1 },
          { age: 60, value: 1 },
        ],
        62,
      ),
    ).toBe(false);
    expect(
      marks(
        [
          { date: '2027-01-01', value: 1 },
          { date: '2028-01-01', value: 2 },
        ],
        62,
      ),
    ).toBe(false);
  });

  it('leaves a buy-in possible as the provider says, or else unless a withdrawal is to be paid back first', () => {
    const answers = [{ mayBuyIn: true, mayPayBack: true }, { mayBuyIn: false }, {}, { mayPayBack: true }];
    expect(answers.map((box) => view(box).mayBuyIn)).toEqual([true, false, true, false]);
  });
});
