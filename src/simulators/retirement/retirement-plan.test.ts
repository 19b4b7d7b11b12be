import { expect, test } from 'vitest';
import { changesOf, planOf, restOf, withStep, type RetirementPlan } from './retirement-plan.ts';

const whole = { month: 780, share: 100, lumpSum: 0 };

test('nothing moved changes nothing', () => {
  expect(changesOf(null)).toEqual({});
});

test('the last step draws what the others leave', () => {
  const steps = withStep([whole], 744);
  expect(steps.map(({ month, share }) => [month, share])).toEqual([
    [756, 30],
    [780, 100],
  ]);
  expect(restOf(steps)).toBe(70);
  expect(changesOf({ steps, ahvPerMonth: 2_300 })).toEqual({
    retirement: {
      steps: [
        { month: 756, share: 30 },
        { month: 780, share: 70 },
      ],
      ahvPerMonth: 2_300,
    },
  });
});

test('a step is never added before the earliest age', () => {
  expect(withStep([whole], 770)[0]?.month).toBe(770);
});

test('a lump sum is a share of what its step draws', () => {
  const [step] = changesOf({ steps: [{ ...whole, lumpSum: 25 }], ahvPerMonth: 0 }).retirement?.steps ?? [];
  expect(step).toEqual({ month: 780, share: 100, lumpSum: { unit: 'percent', value: 25 } });
});

test('a plan comes back from its changes', () => {
  const plan: RetirementPlan = { steps: withStep([{ ...whole, lumpSum: 25 }], 744), ahvPerMonth: 2_300 };
  expect(planOf(changesOf(plan))).toEqual(plan);
  expect(planOf(changesOf({ steps: [whole], ahvPerMonth: 0 }))).toEqual({ steps: [whole], ahvPerMonth: 0 });
});

test('changes that the sliders cannot have give no plan', () => {
  expect(planOf({})).toBeNull();
  expect(planOf({ retirement: { steps: [{ month: 780, share: 60 }] } })).toBeNull();
  const lumpSum = { unit: 'chf', value: 50_000 } as const;
  expect(planOf({ retirement: { steps: [{ month: 780, share: 100, lumpSum }] } })).toBeNull();
});
