import { expect, test } from 'vitest';
import { changesSchema } from '#pension/simulation/changes.ts';
import { changesOf, trialOf, type HomeTrial } from './home-trial.ts';

const moved = { amount: 50_000, on: '2027-12-31' };
const repaid = { amount: 20_000, on: '2032-12-31' };

const trials: readonly HomeTrial[] = [
  { kind: 'withdrawal', ...moved, realisedOn: null, repaid: null },
  { kind: 'withdrawal', ...moved, realisedOn: null, repaid },
  { kind: 'pledge', ...moved, realisedOn: null, repaid: null },
  { kind: 'pledge', ...moved, realisedOn: '2030-06-30', repaid },
  { kind: 'repayment', ...moved, realisedOn: null, repaid: null },
];

test.each(trials)('is the same after it was kept: %o', (trial) => {
  const changes = changesOf(trial);
  expect(changesSchema.parse(changes)).toEqual(changes);
  expect(trialOf(changes)).toEqual(trial);
});

test('nothing entered changes nothing', () => {
  expect(changesOf(null)).toEqual({});
  expect(trialOf({})).toBeNull();
  expect(trialOf({ buyIn: { amount: 1, from: '2027-01-01' } })).toBeNull();
});

test('a pledge that is not realised leaves nothing to pay back', () => {
  expect(changesOf({ kind: 'pledge', ...moved, realisedOn: null, repaid })).toEqual({ home: { pledge: moved } });
});

test('where nothing is taken out, nothing is paid back', () => {
  const withdrawal = { amount: 0, on: moved.on };
  expect(changesOf({ kind: 'withdrawal', ...withdrawal, realisedOn: null, repaid })).toEqual({ home: { withdrawal } });
});
