import { expect, test } from 'vitest';
import type { SimulationResult } from '#contract/simulations.ts';
import { findingWithValues, findingPlace, findingValues } from './finding-words.ts';

type Finding = SimulationResult['findings'][number];

const finding = (more: Partial<Finding>): Finding => ({
  rule: 'buyInAboveMaximum',
  severity: 'broken',
  about: 'buyIn',
  inputs: [],
  ...more,
});

const labels = (unit: 'chf' | 'percent' | 'years' | 'count') =>
  findingValues(finding({ inputs: [{ name: 'atLeast', unit, value: 20 }] })).map(({ label }) => label);

test('a minimum in percent, years or a count is no amount', () => {
  expect([labels('chf'), labels('percent'), labels('years'), labels('count')]).toEqual([
    [null],
    ['atLeast'],
    ['atLeast'],
    ['atLeast'],
  ]);
});

test('a savings plan is possible from a day, a withdrawal is possible again', () => {
  const inputs = [{ name: 'possibleFrom', unit: 'date', value: '2028-01-01' } as const];
  expect(findingValues(finding({ rule: 'optionTooEarly', inputs }))[0]?.label).toBe('possibleFrom');
  expect(findingValues(finding({ rule: 'withdrawalTooSoon', inputs }))[0]?.label).toBeNull();
});

test('what follows a withdrawal is possible from a day', () => {
  const inputs = [{ name: 'possibleFrom', unit: 'date', value: '2027-12-31' } as const];
  expect(findingValues(finding({ rule: 'repaymentBeforeWithdrawal', inputs }))[0]?.label).toBe('possibleFrom');
});

test('years and months of an age are one value', () => {
  const inputs = [
    { name: 'age', unit: 'years', value: 66 } as const,
    { name: 'ageMonths', unit: 'months', value: 6 } as const,
    { name: 'atMost', unit: 'years', value: 65 } as const,
  ];
  expect(findingValues(finding({ inputs })).map(({ input, age }) => [input.name, age])).toEqual([
    ['age', 66.5],
    ['atMost', null],
  ]);
});

test('a finding says which of several steps or payments it is about, and the day', () => {
  const payment = finding({ at: 1, on: '2049-06-30' });
  const buyIn = { amount: 30_000, from: '2048-06-30' };
  expect(findingPlace(payment, { buyIn: { ...buyIn, instalments: 3 } })).toEqual({
    step: null,
    payment: 2,
    on: '2049-06-30',
  });
  // The only one has no number.
  expect(findingPlace(finding({ at: 0 }), { buyIn })).toMatchObject({ payment: null });
  const steps = [
    { month: 744, share: 50 },
    { month: 780, share: 50 },
  ];
  const step = finding({ about: 'retirement', at: 0, on: '2048-04-01' });
  expect(findingPlace(step, { retirement: { steps } })).toEqual({
    step: 1,
    payment: null,
    on: '2048-04-01',
  });
  expect(findingPlace(step, { retirement: { steps: steps.slice(1) } }).step).toBeNull();
  expect(findingPlace(finding({ about: 'retirement' }), { retirement: { steps } }).step).toBeNull();
});

test('a sentence says its days, and the values don’t repeat them', () => {
  const inputs = [
    { name: 'noticeMonths', unit: 'months', value: 3 } as const,
    { name: 'noticeUntil', unit: 'date', value: '2027-03-01' } as const,
  ];
  const notice = finding({ rule: 'lumpSumNotice', inputs });
  expect(findingWithValues(notice)).toEqual({ rule: 'lumpSumNotice', said: { noticeUntil: '01.03.2027' } });
  expect(findingValues(notice).map(({ input }) => input.name)).toEqual(['noticeMonths']);
  const passed = finding({ rule: 'lumpSumNoticePassed', inputs });
  expect(findingWithValues(passed)).toBeNull();
  expect(findingValues(passed)).toHaveLength(2);
});

test('a sentence says its amount', () => {
  const inputs = [
    { name: 'amount', unit: 'chf', value: 15_000_00 } as const,
    { name: 'until', unit: 'date', value: '2029-11-30' } as const,
  ];
  const locked = finding({ rule: 'buyInPartlyLocked', inputs });
  expect(findingWithValues(locked)?.said).toEqual({ amount: 'CHF\u00a015’000.00', until: '30.11.2029' });
  expect(findingValues(locked)).toEqual([]);
});

const away = (inputs: Finding['inputs']) => findingWithValues(finding({ rule: 'uninsuredDuringLeave', inputs }));

test('a sentence whose days are hidden says none', () => {
  const from = { name: 'from', unit: 'date', value: '2027-02-01' } as const;
  const until = { ...from, name: 'until', value: '2027-04-30' } as const;
  expect(away([from, until])?.said).toEqual({ from: '01.02.2027', until: '30.04.2027' });
  expect([away([from]), away([])]).toEqual([null, null]);
});
