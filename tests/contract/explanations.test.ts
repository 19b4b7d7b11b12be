import { expect, test } from 'vitest';
import type { LawArticle, Step } from '#pension/calculation.ts';
import { explainBenefits, type ExplainedStep } from '#pension/explain-benefits.ts';
import type { CalculationRule, QuantityName } from '#pension/explanation-keys.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

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
  familyPensions: [
    'childPension children',
    'partnerPension',
    'partnerPension childPension children',
    'pension childPension children',
  ],
  halfOfToday: ['WEFV 5 (4): savings percent'],
  insuredSalary: [
    'BVG 8 (1): salary entryThreshold lowestSalary countedSalary deduction yearOfLaw',
    'BVG 8 (1): salaryBefore entryThreshold lowestSalary countedSalary deduction yearOfLaw',
  ],
  insuredSalaryByPercent: [
    'BVG 8 (1): salary entryThreshold deductionPercent deductionAtMost countedSalary deduction yearOfLaw',
    'BVG 8 (1): salary entryThreshold deductionPercent fullDeduction activityRate deductionAtMost countedSalary deduction yearOfLaw',
    'BVG 8 (1): salary entryThreshold lowestSalary deductionPercent deductionAtMost countedSalary deduction yearOfLaw',
    'BVG 8 (1): salary entryThreshold lowestSalary deductionPercent fullDeduction activityRate deductionAtMost countedSalary deduction yearOfLaw',
  ],
  insuredSalaryOfDisabled: ['BVV2 4, 14: salaryBefore insuredBefore disabilityShare exemptSalary activeSalary'],
  insuredSalaryPartTime: [
    'BVG 8 (1): salary entryThreshold lowestSalary fullDeduction activityRate countedSalary deduction yearOfLaw',
  ],
  insuredSalaryWithoutDeduction: ['BVG 8 (1): salary entryThreshold lowestSalary countedSalary yearOfLaw'],
  largerAfterFifty: ['BVG 30c (2): atFifty halfOfToday'],
  lawfulMinimum: ['BVG 14 (2): byPlan lawfulCapital lawfulRate', 'BVG 24 (1): byPlan lawfulCapital lawfulRate'],
  lawfulPartThisYear: [
    'BVG 15, 16: lawfulInterestRate days lawfulOpening interest lawfulCredits',
    'BVG 15, 16: lawfulInterestRate days months coordinatedSalary lawfulCreditRate lawfulOpening interest lawfulCredits',
  ],
  lawfulProjectedSavings: [
    'BVG 24 (3): until from monthsAhead coordinatedSalary lawfulCreditRate bvgPart lawfulCredits',
    'BVG 24 (3): until monthsAhead coordinatedSalary lawfulCreditRate bvgPart lawfulCredits',
  ],
  lawfulProjection: [
    'BVG 15, 16: until lawfulInterestRate monthsAhead coordinatedSalary lawfulCreditRate bvgPart interest lawfulCredits',
  ],
  lumpSumAfterContinuedInsurance: ['BVG 47a (6): continuedFrom drawnFrom'],
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
  partnerPension: ['BVG 20a (1): basisPension percent', 'BVG 21 (1): basisPension percent'],
  pastWithdrawalAge: ['BVG 30c (1): age withdrawalAge'],
  pensionsOfAllChildren: ['childPension children'],
  perMonth: ['perYear'],
  projectedCapital: [
    'BVG 15, 16: until assumedInterest from monthsAhead contributorySalary creditRate exemptSalary waivedRate savings interest credits',
    'BVG 15, 16: until assumedInterest from monthsAhead insuredSalary creditRate savings interest credits',
    'BVG 15, 16: until assumedInterest monthsAhead insuredSalary creditRate savings interest credits',
  ],
  projectedSavingsWithoutInterest: [
    'BVG 24 (3): until assumedInterest from monthsAhead insuredSalary creditRate savings credits',
    'BVG 24 (3): until assumedInterest monthsAhead insuredSalary creditRate savings credits',
  ],
  riskContribution: ['contributorySalary memberRate employerRate memberShare employerShare'],
  savingsContribution: ['BVG 16: contributorySalary memberRate employerRate memberShare employerShare'],
  savingsThisYear: [
    'BVG 15, 16: interestRate days months contributorySalary memberRate employerRate exemptSalary waivedRate opening interest memberCredits employerCredits waivedCredits',
    'BVG 15, 16: interestRate days months insuredSalary memberRate employerRate opening interest memberCredits employerCredits',
    'BVG 15, 16: interestRate days opening interest memberCredits employerCredits',
  ],
  shareOfInsuredSalary: ['insuredSalary percent'],
  unpaidLeaveFull: ['savingsContributions riskAndAdministration freeMonths'],
  unpaidLeaveNone: ['freeMonths'],
  unpaidLeaveRiskOnly: ['riskAndAdministration freeMonths'],
  withdrawnLately: ['WEFV 5 (3): possibleFrom'],
  withoutDisabledPart: ['BVV2 15: available percent'],
};

