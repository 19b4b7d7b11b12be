import { expect, test } from 'vitest';
import { figureSheet, hasSavings } from './figure-sheet.ts';
import type { MemberRecord } from './member-record.ts';
import { SAMPLE_TODAY, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';
import { comparedWith, whatChanged, type ChangeReason, type Changes } from './what-changed.ts';

const changesOf = (record: MemberRecord, today = SAMPLE_TODAY, plan = samplePlan): Changes | null => {
  const now = figureSheet(plan, record, today);
  if (!hasSavings(now)) throw new Error('The member has no savings.');
  return whatChanged(plan, record, now);
};

const reasonsOf = (record: MemberRecord, today?: string, plan?: typeof samplePlan): readonly ChangeReason[] =>
  changesOf(record, today, plan)?.reasons ?? [];

const job = (from: string, salary: number, activityRate = 100) => ({ from, employer: 'Hallwil', salary, activityRate });

test('figures are compared with those at the end of the previous year', () => {
  expect([comparedWith('2026-01-01'), comparedWith('2026-12-31')]).toEqual(['2025-12-31', '2025-12-31']);
  const { savings } = changesOf(sampleMember())?.before.figures ?? {};
  expect(savings?.balance).toBe(126_594_62);
});

test('interest, contributions and payments together are the change of the savings', () => {
  const record = sampleMember({
    moneyEvents: [
      { kind: 'buyIn', date: '2026-03-01', amount: 10_000 },
      { kind: 'earlyWithdrawal', date: '2026-06-01', amount: 25_000 },
    ],
  });
  const changes = changesOf(record);
  const amounts = new Map(
    changes?.reasons.flatMap((reason) => ('amount' in reason ? [[reason.kind, reason.amount]] : [])),
  );
  expect([amounts.get('moneyIn'), amounts.get('moneyOut')]).toEqual([10_000_00, 25_000_00]);
  const now = figureSheet(samplePlan, record, SAMPLE_TODAY).figures?.savings?.balance ?? 0;
  const [interest = 0, credits = 0] = [amounts.get('interest'), amounts.get('credits')];
  expect(now - (changes?.before.figures.savings.balance ?? 0)).toBe(interest + credits + 10_000_00 - 25_000_00);
});

test('a new salary or level of employment is a reason from its day on, and the earlier figures don’t know it', () => {
  const record = sampleMember({ employments: [job('2020-01-01', 85_000), job('2026-02-01', 60_000, 80)] });
  expect(reasonsOf(record)).toEqual(
    expect.arrayContaining([
      { kind: 'salary', before: 85_000_00, now: 60_000_00, since: '2026-02-01' },
      { kind: 'activityRate', before: 100, now: 80, since: '2026-02-01' },
    ]),
  );
  expect(changesOf(record)?.before.figures.contributions?.salary).toBe(85_000_00);
  expect(changesOf(record)?.before.figures.retirement?.ordinary.savings).toBe(
    changesOf(sampleMember())?.before.figures.retirement?.ordinary.savings,
  );
  expect(reasonsOf(record, '2026-01-31').map(({ kind }) => kind)).not.toContain('salary');
  expect(reasonsOf(record, '2027-06-30').map(({ kind }) => kind)).not.toContain('salary');
});

test('the age, the savings option and changed rules are reasons in the year in which they begin to count', () => {
  const kinds = (record: MemberRecord, today: string, plan?: typeof samplePlan): readonly string[] =>
    reasonsOf(record, today, plan).map(({ kind }) => kind);
  // Born in 1980: 45 in the calendar year 2025.
  expect(kinds(sampleMember(), '2025-06-30')).toContain('creditRates');
  expect(kinds(sampleMember(), '2026-06-30')).not.toContain('creditRates');
  const chosen = sampleMember({ planChoices: [{ from: '2026-01-01', id: '01' }] });
  expect(reasonsOf(chosen)).toContainEqual({ kind: 'savingsOption', since: '2026-01-01' });
  expect(kinds(chosen, '2027-06-30')).not.toContain('savingsOption');
  const plan = structuredClone(samplePlan);
  plan.parameters.push({ ...structuredClone(plan.parameters[0]), validFrom: '2026-07-01' });
  expect(reasonsOf(sampleMember(), '2026-07-01', plan)).toContainEqual({ kind: 'plan', since: '2026-07-01' });
  expect(kinds(sampleMember(), '2026-06-30', plan)).not.toContain('plan');
  expect(kinds(sampleMember(), '2025-06-30')).toContain('legalLimits');
  expect(kinds(sampleMember(), '2026-06-30')).not.toContain('legalLimits');
});

test('what happened in life is a reason once it has happened', () => {
  const record = sampleMember({
    civilStatus: { code: 2, since: '2026-05-08' },
    partner: { relation: 'spouse', firstname: 'Marc', lastname: 'Keller', since: '2026-05-08' },
    children: [
      { firstname: 'Mia', birthDate: '2021-04-01' },
      { firstname: 'Leo', birthDate: '2026-09-01' },
    ],
    disability: { degree: 50, since: '2026-10-01' },
  });
  expect(reasonsOf(record)).toEqual(
    expect.arrayContaining([
      { kind: 'civilStatus', since: '2026-05-08' },
      { kind: 'child', since: '2026-09-01' },
      { kind: 'disability', since: '2026-10-01' },
    ]),
  );
  expect(changesOf(record)?.before.figures.death?.lines.map(({ figure }) => figure)).not.toContain('partnerPension');
  expect(reasonsOf(record, '2026-05-07').map(({ kind }) => kind)).not.toContain('civilStatus');
});

test('there is nothing to compare with for someone who was not insured yet', () => {
  const record = sampleMember({
    admissionDate: '2026-02-01',
    openingBalance: undefined,
    employments: [job('2026-02-01', 85_000)],
  });
  expect(changesOf(record)).toBeNull();
});

test('nothing has changed since for someone who had already left, whatever the year of the exit brought', () => {
  const left = sampleMember({ exit: { date: '2025-06-30', reason: 'resignation' } });
  expect(reasonsOf(left)).toEqual([]);
  expect(reasonsOf(left, '2025-11-30').map(({ kind }) => kind)).toContain('exit');
});
