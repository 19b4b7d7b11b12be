import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberRecord } from './member-record.ts';
import { toChf } from '#kernel/money.ts';
import { partBy } from './beneficiaries.ts';
import type { Step } from './calculation.ts';
import { explainBenefits } from './explain-benefits.ts';
import type { ExplainedFigure } from './explanation-keys.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const of = (record: MemberRecord, today = SAMPLE_TODAY) => explainBenefits(samplePlan, record, today);

const one = (name: string) => {
  const record = sampleCohort[name];
  if (!record) throw new Error(`no sample member ${name}`);
  return of(record);
};

/** A value in CHF, percent, or its own unit. */
const shown = ({ unit, value }: Step['result']) => (unit === 'chf' && typeof value === 'number' ? toChf(value) : value);

/** The values of a step in CHF and percent, by name; the outcome is under `result`. */
const valuesOf = (step: Pick<Step, 'inputs' | 'result'> | undefined): Record<string, number | string> => {
  if (!step) throw new Error('no such step');
  return { ...Object.fromEntries(step.inputs.map((each) => [each.name, shown(each)])), result: shown(step.result) };
};

const stepOf = (name: string, figure: ExplainedFigure, rule: string) =>
  one(name).derivations[figure]?.steps.find((step) => step.rule === rule);

const spouse = { relation: 'spouse', firstname: 'Jan', lastname: 'Roth', birthDate: '1979-02-03', since: '2010-06-01' };

const anna = () => of(sampleMember());

describe('How the figures of Anna Keller came about (docs/pension-arithmetic.md, cases 1 and 3)', () => {
  it('explains savings by January’s balance, interest for 321 days and ten months of credits', () => {
    const { derivations, benefits } = anna();
    // 126'594.62 × 2 % × 321/360, and 58'540 × 7.5 % × 10/12 from each payer.
    expect(valuesOf(derivations.savings?.steps[0])).toEqual({
      opening: 126_594.62,
      interestRate: 2,
      days: 321,
      interest: 2_257.6,
      months: 10,
      insuredSalary: 58_540,
      memberRate: 7.5,
      employerRate: 7.5,
      memberCredits: 3_658.75,
      employerCredits: 3_658.75,
      result: 136_169.72,
    });
    expect(derivations.savings?.years).toEqual(benefits.years);
  });

  it('explains the insured salary as 85’000 minus the coordination deduction', () => {
    const { derivations } = anna();
    expect(valuesOf(derivations.insuredSalary?.steps[0])).toMatchObject({
      salary: 85_000,
      deduction: 26_460,
      entryThreshold: 22_680,
      lowestSalary: 3_780,
      yearOfLaw: 2026,
      result: 58_540,
    });
  });

  it('explains contributions for savings, risk and administration, a twelfth each month', () => {
    const { derivations } = anna();
    expect(derivations.contributions?.steps.map(({ rule }) => rule)).toEqual([
      'insuredSalary',
      'savingsContribution',
      'riskContribution',
      'administrationByAmount',
      'contributionsSum',
      'perMonth',
    ]);
    expect(valuesOf(derivations.contributions?.steps[1])).toMatchObject({ memberRate: 7.5, memberShare: 4_390.5 });
    expect(valuesOf(derivations.contributions?.steps.at(-1))).toEqual({ perYear: 5_212.98, result: 434.42 });
  });

  it('explains the pension as savings with interest and credits to come, times the rate at 65', () => {
    const { derivations, benefits } = anna();
    const [projection, conversion, month] = derivations.pension?.steps ?? [];
    const { savings, interest, credits, result } = valuesOf(projection);
    expect(Number(savings)).toBe(136_169.72);
    expect(Math.round((Number(savings) + Number(interest) + Number(credits)) * 100) / 100).toBe(result);
    // Two months at 15 % of 58'540, eight years at 15 %, ten at 18 %, five months of 2045.
    expect(credits).toBe(1_463.5 + 70_248 + 105_372 + 4_390.5);
    expect(valuesOf(conversion)).toMatchObject({ capital: result, conversionRate: 6.8, age: 65 });
    expect(valuesOf(month)['result']).toBe(toChf(benefits.retirement?.ordinary.pensionPerMonth ?? 0));
    expect(derivations.pension?.assumptions.map(({ kind }) => kind)).toEqual([
      'projectedInterest',
      'legalParametersCarriedOn',
    ]);
  });

  it('explains the buy-in as the maximum for age and salary minus the savings', () => {
    const { derivations } = anna();
    expect(derivations.buyIn?.steps.map(({ rule }) => rule)).toEqual(['buyInMaximumByCredits', 'buyInGap']);
    expect(valuesOf(derivations.buyIn?.steps[1])).toMatchObject({
      maximum: 139_587.56,
      savings: 136_169.72,
      result: 3_417.84,
    });
  });

  it('explains the disability pension by the savings with credits to come, without interest', () => {
    const { derivations } = anna();
    const [, projected, conversion] = derivations.disabilityPension?.steps ?? [];
    expect(projected?.rule).toBe('projectedSavingsWithoutInterest');
    expect(valuesOf(projected)).toEqual({
      until: '2045-05-31',
      assumedInterest: 0,
      // The last of two runs: 98 months at 15 %, then 125 at 18 %.
      from: '2035-01-01',
      monthsAhead: 125,
      insuredSalary: 58_540,
      creditRate: 18,
      savings: 136_169.72,
      credits: 181_474,
      result: 317_643.72,
    });
    expect(projected?.inputs.filter(({ name }) => name === 'monthsAhead').map(({ value }) => value)).toEqual([98, 125]);
    expect(valuesOf(conversion)).toEqual({ capital: 317_643.72, conversionRate: 6.8, result: 21_599.77 });
  });

  it('names the article, and since when the plan’s paragraph has its wording', () => {
    const { derivations } = anna();
    const [step] = derivations.buyIn?.steps ?? [];
    expect(step).toMatchObject({
      law: { act: 'BVG', article: '79b', paragraph: '1' },
      plan: { paragraph: 'buyIn', validFrom: '2015-01-01' },
    });
    const later = of(sampleMember(), '2027-03-01').derivations.contributions;
    expect(later?.steps.map(({ plan }) => plan?.validFrom)).toEqual([
      '2015-01-01',
      '2015-01-01',
      '2027-01-01',
      '2027-01-01',
      undefined,
      undefined,
    ]);
  });
});

