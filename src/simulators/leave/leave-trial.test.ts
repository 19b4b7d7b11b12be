import { expect, test } from 'vitest';
import { changesSchema } from '#pension/simulation/changes.ts';
import { periodsOf } from './leave-periods.ts';
import { changesOf, firstDays, trialOf } from './leave-trial.ts';

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

test('the cover changes after the free months, and all is as before after the leave', () => {
  const leave = { cover: 'none', from: '2027-02-01', until: '2027-04-30', months: 3, perMonth: 0, total: 0 } as const;
  expect(periodsOf('2027-01-01', leave)).toEqual([
    { from: '2027-01-01', to: '2027-01-31', isInsured: true, saves: true, perMonth: null },
    { from: '2027-02-01', to: '2027-04-30', isInsured: false, saves: false, perMonth: 0 },
    { from: '2027-05-01', to: null, isInsured: true, saves: true, perMonth: null },
  ]);
  const free = { ...leave, from: '2027-02-01', until: '2027-01-31', months: 0 };
  expect(periodsOf('2027-01-01', free).map(({ from, to }) => [from, to])).toEqual([
    ['2027-01-01', '2027-01-31'],
    ['2027-02-01', null],
  ]);
  expect(periodsOf('2027-02-01', leave)).toHaveLength(2);
});
