import { describe, expect, it } from 'vitest';
import type { CalculationStep, Quantity, QuantityName } from '#contract/derivation.ts';
import { explainedFigures } from '#pension/explanation-keys.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { sentDerivations } from '#server/areas/figures/derivations.ts';
import { tenants } from '#stories/support/funds.ts';
import { sumLines } from './calculation-sum.ts';

const chf = (name: QuantityName, value: number): Quantity => ({ name, unit: 'chf', value });

const step = (over: Partial<CalculationStep> = {}): CalculationStep => ({
  rule: 'insuredSalary',
  inputs: [chf('salary', 100_000), chf('countedSalary', 90_720), chf('deduction', 26_460), chf('lowestSalary', 3780)],
  result: chf('insuredSalary', 64_260),
  ...over,
});

const read = (of: CalculationStep) => sumLines(of).map(({ quantity, sign }) => `${sign ?? 'told'} ${quantity.name}`);

describe('the sum of a step', () => {
  it('starts the sum after the values for information, and gives each value its sign', () => {
    expect(read(step())).toEqual(['told salary', 'told lowestSalary', 'first countedSalary', 'minus deduction']);
  });

  it('shows no signs if the values don’t give the result: the lowest insured salary applies', () => {
    expect(read(step({ result: chf('insuredSalary', 3780) }))).toEqual([
      'told salary',
      'told countedSalary',
      'told deduction',
      'told lowestSalary',
    ]);
  });

  it('multiplies by percentages', () => {
    const conversion = step({
      rule: 'conversion',
      inputs: [chf('capital', 500_000), { name: 'conversionRate', unit: 'percent', value: 5.4 }],
      result: chf('pension', 27_000),
    });
    expect(read(conversion)).toEqual(['first capital', 'times conversionRate']);
  });

  it('shows no signs for a rule that is no sum, or if values are missing', () => {
    expect(read(step({ rule: 'lumpSumNone' }))).not.toContain('minus deduction');
    expect(read(step({ inputs: [chf('deduction', 1)] }))).toEqual(['told deduction']);
  });
});

/** Rules in which a limit may decide instead of the sum. */
const limited = new Set(['insuredSalary', 'insuredSalaryPartTime', 'insuredSalaryByLaw', 'buyInGap']);

describe('the explanations of every person of every fund', () => {
  it.each(tenants.map((fund) => [fund.code, fund] as const))(
    'adds up every explanation of every person in %s',
    (_, fund) => {
      const open = fund.members.flatMap((member) => {
        const { figures } = figureSheet(fund.plan, member, '2026-11-21');
        return sentDerivations(figures?.derivations ?? {}, explainedFigures).flatMap((derivation) =>
          derivation.steps
            .filter((each) => !limited.has(each.rule) && each.inputs.length > 1)
            .filter((each) => sumLines(each).every(({ sign }) => sign === null))
            .map((each) => each.rule),
        );
      });
      const worded = [
        'buyInMaximumByCredits',
        'arrivalCap',
        'exitBenefit',
        'disabilityBenefits',
        'familyPensions',
        'lumpSumAfterContinuedInsurance',
        'lumpSumNotice',
      ];
      const further = [
        'lumpSumNoticePassed',
        'largerAfterFifty',
        'insuredSalaryWithoutDeduction',
        'belowMinimum',
        'withdrawnLately',
        'unpaidLeaveRiskOnly',
        'pastWithdrawalAge',
      ];
      expect([...new Set(open)].filter((rule) => ![...worded, ...further, 'buyInBlocked'].includes(rule))).toEqual([]);
    },
  );
});
