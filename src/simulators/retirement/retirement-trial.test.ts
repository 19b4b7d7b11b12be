import { expect, test } from 'vitest';
import {
  changesOf,
  trialOf,
  restOf,
  withAge,
  withAhv,
  withChanged,
  withStep,
  type RetirementTrial,
} from './retirement-trial.ts';

const whole = { month: 780, share: 100, lumpSum: 0 };

test('nothing moved changes nothing', () => {
  expect(changesOf(null)).toEqual({});
});

test('the last step draws what the others leave', () => {
  const steps = withStep([whole], { earliest: 744, latest: 840 }, 20) ?? [];
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

test('a step takes what it needs at least from the next one, if there is enough', () => {
  const twoSteps = [{ ...whole, month: 756, share: 90 }, whole];
  expect(withStep(twoSteps, { earliest: 744, latest: 840 }, 20)?.map(({ share }) => share)).toEqual([20, 75, 100]);
  expect(
    withStep([{ ...whole, month: 756, share: 15 }, { ...whole, share: 80 }, whole], { earliest: 744, latest: 840 }, 20),
  ).toBeNull();
});

test('a step is never added before the earliest age', () => {
  expect(withStep([whole], { earliest: 770, latest: 840 }, 20)?.[0]?.month).toBe(770);
});

test('a step that begins as early as possible makes room for the one that is added before it', () => {
  const added = (...months: number[]) =>
    withStep(
      months.map((month) => ({ ...whole, month })),
      { earliest: 696, latest: 840 },
      20,
    )?.map(({ month }) => month);
  expect(added(696)).toEqual([696, 720]);
  expect(added(696, 710)).toEqual([696, 709, 710]);
  expect(added(696, 697)).toBeUndefined();
  expect(withStep([{ ...whole, month: 840 }], { earliest: 830, latest: 840 }, 20)?.[1]?.month).toBe(840);
  expect(withStep([{ ...whole, month: 840 }], { earliest: 840, latest: 840 }, 20)).toBeNull();
});

test('a lump sum is a share of what its step draws', () => {
  const [step] = changesOf({ steps: [{ ...whole, lumpSum: 25 }], ahvPerMonth: 0 }).retirement?.steps ?? [];
  expect(step).toEqual({ month: 780, share: 100, lumpSum: { unit: 'percent', value: 25 } });
});

test('a trial comes back from its changes', () => {
  const trial: RetirementTrial = {
    steps: withStep([{ ...whole, lumpSum: 25 }], { earliest: 744, latest: 840 }, 20) ?? [],
    ahvPerMonth: 2_300,
  };
  expect(trialOf(changesOf(trial))).toEqual(trial);
  expect(trialOf(changesOf({ steps: [whole], ahvPerMonth: 0 }))).toEqual({ steps: [whole], ahvPerMonth: 0 });
});

test('kept changes that the sliders would not make come back as they were', () => {
  expect(trialOf({})).toBeNull();
  const lumpSum = { unit: 'chf', value: 50_000 } as const;
  for (const steps of [
    [{ month: 780, share: 100, lumpSum }],
    [{ month: 780, share: 60 }],
    [
      { month: 744, share: 60, salary: 40_000 },
      { month: 780, share: 60 },
    ],
    [
      { month: 744, share: 70 },
      { month: 756, share: 70, lumpSum },
      { month: 780, share: 10 },
    ],
  ]) {
    const kept = { retirement: { steps } };
    expect(changesOf(trialOf(kept))).toEqual(kept);
  }
});

test('once a share is changed the last step draws what is left, and shares that leave nothing stay more than all', () => {
  const trial = trialOf({ retirement: { steps: [70, 70].map((share) => ({ month: 780, share })) } });
  const sharesOf = (change: number) =>
    trial && changesOf(withChanged(trial, 0, { share: change })).retirement?.steps.map(({ share }) => share);
  expect(sharesOf(40)).toEqual([40, 60]);
  expect(sharesOf(100)).toEqual([100, 5]);
});

test('the figure that the member has entered before counts until another one is tried out', () => {
  const trial: RetirementTrial = { steps: [whole] };
  expect(changesOf(trial).retirement).not.toHaveProperty('ahvPerMonth');
  const without = withAhv(trial, 0, 2_300);
  expect(changesOf(without).retirement).toMatchObject({ ahvPerMonth: 0 });
  expect(trialOf(changesOf(without))).toEqual(without);
  expect(withAhv(without, 2_300, 2_300)).toEqual(trial);
});

test('another age takes the place of several steps, and keeps the lump sum of one and the AHV pension', () => {
  expect(withAge({ steps: [{ ...whole, lumpSum: 25 }], ahvPerMonth: 2_000 }, 756)).toEqual({
    steps: [{ month: 756, share: 100, lumpSum: 25 }],
    ahvPerMonth: 2_000,
  });
  expect(withAge({ steps: [{ ...whole, month: 744, share: 30, lumpSum: 25 }, whole] }, 756)).toEqual({
    steps: [{ ...whole, month: 756 }],
  });
});
