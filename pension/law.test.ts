import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toChf } from '#kernel/money.ts';
import { computeBenefits } from './compute-benefits.ts';
import type { Benefits } from './compute-benefits.ts';
import { explainBenefits } from './explain-benefits.ts';
import { insuredSalary } from './insured-salary.ts';
import type { MemberRecord } from './member-record.ts';
import { planProblems } from './plan-problems.ts';
import { planSchema } from './plan.ts';
import type { Plan } from './plan.ts';
import { recordProblems } from './record-problems.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';
import { planWith, samplePlan } from './samples/plan.ts';

const of = (record: MemberRecord, today = SAMPLE_TODAY, plan: Plan = samplePlan): Benefits =>
  computeBenefits(plan, record, today).benefits;

const one = (name: string): MemberRecord => {
  const record = sampleCohort[name];
  if (!record) throw new Error(`no sample member ${name}`);
  return record;
};

const scaledCoordination = { ...samplePlan.parameters[0].coordination, scaledByActivityRate: true };

const lumpSumOn = (today: string) => of(one('wellPaid'), today).retirement;

const lumpSumRules = (today: string) =>
  explainBenefits(samplePlan, one('wellPaid'), today).derivations.lumpSumAtMost?.steps.map(({ rule }) => rule);

const mostOn = (today: string, plan: Plan, record = sampleMember()) => of(record, today, plan).buyIn.savingsAtMost;

const leaving = (record: MemberRecord, plan: Plan) => of(record, SAMPLE_TODAY, plan);

const joined = (about: object = {}) =>
  sampleMember({
    admissionDate: '2025-01-01',
    openingBalance: undefined,
    employments: [{ from: '2025-01-01', employer: 'A', salary: 85_000, activityRate: 100 }],
    moneyEvents: [{ kind: 'transferIn', date: '2025-01-01', amount: 10_000 }],
    ...about,
  });

const insuredChf = (salary: number, rate: number, left = 100) =>
  toChf(insuredSalary(salary * 100, rate, scaledCoordination, 2026, left).amount);

const deductionStep = (deduction: Plan['parameters'][0]['coordination']['deduction'], rate = 100) =>
  insuredSalary(8_500_000, rate, { ...scaledCoordination, deduction }, 2026).steps[0];

const orphansWith = (disabilityDegree: number, birthDate = '2002-03-01') =>
  of(sampleMember({ children: [{ firstname: 'Mia', birthDate, disabilityDegree }] })).death?.orphans;

const planProblemsOf = (change: Partial<Plan['parameters'][0]>) =>
  planProblems(planWith(change)).map(({ field, message }) => `${field}: ${message}`);

const recordProblemsOf = (about: Parameters<typeof sampleMember>[0]) =>
  recordProblems(samplePlan, sampleMember(about)).map(({ field, message }) => `${field}: ${message}`);

const stepOf = (percent: number, salary = 79_800) => ({
  birthDate: '1962-08-15',
  employments: [
    { from: '2018-01-01', employer: 'A', salary: 112_000, activityRate: 100 },
    { from: '2025-04-01', employer: 'A', salary, activityRate: 70 },
  ],
  moneyEvents: [{ kind: 'partialRetirement' as const, date: '2025-04-01', percent, lumpSum: 0 }],
});

const unknownOrigin = (admissionDate?: string) =>
  of(sampleMember({ admissionDate, openingBalance: { date: '2022-12-31', savings: 100_000 } })).ownContributions
    ?.countedInFull;

const retiringOn = (date: string) => ({
  ...stepOf(30, 112_000),
  sex: 'male' as const,
  birthDate: '1960-08-15',
  moneyEvents: [{ kind: 'partialRetirement' as const, date, percent: 30, lumpSum: 0 }],
});

const jobFrom = (from: string, salary: number) => ({ from, employer: 'A', salary, activityRate: 100 });

const stepOn = (date: string, percent: number) => ({ kind: 'partialRetirement' as const, date, percent, lumpSum: 0 });

const twoSteps = (last: number) => ({
  birthDate: '1962-08-15',
  employments: [jobFrom('2018-01-01', 100_000), jobFrom('2025-01-01', 80_000), jobFrom('2026-01-01', last)],
  moneyEvents: [stepOn('2025-01-01', 20), stepOn('2026-01-01', 25)],
});

