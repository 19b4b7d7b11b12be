import { expect, test } from 'vitest';
import { changesSchema } from '#pension/simulation/changes.ts';
import { changesOf, firstDays, longestFrom, trialOf } from './leave-trial.ts';

test.each(['full', 'riskOnly', 'none'] as const)('a leave with cover %s is the same after it was kept', (cover) => {
  const trial = { months: 4, from: '2027-01-01', cover };
  const changes = changesOf(trial);
  expect(changesSchema.parse(changes)).toEqual(changes);
  expect(trialOf(changes)).toEqual(trial);
});

test('no months are no leave', () => {
  expect(changesOf(null)).toEqual({});
  expect(changesOf({ months: 0, from: '2027-01-01', cover: 'full' })).toEqual({});
  expect(trialOf({})).toBeNull();
});

test('a leave can begin in each month of two years, while one is left before retirement', () => {
  expect(firstDays('2026-12-01', null)).toHaveLength(24);
  expect(firstDays('2026-12-01', '2027-02-01')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
});

test('a leave lasts until the last month before retirement, and no longer than the regulations allow', () => {
  expect(longestFrom('2026-12-01', '2027-02-01', 36)).toBe(3);
  expect(longestFrom('2027-02-01', '2027-02-01', 36)).toBe(1);
  expect(longestFrom('2026-12-01', '2031-02-01', 36)).toBe(36);
  expect(longestFrom('2026-12-01', null, 36)).toBe(36);
});
