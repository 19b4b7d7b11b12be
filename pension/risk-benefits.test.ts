import { describe, expect, it } from 'vitest';
import { toChf } from '#kernel/money.ts';
import { computeBenefits } from './compute-benefits.ts';
import type { MemberRecordInput } from './member-record.ts';
import type { Plan } from './plan.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';
import { planWith, samplePlan } from './samples/plan.ts';
import { told } from './samples/steps.ts';

const [first] = samplePlan.parameters;
const TOMORROW = '2026-11-22';

/**
 * A man who retires on 1 January 2027, with 100'000 today. December adds a twelfth of 18 % of 58'540: 878.10. So his
 * disability pension is 6.8 % of 100'878.10: 6'859.71.
 */
const nearRetirement = (about: Partial<MemberRecordInput> = {}) =>
  sampleMember({
    sex: 'male',
    birthDate: '1961-12-10',
    openingBalance: { date: SAMPLE_TODAY, savings: 100_000 },
    ...about,
  });

const of = (about: Partial<MemberRecordInput> = {}, plan: Plan = samplePlan, today = SAMPLE_TODAY) =>
  computeBenefits(plan, nearRetirement(about), today).benefits;

const converting = (interest: number, conversionRate: number) =>
  planWith({ disability: { ...first.disability, pension: { basis: 'projectedSavings', interest, conversionRate } } });

type Survivors = typeof first.survivors;
const survivors = (change: Partial<Survivors>) => planWith({ survivors: { ...first.survivors, ...change } });

const lumpSum = (rule: Survivors['lumpSum']['rule'], percent: number, buyInsOnTop = true) =>
  survivors({ lumpSum: { rule, percent, buyInsOnTop } });

const leading = (about: Partial<MemberRecordInput>, plan: Plan) => of(about, plan).death?.headline;

const partnerSteps = (about: Partial<MemberRecordInput>) => told(of(about).death?.steps.partner);

const partner = {
  relation: 'registeredPartner',
  firstname: 'Jan',
  lastname: 'Roth',
  since: '2024-03-01',
} as const;
const cohabitant = { ...partner, relation: 'cohabitant', declarationReceived: SAMPLE_TODAY } as const;
const job = { from: '2020-01-01', employer: 'Hallwil Optik AG', salary: 85_000, activityRate: 100 };

describe('The disability pension (BVG art. 24)', () => {
  it('converts the savings until retirement with the plan’s interest and the credits to come', () => {
    // 2 % of 100'000 for the 39 days from 21 November: 216.67
    expect(told(of({}, converting(2, 6.8)).disability?.steps)).toEqual([
      'projectedSavings (BVG art. 24 para. 3): until 2026-12-31, assumedInterest 2, monthsAhead 1, insuredSalary 58540, creditRate 18, savings 100000, interest 216.67, credits 878.1 = capital 101094.77',
      'conversion: capital 101094.77, conversionRate 6.8 = pension 6874.44',
    ]);
  });

  it('is at least 6.8 % of the BVG savings with the credits to come, and says so only if that is more', () => {
    const openingBalance = { date: SAMPLE_TODAY, savings: 100_000, bvgPart: 100_000 };
    const plan = [
      'projectedSavingsWithoutInterest (BVG art. 24 para. 3): until 2026-12-31, assumedInterest 0, monthsAhead 1, insuredSalary 58540, creditRate 18, savings 100000, credits 878.1 = capital 100878.1',
    ];
    expect(told(of({ openingBalance }, converting(0, 5)).disability?.steps)).toEqual([
      ...plan,
      'conversion: capital 100878.1, conversionRate 5 = pension 5043.91',
      'lawfulProjectedSavings (BVG art. 24 para. 3): until 2026-12-31, monthsAhead 1, coordinatedSalary 58540, lawfulCreditRate 18, bvgPart 100000, lawfulCredits 878.1 = lawfulCapital 100878.1',
      'lawfulMinimum (BVG art. 24 para. 1): byPlan 5043.91, lawfulCapital 100878.1, lawfulRate 6.8 = pension 6859.71',
    ]);
    expect(told(of({ openingBalance }).disability?.steps)).toEqual([
      ...plan,
      'conversion: capital 100878.1, conversionRate 6.8 = pension 6859.71',
    ]);
  });

  it.each<[string, Partial<MemberRecordInput>, string, boolean]>([
    ['on the day before the last one before retirement', {}, '2026-12-30', true],
    ['on the last day before retirement', {}, '2026-12-31', false],
    ['without an employment', { employments: [] }, SAMPLE_TODAY, false],
    ['at the entry threshold', { employments: [{ ...job, salary: 22_680 }] }, SAMPLE_TODAY, false],
    ['above the entry threshold', { employments: [{ ...job, salary: 22_680.05 }] }, SAMPLE_TODAY, true],
  ])('%s: insured or not (BVG art. 2, 23)', (_, about, today, isInsured) => {
    expect(of(about, samplePlan, today).disability !== null).toBe(isInsured);
  });
});

