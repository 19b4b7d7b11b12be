import { describe, expect, test } from 'vitest';
import { insuranceOverviewSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { headsOf, insuranceOverviewView, sharedContributions, spansOf } from './view.ts';

/** The page's view of an answer from the wire. */
const read = (sent: unknown) => insuranceOverviewView(readWire(insuranceOverviewSchema, sent), '2026-11-20');

const benefits = (sent: object) => {
  const { benefits: box } = read({ invalidityAndDeathBenefitBox: sent });
  if (box === null) throw new Error('The box is not shown.');
  return box;
};

const person = (sent: object) => read({ personalInformation: sent }).person;

const groupsOf = (contributionDetailsList: object[]) =>
  read({ payrollAndContributionBox: { contributionDetailsBox: { contributionDetailsList } } }).salaryAndContributions
    ?.contributions ?? [];

const line = (payer: string, part: string, valuePerMonth: number) => ({
  text: `${part}, ${payer}`,
  payer,
  part,
  valuePerMonth,
  valuePerYear: valuePerMonth * 12,
});

const pairsOf = (...lines: object[]) =>
  sharedContributions(groupsOf(lines))?.map((pair) => pair.map(({ part, perMonth }) => [part, perMonth]));

const columnsOf = (lines: object[]) => spansOf(groupsOf(lines).flatMap(({ rows }) => rows));

const areByYear = (...periods: (string | null)[]) =>
  benefits({ invalidityBenefitsList: periods.map((period) => ({ period })) }).disability.byYear;

const pensionIsThere = (annuityDetailsObject: unknown) =>
  read({ regularRetirementBox: { annuityDetailsObject } }).pension !== null;

/** The index of the line that is marked as the sum, where today's savings are CHF 751.46. */
const sumOf = (...values: number[]) =>
  read({
    graphBox: { value: 751.46 },
    creditbalanceDetailsBox: {
      isVisible: true,
      creditBalanceDetailsList: values.map((value) => ({ text: 'Line', value })),
    },
  }).credits?.lines.findIndex(({ sum }) => sum);

describe('The header of the benefits', () => {
  test('shows the fixed total of the benefits if the provider sends none', () => {
    expect(benefits({}).total).toEqual({ amount: 31_214.2, label: null, isPerMonth: false });
    expect(benefits({ total: 'much', totalLabel: 'Total' }).total).toEqual({
      amount: 31_214.2,
      label: null,
      isPerMonth: false,
    });
  });

  test('shows the provider’s total of the benefits, even zero', () => {
    expect(benefits({ total: 54_000, totalLabel: ' Im Jahr ' }).total).toEqual({
      amount: 54_000,
      label: 'Im Jahr',
      isPerMonth: false,
    });
    expect(benefits({ total: 0 }).total).toEqual({ amount: 0, label: null, isPerMonth: false });
  });

  test('names what is paid in case of death, or that nothing is, instead of a total of zero', () => {
    const nothing = { label: 'Pension', value: 0, period: 'perYear' };
    const dies = (...fatalityBenefitsList: object[]) => benefits({ total: 0, fatalityBenefitsList }).instead;
    expect(dies(nothing, { value: 503_070.98, period: 'once' })).toEqual({ amount: 503_070.98, paid: 'once' });
    expect(dies({ value: 24_000, perMonth: 2_000, period: 'perYear' })).toEqual({ amount: 2_000, paid: 'perMonth' });
    expect(dies({ value: 5_000 })).toEqual({ amount: 5_000, paid: null });
    expect(dies(nothing)).toEqual({ amount: null });
    expect(benefits({ total: 54_000 }).instead).toBeNull();
    expect(benefits({ total: 0, invalidityBenefitsList: [{ value: 48_000 }] }).instead).toBeNull();
  });

  test('shows it by the month if the provider says that, too', () => {
    expect(benefits({ total: 54_000, totalPerMonth: 4_500, totalLabel: 'Zusammen' }).total).toEqual({
      amount: 4_500,
      label: 'Zusammen',
      isPerMonth: true,
    });
  });
});

describe('Savings credits', () => {
  test('marks the sum, also if all savings are the minimum by law or nothing was added', () => {
    expect(sumOf(525.07, 5.89, 220.5, 751.46, 600)).toBe(3);
    expect(sumOf(525.07, 5.89, 220.5, 751.46, 751.46)).toBe(3);
    expect(sumOf(751.46, 0, 751.46, 751.46)).toBe(2);
  });

  test('marks the last line with today’s savings if nothing adds up to it', () => {
    expect(sumOf(100, 751.46, 751.46)).toBe(2);
    expect(sumOf(100, 200)).toBe(-1);
  });
});

describe('Contributions', () => {
  test('groups contributions by payer, the member first, if every line names its payer and part', () => {
    const groups = groupsOf([
      line('employer', 'savings', 300),
      line('member', 'savings', 200),
      line('employer', 'total', 300),
      line('member', 'total', 200),
    ]);
    expect(groups.map(({ payer, rows }) => [payer, rows.map(({ part, sum }) => [part, sum])])).toEqual([
      [
        'member',
        [
          ['savings', false],
          ['total', true],
        ],
      ],
      [
        'employer',
        [
          ['savings', false],
          ['total', true],
        ],
      ],
    ]);
  });

  test('keeps contributions in one list if a line lacks its payer or part, or names an unknown payer', () => {
    for (const odd of [
      { text: 'Sparbeitrag', valuePerMonth: 1 },
      line('godfather', 'savings', 1),
      line('member', 'x', 1),
    ]) {
      const [group, ...rest] = groupsOf([line('employer', 'savings', 300), odd]);
      expect(rest).toEqual([]);
      expect(group?.payer).toBeNull();
      expect(group?.rows.map(({ text }) => text)).toEqual(['savings, employer', odd.text]);
    }
  });

  test('pairs what two pay for the same, and nothing where they pay for different things or it is explained differently', () => {
    const member = [line('member', 'savings', 200), line('member', 'total', 200)];
    const employer = [line('employer', 'savings', 300), line('employer', 'total', 300)];
    expect(pairsOf(...member, ...employer)).toEqual([
      [
        ['savings', 200],
        ['savings', 300],
      ],
      [
        ['total', 200],
        ['total', 300],
      ],
    ]);
    expect(pairsOf(...member)).toBeUndefined();
    expect(pairsOf(...member, ...employer, line('sum', 'total', 500))).toBeUndefined();
    expect(pairsOf(...member, line('sum', 'savings', 500), line('sum', 'total', 500))).toBeUndefined();
    expect(pairsOf(...member, line('employer', 'savings', 300))).toBeUndefined();
    expect(pairsOf(...member, line('employer', 'risk', 300), line('employer', 'total', 300))).toBeUndefined();
    expect(pairsOf(...member, { ...employer[0], helpText: 'Nur hier.' }, ...employer.slice(1))).toBeUndefined();
  });

  test('shows only the contribution columns that have a figure', () => {
    expect(columnsOf([{ valuePerMonth: 1 }, { valuePerMonth: 0, valuePerYear: 0 }])).toEqual(['perMonth', 'perYear']);
    expect(columnsOf([{ valuePerMonth: 1 }, { valuePerYear: null }])).toEqual(['perMonth']);
    expect(columnsOf([{ text: 'nothing' }])).toEqual([]);
  });

  test('heads the contribution columns with the provider’s labels, else with the portal’s', () => {
    const own = { perMonth: 'im Monat', perYear: 'im Jahr' };
    expect(headsOf([], own)).toEqual(own);
    expect(headsOf(['mensuel'], own)).toEqual({ perMonth: 'mensuel', perYear: 'im Jahr' });
    expect(headsOf(['mensuel', 'annuel'], own)).toEqual({ perMonth: 'mensuel', perYear: 'annuel' });
    expect(headsOf(['Cotisation', 'mensuel', ' '], own)).toEqual({ perMonth: 'mensuel', perYear: 'im Jahr' });
  });
});

describe('The salary', () => {
  test('keeps the order of the salary’s lines, with gaps for missing figures', () => {
    const { salaryAndContributions } = read({
      payrollAndContributionBox: {
        payrollDetailsBox: {
          payrollDetailsList: [{ text: ' Lohn ', valuePerMonth: 5000 }, { helpText: 'Was?' }, 7, null],
        },
      },
    });
    expect(salaryAndContributions?.salary).toEqual([
      { text: 'Lohn', help: null, perMonth: 5000, perYear: null },
      { text: '', help: 'Was?', perMonth: null, perYear: null },
    ]);
  });
});

describe('Benefits', () => {
  test('calls a list of benefits yearly if all its pensions are; lump sums need no period', () => {
    expect(areByYear('perYear', 'once')).toBe(true);
    expect(areByYear('perYear', null)).toBe(false);
    expect(areByYear('once')).toBe(false);
    expect(areByYear('fortnightly', 'perYear')).toBe(false);
  });
});

describe('The regular benefit', () => {
  test('shows the regular pension as soon as one of its figures is known', () => {
    expect(pensionIsThere({ capital: 0 })).toBe(true);
    expect(pensionIsThere({ age: 65, date: '2040-01-01' })).toBe(false);
    expect(pensionIsThere(null)).toBe(false);
    expect(pensionIsThere('soon')).toBe(false);
  });
});

describe('The personal data', () => {
  test('leaves out personal data that are missing or blank', () => {
    expect(person({ firstname: ' Anna ', lastname: ' ', activityRate: 0 })).toEqual({
      firstname: 'Anna',
      lastname: null,
      birthDate: null,
      ahvNumber: null,
      civilStatus: null,
      companyName: null,
      admissionDate: null,
      activityRate: 0,
      fundName: null,
      planName: null,
    });
  });

  test('dots a valid AHV number and shows any other as it was sent', () => {
    expect(person({ socialSecurityNumber: ' 7569217076985 ' })?.ahvNumber).toEqual({
      text: '756.9217.0769.85',
      isValid: true,
    });
    expect(person({ socialSecurityNumber: ' 7569217076980 ' })?.ahvNumber).toEqual({
      text: '7569217076980',
      isValid: false,
    });
  });

  test('names the fund and the plan only if the fund shows them', () => {
    const names = { tenantName: 'Muster', planName: 'Plan A' };
    expect(person({ ...names, showTenantPlanInfo: true })).toMatchObject({ fundName: 'Muster', planName: 'Plan A' });
    expect(person({ ...names, showTenantPlanInfo: false })).toMatchObject({ fundName: null, planName: null });
  });
});

describe('A page', () => {
  test('calls the overview empty if every box is missing, unreadable or hidden', () => {
    expect(read({}).isEmpty).toBe(true);
    expect(read({ graphBox: { isVisible: false, value: 1 }, personalInformation: null }).isEmpty).toBe(true);
    expect(read({ graphBox: 'soon', certificateBox: { isVisible: true } }).isEmpty).toBe(true);
    expect(read({ graphBox: {} }).isEmpty).toBe(false);
  });
});
