import { expect, it } from 'vitest';
import { SAMPLE_TODAY, sampleMember } from '#pension/samples/members.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import { estimatedAhvPension } from '../ahv-estimate.ts';
import { simulationBasis } from './basis.ts';
import { withEstimatedAhv } from './estimated-ahv.ts';
import { simulate } from './simulate.ts';

const record = sampleMember();
const basisOf = (ahvPerMonth?: number) =>
  simulationBasis(samplePlan, ahvPerMonth === undefined ? record : { ...record, ahvPerMonth }, SAMPLE_TODAY);
const estimate = (estimatedAhvPension(record, SAMPLE_TODAY) ?? 0) / 100;

it('counts with the estimate as long as nobody has entered an AHV pension', () => {
  const { basis, estimatedAhv } = withEstimatedAhv(basisOf());
  expect(estimatedAhv).toBe(estimate);
  expect(estimate).toBeGreaterThan(1_000);
  const { pensions } = simulate(basis, {});
  expect(pensions?.after.perMonth).toBe((pensions?.after.perMonthOfFund ?? 0) + estimate * 100);
});

it('lets an entered pension win, also one of nothing', () => {
  for (const own of [0, 2_000]) {
    const basis = basisOf(own);
    expect(withEstimatedAhv(basis)).toEqual({ basis, estimatedAhv: null });
  }
  const changes = { retirement: { steps: [{ month: 65 * 12, share: 100 }], ahvPerMonth: 1_500 } };
  const { pensions } = simulate(withEstimatedAhv(basisOf()).basis, changes);
  expect(pensions?.after.perMonth).toBe((pensions?.after.perMonthOfFund ?? 0) + 1_500_00);
});
