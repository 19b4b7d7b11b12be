import { describe, expect, it } from 'vitest';
import type { MemberRecordInput } from './member-record.ts';
import { toChf } from '#kernel/money.ts';
import { createAccount, projectSavings } from './account.ts';
import { sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

/**
 * The account of a member without employment: 100’000 on 31 December 2025, 40’000 of it BVG savings; 2 % interest, 1.25
 * % by law.
 */
const resting = (moneyEvents: MemberRecordInput['moneyEvents'] = []) =>
  createAccount(
    samplePlan,
    sampleMember({
      employments: [],
      openingBalance: { date: '2025-12-31', savings: 100_000, bvgPart: 40_000 },
      moneyEvents,
    }),
    '2028-12-31',
  );

const saved = (account: ReturnType<typeof resting>, date: string) => {
  const { savings, bvgPart } = account.on(date);
  return [toChf(savings), toChf(bvgPart)];
};

const middle = '2026-06-30';

/** Anna Keller with 85’000 a year, 15 % of 58’540 = 8’781.00 a year, and what differs in this case. */
const working = (about: Partial<MemberRecordInput> = {}) =>
  createAccount(samplePlan, sampleMember(about), '2026-12-31');

const credited = (about: Partial<MemberRecordInput>, year = 2026) => {
  const { memberCredits, employerCredits } = working(about).year(year);
  return [toChf(memberCredits), toChf(employerCredits)];
};

describe('Money that moves on 30 June 2026', () => {
  // Just before: 100'000 + 2 % for half a year = 101'000; by law 40'000 + 1.25 % for half a year = 40'250.
  it('credits a full year’s interest if no money moves', () => {
    expect(saved(resting(), middle)).toEqual([101_000, 40_250]);
    expect(saved(resting(), '2026-12-31')).toEqual([102_000, 40_500]);
  });

  it('gives money from another fund its BVG part, and interest for the rest of the year', () => {
    const account = resting([{ kind: 'transferIn', date: middle, amount: 10_000, bvgPart: 4_000 }]);
    expect(saved(account, middle)).toEqual([111_000, 44_250]);
    // 102'000 + 10'000 + 100; 40'500 + 4'000 + 25
    expect(saved(account, '2026-12-31')).toEqual([112_100, 44_525]);
  });

  it('gives money from a divorce no BVG part unless one is stated, and never more than the amount itself', () => {
    expect(saved(resting([{ kind: 'divorceIn', date: middle, amount: 10_000 }]), middle)).toEqual([111_000, 40_250]);
    expect(saved(resting([{ kind: 'divorceIn', date: middle, amount: 10_000, bvgPart: 15_000 }]), middle)).toEqual([
      111_000, 50_250,
    ]);
  });

  it('gives a buy-in no BVG part', () => {
    expect(saved(resting([{ kind: 'buyIn', date: middle, amount: 10_000 }]), middle)).toEqual([111_000, 40_250]);
  });

  it('takes a withdrawal from the BVG part in proportion, without interest for the rest of the year', () => {
    const account = resting([{ kind: 'earlyWithdrawal', date: middle, amount: 20_200 }]);
    // A fifth: 20'200 of 101'000, 8'050 of 40'250
    expect(saved(account, middle)).toEqual([80_800, 32_200]);
    // 102'000 − 20'200 − 202; 40'500 − 8'050 − 50.31
    expect(saved(account, '2026-12-31')).toEqual([81_598, 32_399.69]);
  });

  it('takes what a divorce transfers from the BVG part in proportion, or as stated', () => {
    expect(saved(resting([{ kind: 'divorceOut', date: middle, amount: 20_200 }]), middle)).toEqual([80_800, 32_200]);
    expect(saved(resting([{ kind: 'divorceOut', date: middle, amount: 20_200, bvgPart: 5_000 }]), middle)).toEqual([
      80_800, 35_250,
    ]);
  });

  it('withdraws no more than there is', () => {
    expect(saved(resting([{ kind: 'earlyWithdrawal', date: middle, amount: 500_000 }]), middle)).toEqual([0, 0]);
  });

  it('takes a step into retirement from both parts by its percentage', () => {
    const half = resting([{ kind: 'partialRetirement', date: middle, percent: 50, lumpSum: 0 }]);
    expect(saved(half, middle)).toEqual([50_500, 20_125]);
  });

  it('returns a repayment to the BVG part as far as it was withdrawn from there, even a year later', () => {
    const withdrawn = { kind: 'earlyWithdrawal', date: middle, amount: 20_200 } as const;
    const same = resting([withdrawn, { kind: 'repayment', date: middle, amount: 10_100 }]);
    expect(saved(same, middle)).toEqual([90_900, 36_225]);
    const later = resting([withdrawn, { kind: 'repayment', date: '2027-03-31', amount: 10_100 }]);
    expect(later.eventsUntil('2027-12-31').map(({ savings, bvgPart }) => [toChf(savings), toChf(bvgPart)])).toEqual([
      [-20_200, -8_050],
      [10_100, 4_025],
    ]);
    expect(later.eventsUntil('2027-03-30')).toHaveLength(1);
  });

  it('gives a repayment without a recorded withdrawal no BVG part', () => {
    expect(saved(resting([{ kind: 'repayment', date: middle, amount: 10_000 }]), middle)).toEqual([111_000, 40_250]);
  });

  it('applies movements in the order of their dates, from the day after the opening balance', () => {
    const buyIn = { kind: 'buyIn', amount: 10_000 } as const;
    expect(saved(resting([{ ...buyIn, date: '2025-12-31' }]), middle)).toEqual([101_000, 40_250]);
    const unordered = resting([
      { kind: 'partialRetirement', date: middle, percent: 10, lumpSum: 0 },
      { ...buyIn, date: '2026-01-30' },
    ]);
    expect(unordered.eventsUntil(middle).map(({ event }) => event.kind)).toEqual(['buyIn', 'partialRetirement']);
  });
});

describe('A statement of the account', () => {
  it('opens, moves and closes a statement, and its BVG part, too', () => {
    const account = resting([{ kind: 'earlyWithdrawal', date: middle, amount: 20_200 }]);
    const { opening, interest, movements, closing, moved, lawful, until } = account.statement('2026-12-31');
    expect([opening, interest, movements, closing].map(toChf)).toEqual([100_000, 1_798, -20_200, 81_598]);
    expect(moved).toEqual([
      { kind: 'earlyWithdrawal', date: middle, savings: -2_020_000, bvgPart: -805_000, days: 180 },
    ]);
    expect([lawful.opening, lawful.interest, lawful.movements, lawful.closing].map(toChf)).toEqual([
      40_000, 449.69, -8_050, 32_399.69,
    ]);
    expect([lawful.interestRate, lawful.credits, until]).toEqual([1.25, 0, '2026-12-31']);
  });

  it('begins with the opening balance on its day, and is empty the day before', () => {
    const account = resting();
    const opened = [{ kind: 'openingBalance', date: '2025-12-31', savings: 10_000_000 }];
    expect(account.statement('2025-12-31')).toMatchObject({ opening: 0, closing: 10_000_000, moved: opened });
    expect(account.statement('2025-12-30')).toMatchObject({ opening: 0, closing: 0, moved: [] });
    expect(saved(account, '2025-12-31')).toEqual([100_000, 40_000]);
    expect(saved(account, '2025-12-30')).toEqual([0, 0]);
    expect(account.year(2020)).toMatchObject({ opening: 0, interest: 0, closing: 0 });
    expect(account.statement('2026-01-01').moved).toEqual([]);
  });

  it('marks amounts that are still to come', () => {
    const account = working();
    expect([account.year(2026).projected, account.year(2027).projected]).toEqual([false, true]);
    expect(account.statement('2027-01-01').projected).toBe(true);
  });
});

const admitted = (admissionDate: string) => credited({ admissionDate, openingBalance: undefined });

const left = (date: string) => credited({ exit: { date, reason: 'resignation' } });

const dismissed = (withSavings: boolean) =>
  credited({
    exit: { date: '2026-06-30', reason: 'dismissedByEmployer' },
    continuedInsurance: { from: '2026-07-01', withSavings },
  });

const rateOf = (birthDate: string) => credited({ birthDate })[0];

describe('Credits are a twelfth for each complete month', () => {
  it('credits a twelfth for each complete month from the admission on', () => {
    expect(admitted('2026-03-01')).toEqual([3_658.75, 3_658.75]);
    // Nine twelfths of 4'390.50 each: 6'585.75 together, of which the employer pays the rest.
    expect(admitted('2026-03-02')).toEqual([3_292.88, 3_292.87]);
  });

  it('credits each complete month until the exit', () => {
    expect(left('2026-06-30')).toEqual([2_195.25, 2_195.25]);
    expect(left('2026-06-29')).toEqual([1_829.38, 1_829.37]);
    const account = working({ exit: { date: '2026-06-30', reason: 'resignation' } });
    expect(account.on('2026-12-31')).toEqual(account.on('2026-06-30'));
    expect(account.lastDay).toBe('2026-06-30');
  });

  it('takes both shares from the member after a dismissal if savings continue', () => {
    // Half a year of 4'390.50, and half a year of 8'781.00
    expect(dismissed(true)).toEqual([6_585.75, 2_195.25]);
    expect(dismissed(false)).toEqual([2_195.25, 2_195.25]);
  });

  it('credits until the plan’s last age: to the end of the month of the 65th birthday', () => {
    // Five twelfths of 9 % of 58'540
    expect(credited({ sex: 'male', birthDate: '1961-05-10' })).toEqual([2_195.25, 2_195.25]);
    expect(credited({ sex: 'male', birthDate: '1961-12-31' })).toEqual([5_268.6, 5_268.6]);
    expect(credited({ sex: 'male', birthDate: '1960-12-31' })).toEqual([0, 0]);
  });

  it('credits at the rate of the calendar year in which an age is reached', () => {
    // 0, 3.5, 3.5, 5, 5, 7.5, 7.5 and 9 % of 58'540
    expect(
      [
        '2002-01-01',
        '2001-12-31',
        '1992-01-01',
        '1991-12-31',
        '1982-01-01',
        '1981-12-31',
        '1972-01-01',
        '1971-12-31',
      ].map(rateOf),
    ).toEqual([0, 2_048.9, 2_048.9, 2_927, 2_927, 4_390.5, 4_390.5, 5_268.6]);
  });

  it('credits each month by its salary and its savings option', () => {
    const rise = { from: '2026-07-01', employer: 'Hallwil Optik AG', salary: 60_000, activityRate: 100 };
    const before = { from: '2020-01-01', employer: 'Hallwil Optik AG', salary: 85_000, activityRate: 100 };
    // Half of 7.5 % of 58'540, half of 7.5 % of 33'540
    expect(credited({ employments: [before, rise] })).toEqual([3_453, 3_453]);
    // Half at 7.5 %, half at 9.5 %
    expect(credited({ planChoices: [{ from: '2026-07-01', id: '02' }] })).toEqual([4_975.9, 4_390.5]);
  });

  it('credits the months that end in a period', () => {
    const account = working();
    const between = (from: string, until: string) => {
      const { plan, law } = account.creditsBetween(from, until);
      return [toChf(plan), toChf(law)];
    };
    // November and December; the month that ended on the first day is already credited.
    expect(between('2026-11-21', '2026-12-31')).toEqual([1_463.5, 1_463.5]);
    expect(between('2026-11-30', '2026-12-31')).toEqual([731.75, 731.75]);
    expect(between('2026-12-31', '2026-12-31')).toEqual([0, 0]);
    expect(between('2025-12-31', '2027-12-31')).toEqual([17_562, 17_562]);
  });
});

describe('Savings projected at a given interest', () => {
  it('projects savings year by year without credits', () => {
    // 101'000 + 1'010 to the end of 2026, + 1'020.10 to the middle of 2027
    const { savings, interest, credits } = projectSavings(resting(), middle, '2027-06-30', 2);
    expect([savings, interest, credits].map(toChf)).toEqual([103_030.1, 2_030.1, 0]);
  });

  it('adds only the credits without interest, and nothing from a day to itself', () => {
    const account = working();
    const now = account.on('2026-12-31');
    expect(projectSavings(account, '2026-12-31', '2028-12-31', 0)).toEqual({
      savings: now.savings + 1_756_200,
      bvgPart: now.bvgPart + 1_756_200,
      interest: 0,
      credits: 1_756_200,
    });
    expect(projectSavings(account, '2026-12-31', '2026-12-31', 2)).toEqual({ ...now, interest: 0, credits: 0 });
  });
});