const firstStepOn = (date: string, lumpSum = 0) => ({
  birthDate: '1967-04-01',
  employments: [
    { from: '2018-01-01', employer: 'A', salary: 112_000, activityRate: 100 },
    { from: date, employer: 'A', salary: 56_000, activityRate: 50 },
  ],
  openingBalance: { date: '2024-12-31', savings: 400_000 },
  moneyEvents: [{ kind: 'partialRetirement' as const, date, percent: 30, lumpSum }],
});

const repaidProblems = (amount: number, withdrawn = 50_000) =>
  recordProblemsOf({
    moneyEvents: [
      { kind: 'earlyWithdrawal', date: '2023-02-01', amount: withdrawn },
      { kind: 'repayment', date: '2025-02-01', amount },
    ],
  });

describe('Notice for a lump sum (BVG art. 37 para. 4)', () => {
  it('the notice ends the plan’s three months before the pension begins on 1 February 2027', () => {
    expect(lumpSumOn('2026-11-01')?.lumpSumNotice).toEqual({ months: 3, until: '2026-11-01', hasPassed: false });
    expect(lumpSumRules('2026-11-01')).toContain('lumpSumNotice');
  });

  it('the notice has passed the day after, and the explanation says so', () => {
    expect(lumpSumOn('2026-11-02')?.lumpSumNotice?.hasPassed).toBe(true);
    expect(lumpSumRules('2026-11-02')).toContain('lumpSumNoticePassed');
  });

  it('asks for no notice if the plan requires none, or if no capital is possible', () => {
    const { retirement } = samplePlan.parameters[0];
    const plan = planWith({ retirement: { ...retirement, lumpSum: { atMostPercent: 50, noticeMonths: 0 } } });
    expect(of(one('wellPaid'), SAMPLE_TODAY, plan).retirement?.lumpSumNotice).toBeNull();
    expect(of(one('dismissed')).retirement?.lumpSumNotice).toBeNull();
  });
});

