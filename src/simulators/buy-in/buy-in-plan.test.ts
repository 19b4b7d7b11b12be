import { expect, test } from 'vitest';
import { changesOf, planOf, type BuyInPlan } from './buy-in-plan.ts';

const plan: BuyInPlan = { amount: 24_000, from: '2027-03-01', instalments: 3, marginalRate: 27.5 };

test('a plan becomes changes and comes back', () => {
  expect(changesOf(plan)).toEqual({
    buyIn: { amount: 24_000, from: '2027-03-01', instalments: 3, marginalRate: 27.5 },
  });
  expect(planOf(changesOf(plan))).toEqual(plan);
  expect(planOf(changesOf({ ...plan, marginalRate: 0 }))).toEqual({ ...plan, marginalRate: 0 });
});

test('without an amount nothing changes, and other changes have no buy-in', () => {
  expect(changesOf(null)).toEqual({});
  expect(changesOf({ ...plan, amount: 0 })).toEqual({});
  expect(planOf({ leave: { from: '2027-01-01', months: 3, cover: 'none' } })).toBeNull();
});
