import { expect, test } from 'vitest';
import { sentSimulation } from '#contract/simulations.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from '#pension/samples/members.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import type { HomeTrial } from './home-trial.ts';
import { firstWayOf, reasonAgainst, waysOf, withKind, withRealisation, withRepayment } from './home-ways.ts';

const start = (record: MemberRecord | undefined) => {
  if (record === undefined) throw new Error('no such sample member');
  return sentSimulation(simulate(simulationBasis(samplePlan, record, SAMPLE_TODAY), {}));
};

test('a member can withdraw or pledge, and pay back what is open', () => {
  expect(waysOf(start(sampleMember()))).toEqual(['withdrawal', 'pledge']);
  expect(waysOf(start(sampleCohort['openWithdrawal']))).toEqual(['withdrawal', 'pledge', 'repayment']);
});

test('the fields begin with what is possible today: a withdrawal, or while one has to wait a repayment or a pledge', () => {
  expect(firstWayOf(start(sampleMember()))).toBe('withdrawal');
  expect(firstWayOf(start(sampleCohort['openWithdrawal']))).toBe('repayment');
  const moneyEvents = [
    { kind: 'earlyWithdrawal', date: '2023-06-15', amount: 40_000 },
    { kind: 'repayment', date: '2024-06-15', amount: 40_000 },
  ] as const;
  expect(firstWayOf(start(sampleMember({ moneyEvents: [...moneyEvents] })))).toBe('pledge');
});

test.each([
  [{ birthDate: '0001-01-01' }, 'birthDateUnknown'],
  [{ birthDate: '1964-06-01' }, 'withdrawalTooLate'],
  [{ disability: { degree: 100, since: '2024-01-01' } }, 'withdrawalWhileDisabled'],
] as const)('%o: nothing is possible, because of %s', (about, rule) => {
  const simulated = start(sampleMember(about));
  expect(waysOf(simulated)).toEqual([]);
  expect(reasonAgainst(simulated)).toBe(rule);
});

const trial: HomeTrial = { kind: 'pledge', amount: 30_000, on: '2027-01-01', realisedOn: '2028-01-01', repaid: null };
const firsts = {
  withdrawal: { amount: 20_000, on: '2028-06-15' },
  pledge: { amount: 0, on: '2026-11-21' },
  repayment: { amount: 45_000, on: '2026-11-21' },
};
const ways = ['withdrawal', 'pledge', 'repayment'] as const;

test('another kind keeps the amount where it means the same, from its own first day on, or begins with its own', () => {
  expect(withKind(trial, ways, 'withdrawal', firsts)).toMatchObject({
    amount: 30_000,
    on: '2028-06-15',
    realisedOn: null,
  });
  const back = withKind(trial, ways, 'repayment', firsts);
  expect(back).toMatchObject({ amount: 45_000, on: '2026-11-21' });
  expect(withKind(back, ways, 'withdrawal', firsts)).toMatchObject({ amount: 20_000, on: '2028-06-15' });
});

test('a pledge of less than the least withdrawal becomes that withdrawal', () => {
  expect(withKind({ ...trial, amount: 5_000 }, ways, 'withdrawal', firsts).amount).toBe(20_000);
});

test('what is to be paid back later is not lost by another way of taking it out, or while a pledge is not realised', () => {
  const repaid = { amount: 10_000, on: '2033-01-01' };
  const paidBack = { ...trial, repaid };
  expect(withKind(paidBack, ways, 'withdrawal', firsts).repaid).toEqual(repaid);
  expect(withRealisation(withRealisation(paidBack, false), true).repaid).toEqual(repaid);
  expect(withKind(paidBack, ways, 'repayment', firsts).repaid).toBeNull();
});

test('a pledge is realised on its day first, and all is paid back within its time', () => {
  expect(withRealisation({ ...trial, realisedOn: null }, true).realisedOn).toBe('2027-01-01');
  expect(withRepayment(trial, true, null).repaid).toEqual({ amount: 30_000, on: '2033-01-01' });
  expect(withRepayment(trial, true, '2030-12-31').repaid?.on).toBe('2030-12-31');
  expect(withRepayment(trial, false, null).repaid).toBeNull();
});
