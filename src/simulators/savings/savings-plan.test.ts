import { expect, test } from 'vitest';
import { asToday, changesOf, planOf, salaryOf, type SavingsPlan } from './savings-plan.ts';

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

test('the salary follows the workload until it is tried out itself', () => {
  const today = { salary: 100_000, workload: 100 };
  expect(salaryOf(asToday, today)).toBe(100_000);
  expect(salaryOf({ ...asToday, workload }, today)).toBe(80_000);
  expect(salaryOf({ ...asToday, workload, salary }, today)).toBe(90_000);
  expect(salaryOf({ ...asToday, workload }, { salary: 50_000, workload: 0 })).toBe(50_000);
});
