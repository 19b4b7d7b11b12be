import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LawArticle, Step } from '#pension/calculation.ts';
import { explainBenefits } from '#pension/explain-benefits.ts';
import { createFunds } from '#server/model/funds.ts';
import { silentLog } from '#tests/support/silent-log.ts';

/**
 * Each rule that explains a figure of a demo member: the article it cites, and the values by which a reader can count the step
 * again.
 */
const rules = {
  administrationByAmount: ['memberShare employerShare'],
  administrationByPercent: ['contributorySalary memberRate employerRate memberShare employerShare'],
  allVestedBenefits: ['BVG 30c (2): savings recentBuyIns'],
  arrivalCap: ['BVV2 60b (1): capUntil insuredSalary percent paidThisYear cap'],
  basisWithDrawnPension: ['BVG 21 (2): pension drawnPension'],
  belowMinimum: ['WEFV 5 (1): available atLeast'],
  benefitAtFifty: ['WEFV 5 (4): recordedAtFifty'],
  buyInBlocked: ['BVG 79b (3) s2: openWithdrawals'],
  buyInGap: ['BVV2 60a: maximum savings openWithdrawals vestedElsewhere pillar3aExcess drawnSavings'],
  buyInMaximumByCredits: ['BVG 79b (1): age months days assumedInterest fromAge creditRate insuredSalary'],
  buyInMaximumByTable: ['BVG 79b (1): age months tablePercentBefore tablePercent insuredSalary percentToday'],
  buyInsOnTop: ['buyIns byPlan'],
  contributionsSum: ['BVG 66 (1): memberShare employerShare'],
  conversion: [
    'BVG 14 (1): age ageMonths capital conversionRate',
    'BVG 14 (1): age capital conversionRate',
    'capital conversionRate',
  ],
  disabilityBenefits: ['pension childPension children'],
  disabilityChildPension: ['BVG 25 (1): pension percent children'],
  disabilityInPayment: ['BVG 24a: pension disabilityDegree disabilityShare'],
  exitBenefit: ['FZG 15, 17, 18: savings bvgPart minimumOwn'],
  halfOfToday: ['WEFV 5 (4): savings percent'],
  insuredSalary: ['BVG 8 (1): salary entryThreshold lowestSalary countedSalary deduction yearOfLaw'],
  insuredSalaryByPercent: [
    'BVG 8 (1): salary entryThreshold deductionPercent deductionAtMost countedSalary deduction yearOfLaw',
    'BVG 8 (1): salary entryThreshold deductionPercent fullDeduction activityRate deductionAtMost countedSalary deduction yearOfLaw',
    'BVG 8 (1): salary entryThreshold lowestSalary deductionPercent deductionAtMost countedSalary deduction yearOfLaw',
    'BVG 8 (1): salary entryThreshold lowestSalary deductionPercent fullDeduction activityRate deductionAtMost countedSalary deduction yearOfLaw',
  ],
  insuredSalaryOfDisabled: ['BVV2 4, 14: salaryBefore insuredBefore disabilityShare exemptSalary activeSalary'],
  insuredSalaryPartTime: [
    'BVG 8 (1): salary entryThreshold lowestSalary fullDeduction activityRate countedSalary deduction yearOfLaw',
    'BVG 8 (1): salary entryThreshold lowestSalary fullDeduction activityRate limitsLeft countedSalary deduction yearOfLaw',
  ],
  insuredSalaryWithoutDeduction: ['BVG 8 (1): salary entryThreshold lowestSalary countedSalary yearOfLaw'],
  largerAfterFifty: ['BVG 30c (2): atFifty halfOfToday'],
  lawfulMinimum: ['BVG 14 (2): byPlan lawfulCapital lawfulRate', 'BVG 24 (1): byPlan lawfulCapital lawfulRate'],
  lawfulPartThisYear: [
    'BVG 15, 16: lawfulInterestRate days lawfulOpening interest lawfulCredits',
    'BVG 15, 16: lawfulInterestRate days months coordinatedSalary lawfulCreditRate lawfulOpening interest lawfulCredits',
  ],
  lawfulProjectedSavings: ['BVG 24 (3): until bvgPart lawfulCredits'],
  lawfulProjection: ['BVG 15, 16: until lawfulInterestRate bvgPart interest lawfulCredits'],
  lumpSumNotice: ['BVG 37 (4): drawnFrom noticeMonths'],
  lumpSumNoticePassed: ['BVG 37 (4): drawnFrom noticeMonths'],
  lumpSumOfCapital: ['BVG 37 (4): capital percent'],
  lumpSumOfDisabilityPensions: ['basis percent'],
  lumpSumOfInsuredSalary: ['basis percent'],
  lumpSumWithoutPension: ['basis percent'],
  minimumAtMost: [
    'FZG 17 (1): countedFrom countedInFull yearsOver20 supplementPercent broughtIn ownContributions supplement',
  ],
  minimumOfOwnContributions: [
    'FZG 17 (1): countedFrom yearsOver20 supplementPercent broughtIn ownContributions supplement',
  ],
  noPartnerPension: ['BVG 19 (1): ', 'BVG 20a (1): '],
  orphanPension: ['BVG 21 (1): basisPension percent children'],
  orphansPensions: ['childPension children'],
  partnerPension: ['BVG 20a (1): basisPension percent', 'BVG 21 (1): basisPension percent'],
  pastWithdrawalAge: ['BVG 30c (1): age withdrawalAge'],
  perMonth: ['perYear'],
  projectedCapital: ['BVG 15, 16: until assumedInterest savings interest credits'],
  projectedSavingsWithoutInterest: ['BVG 24 (3): until assumedInterest savings credits'],
  riskContribution: ['contributorySalary memberRate employerRate memberShare employerShare'],
  savingsContribution: ['BVG 16: contributorySalary memberRate employerRate memberShare employerShare'],
  savingsThisYear: [
    'BVG 15, 16: interestRate days months insuredSalary memberRate employerRate opening interest memberCredits employerCredits',
    'BVG 15, 16: interestRate days opening interest memberCredits employerCredits',
  ],
  shareOfInsuredSalary: ['insuredSalary percent'],
  unpaidLeaveFull: ['savingsContributions riskAndAdministration freeMonths'],
  unpaidLeaveNone: ['freeMonths'],
  unpaidLeaveRiskOnly: ['riskAndAdministration freeMonths'],
  withdrawnLately: ['WEFV 5 (3): possibleFrom'],
};

