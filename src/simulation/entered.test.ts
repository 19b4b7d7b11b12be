import { expect, test } from 'vitest';
import type { Changes } from '#contract/simulations.ts';
import { isKeepable, otherTrials, othersOf, withAdded } from './entered.ts';

const buyIn = (amount: number) => ({ buyIn: { amount, from: '2027-01-31', instalments: 1 } });
const leave: Changes = { leave: { from: '2027-05-01', months: 4, cover: 'riskOnly' } };
const retirement: Changes = { retirement: { steps: [{ month: 756, share: 100 }] } };
const withdrawal = (amount: number): Changes => ({ home: { withdrawal: { amount, on: '2027-05-01' } } });
const death: Changes = { risk: { event: 'death', on: '2027-05-01' } };

test('what others change is offered by simulator, without the present one’s own, and without death and disability', () => {
  expect(otherTrials('retirement', { ...retirement, ...leave, ...buyIn(20_000), ...death })).toEqual([
    { simulator: 'buyIn', changes: buyIn(20_000) },
    { simulator: 'leave', changes: leave },
  ]);
  expect(otherTrials('protection', { ...retirement, ...death })).toEqual([
    { simulator: 'retirement', changes: retirement },
  ]);
});

test('a part that changes nothing is not offered, whatever else changes something', () => {
  expect(otherTrials('retirement', { ...withdrawal(0), ...buyIn(20_000) })).toHaveLength(1);
  expect(otherTrials('retirement', withdrawal(30_000))).toHaveLength(1);
});

test('the changes of others are all but one’s own', () => {
  expect(othersOf('buyIn', { ...buyIn(1), ...leave })).toEqual(leave);
  expect(othersOf('protection', { ...death, ...leave })).toEqual(leave);
  expect(othersOf('home', leave)).toEqual(leave);
});

test('what is added stays on offer as it was added last, in the same place', () => {
  const known = otherTrials('retirement', { ...leave, ...buyIn(20_000) });
  const other = otherTrials('retirement', buyIn(10_000));
  const after = otherTrials('retirement', { ...leave, ...buyIn(10_000) });
  expect(withAdded(known, other)).toEqual(after);
  expect(withAdded(after, [])).toEqual(after);
  expect(withAdded([], other)).toEqual(other);
});

test('what changes nothing, or can’t be taken, isn’t kept', () => {
  expect(isKeepable({})).toBe(false);
  expect(isKeepable(withdrawal(0))).toBe(false);
  expect(isKeepable(buyIn(0))).toBe(false);
  expect(isKeepable({ ...withdrawal(0), ...leave })).toBe(true);
});