describe('Anna Keller’s pension, year by year (case 6)', () => {
  it('projects Anna Keller’s savings to 411’976.28 by 31 May 2045, as worked out on paper', () => {
    const { derivations } = anna();
    const closings = new Map(derivations.pension?.years.map(({ year, closing }) => [year, toChf(closing)]));
    expect([2026, 2034, 2044, 2045].map((year) => closings.get(year))).toEqual([
      137_907.51, 236_947.68, 404_217.3, 411_976.28,
    ]);
    expect(valuesOf(derivations.pension?.steps[0])).toMatchObject({
      interest: 94_332.56,
      credits: 181_474,
      result: 411_976.28,
    });
  });

  it('pays 2’334.53 a month at 65, and less or more at 58 and 70', () => {
    const { benefits } = anna();
    const at = (age: number) =>
      toChf(benefits.retirement?.byAge.find((each) => each.age === age)?.pensionPerMonth ?? 0);
    expect([58, 65, 70].map((age) => at(age))).toEqual([1_307.04, 2_334.53, 2_956.2]);
    expect(toChf(benefits.retirement?.childPerYear ?? 0)).toBe(5_602.88);
    expect(benefits.retirement?.byAge.map(({ age }) => age)).toEqual([
      58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
    ]);
  });
});

describe('What reduces or rules a figure is said', () => {
  it('explains an open early withdrawal, a newcomer’s cap and a divorce', () => {
    expect(valuesOf(stepOf('openWithdrawal', 'buyIn', 'buyInBlocked'))).toEqual({ openWithdrawals: 80_000, result: 0 });
    expect(valuesOf(stepOf('newcomer', 'buyIn', 'arrivalCap'))).toMatchObject({ cap: 12_852, result: 12_852 });
    expect(stepOf('divorced', 'buyIn', 'buyInAfterDivorce')).toBeDefined();
  });

  it('explains the benefit at 50, the wait after a withdrawal, the minimum amount and the final age', () => {
    expect(valuesOf(stepOf('ruledByFifty', 'homeOwnership', 'benefitAtFifty'))).toMatchObject({
      recordedAtFifty: 365_000,
      result: 365_000,
    });
    expect(valuesOf(stepOf('openWithdrawal', 'homeOwnership', 'withdrawnLately'))).toEqual({
      possibleFrom: '2028-06-15',
      result: 0,
    });
    expect(valuesOf(stepOf('newcomer', 'homeOwnership', 'belowMinimum'))).toMatchObject({ atLeast: 20_000, result: 0 });
    expect(valuesOf(stepOf('wellPaid', 'homeOwnership', 'pastWithdrawalAge'))).toMatchObject({
      withdrawalAge: 62,
      result: 0,
    });
  });

  it('explains the share of a pension for a degree of 48 %', () => {
    expect(valuesOf(stepOf('partlyDisabled', 'disabilityInPayment', 'disabilityInPayment'))).toMatchObject({
      disabilityDegree: 48,
      disabilityShare: 45,
    });
  });

  it('explains what unpaid leave costs with each cover', () => {
    const { benefits } = of(sampleMember());
    expect(benefits.unpaidLeave?.covers.map(({ cover, perMonth }) => [cover, perMonth])).toEqual([
      ['full', 86_883],
      // 2 × (702.48 + 120.00) a year
      ['riskOnly', 13_708],
      ['none', 0],
    ]);
  });

  it('derives each cover of unpaid leave, and the pensions of all orphans', () => {
    const children = [
      { firstname: 'Mia', birthDate: '2012-04-01' },
      { firstname: 'Leo', birthDate: '2015-04-01' },
    ];
    const { benefits, derivations } = of(sampleMember({ children }));
    expect(derivations.unpaidLeave?.result.value).toBe(86_883);
    expect(derivations.unpaidLeaveRiskOnly?.result.value).toBe(13_708);
    expect(derivations.unpaidLeaveRiskOnly?.steps.map(({ rule }) => rule)).toEqual(['unpaidLeaveRiskOnly', 'perMonth']);
    expect(derivations.unpaidLeaveNone?.result.value).toBe(0);
    expect(derivations.unpaidLeaveFull).toBeUndefined();
    expect(derivations.orphansPensions?.result.value).toBe(2 * (benefits.death?.orphanPerYear ?? 0));
    // 2 × 4'319.95
    expect(derivations.orphansPensions?.steps.at(-1)?.result.value).toBe(863_990);
    expect(of(sampleMember()).derivations.orphansPensions).toBeUndefined();
    // 4'319.95 / 12 = 360.00 a child, rounded one by one
    expect(derivations.familyPensions?.result).toEqual({ name: 'perMonth', unit: 'chf', value: 72_000 });
    expect(benefits.death?.family).toEqual({ perMonth: 72_000, once: benefits.death?.lumpSum });
    expect(of(sampleMember()).derivations.familyPensions).toBeUndefined();
  });

  it('explains the BVG part of the exit benefit, and the maximum lump sum with what is locked', () => {
    const { benefits, derivations } = of(sampleMember());
    const [lawful] = derivations.lawfulPart?.steps ?? [];
    const sum = ['lawfulOpening', 'interest', 'lawfulCredits', 'moved'].reduce(
      (total, name) => total + Number(lawful?.inputs.find((each) => each.name === name)?.value ?? 0),
      0,
    );
    expect([sum, lawful?.result.value]).toEqual([benefits.bvgPart, benefits.bvgPart]);
    expect(derivations.lumpSumAtMost?.result.value).toBe(benefits.retirement?.lumpSumAtMost);
    expect(derivations.lumpSumAtMost?.steps.map(({ rule }) => rule)).toContain('lumpSumOfCapital');
    // Case 10: the buy-in of 2024 is locked, and the plan's half of the capital is less.
    const { steps } = one('partRetired').derivations.lumpSumAtMost ?? {};
    expect(steps?.at(-1)?.result.value).toBe(one('partRetired').benefits.retirement?.lumpSumAtMost);
  });

  it('explains nothing that depends on an age if the birth date is unknown', () => {
    expect(Object.keys(one('unknownBirthDate').derivations)).toEqual([
      'insuredSalary',
      'unpaidLeaveRiskOnly',
      'unpaidLeaveNone',
    ]);
  });

  it('explains each child’s pension in addition to the old-age pension, if there will be one', () => {
    const child = { firstname: 'Mia', birthDate: '2026-04-01' };
    const { benefits, derivations } = of(sampleMember({ sex: 'male', birthDate: '1966-03-03', children: [child] }));
    const { retirement } = benefits;
    expect(retirement?.childPerYear).toBe(Math.round((retirement?.ordinary.pensionPerYear ?? 0) * 0.2));
    expect(retirement?.children).toBe(1);
    expect(derivations.retiredChildPension?.steps.at(-1)?.law).toEqual({ act: 'BVG', article: '17', paragraph: '1' });
    expect(of(sampleMember()).derivations.retiredChildPension).toBeUndefined();
  });
});

