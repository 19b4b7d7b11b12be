import { describe, expect, it } from 'vitest';
import { homeOwnershipSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { homeOwnershipView } from './view.ts';

const view = (box: object) =>
  homeOwnershipView(readWire(homeOwnershipSchema, { homeOnwershipBox: { isVisible: true, ...box } }));

const isOver = (box: object): boolean => view(box).isOver;

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

  it('leaves a buy-in possible as the provider says, or else unless a withdrawal is to be paid back first', () => {
    const answers = [{ mayBuyIn: true, mayPayBack: true }, { mayBuyIn: false }, {}, { mayPayBack: true }];
    expect(answers.map((box) => view(box).mayBuyIn)).toEqual([true, false, true, false]);
  });
});