describe('Who is entitled to a partner’s pension (BVG art. 19, 20a)', () => {
  const child = { firstname: 'Mia', birthDate: SAMPLE_TODAY, withPartner: true };

  it.each<[string, Partial<MemberRecordInput>, string | null]>([
    ['no partner', {}, 'noPartner'],
    ['a registered partner, however long', { partner: { ...partner, since: SAMPLE_TODAY } }, null],
    ['a shared household of five years to the day', { partner: { ...cohabitant, since: '2021-11-21' } }, null],
    ['a day less than five years', { partner: { ...cohabitant, since: '2021-11-22' } }, 'householdTooShort'],
    ['a common child, born today', { partner: cohabitant, children: [child] }, null],
    [
      'a common child to be born tomorrow',
      { partner: cohabitant, children: [{ ...child, birthDate: TOMORROW }] },
      'householdTooShort',
    ],
    [
      'a child of somebody else',
      { partner: cohabitant, children: [{ ...child, withPartner: false }] },
      'householdTooShort',
    ],
    [
      'a declaration that arrives tomorrow',
      { partner: { ...cohabitant, declarationReceived: TOMORROW }, children: [child] },
      'notDeclared',
    ],
  ])('%s', (_, about, refused) => {
    const { death } = of(about);
    expect(death?.noPartnerPension).toBe(refused);
    // 60 % of 6'859.71
    expect(death?.partnerPerYear).toBe(refused === null ? 4_115_83 : 0);
  });

  it('a plan may ask for no declaration, or insure no cohabiting partner', () => {
    const undeclared = { partner: { ...cohabitant, since: '2019-03-01', declarationReceived: undefined } };
    const rules = { yearsOfSharedHousehold: 5, declarationRequired: false };
    expect(of(undeclared, survivors({ cohabitingPartner: rules })).death?.noPartnerPension).toBeNull();
    expect(of({ partner: cohabitant }, survivors({ cohabitingPartner: null })).death?.noPartnerPension).toBe(
      'notOffered',
    );
  });

  it('names the article of each pension, and of each refusal', () => {
    expect(partnerSteps({})).toEqual(['noPartnerPension (BVG art. 19 para. 1): = partnerPension 0']);
    expect(partnerSteps({ partner: cohabitant })).toEqual([
      'noPartnerPension (BVG art. 20a para. 1): = partnerPension 0',
    ]);
    expect(partnerSteps({ partner })).toEqual([
      'partnerPension (BVG art. 21 para. 1): basisPension 6859.71, percent 60 = partnerPension 4115.83',
    ]);
    expect(partnerSteps({ partner: { ...cohabitant, since: '2019-03-01' } })).toEqual([
      'partnerPension (BVG art. 20a para. 1): basisPension 6859.71, percent 60 = partnerPension 4115.83',
    ]);
  });
});

describe('Survivors’ pensions (BVG art. 21)', () => {
  it('are a share of the old-age pension from the last day before it on', () => {
    const openingBalance = { date: '2026-12-31', savings: 100_000 };
    const { death } = of({ partner, openingBalance }, samplePlan, '2026-12-31');
    expect(told(death?.steps.partner)).toEqual([
      'partnerPensionOfOldAge (BVG art. 21 para. 2): basisPension 6800, percent 60 = partnerPension 4080',
    ]);
    expect(told(death?.steps.orphan)).toEqual([
      'orphanPensionOfOldAge (BVG art. 21 para. 2): basisPension 6800, percent 20, children 0 = childPension 1360',
    ]);
  });

  it('are a share of the insured pension and of the one already drawn (case 10)', () => {
    const record = sampleCohort['partRetired'] ?? sampleMember();
    const stepsOf = (about: object) =>
      computeBenefits(samplePlan, { ...record, ...about }, SAMPLE_TODAY).benefits.death?.steps;
    const basis =
      'basisWithDrawnPension (BVG art. 21 para. 2): pension 30051.68, drawnPension 13939.63 = basisPension 43991.31';
    expect(told(stepsOf({ partner })?.partner)).toEqual([
      basis,
      'partnerPension (BVG art. 21 para. 1): basisPension 43991.31, percent 60 = partnerPension 26394.79',
    ]);
    expect(told(stepsOf({})?.partner)).toEqual(['noPartnerPension (BVG art. 19 para. 1): = partnerPension 0']);
    expect(told(stepsOf({})?.orphan)).toEqual([
      basis,
      'orphanPension (BVG art. 21 para. 1): basisPension 43991.31, percent 20, children 0 = childPension 8798.26',
    ]);
  });
});

