import { expect, test } from 'vitest';
import { asToday, changesOf, planOf, type SavingsPlan } from './savings-plan.ts';

const option = { id: '02', from: '2028-01-01' } as const;
const workload = { percent: 80, from: '2027-03-01' };
const salary = { amount: 90_000, from: '2027-06-01' };

test('nothing tried out changes nothing', () => {
  expect([changesOf(null), changesOf(asToday)]).toEqual([{}, {}]);
  expect(planOf({ risk: { event: 'death', on: '2027-01-01' } })).toBeNull();
  expect(planOf({ savings: {} })).toBeNull();
});

test.each<SavingsPlan>([
  { ...asToday, option },
  { ...asToday, workload },
  { ...asToday, salary },
  { option, workload, salary },
])('%j becomes changes and comes back', (plan) => {
  expect(planOf(changesOf(plan))).toEqual(plan);
});
