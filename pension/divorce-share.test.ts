import { describe, expect, it } from 'vitest';
import { toChf } from '#kernel/money.ts';
import { explainBenefits } from './explain-benefits.ts';
import type { FiguresOfStatus } from './explain-benefits.ts';
import type { MemberRecordInput } from './member-record.ts';
import { SAMPLE_TODAY, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const spouse = { relation: 'spouse', firstname: 'Marc', lastname: 'Keller', since: '2023-06-30' } as const;

const of = (about: Partial<MemberRecordInput> = {}) =>
  explainBenefits(samplePlan, sampleMember({ civilStatus: { code: 2 }, partner: spouse, ...about }), SAMPLE_TODAY);

const statusOf = (kind: FiguresOfStatus['kind'], about: Partial<MemberRecordInput> = {}) =>
  of(about).statuses.find((status) => status.kind === kind);

const shareOf = (about: Partial<MemberRecordInput> = {}) => statusOf('divorce', about)?.share;

describe('What a divorce would split (ZGB art. 122 and 123, FZG art. 22a)', () => {
  it('is half of what the exit benefit exceeds that of the wedding by, with the law’s minimum interest', () => {
    const { benefits } = of({ vestedBenefitsAtMarriage: 100_000 });
    const share = statusOf('divorce', { vestedBenefitsAtMarriage: 100_000 });
    const steps = share?.derivations.divorceShare?.steps ?? [];
    const grown = steps.find(({ rule }) => rule === 'benefitAtMarriage')?.result.value;
    // Half of 2023 at 1 %, 2024 and 2025 at 1.25 %, 321 of 360 days of 2026 at 1.25 %.
    expect(grown).toBe(Math.round(10_000_000 * 1.005 * 1.0125 ** 2 * (1 + (0.0125 * 321) / 360)));
    expect(share?.share?.amount).toBe(Math.round((benefits.exitBenefit - Number(grown)) / 2));
    expect(steps.at(-1)?.result.value).toBe(share?.share?.amount);
  });

  it('takes the day of the wedding from the account if it goes back that far', () => {
    expect(shareOf()).toMatchObject({ missing: null, bought: 0 });
    expect(shareOf()?.amount).toBeGreaterThan(0);
    expect(shareOf({ partner: { ...spouse, since: '2012-05-01' } })).toMatchObject({
      amount: null,
      missing: 'benefitAtMarriage',
    });
  });

  it('is nothing rather than negative', () => {
    expect(shareOf({ vestedBenefitsAtMarriage: 900_000 })?.amount).toBe(0);
  });

  it('names the buy-ins that are counted', () => {
    const moneyEvents = [
      { kind: 'buyIn', date: '2023-02-01', amount: 3_000 },
      { kind: 'buyIn', date: '2025-02-01', amount: 5_000 },
    ] as const;
    expect(toChf(shareOf({ moneyEvents: [...moneyEvents] })?.bought ?? 0)).toBe(5_000);
  });

  it.each([
    ['an early withdrawal', { kind: 'earlyWithdrawal', date: '2024-02-01', amount: 30_000 }, 'moved'],
    ['a transfer of an earlier divorce', { kind: 'divorceIn', date: '2024-02-01', amount: 30_000 }, 'moved'],
    ['vested benefits of before', { kind: 'transferIn', date: '2024-02-01', amount: 30_000 }, 'benefitAtMarriage'],
  ] as const)('is left to the court after %s', (_, event, missing) => {
    expect(shareOf({ moneyEvents: [event] })).toMatchObject({ amount: null, missing });
  });

  it('is left to the court beside a pension', () => {
    const disability = { degree: 50, since: '2024-05-01' };
    expect(shareOf({ disability })).toMatchObject({ amount: null, missing: 'pension' });
  });
});

const kinds = (about: Partial<MemberRecordInput>) => of(about).statuses.map(({ kind }) => kind);

describe('What applies in a civil status', () => {
  it('is the present one and a divorce for who is married, and a marriage and a partnership for who is not', () => {
    expect(kinds({})).toEqual(['today', 'divorce']);
    expect(kinds({ civilStatus: { code: 1 }, partner: undefined })).toEqual(['today', 'marriage', 'cohabitation']);
    expect(kinds({ birthDate: '0001-01-01' })).toEqual([]);
  });

  it('is a marriage alone for whose partnership is declared already', () => {
    const partner = { relation: 'cohabitant', firstname: 'Jan', lastname: 'Roth', since: '2005-01-01' } as const;
    const civilStatus = { code: 1 } as const;
    expect(kinds({ civilStatus, partner: { ...partner, declarationReceived: '2020-01-01' } })).toEqual([
      'today',
      'marriage',
    ]);
    expect(kinds({ civilStatus, partner })).toEqual(['today', 'marriage', 'cohabitation']);
  });

  it('counts a spouse’s pension from the wedding to the divorce', () => {
    const single = { civilStatus: { code: 1 as const }, partner: undefined };
    expect(statusOf('today')?.partnerPerMonth).toBeGreaterThan(0);
    expect(statusOf('divorce')).toMatchObject({ partnerPerMonth: 0, refused: null });
    expect(statusOf('today', single)?.partnerPerMonth).toBe(0);
    expect(statusOf('marriage', single)?.partnerPerMonth).toBe(statusOf('today')?.partnerPerMonth);
  });
});

describe('Savings options', () => {
  it('each say how their contribution and pension come about', () => {
    const { benefits, ofOptions } = of();
    expect(benefits.savingsOptions.length).toBe(3);
    for (const option of benefits.savingsOptions) {
      const { planContribution, pension } = ofOptions[option.id] ?? {};
      expect(planContribution?.result.value).toBe(Math.round(option.memberSavingsPerYear / 12));
      expect(planContribution?.steps.at(-1)?.result).toEqual(planContribution?.result);
      expect(pension?.result.value).toBe(option.pensionPerMonth);
      expect(pension?.steps.at(-1)?.result).toEqual(pension?.result);
      expect(pension?.years.at(-1)?.closing).toBe(option.savingsAtRetirement);
    }
  });
});