/** Days before and after notices, birthdays and changes of salary, so that most rules apply. */
const days = ['2026-01-01', '2026-11-21'];
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

const citation = ({ act, article, paragraph, sentence }: LawArticle): string =>
  `${act} ${article}${paragraph === undefined ? '' : ` (${paragraph})`}${sentence === undefined ? '' : ` s${sentence}`}: `;

const rowOf = ({ law, inputs }: Pick<Step, 'law' | 'inputs'>): string =>
  (law === undefined ? '' : citation(law)) + [...new Set(inputs.map(({ name }) => name))].join(' ');

/** Every step of every explanation of every demo member. */
const steps = loaded.flatMap((fund) => {
  const plan = fund?.tenant.plan ?? null;
  if (fund === null || plan === null) return [];
  return fund.tenant.members.flatMap((record) =>
    days.flatMap((day) => Object.values(explainBenefits(plan, record, day).derivations).flatMap((each) => each.steps)),
  );
});

test('Every step of an explanation cites its article and shows the values it is counted from', () => {
  const used = new Map<string, Set<string>>();
  for (const step of steps) used.set(step.rule, (used.get(step.rule) ?? new Set()).add(rowOf(step)));
  expect(Object.fromEntries(Array.from(used, ([rule, rows]) => [rule, [...rows].toSorted()]))).toEqual(rules);
});

type Group = Partial<Record<QuantityName, number>>;

/** The values of a step; each further one of the first name begins another group. */
const groupsOf = ({ inputs }: Pick<Step, 'inputs'>, first: QuantityName): readonly Group[] => {
  const groups: Group[] = [];
  for (const { name, value } of inputs) {
    const group = name === first ? groups[groups.push({}) - 1] : groups.at(-1);
    if (group && (name === first || group[name] === undefined)) group[name] = Number(value);
  }
  return groups;
};

const sumOf = (groups: readonly Group[], of: (group: Group) => number): number =>
  groups.reduce((sum, group) => sum + of(group), 0);

const valuesOf = (step: Pick<Step, 'inputs'>, name: QuantityName): readonly number[] =>
  step.inputs.filter((each) => each.name === name).map(({ value }) => Number(value));

const valueOf = (step: Pick<Step, 'inputs'>, name: QuantityName): number => valuesOf(step, name)[0] ?? 0;

/** Interest for the days of a year of 360, and of each movement for the days since. */
const interestOf = (step: ExplainedStep, opening: QuantityName, rate: QuantityName): number => {
  const left = groupsOf(step, 'movedOn').map((group) => group.daysLeft ?? 0);
  const moved = valuesOf(step, 'moved').reduce((sum, amount, index) => sum + amount * (left[index] ?? 0), 0);
  return ((valueOf(step, opening) * valueOf(step, 'days') + moved) * valueOf(step, rate)) / 100 / 360;
};

/** Credits of a number of months, by salary and rates in percent. */
const creditsOf = (
  step: ExplainedStep,
  counted: QuantityName,
  salary: QuantityName,
  ...rates: QuantityName[]
): number =>
  sumOf(
    groupsOf(step, counted),
    (group) =>
      ((group[counted] ?? 0) * (group[salary] ?? 0) * rates.reduce((sum, rate) => sum + (group[rate] ?? 0), 0)) / 1_200,
  );

/** Credits of both shares or one, on the whole insured salary or on the part of it with contributions. */
const paidCreditsOf = (step: ExplainedStep, counted: QuantityName, rate: QuantityName): number =>
  creditsOf(step, counted, 'insuredSalary', rate) + creditsOf(step, counted, 'contributorySalary', rate);

const coordinated = (step: ExplainedStep): number =>
  Math.max(valueOf(step, 'countedSalary') - valueOf(step, 'deduction'), valueOf(step, 'lowestSalary'), 0);

const scaledDeduction = (step: ExplainedStep): number =>
  (valueOf(step, 'fullDeduction') *
    (valuesOf(step, 'activityRate')[0] ?? 100) *
    (valuesOf(step, 'limitsLeft')[0] ?? 100)) /
  10_000;

/** The savings of somebody insured since the first age band. */
const grown = (step: ExplainedStep): number => {
  const bands = groupsOf(step, 'fromAge');
  let amount = 0;
  for (let age = bands[0]?.fromAge ?? 0; age <= valueOf(step, 'age'); age += 1) {
    const isLast = age === valueOf(step, 'age');
    const rate = bands.findLast(({ fromAge = 0 }) => fromAge <= age)?.creditRate ?? 0;
    const [over, counted] = isLast ? [valueOf(step, 'days'), valueOf(step, 'months')] : [360, 12];
    amount +=
      (amount * valueOf(step, 'assumedInterest') * over) / 36_000 +
      (valueOf(step, 'insuredSalary') * rate * counted) / 1_200;
  }
  return amount;
};

