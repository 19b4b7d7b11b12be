import { expect, test } from 'vitest';
import { changesOf, restOf, withStep } from './retirement-plan.ts';

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
