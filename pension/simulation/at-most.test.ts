import { expect, test } from 'vitest';
import { typicalMarginalRate } from '#kernel/typical-marginal-rate.ts';
import { toChf } from '#kernel/money.ts';
import { SAMPLE_TODAY, cohortMember, sampleMember } from '../samples/members.ts';
import { samplePlan } from '../samples/plan.ts';
import { gainOfBuyIn, priceOfWithdrawal } from './at-most.ts';
import { simulationBasis } from './basis.ts';
import { simulate } from './simulate.ts';

/** Has saved little, so that much can be bought in. */
const basis = simulationBasis(
  samplePlan,
  sampleMember({ openingBalance: { date: '2022-12-31', savings: 30_000 } }),
  SAMPLE_TODAY,
);
const { buyIn, homeLimits, retirement } = simulate(basis, {}).after;

test('Says what the possible buy-in brings: pension a month', () => {
  const atMost = buyIn?.atMost ?? 0;
  const gain = gainOfBuyIn(basis, atMost);
  expect(gain?.pensionPerMonth).toBeGreaterThan(0);
  expect(toChf(gain?.pensionPerMonth ?? 0)).toBeLessThan(toChf(atMost) / 100);
  expect(gainOfBuyIn(basis, 0)).toBeNull();
});

// A quarter of 85'000
test('Says what is saved in taxes for as much as the marginal rate holds for, and not for more', () => {
  const most = 21_250_00;
  expect(gainOfBuyIn(basis, most)?.tax).toBe((most * typicalMarginalRate) / 100);
  expect(gainOfBuyIn(basis, most + 1)).toMatchObject({ tax: null });
});

test('Says from which pension to which a withdrawal of all that is possible leads', () => {
  const price = priceOfWithdrawal(basis, homeLimits?.withdrawal?.atMost ?? 0);
  expect(price?.without).toBe(retirement?.pensionPerMonth);
  expect(price?.withAll).toBeLessThan(price?.without ?? 0);
  expect(priceOfWithdrawal(basis, 0)).toBeNull();
});

test('Says neither of who can’t be simulated', () => {
  const unknown = simulationBasis(samplePlan, { ...sampleMember(), birthDate: '0001-01-01' }, SAMPLE_TODAY);
  expect([gainOfBuyIn(unknown, 1_000_00), priceOfWithdrawal(unknown, 50_000_00)]).toEqual([null, null]);
  const old = simulationBasis(samplePlan, cohortMember('beyondReferenceAge'), SAMPLE_TODAY);
  expect([gainOfBuyIn(old, 1_000_00), priceOfWithdrawal(old, 50_000_00)]).toEqual([null, null]);
});