/** What a reader counts from the values of a step, next to what it shows. */
const recounts: Partial<
  Record<CalculationRule, (step: ExplainedStep) => readonly (readonly [counted: number, shown: number])[]>
> = {
  savingsThisYear: (step) => [
    [interestOf(step, 'opening', 'interestRate'), valueOf(step, 'interest')],
    [paidCreditsOf(step, 'months', 'memberRate'), valueOf(step, 'memberCredits')],
    [paidCreditsOf(step, 'months', 'employerRate'), valueOf(step, 'employerCredits')],
    [creditsOf(step, 'months', 'exemptSalary', 'waivedRate'), valueOf(step, 'waivedCredits')],
  ],
  lawfulPartThisYear: (step) => [
    [interestOf(step, 'lawfulOpening', 'lawfulInterestRate'), valueOf(step, 'interest')],
    [creditsOf(step, 'months', 'coordinatedSalary', 'lawfulCreditRate'), valueOf(step, 'lawfulCredits')],
  ],
  projectedCapital: (step) => [
    [
      paidCreditsOf(step, 'monthsAhead', 'creditRate') + creditsOf(step, 'monthsAhead', 'exemptSalary', 'waivedRate'),
      valueOf(step, 'credits'),
    ],
  ],
  projectedSavingsWithoutInterest: (step) => [
    [creditsOf(step, 'monthsAhead', 'insuredSalary', 'creditRate'), valueOf(step, 'credits')],
  ],
  lawfulProjection: (step) => [
    [creditsOf(step, 'monthsAhead', 'coordinatedSalary', 'lawfulCreditRate'), valueOf(step, 'lawfulCredits')],
  ],
  lawfulProjectedSavings: (step) => [
    [creditsOf(step, 'monthsAhead', 'coordinatedSalary', 'lawfulCreditRate'), valueOf(step, 'lawfulCredits')],
  ],
  insuredSalary: (step) => [[coordinated(step), Number(step.result.value)]],
  insuredSalaryWithoutDeduction: (step) => [[coordinated(step), Number(step.result.value)]],
  insuredSalaryPartTime: (step) => [
    [scaledDeduction(step), valueOf(step, 'deduction')],
    [coordinated(step), Number(step.result.value)],
  ],
  insuredSalaryByPercent: (step) => [
    [
      Math.min(
        (valueOf(step, 'countedSalary') * valueOf(step, 'deductionPercent')) / 100,
        valueOf(step, 'deductionAtMost'),
      ),
      valueOf(step, 'deduction'),
    ],
    [coordinated(step), Number(step.result.value)],
  ],
  insuredSalaryOfDisabled: (step) => [
    [(valueOf(step, 'insuredBefore') * valueOf(step, 'disabilityShare')) / 100, valueOf(step, 'exemptSalary')],
  ],
  buyInMaximumByTable: (step) => [
    [
      valueOf(step, 'tablePercentBefore') +
        ((valueOf(step, 'tablePercent') - valueOf(step, 'tablePercentBefore')) * valueOf(step, 'months')) / 12,
      valueOf(step, 'percentToday'),
    ],
  ],
  buyInMaximumByCredits: (step) => [[grown(step), Number(step.result.value)]],
  arrivalCap: (step) => [
    [
      (valueOf(step, 'insuredSalary') * valueOf(step, 'percent')) / 100 - valueOf(step, 'paidThisYear'),
      valueOf(step, 'cap'),
    ],
  ],
  minimumOfOwnContributions: (step) => [
    [(valueOf(step, 'ownContributions') * valueOf(step, 'yearsOver20') * 4) / 100, valueOf(step, 'supplement')],
  ],
  minimumAtMost: (step) => [
    [(valueOf(step, 'ownContributions') * valueOf(step, 'yearsOver20') * 4) / 100, valueOf(step, 'supplement')],
  ],
};

test.each(Object.entries(recounts))('A reader counts %s again from what it shows, to the centime', (rule, recount) => {
  const shown = steps.filter((step) => step.rule === rule);
  expect(shown.length).toBeGreaterThan(0);
  // Both shares are rounded together, so that one of them may be a centime apart.
  const apart = shown.filter((step) => recount(step).some(([counted, said]) => Math.abs(counted - said) > 1));
  expect(apart).toEqual([]);
});

test('The insured salary before a disability is derived, too', () => {
  const results = steps.filter(({ result }) => result.name === 'insuredBefore').map(({ result }) => result.value);
  const used = steps
    .filter(({ rule }) => rule === 'insuredSalaryOfDisabled')
    .map((step) => valueOf(step, 'insuredBefore'));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((amount) => !results.includes(amount))).toEqual([]);
});
