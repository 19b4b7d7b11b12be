import { expect, test } from 'vitest';
import { movedDay } from './moved-day.ts';

const [entered, today] = ['2026-11-21', '2027-02-03'];

test('what was to happen on the day itself happens on the other one, and chosen days stay', () => {
  const changes = {
    retirement: { steps: [{ month: 756, share: 100 }] },
    buyIn: { amount: 10_000, from: entered, instalments: 2 },
    home: { withdrawal: { amount: 50_000, on: entered }, repayment: { amount: 20_000, on: '2030-01-01' } },
    savings: { option: { id: '01' as const, from: '2027-01-01' }, workload: { percent: 80, from: entered } },
    leave: { from: '2027-01-01', months: 3, cover: 'full' as const },
    risk: { event: 'disability' as const, on: entered, degree: 60 },
  };
  expect(movedDay(changes, entered, today)).toEqual({
    ...changes,
    buyIn: { ...changes.buyIn, from: today },
    home: { ...changes.home, withdrawal: { amount: 50_000, on: today } },
    savings: { ...changes.savings, workload: { percent: 80, from: today } },
    risk: { ...changes.risk, on: today },
  });
});

test('a pledge that is realised later keeps that day', () => {
  const pledge = { amount: 50_000, on: entered, realisedOn: '2031-05-01' };
  expect(movedDay({ home: { pledge } }, entered, today)).toEqual({ home: { pledge: { ...pledge, on: today } } });
});

test('a pledge that is realised on its own day is realised on the other one', () => {
  const pledge = { amount: 50_000, on: entered, realisedOn: entered };
  expect(movedDay({ home: { pledge } }, entered, today)).toEqual({
    home: { pledge: { amount: 50_000, on: today, realisedOn: today } },
  });
});

test('nothing stays nothing', () => {
  expect(movedDay({}, entered, today)).toEqual({});
});