describe('Who is paid at death', () => {
  const children = [
    { firstname: 'Mia', birthDate: '2012-04-01' },
    { firstname: 'Leo', birthDate: '2015-04-01' },
  ];

  it('divides the pensions among a spouse and two children 60 to 20 to 20', () => {
    const record = sampleMember({ civilStatus: { code: 2 }, partner: { ...spouse, relation: 'spouse' }, children });
    const { death } = of(record).benefits;
    expect(death?.beneficiaries.map(({ relation, ratio }) => [relation, ratio])).toEqual([
      ['spouse', 60],
      ['child', 20],
      ['child', 20],
    ]);
    expect(death?.beneficiaries.map(({ pensionPerYear }) => pensionPerYear)).toEqual([
      death?.partnerPerYear,
      death?.orphanPerYear,
      death?.orphanPerYear,
    ]);
  });

  it('divides the lump sum among three children, with the odd hundredth for the first', () => {
    const three = [...children, { firstname: 'Ida', birthDate: '2018-04-01' }];
    const { death } = of(sampleMember({ children: three })).benefits;
    expect(death?.headline.kind).toBe('lumpSum');
    expect(death?.beneficiaries.map(({ ratio }) => ratio)).toEqual([33.34, 33.33, 33.33]);
    expect(death?.beneficiaries.map(({ lumpSum }) => toChf(lumpSum))).toEqual([45_389.91, 45_389.91, 45_389.9]);
    expect(death?.beneficiaries.reduce((sum, { lumpSum }) => sum + lumpSum, 0)).toBe(death?.lumpSum);
  });

  it('lets grown children take the place of those with a pension', () => {
    const grown = [{ firstname: 'Urs', birthDate: '2000-04-01' }];
    const { death } = of(sampleMember({ children: grown })).benefits;
    expect(death?.beneficiaries).toMatchObject([{ child: 0, pensionPerYear: 0, ratio: 100 }]);
  });

  it('omits an undeclared partner', () => {
    expect(one('cohabiting').benefits.death?.beneficiaries.map(({ relation }) => relation)).toEqual(['child']);
  });

  it('gives the partner a larger part of the lump sum if the plan says so', () => {
    const plan = structuredClone(samplePlan);
    const { survivors } = plan.parameters[0];
    survivors.beneficiaries = { partnerPercent: 70 };
    survivors.spousePercent = 0;
    survivors.childPercent = 0;
    const record = sampleMember({ civilStatus: { code: 2 }, partner: { ...spouse, relation: 'spouse' }, children });
    const { death } = explainBenefits(plan, record, SAMPLE_TODAY).benefits;
    expect(death?.beneficiaries.map(({ ratio }) => ratio)).toEqual([70, 15, 15]);
  });

  it('lists no beneficiaries if nobody is on record', () => {
    expect(of(sampleMember()).benefits.death?.beneficiaries).toEqual([]);
  });
});

