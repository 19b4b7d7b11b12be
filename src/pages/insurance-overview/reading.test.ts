import { describe, expect, test } from 'vitest';
import { insuranceOverviewSchema, type InsuranceOverviewAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import {
  areByYear,
  benefitTotal,
  contributionGroups,
  hasAnnuity,
  headsOf,
  isEmpty,
  salaryLines,
  shown,
  spansOf,
} from './reading.ts';

/** A page as the portal reads it off the wire. */
const read = (sent: unknown): InsuranceOverviewAnswer => readWire(insuranceOverviewSchema, sent);

const benefits = (sent: object) => {
  const box = shown(read({ invalidityAndDeathBenefitBox: sent }).riskBenefits);
  if (box === null) throw new Error('The box is not shown.');
  return box;
};

const contributions = (contributionDetailsList: object[], labels: string[] = []) => {
  const { salaryAndContributions: box } = read({
    payrollAndContributionBox: { contributionDetailsBox: { labels, contributionDetailsList } },
  });
  if (!box?.contributions) throw new Error('There are no contributions.');
  return box.contributions;
};

const line = (payer: string, part: string, valuePerMonth: number) => ({
  text: `${part}, ${payer}`,
  payer,
  part,
  valuePerMonth,
  valuePerYear: valuePerMonth * 12,
});

const columnsOf = (lines: object[]) => spansOf(contributionGroups(contributions(lines)).flatMap(({ rows }) => rows));

const benefitLines = (...periods: (string | null)[]) =>
  benefits({ invalidityBenefitsList: periods.map((period) => ({ period })) }).disability;

const annuityIsThere = (annuityDetailsObject: unknown) =>
  hasAnnuity(read({ regularRetirementBox: { annuityDetailsObject } }).regularRetirement?.pension);

describe('The header of the benefits', () => {
  test('says the fixed total where the provider sends none', () => {
    expect(benefitTotal(benefits({}))).toEqual({ amount: 31_214.2, label: null });
    expect(benefitTotal(benefits({ total: 'much', totalLabel: 'Total' }))).toEqual({ amount: 31_214.2, label: null });
  });

  test('says the provider’s total where there is one, zero included', () => {
    expect(benefitTotal(benefits({ total: 54_000, totalLabel: ' Im Jahr ' }))).toEqual({
      amount: 54_000,
      label: 'Im Jahr',
    });
    expect(benefitTotal(benefits({ total: 0 }))).toEqual({ amount: 0, label: null });
  });
});

describe('Contributions', () => {
  test('stand payer by payer, the member first, where every line says who pays and what for', () => {
    const groups = contributionGroups(
      contributions([
        line('employer', 'savings', 300),
        line('member', 'savings', 200),
        line('employer', 'total', 300),
        line('member', 'total', 200),
      ]),
    );
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

  test('stay in one list as they were sent where a line does not say it, or says what nobody knows', () => {
    for (const odd of [
      { text: 'Sparbeitrag', valuePerMonth: 1 },
      line('godfather', 'savings', 1),
      line('member', 'x', 1),
    ]) {
      const [group, ...rest] = contributionGroups(contributions([line('employer', 'savings', 300), odd]));
      expect(rest).toEqual([]);
      expect(group?.payer).toBeNull();
      expect(group?.rows.map(({ text }) => text)).toEqual(['savings, employer', odd.text]);
    }
  });

  test('have the columns for which any line has a figure', () => {
    expect(columnsOf([{ valuePerMonth: 1 }, { valuePerMonth: 0, valuePerYear: 0 }])).toEqual(['perMonth', 'perYear']);
    expect(columnsOf([{ valuePerMonth: 1 }, { valuePerYear: null }])).toEqual(['perMonth']);
    expect(columnsOf([{ text: 'nothing' }])).toEqual([]);
  });

  test('are headed by the provider’s labels, those that are missing by the portal’s own words', () => {
    const own = { perMonth: 'im Monat', perYear: 'im Jahr' };
    expect(headsOf([], own)).toEqual(own);
    expect(headsOf(['mensuel'], own)).toEqual({ perMonth: 'mensuel', perYear: 'im Jahr' });
    expect(headsOf(['mensuel', 'annuel'], own)).toEqual({ perMonth: 'mensuel', perYear: 'annuel' });
    expect(headsOf(['Cotisation', 'mensuel', ' '], own)).toEqual({ perMonth: 'mensuel', perYear: 'im Jahr' });
  });
});

describe('The salary', () => {
  test('keeps its lines in their order, with holes where nothing was sent', () => {
    const { salaryAndContributions: box } = read({
      payrollAndContributionBox: {
        payrollDetailsBox: {
          payrollDetailsList: [{ text: ' Lohn ', valuePerMonth: 5000 }, { helpText: 'Was?' }, 7, null],
        },
      },
    });
    expect(box?.salary && salaryLines(box.salary)).toEqual([
      { text: 'Lohn', help: null, perMonth: 5000, perYear: null },
      { text: '', help: 'Was?', perMonth: null, perYear: null },
    ]);
  });
});

describe('Benefits', () => {
  test('are by the year together where each one says so; a lump sum speaks for itself', () => {
    expect(areByYear(benefitLines('perYear', 'once'))).toBe(true);
    expect(areByYear(benefitLines('perYear', null))).toBe(false);
    expect(areByYear(benefitLines('once'))).toBe(false);
    expect(areByYear(benefitLines('fortnightly', 'perYear'))).toBe(false);
  });
});

describe('The regular benefit', () => {
  test('is there as soon as one of its figures is', () => {
    expect(annuityIsThere({ capital: 0 })).toBe(true);
    expect(annuityIsThere({ age: 65, date: '2040-01-01' })).toBe(false);
    expect(annuityIsThere(null)).toBe(false);
    expect(annuityIsThere('soon')).toBe(false);
  });
});

describe('A page', () => {
  test('is empty where every box is absent, unreadable or not to be seen', () => {
    expect(isEmpty(read({}))).toBe(true);
    expect(isEmpty(read({ graphBox: { isVisible: false, value: 1 }, personalInformation: null }))).toBe(true);
    expect(isEmpty(read({ graphBox: 'soon', certificateBox: { isVisible: true } }))).toBe(true);
    expect(isEmpty(read({ graphBox: {} }))).toBe(false);
  });
});
