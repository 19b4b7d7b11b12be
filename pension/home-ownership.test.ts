import { describe, expect, it } from 'vitest';
import type { MemberRecordInput } from './member-record.ts';
import { toChf } from '#kernel/money.ts';
import { computeBenefits } from './compute-benefits.ts';
import { SAMPLE_TODAY, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const homeOf = (about: Partial<MemberRecordInput>) => {
  const { homeOwnership, balance } = computeBenefits(samplePlan, sampleMember(about), SAMPLE_TODAY).benefits;
  return { ...homeOwnership, balance };
};

const inputsOf = ({ steps }: ReturnType<typeof homeOf>, index = 0) =>
  Object.fromEntries(steps[index]?.inputs.map(({ name, value }) => [name, value]) ?? []);

/** Savings of this amount today, without interest or credits so far. */
const savingsToday = (savings: number): Partial<MemberRecordInput> => ({
  openingBalance: { date: SAMPLE_TODAY, savings },
});

const amounts = (date: string) =>
  homeOf({
    birthDate: '1988-05-02',
    openingBalance: { date: '2020-12-31', savings: 200_000 },
    moneyEvents: [{ kind: 'earlyWithdrawal', date, amount: 20_000 }],
  })
    .curve.slice(0, 3)
    .map((point) => [point.age, point.date, point.amount > 0]);

describe('An early withdrawal', () => {
  it('allows all savings on the 50th birthday, and half of them or the benefit of that day afterwards', () => {
    const birthday = homeOf({ birthDate: '1976-11-21' });
    expect(birthday.steps[0]?.rule).toBe('allVestedBenefits');
    expect(birthday.atMost).toBe(birthday.balance);
    expect(inputsOf(birthday)).toEqual({ savings: birthday.balance, recentBuyIns: 0 });
    const after = homeOf({ birthDate: '1976-11-20', ...savingsToday(100_000) });
    expect(after.steps.map(({ rule }) => rule)).toEqual(['benefitAtFifty', 'halfOfToday', 'largerAfterFifty']);
    expect(toChf(after.atMost)).toBe(50_000);
    expect(inputsOf(after, 1)).toEqual({ savings: 10_000_000, percent: 50 });
    expect(inputsOf(after, 2)).toEqual({ atFifty: 0, halfOfToday: 5_000_000 });
  });

  it('leaves the part that belongs to a disability pension in the fund', () => {
    // 48 % disabled: 45 % of the full pension
    const home = homeOf({ birthDate: '1984-04-04', disability: { degree: 48, since: '2024-03-01' } });
    const last = home.steps.at(-1);
    expect(last?.rule).toBe('withoutDisabledPart');
    expect(inputsOf(home, home.steps.length - 1)).toEqual({ available: home.balance, percent: 55 });
    expect(home.atMost).toBe(Math.round(home.balance * 0.55));
  });

  it('allows the benefit of the 50th birthday if the account goes back that far', () => {
    const opening = { openingBalance: { date: '2026-11-20', savings: 100_000 } };
    const { atMost, steps } = homeOf({ birthDate: '1976-11-20', ...opening });
    expect([toChf(atMost), steps[0]?.rule]).toEqual([100_000, 'benefitAtFifty']);
  });

  it('counts repayments and withdrawals after the 50th birthday, not on it', () => {
    const home = homeOf({
      birthDate: '1970-05-10',
      openingBalance: { date: '2022-12-31', savings: 300_000 },
      vestedBenefitsAtFifty: 200_000,
      moneyEvents: [
        { kind: 'earlyWithdrawal', date: '2020-05-10', amount: 50_000 },
        { kind: 'earlyWithdrawal', date: '2020-05-11', amount: 30_000 },
        { kind: 'repayment', date: SAMPLE_TODAY, amount: 10_000 },
        { kind: 'transferIn', date: '2023-01-01', amount: 5_000 },
      ],
    });
    expect(inputsOf(home)).toEqual({ recordedAtFifty: 20_000_000, repaidSince: 1_000_000, withdrawnSince: 3_000_000 });
    expect(inputsOf(home, 2)['atFifty']).toBe(18_000_000);
    // Half of today's savings less the 70'000 that are still open
    expect(inputsOf(home, 2)['halfOfToday']).toBe(Math.floor((home.balance - 7_000_000) / 2));
  });

  it('keeps recent buy-ins from a withdrawal, also after 50', () => {
    const home = homeOf({
      birthDate: '1970-05-10',
      ...savingsToday(100_000),
      openingBalance: { date: '2026-11-20', savings: 100_000 },
      vestedBenefitsAtFifty: 100_000,
      moneyEvents: [{ kind: 'buyIn', date: SAMPLE_TODAY, amount: 80_000 }],
    });
    expect(inputsOf(home, 2)).toMatchObject({ recentBuyIns: 8_000_000, available: home.balance - 8_000_000 });
    expect(home.atMost).toBe(10_000_000);
  });

  it('requires at least 20’000', () => {
    expect(homeOf(savingsToday(20_000))).toMatchObject({ atMost: 2_000_000, blocked: null });
    const less = homeOf(savingsToday(19_999.99));
    expect(less).toMatchObject({ atMost: 0, blocked: 'belowMinimum' });
    expect(inputsOf(less, 1)).toEqual({ available: 1_999_999, atLeast: 2_000_000 });
    expect(homeOf(savingsToday(20_000)).steps).toHaveLength(1);
  });

  it('allows a withdrawal every five years, to the day', () => {
    const withdrawn = (...dates: string[]) =>
      homeOf({
        moneyEvents: dates.map((date) => ({ kind: 'earlyWithdrawal' as const, date, amount: 20_000 })),
        openingBalance: { date: '2020-12-31', savings: 200_000 },
      });
    expect(withdrawn('2021-11-21')).toMatchObject({ blocked: null, possibleFrom: null });
    const waiting = withdrawn('2021-11-22', '2020-01-01');
    expect(waiting).toMatchObject({ atMost: 0, blocked: 'withdrawnLately', possibleFrom: '2026-11-22' });
    expect(inputsOf(waiting, 1)).toEqual({ possibleFrom: '2026-11-22' });
    const bought = homeOf({ moneyEvents: [{ kind: 'buyIn', date: '2025-11-22', amount: 20_000 }] });
    expect(bought.possibleFrom).toBeNull();
  });

  it('has no amount on birthdays before the five years are over, and one on that day', () => {
    expect(amounts('2023-05-02')).toEqual([
      [39, '2027-05-02', false],
      [40, '2028-05-02', true],
      [41, '2029-05-02', true],
    ]);
    expect(amounts('2023-05-03')[1]).toEqual([40, '2028-05-02', false]);
  });

  it('has an amount on the day on which the five years are over, at an age in months', () => {
    expect(amounts('2023-06-15').slice(1)).toEqual([
      [40, '2028-05-02', false],
      [40 + 1 / 12, '2028-06-15', true],
    ]);
  });

  it('allows no withdrawal from the 62nd birthday on', () => {
    const old = homeOf({ birthDate: '1964-11-21' });
    expect(old).toMatchObject({ atMost: 0, blocked: 'tooOld', maxAge: 62, curve: [], possibleFrom: null });
    expect(inputsOf(old)).toEqual({ age: 62, withdrawalAge: 62 });
    const eve = homeOf({ birthDate: '1964-11-22' });
    expect([eve.blocked, eve.curve]).toEqual([null, []]);
    expect(homeOf({ birthDate: '1965-11-21' }).curve).toEqual([]);
    expect(homeOf({ birthDate: '1965-11-22' }).curve.map(({ age }) => age)).toEqual([61]);
  });

  it('allows a withdrawal with a partial disability pension, not with a full one', () => {
    expect(homeOf({ disability: { degree: 69, since: '2025-01-01' } }).blocked).toBeNull();
    expect(homeOf({ disability: { degree: 70, since: '2025-01-01' } }).blocked).toBe('drawingDisabilityPension');
    expect(homeOf({ exit: { date: '2026-11-20', reason: 'resignation' } }).blocked).toBe('notInsured');
  });
});