describe('For any member', () => {
  const day = fc
    .tuple(fc.integer({ min: 2012, max: 2029 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
  const birthDate = fc
    .tuple(fc.integer({ min: 1955, max: 2010 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
  const amount = fc.integer({ min: 0, max: 30_000_000 }).map((centimes) => centimes / 100);
  const record = fc
    .record({
      birthDate,
      sex: fc.constantFrom('female' as const, 'male' as const),
      admissionDate: day,
      openingBalance: fc.option(fc.record({ date: day, savings: amount }), { nil: undefined }),
      employments: fc
        .record({
          from: day,
          employer: fc.constant('A'),
          salary: amount,
          activityRate: fc.integer({ min: 0, max: 100 }),
        })
        .map((job) => [job]),
      moneyEvents: fc.array(
        fc.record({
          kind: fc.constantFrom(
            'transferIn' as const,
            'buyIn' as const,
            'earlyWithdrawal' as const,
            'repayment' as const,
          ),
          date: day,
          amount,
        }),
        { maxLength: 4 },
      ),
      partner: fc.option(
        fc.record({
          relation: fc.constantFrom('registeredPartner' as const, 'cohabitant' as const),
          firstname: fc.constant('Jan'),
          lastname: fc.constant('Roth'),
          since: day,
        }),
        { nil: undefined },
      ),
      children: fc.array(fc.record({ firstname: fc.constant('Mia'), birthDate: day }), { maxLength: 6 }),
    })
    .map((about) => sampleMember(about));

  it('the last step of every explanation equals the figure', () => {
    fc.assert(
      fc.property(record, day, (member, today) => {
        for (const { result, steps } of Object.values(of(member, today).derivations)) {
          expect(steps.at(-1)?.result.value).toBe(result.value);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('the account in an explanation balances year by year, and ends with the capital', () => {
    fc.assert(
      fc.property(record, day, (member, today) => {
        const { pension } = of(member, today).derivations;
        if (!pension) return;
        for (const [index, year] of pension.years.entries()) {
          const credits = year.memberCredits + year.employerCredits + year.waivedCredits;
          expect(year.opening + year.interest + credits + year.movements).toBe(year.closing);
          if (index > 0) expect(year.opening).toBe(pension.years[index - 1]?.closing);
        }
        const [projection, conversion] = pension.steps;
        const at = (name: string) => Number(projection?.inputs.find((each) => each.name === name)?.value ?? 0);
        expect(pension.years.at(-1)?.closing ?? at('savings')).toBe(projection?.result.value);
        expect(at('savings') + at('interest') + at('credits') + at('movements')).toBe(projection?.result.value);
        expect(conversion?.inputs.find(({ name }) => name === 'capital')?.value).toBe(projection?.result.value);
      }),
      { numRuns: 200 },
    );
  });

  it('the capital of a disability pension is today’s savings plus what is added', () => {
    fc.assert(
      fc.property(record, day, (member, today) => {
        const step = of(member, today).derivations.disabilityPension?.steps.find(
          ({ rule }) => rule === 'projectedSavingsWithoutInterest',
        );
        if (!step) return;
        const at = (name: string) => Number(step.inputs.find((each) => each.name === name)?.value ?? 0);
        expect(at('savings') + at('credits')).toBe(step.result.value);
      }),
      { numRuns: 200 },
    );
  });

  it('shares add up to 100 %, and the lump sum is fully divided', () => {
    fc.assert(
      fc.property(record, day, (member, today) => {
        const { death } = of(member, today).benefits;
        if (!death || death.beneficiaries.length === 0) return;
        const sum = death.beneficiaries.reduce((total, { ratio }) => total + Math.round(ratio * 100), 0);
        expect(sum).toBe(10_000);
        if (death.headline.kind === 'lumpSum') {
          expect(death.beneficiaries.reduce((total, { lumpSum }) => total + lumpSum, 0)).toBe(death.lumpSum);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('the parts add up to the whole', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 8 }), (whole, weights) => {
        const parts = partBy(whole, weights);
        const expected = weights.some((weight) => weight > 0) ? whole : 0;
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(expected);
        expect(parts.every((part, index) => part >= 0 && ((weights[index] ?? 0) > 0 || part <= 1))).toBe(true);
      }),
    );
  });
});
