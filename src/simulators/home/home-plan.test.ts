import { expect, test } from 'vitest';
import { changesSchema } from '#pension/simulation/changes.ts';
import { changesOf, planOf, type HomePlan } from './home-plan.ts';

const moved = { amount: 50_000, on: '2027-12-31' };
const repaid = { amount: 20_000, on: '2032-12-31' };

const plans: readonly HomePlan[] = [
  { kind: 'withdrawal', ...moved, realisedOn: null, repaid: null },
  { kind: 'withdrawal', ...moved, realisedOn: null, repaid },
  { kind: 'pledge', ...moved, realisedOn: null, repaid: null },
  { kind: 'pledge', ...moved, realisedOn: '2030-06-30', repaid },
  { kind: 'repayment', ...moved, realisedOn: null, repaid: null },
];

test.each(plans)('is the same after it was kept: %o', (plan) => {
  const changes = changesOf(plan);
  expect(changesSchema.parse(changes)).toEqual(changes);
  expect(planOf(changes)).toEqual(plan);
});

test('nothing planned changes nothing', () => {
  expect(changesOf(null)).toEqual({});
  expect(planOf({})).toBeNull();
  expect(planOf({ buyIn: { amount: 1, from: '2027-01-01' } })).toBeNull();
});

test('a pledge that is not realised leaves nothing to pay back', () => {
  expect(changesOf({ kind: 'pledge', ...moved, realisedOn: null, repaid })).toEqual({ home: { pledge: moved } });
});

test('where nothing is taken out, nothing is paid back', () => {
  const withdrawal = { amount: 0, on: moved.on };
  expect(changesOf({ kind: 'withdrawal', ...withdrawal, realisedOn: null, repaid })).toEqual({ home: { withdrawal } });
});
