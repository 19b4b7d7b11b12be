import { expect, test } from 'vitest';
import { computeBenefits } from './compute-benefits.ts';
import { contributionsOfYear, type ContributionsOfYear } from './contributions-of-year.ts';
import type { MemberRecord } from './member-record.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const yearOf = (record: MemberRecord, year: number, today = SAMPLE_TODAY): ContributionsOfYear | null =>
  contributionsOfYear(samplePlan, record, year, today);

const job = (from: string, salary: number) => ({ from, employer: 'Hallwil', salary, activityRate: 100 });

test('a whole year’s contributions are those of its rates, and the savings are those of the account', () => {
  const record = sampleMember();
  const { benefits } = computeBenefits(samplePlan, record, '2025-12-31');
  const perYear = benefits.contributions;
  const year = yearOf(record, 2025);
  expect(year?.savings).toEqual({ member: 4_390_50, employer: 4_390_50 });
  expect([year?.risk, year?.administration]).toEqual([perYear?.risk, perYear?.administration]);
  expect(year?.total).toEqual(perYear?.perYear);
  expect([year?.from, year?.until]).toEqual(['2025-01-01', '2025-12-31']);
});

test('a running year counts its complete months, and what was paid until their end', () => {
  const record = sampleMember({
    moneyEvents: [
      { kind: 'buyIn', date: '2026-10-31', amount: 5_000 },
      { kind: 'buyIn', date: '2026-11-01', amount: 7_000 },
    ],
  });
  const year = yearOf(record, 2026);
  expect([year?.from, year?.until]).toEqual(['2026-01-01', '2026-10-31']);
  expect(year?.savings.member).toBe(3_658_75);
  expect(year?.buyIns).toEqual([{ date: '2026-10-31', amount: 5_000_00 }]);
  expect(yearOf(record, 2026, '2026-11-30')?.buyIns).toHaveLength(2);
  expect(yearOf(record, 2026, '2026-01-30')).toBeNull();
  expect(yearOf(record, 2027)).toBeNull();
});

test('a salary counts from its month on, and the months before the admission not at all', () => {
  const raised = sampleMember({ employments: [job('2020-01-01', 85_000), job('2025-07-01', 97_000)] });
  const full = (salary: number) => yearOf(sampleMember({ employments: [job('2020-01-01', salary)] }), 2025);
  const [low, high] = [full(85_000)?.risk.member ?? 0, full(97_000)?.risk.member ?? 0];
  expect(high).toBeGreaterThan(low);
  expect(Math.abs((yearOf(raised, 2025)?.risk.member ?? 0) - (low + high) / 2)).toBeLessThanOrEqual(1);
  const joined = sampleMember({
    admissionDate: '2025-10-01',
    openingBalance: undefined,
    employments: [job('2025-10-01', 85_000)],
  });
  const year = yearOf(joined, 2025);
  expect(year?.from).toBe('2025-10-01');
  expect(Math.abs((year?.risk.member ?? 0) - low / 4)).toBeLessThanOrEqual(1);
  expect(yearOf(joined, 2024)).toBeNull();
});

test('a year that the record covers only in part has no statement', () => {
  // The balance of the end of 2022 is all that is known of that year.
  expect(yearOf(sampleMember(), 2022)).toBeNull();
  expect(yearOf(sampleMember(), 2023)).not.toBeNull();
});

test('a member who left has a statement until the exit, and none later', () => {
  const left = sampleMember({ state: 'left', exit: { date: '2025-06-30', reason: 'resignation' } });
  const [half, whole] = [yearOf(left, 2025), yearOf(sampleMember(), 2025)];
  expect(half?.until).toBe('2025-06-30');
  expect(Math.abs((half?.risk.member ?? 0) * 2 - (whole?.risk.member ?? 0))).toBeLessThanOrEqual(1);
  expect(half?.savings.member).toBe(2_195_25);
  expect(yearOf(left, 2026)).toBeNull();
});

test('a member who stays insured after a dismissal pays both shares from then on', () => {
  const dismissed = sampleMember({
    birthDate: '1967-03-03',
    exit: { date: '2026-06-30', reason: 'dismissedByEmployer' },
    continuedInsurance: { from: '2026-07-01', withSavings: true },
  });
  const before = sampleMember({ birthDate: '1967-03-03' });
  const [year, usual] = [yearOf(dismissed, 2026), yearOf(before, 2026)];
  expect([year?.hasContinued, usual?.hasContinued]).toEqual([true, false]);
  // Six of ten months are shared, four are hers alone.
  const all = (usual?.risk.member ?? 0) + (usual?.risk.employer ?? 0);
  expect(Math.abs((year?.risk.employer ?? 0) - (usual?.risk.employer ?? 0) * 0.6)).toBeLessThanOrEqual(1);
  expect(Math.abs((year?.risk.member ?? 0) + (year?.risk.employer ?? 0) - all)).toBeLessThanOrEqual(2);
});

test('repayments of early withdrawals are apart from buy-ins', () => {
  const record = sampleMember({
    moneyEvents: [
      { kind: 'earlyWithdrawal', date: '2023-03-01', amount: 30_000 },
      { kind: 'repayment', date: '2025-04-15', amount: 10_000 },
      { kind: 'transferIn', date: '2025-04-16', amount: 4_000 },
    ],
  });
  expect(yearOf(record, 2025)).toMatchObject({ buyIns: [], repayments: [{ date: '2025-04-15', amount: 10_000_00 }] });
});

test('states what was paid on the salary with contributions, and apart what is waived for a disability (case 17)', () => {
  const year = yearOf(sampleCohort['partlyDisabled'] ?? sampleMember(), 2025);
  expect(year?.savings).toEqual({ member: 1_572_35, employer: 1_572_35 });
  expect(year?.waived).toBe(2_811_38);
  const { perYear } = computeBenefits(samplePlan, sampleCohort['partlyDisabled'] ?? sampleMember(), '2025-12-31')
    .benefits.contributions ?? { perYear: null };
  expect(year?.total).toEqual(perYear);
});

test('states nothing for a year in which nobody paid', () => {
  expect(yearOf(sampleCohort['fullyDisabled'] ?? sampleMember(), 2025)).toBeNull();
});
