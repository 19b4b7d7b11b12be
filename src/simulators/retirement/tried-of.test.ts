import { expect, test } from 'vitest';
import { sentSimulation, type Changes } from '#contract/simulations.ts';
import { SAMPLE_TODAY, sampleMember } from '#pension/samples/members.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { triedOf } from './tried-of.ts';

const words = { pension: (amount: string) => `a month ${amount}`, capital: (amount: string) => `at once ${amount}` };

const retired = (steps: NonNullable<Changes['retirement']>['steps']) => {
  const basis = simulationBasis(samplePlan, sampleMember(), SAMPLE_TODAY);
  const { retirement } = sentSimulation(simulate(basis, { retirement: { steps } })).after;
  if (retirement === null) throw new Error('The sample member retires.');
  return retirement;
};

const atOnce = retired([{ month: 65 * 12, share: 100 }]);

test('what is taken as a lump sum is a share of the savings, and all of it leaves no pension to speak of', () => {
  const taking = (lumpSum: number) => triedOf({ ...atOnce, savings: 400_000_00, lumpSum }, words);
  expect(taking(0)).toMatchObject({ capitalPercent: 0, isCapitalOnly: false, lumpSum: 0 });
  expect(taking(100_000_00)).toMatchObject({ capitalPercent: 25, isCapitalOnly: false, lumpSum: 100_000 });
  expect(taking(100_000_00).amountText).toMatch(/^a month CHF/);
  expect(taking(400_000_00)).toMatchObject({ capitalPercent: 100, isCapitalOnly: true });
  expect(taking(400_000_00).amountText).toBe('at once CHF\u00a0400’000');
});

test('nothing of no savings is taken as a lump sum', () => {
  expect(triedOf({ ...atOnce, savings: 0, lumpSum: 0 }, words)).toMatchObject({
    capitalPercent: 0,
    isCapitalOnly: false,
  });
});

test('several steps are said to be so, with the notice of the first that needs one', () => {
  const { steps, ...rest } = retired([
    { month: 63 * 12, share: 50 },
    { month: 65 * 12, share: 50 },
  ]);
  const notice = { months: 6, until: '2048-01-31', hasPassed: false };
  const [first, second] = steps;
  if (first === undefined || second === undefined) throw new Error('There are two steps.');
  const inSteps = [
    { ...first, lumpSumNotice: null },
    { ...second, lumpSumNotice: notice },
  ];
  expect(triedOf({ ...rest, steps: inSteps }, words)).toMatchObject({ isInSteps: true, notice });
  expect(triedOf(atOnce, words).isInSteps).toBe(false);
});