/** Days before and after notices, birthdays and changes of salary, so that most rules apply. */
const days = ['2026-01-01', '2026-11-21'];

const funds = createFunds({ root: join(import.meta.dirname, '../../tenants'), log: silentLog });
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

const citation = ({ act, article, paragraph, sentence }: LawArticle): string =>
  `${act} ${article}${paragraph === undefined ? '' : ` (${paragraph})`}${sentence === undefined ? '' : ` s${sentence}`}: `;

const rowOf = ({ law, inputs }: Pick<Step, 'law' | 'inputs'>): string =>
  (law === undefined ? '' : citation(law)) + [...new Set(inputs.map(({ name }) => name))].join(' ');

test('Every step of an explanation cites its article and shows the values it is counted from', () => {
  const steps = loaded.flatMap((fund) => {
    const plan = fund?.tenant.plan ?? null;
    if (fund === null || plan === null) return [];
    return fund.tenant.members.flatMap((record) =>
      days.flatMap((day) =>
        Object.values(explainBenefits(plan, record, day).derivations).flatMap((each) => each.steps),
      ),
    );
  });
  const used = new Map<string, Set<string>>();
  for (const step of steps) used.set(step.rule, (used.get(step.rule) ?? new Set()).add(rowOf(step)));
  expect(Object.fromEntries(Array.from(used, ([rule, rows]) => [rule, [...rows].toSorted()]))).toEqual(rules);
});