describe('The most savings that a buy-in may lead to (BVG art. 79b para. 1)', () => {
  const table = [
    { age: 44, percent: 285 },
    { age: 45, percent: 300 },
    { age: 46, percent: 315 },
  ];
  const byTable = planWith({ buyIn: { maximum: 'table', table } });

  it('the maximum savings grow by a twelfth of the table’s year each month', () => {
    // 58'540 × (300 % + 15 % × 6/12) = 58'540 × 307.5 %
    expect(toChf(mostOn('2026-06-30', byTable))).toBe(180_010.5);
    expect(toChf(mostOn('2026-06-29', byTable))).toBe(179_278.75);
    expect(mostOn('2026-12-31', byTable)).toBe((58_540_00 * 315) / 100);
  });

  it('the maximum savings do not jump on New Year’s Day', () => {
    expect(mostOn('2026-01-01', byTable)).toBe(mostOn('2025-12-31', byTable));
  });

  it('a buy-in never leads above the maximum at the end of the year', () => {
    const day = fc.integer({ min: 0, max: 364 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString());
    fc.assert(
      fc.property(day, fc.constantFrom(byTable, samplePlan), (date, plan) => {
        const today = date.slice(0, 10);
        const { atMost } = of(sampleMember(), today, plan).buyIn;
        if (atMost === 0) return;
        const paid = sampleMember({ moneyEvents: [{ kind: 'buyIn', date: today, amount: toChf(atMost) }] });
        const { current, savingsAtMost } = of(paid, '2026-12-31', plan).buyIn;
        // This year's interest from the fund is not a buy-in.
        expect(current - savingsAtMost).toBeLessThanOrEqual(current * 0.02);
      }),
      { numRuns: 40 },
    );
  });

  it('the maximum savings are the same for every savings option, by table and by credits', () => {
    const richer = sampleMember({ planChoices: [{ from: '2024-01-01', id: '02' }] });
    for (const plan of [byTable, samplePlan])
      expect(mostOn(SAMPLE_TODAY, plan, richer)).toBe(mostOn(SAMPLE_TODAY, plan));
  });

  it('the maximum savings stop growing in the month in which credits end', () => {
    const old = sampleMember({
      sex: 'male',
      birthDate: '1959-03-01',
      openingBalance: { date: '2022-12-31', savings: 1 },
    });
    for (const plan of [byTable, planWith({})]) {
      const insured = (today: string) => of(old, today, plan).contributions?.insured.insured ?? 0;
      // In March 2024 the last credits are paid; the salary’s limits are those of 2025 and 2026.
      expect(insured('2025-12-31')).toBe(insured('2026-11-30'));
      expect(mostOn('2026-11-30', plan, old)).toBe(mostOn('2025-12-31', plan, old));
    }
  });
});

describe('More than two years of continued insurance (BVG art. 47a para. 6)', () => {
  const member = one('dismissed');

  it('leaves only a pension after two years of continued insurance', () => {
    const { retirement } = of(member);
    expect([retirement?.lumpSumAtMost, retirement?.isPensionOnly]).toEqual([0, true]);
    const { lumpSumAtMost } = explainBenefits(samplePlan, member, SAMPLE_TODAY).derivations;
    expect(lumpSumAtMost?.steps).toMatchObject([
      { rule: 'lumpSumAfterContinuedInsurance', law: { act: 'BVG', article: '47a', paragraph: '6' } },
    ]);
  });

  it('ends withdrawals for a home after two years of continued insurance, also on the curve', () => {
    const young = sampleMember({
      birthDate: '1968-03-03',
      exit: { date: '2026-08-31', reason: 'dismissedByEmployer' },
      continuedInsurance: { from: '2026-09-01', withSavings: true },
    });
    expect(of(young, '2028-09-01').homeOwnership.blocked).toBeNull();
    expect(of(young, '2028-09-02').homeOwnership).toMatchObject({ blocked: 'continuedInsurance', atMost: 0 });
    const amounts = new Map(of(young).homeOwnership.curve.map(({ date, amount }) => [date, amount]));
    expect(amounts.get('2028-03-03')).toBeGreaterThan(0);
    expect(amounts.get('2029-03-03')).toBe(0);
  });
});

describe('The exit benefit', () => {
  const noInterest = { '2023': 0, '2024': 0, '2025': 0, '2026': 0 };

  it('pays at least the BVG savings if the fund credited less than the law (FZG art. 18)', () => {
    const record = sampleMember({ openingBalance: { date: '2022-12-31', savings: 60_000, bvgPart: 60_000 } });
    const { balance, bvgPart, exitBenefit } = leaving(record, planWith({}, noInterest));
    // 60'000 + 2 × 5'927.50 + 8'781.00 + 7'317.50
    expect(toChf(balance)).toBe(87_953.5);
    expect(bvgPart).toBeGreaterThan(balance);
    expect(exitBenefit).toBe(bvgPart);
  });

  it('counts own contributions with 4 % for each year of age over 20 (FZG art. 17)', () => {
    // Brought in: 10'000.00 + 1.25 % for 359 days 124.65, + 1.25 % for 321 days 112.84.
    // Own: 4'390.50 of 2025 + 1.25 % for 321 days 48.93 + 10/12 of 4'390.50.
    expect(of(joined()).ownContributions).toMatchObject({
      broughtIn: 1_023_749,
      own: 809_818,
      years: 25,
      supplementPercent: 100,
      supplement: 809_818,
      amount: 2_643_385,
      countedFrom: '2025-01-01',
      countedInFull: 0,
    });
    expect(of(joined({ birthDate: '1996-05-10' })).ownContributions?.supplementPercent).toBe(40);
    expect(toChf(of(joined()).exitBenefit)).toBe(26_636.42);
  });

  it('pays the minimum of own contributions if the savings are lower', () => {
    expect(toChf(leaving(joined(), planWith({}, noInterest)).exitBenefit)).toBe(26_433.85);
  });

  it('never pays an amount that is only an upper bound', () => {
    const { ownContributions, exitBenefit, balance, bvgPart } = leaving(sampleMember(), planWith({}, noInterest));
    expect(ownContributions?.countedInFull).toBe(10_000_000);
    expect(ownContributions?.amount).toBeGreaterThan(balance);
    expect(exitBenefit).toBe(Math.max(balance, bvgPart));
  });

  it('knows the minimum if the record says what the opening balance consists of', () => {
    const article17 = { broughtIn: 20_000, ownContributions: 40_000 };
    const record = sampleMember({ openingBalance: { date: '2022-12-31', savings: 100_000, article17 } });
    expect(of(record).ownContributions).toMatchObject({ countedInFull: 0 });
    expect(of(record).ownContributions?.amount).toBeGreaterThan(10_000_000);
  });

  it.each([
    ['earlyWithdrawal', 25_000, 15_000, 30_000],
    ['divorceOut', 100_000, 0, 0],
    ['transferIn', 10_000, 30_000, 40_000],
  ] as const)('money out takes the same share of every part, money in is brought in: %s', (kind, amount, ...parts) => {
    // Too young for credits, and no interest on the last day of a year.
    const article17 = { broughtIn: 20_000, ownContributions: 40_000 };
    const record = sampleMember({
      birthDate: '2004-01-01',
      openingBalance: { date: '2025-12-30', savings: 100_000, article17 },
      moneyEvents: [{ kind, date: '2025-12-31', amount }],
    });
    const { broughtIn = 0, own = 0 } = of(record, '2025-12-31').ownContributions ?? {};
    expect([toChf(broughtIn), toChf(own)]).toEqual(parts);
  });

  it('savings that exist on the day of admission were brought in; those of another day are of unknown origin', () => {
    expect([unknownOrigin('2023-01-01'), unknownOrigin('2022-12-31')]).toEqual([0, 0]);
    expect([unknownOrigin('2022-12-30'), unknownOrigin()]).toEqual([10_000_000, 10_000_000]);
  });

  it('the minimum begins with the account and stays as it was on the day of leaving', () => {
    expect(of(sampleMember(), '2022-12-30').ownContributions).toBeNull();
    expect(of(sampleMember(), '2022-12-31').ownContributions).toMatchObject({ broughtIn: 10_000_000, own: 0 });
    const left = sampleMember({ exit: { date: '2026-06-30', reason: 'resignation' } });
    expect(of(left, '2026-09-01').ownContributions).toEqual(of(left, '2026-06-30').ownContributions);
    expect(of(left, '2026-06-29').ownContributions).not.toEqual(of(left, '2026-06-30').ownContributions);
  });

  it('adds no supplement to contributions after a dismissal (FZG art. 17 para. 6)', () => {
    const { ownContributions } = of(one('dismissed'));
    // September and October 2026, both shares of 18 %: 2/12 of 10'537.20.
    expect(toChf(ownContributions?.continued ?? 0)).toBe(1_756.2);
    expect(ownContributions?.amount).toBe(
      (ownContributions?.broughtIn ?? 0) + 2 * (ownContributions?.own ?? 0) + 175_620,
    );
  });

  it('names all three comparisons, with their articles', () => {
    const { steps = [] } = explainBenefits(samplePlan, joined(), SAMPLE_TODAY).derivations.exitBenefit ?? {};
    expect(steps.map(({ rule }) => rule)).toEqual([
      'savingsThisYear',
      'lawfulPartThisYear',
      'minimumOfOwnContributions',
      'exitBenefit',
    ]);
    expect(steps.at(-1)?.law).toEqual({ act: 'FZG', article: '15, 17, 18' });
  });
});

describe('The insured salary', () => {
  it('insures at least the law’s salary for part-time work (BVG art. 8 para. 2)', () => {
    expect(insuredChf(27_000, 95)).toBe(3_780);
    expect(insuredChf(24_000, 90)).toBe(3_780);
  });

  it('insures at least the lowest amount, uncut, next to a disability pension (BVV 2 art. 4)', () => {
    expect(insuredChf(14_000, 100, 55)).toBe(3_780);
  });

  it('insures the law’s salary if the plan deducts more', () => {
    const { steps, amount } = insuredSalary(8_500_000, 100, { ...scaledCoordination, deduction: 40_000 }, 2026);
    expect(toChf(amount)).toBe(58_540);
    expect(steps.map(({ rule }) => rule)).toEqual(['insuredSalary', 'insuredSalaryByLaw']);
  });

  it('shows the salary that the law counts next to a disability pension', () => {
    const plan = { ...scaledCoordination, deduction: 40_000 };
    const { steps, amount } = insuredSalary(6_000_000, 100, plan, 2026, 55);
    // 55 % of 90'720 and of 26'460.
    expect(
      steps
        .at(-1)
        ?.inputs.slice(1, 3)
        .map(({ value }) => value),
    ).toEqual([4_989_600, 1_455_300]);
    expect(toChf(amount)).toBe(35_343);
  });

  it('derives the deduction', () => {
    expect(deductionStep('law', 90)?.rule).toBe('insuredSalaryPartTime');
    expect(deductionStep('law', 90)?.inputs).toContainEqual({ name: 'fullDeduction', unit: 'chf', value: 2_646_000 });
    expect(deductionStep('none')?.rule).toBe('insuredSalaryWithoutDeduction');
    expect(deductionStep({ percentOfSalary: 20, atMost: 'law' })?.rule).toBe('insuredSalaryByPercent');
  });
});

it('A child disabled by 70 % draws a pension until 25 (BVG art. 22 para. 3)', () => {
  expect([orphansWith(69), orphansWith(70), orphansWith(100, '2001-11-21')]).toEqual([0, 1, 0]);
});

describe('Half of today’s savings or those at 50 (WEFV art. 5 para. 4)', () => {
  it('shows what was repaid and withdrawn since 50, and what is still open', () => {
    const record = sampleMember({
      birthDate: '1970-06-01',
      openingBalance: { date: '2019-12-31', savings: 300_000 },
      moneyEvents: [
        { kind: 'earlyWithdrawal', date: '2021-02-01', amount: 50_000 },
        { kind: 'repayment', date: '2023-02-01', amount: 20_000 },
      ],
    });
    const { steps = [] } = explainBenefits(samplePlan, record, SAMPLE_TODAY).derivations.homeOwnership ?? {};
    const amount = (step: number, name: string) => steps[step]?.inputs.find((each) => each.name === name)?.value;
    expect(steps.map(({ rule }) => rule)).toEqual(['benefitAtFifty', 'halfOfToday', 'largerAfterFifty']);
    expect([amount(0, 'repaidSince'), amount(0, 'withdrawnSince')]).toEqual([2_000_000, 5_000_000]);
    expect(amount(1, 'openWithdrawals')).toBe(3_000_000);
  });
});

describe('A plan below the law is refused with field and article', () => {
  const { survivors, homeOwnership, retirement, coordination } = samplePlan.parameters[0];

  it.each([
    ['survivors.spousePercent', 'BVG art. 21 para. 1', { survivors: { ...survivors, spousePercent: 59 } }],
    ['survivors.childUntilAge', 'BVG art. 22 para. 3', { survivors: { ...survivors, childUntilAge: 17 } }],
    ['homeOwnership.atLeast', 'WEFV art. 5 para. 1', { homeOwnership: { ...homeOwnership, atLeast: 30_000 } }],
    ['homeOwnership.everyYears', 'WEFV art. 5 para. 3', { homeOwnership: { ...homeOwnership, everyYears: 6 } }],
    ['retirement.earliestAge', 'BVG art. 13 para. 2', { retirement: { ...retirement, earliestAge: 64 } }],
    ['retirement.latestAge', 'BVG art. 13 para. 2', { retirement: { ...retirement, latestAge: 68 } }],
    [
      'survivors.cohabitingPartner.yearsOfSharedHousehold',
      'BVG art. 20a para. 1',
      { survivors: { ...survivors, cohabitingPartner: { yearsOfSharedHousehold: 3, declarationRequired: true } } },
    ],
    [
      'coordination.entryThreshold',
      'BVG art. 2 para. 1',
      { coordination: { ...coordination, entryThreshold: 25_000 } },
    ],
  ])('rejects a plan below the law: %s (%s)', (field, article, change) => {
    expect(planProblemsOf(change)).toEqual([
      expect.stringMatching(new RegExp(`^parameters\\[0\\]\\.${field}: .*${article}`)),
    ]);
  });

  it('accepts a plan that keeps to the law', () => {
    expect(planProblems(planSchema.parse(samplePlan))).toEqual([]);
  });
});

describe('A record that contradicts the account is refused with its field', () => {
  it('rejects a recorded benefit at 50 above the account’s own', () => {
    const about = { birthDate: '1975-06-01', openingBalance: { date: '2021-12-31', savings: 300_000 } };
    expect(recordProblemsOf({ ...about, vestedBenefitsAtFifty: 365_000 })).toEqual([
      expect.stringMatching(/^vestedBenefitsAtFifty: .* on 2025-06-01 \(FZG art\. 24\)/),
    ]);
    expect(recordProblemsOf({ ...about, vestedBenefitsAtFifty: 320_000 })).toEqual([]);
  });

  it('rejects a recorded benefit at marriage above the account’s own, or without a marriage', () => {
    const account = { birthDate: '1985-06-01', openingBalance: { date: '2021-12-31', savings: 60_000 } };
    const married = {
      ...account,
      civilStatus: { code: 2, since: '2023-06-01' },
      partner: { relation: 'spouse', since: '2023-06-01', firstname: 'Kim', lastname: 'Muster' },
    } as const;
    expect(recordProblemsOf({ ...married, vestedBenefitsAtMarriage: 265_000 })).toEqual([
      expect.stringMatching(/^vestedBenefitsAtMarriage: .* on 2023-06-01 \(FZG art\. 24\)/),
    ]);
    expect(recordProblemsOf({ ...married, vestedBenefitsAtMarriage: 60_000 })).toEqual([]);
    expect(recordProblemsOf({ ...account, vestedBenefitsAtMarriage: 60_000 })).toEqual([
      expect.stringContaining('not married'),
    ]);
  });

  it('rejects a drawn share above the salary’s reduction, and a first step that is too small', () => {
    expect(recordProblemsOf(stepOf(30))).toEqual([
      'moneyEvents[0].percent: draws 30 % while the salary falls by 28.75 % (BVG art. 13b para. 1)',
    ]);
    expect(recordProblemsOf(stepOf(30, 78_400))).toEqual([]);
    expect(recordProblemsOf(stepOf(19))).toEqual([expect.stringContaining('BVG art. 13a para. 3')]);
  });

  it('rejects capital in a fourth year, however many steps the plan allows', () => {
    const { retirement } = samplePlan.parameters[0];
    const plan = planWith({ retirement: { ...retirement, partialSteps: { atMost: 5, firstAtLeastPercent: 20 } } });
    const problems = (lastLumpSum: number) =>
      recordProblems(
        plan,
        sampleMember({
          sex: 'male',
          birthDate: '1957-01-15',
          moneyEvents: [2022, 2023, 2024, 2025].map((year) => ({
            kind: 'partialRetirement' as const,
            date: `${year}-03-31`,
            percent: 20,
            lumpSum: year === 2025 ? lastLumpSum : 1_000,
          })),
          openingBalance: { date: '2021-12-31', savings: 100_000 },
        }),
      ).map(({ field, message }) => `${field}: ${message}`);
    expect(problems(1_000)).toEqual(['moneyEvents[3].lumpSum: is capital in a fourth year (BVG art. 13a para. 2)']);
    expect(problems(0)).toEqual([]);
  });

  it('rejects a repayment below the plan’s minimum, unless it settles the rest', () => {
    expect(repaidProblems(9_000)).toEqual([expect.stringContaining('WEFV art. 7 para. 1')]);
    expect(repaidProblems(10_000)).toEqual([]);
    expect(repaidProblems(9_000, 9_000)).toEqual([]);
    expect(repaidProblems(60_000)).toEqual([expect.stringContaining('BVG art. 30d')]);
  });

  it('accepts a recorded benefit at 50 of exactly the account’s own, and any where the account begins later', () => {
    const about = { birthDate: '1975-06-01', openingBalance: { date: '2025-06-01', savings: 300_000 } };
    expect(recordProblemsOf({ ...about, vestedBenefitsAtFifty: 300_000 })).toEqual([]);
    expect(recordProblemsOf({ ...about, vestedBenefitsAtFifty: 300_000.05 })).toHaveLength(1);
    const later = {
      ...about,
      openingBalance: { date: '2025-06-02', savings: 300_000 },
      vestedBenefitsAtFifty: 400_000,
    };
    expect(recordProblemsOf(later)).toEqual([]);
  });

  it('after the reference age the drawn share is free', () => {
    // Born on 15 August 1960, a man: the reference age of 65 ends with August 2025.
    expect(recordProblemsOf(retiringOn('2025-08-31'))).toEqual([expect.stringContaining('BVG art. 13b para. 1)')]);
    expect(recordProblemsOf(retiringOn('2025-09-01'))).toEqual([]);
  });

  it('the salary may fall on the day after the step', () => {
    const about = stepOf(30, 78_400);
    const onTheEve = [
      { ...about.moneyEvents[0], kind: 'partialRetirement' as const, date: '2025-03-31', percent: 30, lumpSum: 0 },
    ];
    expect(recordProblemsOf({ ...about, moneyEvents: onTheEve })).toEqual([]);
    const twoDaysEarlier = [{ kind: 'partialRetirement' as const, date: '2025-03-30', percent: 30, lumpSum: 0 }];
    expect(recordProblemsOf({ ...about, moneyEvents: twoDaysEarlier })).toEqual([
      'moneyEvents[0].percent: draws 30 % while the salary falls by 0 % (BVG art. 13b para. 1)',
    ]);
  });

  it('each further step is counted of what was left, and against the salary before the first', () => {
    // 1 − 0.8 × 0.75 = 40 %
    expect(recordProblemsOf(twoSteps(60_000))).toEqual([]);
    expect(recordProblemsOf(twoSteps(61_000))).toEqual([
      'moneyEvents[1].percent: draws 40 % while the salary falls by 39 % (BVG art. 13b para. 1)',
    ]);
  });

  it('rejects more steps than the plan has', () => {
    const years = [2023, 2024, 2025, 2026];
    const about = {
      birthDate: '1962-08-15',
      employments: [2018, ...years].map((year, index) => ({
        from: `${year}-01-01`,
        employer: 'A',
        salary: 100_000 - index * 25_000,
        activityRate: 100,
      })),
      moneyEvents: [20, 20, 20, 10].map((percent, index) => ({
        kind: 'partialRetirement' as const,
        date: `${years[index]}-01-01`,
        percent,
        lumpSum: 0,
      })),
    };
    expect(recordProblemsOf(about)).toEqual([
      "moneyEvents[3]: is one step more than the plan's 3 (BVG art. 13a para. 1)",
    ]);
  });

  it('rejects a step before the plan’s earliest age, and a lump sum above what the step draws', () => {
    expect(recordProblemsOf(firstStepOn('2025-04-01'))).toEqual([]);
    expect(recordProblemsOf(firstStepOn('2025-03-01'))).toEqual([
      "moneyEvents[0].date: is before the plan's earliest age of 58",
    ]);
    expect(recordProblemsOf(firstStepOn('2025-04-01', 120_000))).toEqual([]);
    expect(recordProblemsOf(firstStepOn('2025-04-01', 200_000))).toEqual([
      expect.stringMatching(/^moneyEvents\[0\]\.lumpSum: is more than the 12\d’\d{3}\.\d\d that the step draws$/),
    ]);
  });

  it.each(['earlyWithdrawal', 'divorceOut'] as const)('rejects a movement (%s) above the account', (kind) => {
    // Too young for credits; 1.5 % interest for 165 days is 687.50.
    const about = (amount: number) => ({
      birthDate: '2004-01-01',
      openingBalance: { date: '2022-12-31', savings: 100_000 },
      moneyEvents: [{ kind, date: '2023-06-15', amount }],
    });
    expect(recordProblemsOf(about(100_687.5))).toEqual([]);
    expect(recordProblemsOf(about(100_687.55))).toEqual([
      "moneyEvents[0].amount: is more than the account's 100’687.50 on 2023-06-15",
    ]);
  });

  it('accepts money in however much it is', () => {
    const moneyEvents = [{ kind: 'transferIn' as const, date: '2023-01-01', amount: 900_000 }];
    expect(recordProblemsOf({ moneyEvents })).toEqual([]);
  });

  it.each([
    ['1968-08-31', 'dismissedByEmployer', '2026-09-01', []],
    ['1968-09-01', 'dismissedByEmployer', '2026-09-01', ['continuedInsurance']],
    ['1960-09-01', 'resignation', '2026-09-01', ['continuedInsurance']],
    ['1960-09-01', 'dismissedByEmployer', '2026-08-31', ['continuedInsurance.from']],
    ['0001-01-01', 'dismissedByEmployer', '2026-09-01', ['continuedInsurance']],
  ] as const)('continued insurance of somebody born on %s after %s, from %s', (birthDate, reason, from, fields) => {
    const about = { birthDate, exit: { date: '2026-08-31', reason }, continuedInsurance: { from, withSavings: false } };
    expect(recordProblemsOf(about).map((problem) => problem.split(':')[0])).toEqual(fields);
  });

  it('rejects continued insurance without a dismissal at 58 or later', () => {
    expect(recordProblemsOf({ continuedInsurance: { from: '2026-09-01', withSavings: false } })).toEqual([
      expect.stringContaining('BVG art. 47a para. 1'),
    ]);
    expect(recordProblems(samplePlan, one('dismissed'))).toEqual([]);
  });
});
