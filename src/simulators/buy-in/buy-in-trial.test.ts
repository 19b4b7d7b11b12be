import { expect, test } from 'vitest';
import { changesOf, takingExample, trialOf, type BuyInTrial } from './buy-in-trial.ts';

const trial: BuyInTrial = { amount: 24_000, from: '2027-03-01', instalments: 3, marginalRate: 27.5 };

test('a trial becomes changes and comes back', () => {
  expect(changesOf(trial)).toEqual({
    buyIn: { amount: 24_000, from: '2027-03-01', instalments: 3, marginalRate: 27.5 },
  });
  expect(trialOf(changesOf(trial))).toEqual(trial);
  expect(trialOf(changesOf({ ...trial, marginalRate: 0 }))).toEqual({ ...trial, marginalRate: 0 });
});

test('an example keeps its own tax rate, or else the one in the field, or the typical one that untouched fields say', () => {
  const silent = { ...trial, marginalRate: 0 };
  expect(takingExample(trial, { ...trial, marginalRate: 31 })?.marginalRate).toBe(27.5);
  expect(takingExample(silent, { ...trial, marginalRate: 31 })?.marginalRate).toBe(31);
  expect(takingExample(silent, silent)?.marginalRate).toBe(0);
  expect(takingExample(silent, null)?.marginalRate).toBe(25);
});

test('without an amount nothing changes, and other changes have no buy-in', () => {
  expect(changesOf(null)).toEqual({});
  expect(changesOf({ ...trial, amount: 0 })).toEqual({});
  expect(trialOf({ leave: { from: '2027-01-01', months: 3, cover: 'none' } })).toBeNull();
});