describe('The lump sum at death', () => {
  /** 15'000 of the savings were bought in. */
  const moneyEvents: MemberRecordInput['moneyEvents'] = [
    { kind: 'buyIn', date: '2024-03-01', amount: 10_000 },
    { kind: 'transferIn', date: '2024-04-01', amount: 7_000 },
    { kind: 'buyIn', date: SAMPLE_TODAY, amount: 5_000 },
    { kind: 'buyIn', date: TOMORROW, amount: 20_000 },
  ];

  it.each<[string, Plan, Partial<MemberRecordInput>, string[]]>([
    ['none', lumpSum('none', 0, false), {}, ['lumpSumNone: = lumpSum 0']],
    [
      'none but the buy-ins',
      lumpSum('none', 0),
      {},
      ['lumpSumNone: = lumpSum 0', 'buyInsOnTop: buyIns 15000, byPlan 0 = lumpSum 15000'],
    ],
    [
      'all savings, which include the buy-ins',
      lumpSum('savings', 100),
      {},
      ['lumpSumOfSavings: basis 100000, percent 100 = lumpSum 100000'],
    ],
    [
      'half of the savings, and the buy-ins',
      lumpSum('savings', 50),
      {},
      [
        'lumpSumOfSavings: basis 100000, percent 50 = lumpSum 50000',
        'buyInsOnTop: buyIns 15000, byPlan 50000 = lumpSum 65000',
      ],
    ],
    [
      'the savings, because no partner draws a pension',
      lumpSum('savingsWithoutPension', 100),
      {},
      ['lumpSumWithoutPension: basis 100000, percent 100 = lumpSum 100000'],
    ],
    [
      'only the buy-ins, because a partner draws a pension',
      lumpSum('savingsWithoutPension', 100),
      { partner },
      [
        'lumpSumWithoutPension: basis 0, percent 100 = lumpSum 0',
        'buyInsOnTop: buyIns 15000, byPlan 0 = lumpSum 15000',
      ],
    ],
    [
      'two insured salaries, which contain no buy-ins, however large',
      lumpSum('insuredSalary', 200),
      {},
      [
        'lumpSumOfInsuredSalary: basis 58540, percent 200 = lumpSum 117080',
        'buyInsOnTop: buyIns 15000, byPlan 117080 = lumpSum 132080',
      ],
    ],
    [
      'three disability pensions',
      lumpSum('disabilityPensions', 300, false),
      {},
      ['lumpSumOfDisabilityPensions: basis 6859.71, percent 300 = lumpSum 20579.13'],
    ],
  ])('is %s', (_, plan, about, steps) => {
    const { death } = of({ moneyEvents, ...about }, plan);
    expect(told(death?.steps.lumpSum)).toEqual(steps);
    expect(steps.at(-1)).toContain(`= lumpSum ${toChf(death?.lumpSum ?? 0)}`);
  });

  it('leads after the partner’s pension, and before the orphans’ pensions', () => {
    const children = ['2012-04-01', '2015-04-01'].map((birthDate) => ({ firstname: 'Mia', birthDate }));
    const savings = lumpSum('savings', 100);
    const none = lumpSum('none', 0);
    expect(leading({ partner, children }, savings)).toEqual({ kind: 'partnerPension', amount: 4_115_83 });
    expect(leading({ children }, savings)).toEqual({ kind: 'lumpSum', amount: 100_000_00 });
    // Twice 20 % of 6'859.71
    expect(leading({ children }, none)).toEqual({ kind: 'orphansPensions', amount: 2_743_88 });
    expect(leading({}, none)).toEqual({ kind: 'none', amount: 0 });
  });

  it('goes to grown children if nobody draws a pension, not to one who is not born yet', () => {
    const children = [
      { firstname: 'Urs', birthDate: '2000-04-01' },
      { firstname: 'Ida', birthDate: TOMORROW },
    ];
    expect(of({ children }).death?.beneficiaries).toMatchObject([{ child: 0, lumpSum: 100_000_00, ratio: 100 }]);
  });
});
