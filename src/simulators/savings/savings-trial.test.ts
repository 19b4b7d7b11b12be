import { expect, test } from 'vitest';
import { asToday, changesOf, trialOf, type SavingsTrial } from './savings-trial.ts';

const option = { id: '02', from: '2028-01-01' } as const;
const workload = { percent: 80, from: '2027-03-01' };
const salary = { amount: 90_000, from: '2027-06-01' };

test('nothing tried out changes nothing', () => {
  expect([changesOf(null), changesOf(asToday)]).toEqual([{}, {}]);
  expect(trialOf({ risk: { event: 'death', on: '2027-01-01' } })).toBeNull();
  expect(trialOf({ savings: {} })).toBeNull();
});

test.each<SavingsTrial>([
  { ...asToday, option },
  { ...asToday, workload },
  { ...asToday, salary },
  { option, workload, salary },
])('%j becomes changes and comes back', (trial) => {
  expect(trialOf(changesOf(trial))).toEqual(trial);
});
