import { expect, test } from 'vitest';
import type { Changes } from '#contract/simulations.ts';
import { sameChanges } from './same-changes.ts';

const kept: Changes = {
  buyIn: { amount: 20_000, from: '2027-01-31', instalments: 2 },
  leave: { from: '2027-05-01', months: 4, cover: 'riskOnly' },
};

test('the order in which changes say something doesn’t matter', () => {
  const inOtherOrder: Changes = {
    leave: { cover: 'riskOnly', months: 4, from: '2027-05-01' },
    buyIn: { instalments: 2, from: '2027-01-31', amount: 20_000 },
  };
  expect(sameChanges(kept)(inOtherOrder)).toBe(true);
});

test('another figure, or another part, is another change', () => {
  const isSame = sameChanges(kept);
  expect(isSame({ ...kept, leave: { from: '2027-05-01', months: 5, cover: 'riskOnly' } })).toBe(false);
  expect(isSame({ leave: kept.leave })).toBe(false);
  expect(isSame({})).toBe(false);
});

test('what can’t be taken isn’t the same as anything that can', () => {
  const impossible: Changes = { buyIn: { amount: -1, from: '2027-01-31', instalments: 1 } };
  expect(sameChanges(kept)(impossible)).toBe(false);
  expect(sameChanges(impossible)(kept)).toBe(false);
  expect(sameChanges(null)(kept)).toBe(false);
});
