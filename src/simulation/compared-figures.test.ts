import { expect, test } from 'vitest';
import { sentSimulation, type Changes } from '#contract/simulations.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from '#pension/samples/members.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { comparedFigures, situationsOf } from './compared-figures.ts';

const { partRetired = sampleMember() } = sampleCohort;

const compared = (changes: Changes, member = sampleMember()) =>
  Object.fromEntries(
    comparedFigures(
      situationsOf(sentSimulation(simulate(simulationBasis(samplePlan, member, SAMPLE_TODAY), changes)), changes),
    ).map(({ figure, amounts }) => [figure, amounts]),
  );

const retiring = (age: number) =>
  compared({ retirement: { steps: [{ month: age * 12, share: 100 }], ahvPerMonth: 2_000 } });

test('the AHV pension that somebody enters is part of all pensions without the change as well', () => {
  const {
    pension: [pension = null] = [],
    totalWith,
    totalWithout,
  } = compared({
    retirement: { steps: [{ month: 65 * 12, share: 100 }], ahvPerMonth: 2_000 },
  });
  expect(pension).toBeGreaterThan(0);
  expect(totalWith).toEqual([(pension ?? 0) + 2_000_00, (pension ?? 0) + 2_000_00]);
  expect(totalWithout).toBeUndefined();
});

test('whoever retires before the AHV pension begins reads what comes until then, beside a usual retirement without it', () => {
  const { pension: [, early = null] = [], totalWith: [, later = null] = [], totalBeforeAhv } = retiring(63);
  expect(totalBeforeAhv).toEqual([null, early]);
  expect(later).toBe((early ?? 0) + 2_000_00);
  expect(retiring(65)['totalBeforeAhv']).toBeUndefined();
});

test('a total that says no more than the pension, and figures that nobody has, are left out', () => {
  const figures = compared({ buyIn: { amount: 1_000, from: '2026-12-31', marginalRate: 20 } });
  expect(Object.keys(figures)).toContain('taxSaving');
  expect(figures['taxSaving']).toEqual([null, 200_00]);
  for (const absent of ['totalWith', 'totalWithout', 'capital', 'leaveCost'])
    expect(Object.keys(figures)).not.toContain(absent);
});

test('what a member draws already is part of all pensions', () => {
  const [{ outcome, pensions }] = situationsOf(
    sentSimulation(simulate(simulationBasis(samplePlan, partRetired, SAMPLE_TODAY), {})),
    {},
  );
  const { pension: [pension] = [], totalWithout: [total] = [], totalWith } = compared({}, partRetired);
  expect(total).toBe((pension ?? 0) + (outcome.retirement?.drawnPerMonth ?? 0));
  expect(total).toBe(pensions?.perMonthOfFund);
  expect(totalWith).toBeUndefined();
});

test('a degree of disability moves the pensions that are paid then, also those of the children and in old age', () => {
  const parent = sampleMember({
    children: ['2015-05-01', '2018-03-01'].map((birthDate) => ({ firstname: 'Mia', birthDate })),
  });
  const ofDegree = (degree: number) => compared({ risk: { event: 'disability', degree, on: SAMPLE_TODAY } }, parent);
  const [part, full] = [ofDegree(40), ofDegree(100)];
  const monthly = (figures: typeof part, name: string) => figures[name]?.[1] ?? 0;
  for (const name of ['disabledPerMonth', 'disabilityPensions']) {
    expect(monthly(part, name)).toBeGreaterThan(0);
    expect(monthly(part, name) / monthly(full, name)).toBeCloseTo(0.25, 4);
  }
  expect(monthly(part, 'disabilityPensions')).toBeGreaterThan(monthly(part, 'disabledPerMonth'));
  expect(monthly(part, 'pensionAfterDisability')).toBeLessThan(monthly(full, 'pensionAfterDisability'));
  // Without the event none is paid, and that of the full degree would mislead.
  expect(full['disabledPerMonth']?.[0]).toBeNull();
  expect(Object.keys(full)).not.toContain('disabilityPension');
});

test('pensions of a disability are a month’s, to the centime what is paid once it is a full one', () => {
  const full = compared({ risk: { event: 'disability', degree: 100, on: SAMPLE_TODAY } });
  const paid = full['disabledPerMonth']?.[1] ?? 0;
  expect(paid).toBeGreaterThan(0);
  expect(compared({})['disabilityPension']).toEqual([paid, paid]);
});

test('leaves out the sum with children’s pensions if there are none', () => {
  const figures = compared({ risk: { event: 'disability', degree: 100, on: SAMPLE_TODAY } });
  expect(Object.keys(figures)).toContain('disabledPerMonth');
  expect(Object.keys(figures)).not.toContain('disabilityPensions');
});

test('who is disabled already has their pension of today next to the raised one, each with the children of its time', () => {
  const disabled = sampleMember({
    disability: { degree: 50, since: '2020-01-01' },
    // One is paid for until next spring, before the raised pension begins.
    children: ['2009-03-01', '2018-03-01'].map((birthDate) => ({ firstname: 'Mia', birthDate })),
  });
  const changes: Changes = { risk: { event: 'disability', degree: 100, on: SAMPLE_TODAY } };
  const figures = compared(changes, disabled);
  const [before = null, after = null] = figures['disabledPerMonth'] ?? [];
  const [withBefore = null, withAfter = null] = figures['disabilityPensions'] ?? [];
  expect((before ?? 0) * 2).toBeCloseTo(after ?? 0, -1);
  expect(before).toBeGreaterThan(0);
  // Two children, then one whose pension is twice as high.
  expect(((withBefore ?? 0) - (before ?? 0)) / ((withAfter ?? 0) - (after ?? 0))).toBeCloseTo(1, 3);
  // Nobody becomes disabled: the pension of today is not what is tried out.
  expect(
    Object.keys(compared({ buyIn: { amount: 1_000, from: '2026-12-31', marginalRate: 20 } }, disabled)),
  ).not.toContain('disabledPerMonth');
});
