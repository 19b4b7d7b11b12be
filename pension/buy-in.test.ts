import { describe, expect, it } from 'vitest';
import type { MemberRecordInput } from './member-record.ts';
import { toChf } from '#kernel/money.ts';
import { createAccount } from './account.ts';
import { computeBuyIn, openWithdrawals, savingsAtMost } from './buy-in.ts';
import { planTimeline } from './plan-parameters.ts';
import { buyInLock, recentBuyIns } from './recent-buy-ins.ts';
import { SAMPLE_TODAY, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

/** Savings of 20’000 at the end of 2025, so that much is missing from Anna Keller's 139’587.56. */
const lacking = (about: Partial<MemberRecordInput> = {}) =>
  sampleMember({ openingBalance: { date: '2020-01-01', savings: 20_000 }, ...about });

const buyInOf = (about: Partial<MemberRecordInput>, today = SAMPLE_TODAY) => {
  const record = lacking(about);
  return computeBuyIn(createAccount(samplePlan, record, today), record, planTimeline(samplePlan)(today), today);
};

const mostOf = (about: Partial<MemberRecordInput>, parameters = planTimeline(samplePlan)('2026-12-31')) =>
  toChf(savingsAtMost(sampleMember(about), parameters, 5_854_000, '2026-12-31').amount);

const inputsOf = (buyIn: ReturnType<typeof buyInOf>, rule: string) =>
  Object.fromEntries(
    buyIn.steps.find((step) => step.rule === rule)?.inputs.map(({ name, value }) => [name, value]) ?? [],
  );

const option = (from: string) => mostOf({ birthDate: '2000-06-01', planChoices: [{ from, id: '02' }] });

describe('The highest savings for an insured salary of 58’540 at the end of 2026', () => {
  it('adds up each year’s credits from the first age band on, with interest on the savings so far', () => {
    expect(mostOf({ birthDate: '2002-06-01' })).toBe(0);
    expect(mostOf({ birthDate: '2001-06-01' })).toBe(4_097.8);
    // 4'097.80 + 2 % of it = 81.96 + 4'097.80
    expect(mostOf({ birthDate: '2000-06-01' })).toBe(8_277.56);
  });

  it('ignores the member’s savings option', () => {
    expect(option('2020-01-01')).toBe(8_277.56);
  });

  it('stops growing after the plan’s last age', () => {
    expect(mostOf({ birthDate: '1959-06-01' })).toBe(mostOf({ birthDate: '1958-06-01' }));
    expect(mostOf({ birthDate: '1961-06-01' })).toBeGreaterThan(mostOf({ birthDate: '1962-06-01' }));
  });

  it('takes the table’s percentage at the age at the end of the year', () => {
    const parameters = {
      ...planTimeline(samplePlan)('2026-12-31'),
      buyIn: {
        maximum: 'table' as const,
        table: [
          { age: 25, percent: 10 },
          { age: 26, percent: 150 },
        ],
      },
    };
    expect(
      ['2002-06-01', '2001-06-01', '2000-06-01', '1990-06-01'].map((birthDate) => mostOf({ birthDate }, parameters)),
    ).toEqual([0, 5_854, 87_810, 87_810]);
    const record = sampleMember({ birthDate: '2001-06-01', openingBalance: { date: '2026-12-31', savings: 1_000 } });
    const today = '2026-12-31';
    const buyIn = computeBuyIn(createAccount(samplePlan, record, today), record, parameters, today);
    expect(buyIn.steps[0]).toMatchObject({ rule: 'buyInMaximumByTable', result: { value: 585_400 } });
    expect(inputsOf(buyIn, 'buyInMaximumByTable')).toEqual({
      age: 25,
      months: 12,
      tablePercentBefore: 0,
      tablePercent: 10,
      insuredSalary: 5_854_000,
      percentToday: 10,
    });
    expect([toChf(buyIn.atMost), buyIn.ratio]).toEqual([4_854, 17.08]);
  });
});

describe('What may be bought in', () => {
  it('subtracts each reduction from the maximum, and shows it', () => {
    const buyIn = buyInOf({ vestedBenefitsElsewhere: 1_000, pillar3aExcess: 500 });
    expect(inputsOf(buyIn, 'buyInGap')).toEqual({
      maximum: 13_958_756,
      savings: buyIn.current,
      openWithdrawals: 0,
      vestedElsewhere: 100_000,
      pillar3aExcess: 50_000,
      drawnSavings: 0,
    });
    expect(buyIn.atMost).toBe(13_958_756 - buyIn.current - 150_000);
    const maximum = buyIn.steps.find(({ rule }) => rule === 'buyInMaximumByCredits');
    // Each age band in which a 46-year-old would have saved, with both shares.
    expect(maximum?.inputs.map(({ value }) => value)).toEqual([46, 10, 321, 2, 25, 7, 35, 10, 45, 15, 5_854_000]);
    expect(buyIn.steps.map(({ rule }) => rule)).toEqual(['buyInMaximumByCredits', 'buyInGap']);
    expect(buyIn.potential?.limits).toEqual([]);
  });

  it('subtracts what a step into retirement has drawn', () => {
    const plain = buyInOf({}).atMost;
    const drawn = buyInOf({
      moneyEvents: [{ kind: 'partialRetirement', date: SAMPLE_TODAY, percent: 30, lumpSum: 0 }],
    });
    expect(drawn.atMost).toBe(plain);
    expect(inputsOf(drawn, 'buyInGap')['drawnSavings']).toBe(buyInOf({}).current - drawn.current);
  });

  it('allows no buy-in with enough savings, without insurance, or with a full disability pension', () => {
    const rich = buyInOf({ openingBalance: { date: '2020-01-01', savings: 500_000 } });
    expect(rich).toMatchObject({ atMost: 0, ratio: 100, blocked: 'nothingMissing' });
    const job = { from: '2020-01-01', employer: 'Hallwil Optik AG', activityRate: 100 };
    // The entry threshold is 22'680.
    expect(buyInOf({ employments: [{ ...job, salary: 22_680 }] }).blocked).toBe('notInsured');
    expect(buyInOf({ employments: [{ ...job, salary: 22_681 }] }).blocked).not.toBe('notInsured');
    expect(buyInOf({ disability: { degree: 69, since: '2025-01-01' } }).blocked).toBeNull();
    expect(buyInOf({ disability: { degree: 70, since: '2025-01-01' } }).blocked).toBe('drawingDisabilityPension');
  });

  it('allows no buy-in while an early withdrawal is open, to the last centime', () => {
    const withdrawn = { kind: 'earlyWithdrawal', date: '2022-05-01', amount: 10_000 } as const;
    const repaid = (amount: number) =>
      buyInOf({ moneyEvents: [withdrawn, { kind: 'repayment', date: SAMPLE_TODAY, amount }] });
    expect(repaid(9_999.99)).toMatchObject({ atMost: 0, blocked: 'earlyWithdrawalOpen', openWithdrawals: 1 });
    expect(inputsOf(repaid(9_999.99), 'buyInBlocked')).toEqual({ openWithdrawals: 1 });
    expect(repaid(10_000)).toMatchObject({ blocked: null, openWithdrawals: 0 });
    expect(repaid(10_000).steps.map(({ rule }) => rule)).not.toContain('buyInBlocked');
    expect(repaid(12_000).openWithdrawals).toBe(0);
  });

  it('allows a buy-in after a divorce despite an open withdrawal, minus what has been bought in for it', () => {
    const { afterDivorce, atMost, blocked, potential, ...buyIn } = buyInOf({
      moneyEvents: [
        { kind: 'earlyWithdrawal', date: '2022-05-01', amount: 5_000 },
        { kind: 'divorceOut', date: '2024-04-30', amount: 12_000 },
        { kind: 'buyIn', date: '2025-01-15', amount: 1_000 },
        { kind: 'buyIn', date: SAMPLE_TODAY, amount: 3_000, afterDivorce: true },
        { kind: 'buyIn', date: '2026-11-22', amount: 2_000, afterDivorce: true },
      ],
    });
    expect([afterDivorce, atMost, blocked]).toEqual([900_000, 900_000, null]);
    expect(potential?.limits).toEqual([
      { name: 'blocked', amount: 0 },
      { name: 'afterDivorce', amount: 900_000 },
    ]);
    expect(inputsOf({ ...buyIn, afterDivorce, atMost, blocked, potential }, 'buyInAfterDivorce')).toEqual({
      maximum: 13_958_756,
      savings: buyIn.current,
      afterDivorce: 900_000,
    });
  });

  it('names the part for a divorce, which never exceeds the whole buy-in', () => {
    const divorced = { kind: 'divorceOut', date: '2024-04-30', amount: 12_000 } as const;
    const { afterDivorce, atMost } = buyInOf({ moneyEvents: [divorced] });
    expect(afterDivorce).toBe(1_200_000);
    expect(atMost).toBeGreaterThan(afterDivorce);
    const full = buyInOf({ openingBalance: { date: '2020-01-01', savings: 500_000 }, moneyEvents: [divorced] });
    expect([full.afterDivorce, full.blocked]).toEqual([0, 'nothingMissing']);
  });

  it('counts only this year’s buy-ins towards a newcomer’s fifth', () => {
    const newHere = { arrivalFromAbroad: '2024-02-10', firstAdmission: '2024-03-01' };
    const newcomer = (date: string, kind: 'buyIn' | 'transferIn' = 'buyIn') =>
      toChf(buyInOf({ ...newHere, moneyEvents: [{ kind, date, amount: 1_000 }] }).atMost);
    // 20 % of 58'540
    expect(newcomer('2025-12-31')).toBe(11_708);
    expect(newcomer('2026-01-01')).toBe(10_708);
    expect(newcomer(SAMPLE_TODAY)).toBe(10_708);
    expect(newcomer('2026-11-22')).toBe(11_708);
    expect(newcomer('2026-01-01', 'transferIn')).toBe(11_708);
    const { steps } = buyInOf(newHere);
    expect(steps.at(-1)).toMatchObject({ rule: 'arrivalCap', result: { value: 1_170_800 } });
    expect(buyInOf({}).steps.map(({ rule }) => rule)).not.toContain('arrivalCap');
  });
});

describe('Money that has moved', () => {
  it('keeps a withdrawal open until it is repaid, counted to the day', () => {
    const record = sampleMember({
      moneyEvents: [
        { kind: 'earlyWithdrawal', date: '2022-05-01', amount: 30_000 },
        { kind: 'repayment', date: '2024-05-01', amount: 10_000 },
      ],
    });
    expect(
      ['2022-04-30', '2022-05-01', '2024-04-30', '2024-05-01'].map((day) => toChf(openWithdrawals(record, day))),
    ).toEqual([0, 30_000, 30_000, 20_000]);
  });

  it('is not possible past the latest age, when all benefits are due', () => {
    // 70 on 1 December 2026
    const about = { sex: 'male', birthDate: '1956-11-01' } as const;
    expect(buyInOf(about, '2026-11-30').blocked).not.toBe('tooOld');
    expect(buyInOf(about, '2026-12-01')).toMatchObject({ blocked: 'tooOld', atMost: 0 });
  });

  it('locks a buy-in for three years, through the last day', () => {
    const record = sampleMember({
      moneyEvents: [
        { kind: 'buyIn', date: '2024-06-30', amount: 5_000 },
        { kind: 'buyIn', date: '2023-11-21', amount: 7_000 },
        { kind: 'buyIn', date: '2024-07-01', amount: 9_000, afterDivorce: true },
        { kind: 'transferIn', date: '2024-07-01', amount: 11_000 },
      ],
    });
    const on = (day: string) => [toChf(recentBuyIns(record, day)), buyInLock(record, day)];
    expect(on('2023-11-20')).toEqual([0, null]);
    expect(on('2023-11-21')).toEqual([7_000, '2026-11-21']);
    expect(on('2026-11-20')).toEqual([12_000, '2027-06-30']);
    expect(on('2026-11-21')).toEqual([12_000, '2027-06-30']);
    expect(on('2026-11-22')).toEqual([5_000, '2027-06-30']);
    expect(on('2027-06-30')).toEqual([5_000, '2027-06-30']);
    expect(on('2027-07-01')).toEqual([0, null]);
  });
});
