import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dayBefore } from '#kernel/calendar.ts';
import { toChf } from '#kernel/money.ts';
import { computeBenefits } from '../compute-benefits.ts';
import { figureSheet } from '../figure-sheet.ts';
import type { MemberRecord } from '../member-record.ts';
import type { Plan } from '../plan.ts';
import { SAMPLE_TODAY, cohortMember as one, paul, sampleMember } from '../samples/members.ts';
import { perMonth } from '../rates.ts';
import { planWith, samplePlan } from '../samples/plan.ts';
import { told } from '../samples/steps.ts';
import { simulationBasis } from './basis.ts';
import { changesSchema } from './changes.ts';
import type { Changes } from './changes.ts';
import type { Outcome } from './outcome.ts';
import { simulate } from './simulate.ts';

const of = (record: MemberRecord, changes: Changes, today = SAMPLE_TODAY) =>
  simulate(simulationBasis(samplePlan, record, today), changesSchema.parse(changes));

/** What is said of every last step before the reference age. */
const ahv = 'note: ahvContributionsDue';

const rulesOf = (record: MemberRecord, changes: Changes) =>
  of(record, changes).findings.map(({ severity, rule }) => `${severity}: ${rule}`);

/** Has saved little, so that much can be bought in. */
const lina = (about: Parameters<typeof sampleMember>[0] = {}) =>
  sampleMember({ openingBalance: { date: '2022-12-31', savings: 30_000 }, ...about });

const at62 = 62 * 12;

const boughtOn = (date: string) => paul({ moneyEvents: [{ kind: 'buyIn', date, amount: 10_000 }] });

/** A lump sum at 62, in CHF. */
const all = (value: number): Changes => ({
  retirement: { steps: [{ month: at62, share: 100, lumpSum: { unit: 'chf', value } }] },
});

const bought = (amount: number): Changes => ({ buyIn: { amount, from: '2026-12-31', marginalRate: 30 } });

describe('Retirement at another age', () => {
  it('converts the savings of the day before at the rate of that age', () => {
    const { before, after } = of(paul(), { retirement: { steps: [{ month: at62, share: 100 }] } });
    expect(before.retirement).toMatchObject({ date: '2030-06-01', age: 65 });
    // 600'000 + 12'000 + 10'537.20 = 622'537.20; × (1 + 2 % × 150/360) + 5/12 × 10'537.20; × 6.2 %
    expect(after.retirement).toMatchObject({
      date: '2027-06-01',
      age: 62,
      savings: 632_115_51,
      pensionPerYear: 39_191_16,
      pensionPerMonth: 3_265_93,
      lumpSum: 0,
      lumpSumAtMost: 316_057_76,
    });
  });

  it('takes a lump sum from the capital before it is converted', () => {
    const half = { month: at62, share: 100, lumpSum: { unit: 'percent', value: 50 } } as const;
    const { after } = of(paul(), { retirement: { steps: [half] } });
    // 632'115.51 − 316'057.76 = 316'057.75; × 6.2 %
    expect(after.retirement).toMatchObject({
      lumpSum: 316_057_76,
      pensionPerYear: 19_595_58,
      pensionPerMonth: 1_632_97,
    });
    const amount = { ...half, lumpSum: { unit: 'chf', value: 100_000 } } as const;
    // (632'115.51 − 100'000) × 6.2 % = 32'991.16
    expect(of(paul(), { retirement: { steps: [amount] } }).after.retirement?.pensionPerYear).toBe(32_991_16);
  });

  it('saves on at the salary that a partial step leaves', () => {
    const { after } = of(paul(), { retirement: { steps: [{ month: at62, share: 40 }] } });
    // 40 % of 632'115.51; then 24'540 insured of 51'000 at 18 %; the rest at 65
    expect(after.retirement?.steps).toMatchObject([
      { date: '2027-06-01', share: 40, savings: 252_846_20, pensionPerYear: 15_676_46, at: 0 },
      { date: '2030-06-01', share: 60, savings: 415_945_50, pensionPerYear: 28_284_29, at: null },
    ]);
    expect(after.retirement?.pensionPerMonth).toBe(3_663_40);
  });

  it('shows what comes in a month: salary, pension, and the AHV pension from the reference age on', () => {
    const { after } = of(paul(), { retirement: { steps: [{ month: at62, share: 40 }], ahvPerMonth: 2_400 } });
    // 85'000 / 12 = 7'083.33; 51'000 / 12 = 4'250; 15'676.46 / 12 = 1'306.37
    expect(
      after.retirement?.income.map(({ from, salary, pension, ahv, ratio }) => [from, salary, pension, ahv, ratio]),
    ).toEqual([
      [SAMPLE_TODAY, 7_083_33, 0, 0, 100],
      ['2027-06-01', 4_250_00, 1_306_37, 0, 78.44],
      ['2030-06-01', 0, 3_663_40, 2_400_00, 85.6],
    ]);
  });

  it('counts a disability pension until the ordinary age, and compares nobody’s pensions with a salary beside them', () => {
    const disabled = paul({
      employments: [
        { from: '2020-01-01', employer: 'Hallwil Optik AG', salary: 90_000, activityRate: 100 },
        { from: '2026-03-01', employer: 'Hallwil Optik AG', salary: 46_000, activityRate: 52 },
      ],
      disability: { degree: 48, since: '2026-03-01' },
    });
    const { after, pensions } = of(disabled, {
      retirement: { steps: [{ month: at62, share: 100 }], ahvPerMonth: 2_400 },
    });
    const all = after.retirement?.pensionPerMonth ?? 0;
    const running = perMonth(
      computeBenefits(samplePlan, disabled, SAMPLE_TODAY).benefits.disability?.runningPerYear ?? 0,
    );
    expect(running).toBeGreaterThan(0);
    expect(after.retirement?.income.map(({ from, salary, pension, ratio }) => [from, salary, pension, ratio])).toEqual([
      [SAMPLE_TODAY, 3_833_33, running, null],
      ['2027-06-01', 0, all + running, null],
      ['2030-06-01', 0, all, null],
    ]);
    expect(pensions).toMatchObject({ after: { ratio: null, ratioOfFund: null, ratioBeforeAhv: null } });
    // Who draws a part of the old-age pension lives on both.
    expect(of(one('partRetired'), {}).pensions?.before).toMatchObject({ ratio: null, ratioOfFund: null });
    expect(of(one('partRetired'), {}).before.retirement?.income.every(({ ratio }) => ratio === null)).toBe(true);
  });

  it('adds all pensions up, and says what of today’s salary they replace, before and once the AHV pays', () => {
    const at = (years: number, ahvPerMonth?: number) =>
      of(paul(), { retirement: { steps: [{ month: years * 12, share: 100 }], ahvPerMonth } }).pensions;
    // 3'265.93 + 2'400; of 7'083.33 it is 79.99 %, and 46.11 % until 65
    expect(at(62, 2_400)).toMatchObject({
      from: '2030-06-01',
      before: { ratioBeforeAhv: null },
      after: { perMonth: 5_665_93, perMonthOfFund: 3_265_93, ratio: 79.99, ratioOfFund: 46.11, ratioBeforeAhv: 46.11 },
    });
    expect(at(67, 2_400)).toMatchObject({ from: '2032-06-01', after: { ratioBeforeAhv: null } });
    expect(at(62)).toMatchObject({
      from: null,
      after: { perMonth: 3_265_93, perMonthOfFund: 3_265_93, ratio: 46.11, ratioOfFund: 46.11, ratioBeforeAhv: null },
    });
    expect(of(paul(), {}).pensions?.after).toEqual(of(paul(), {}).pensions?.before);
    expect(of(paul({ birthDate: '1900-01-01' }), {}).pensions).toBeNull();
    const unpaid = paul({ employments: [] });
    expect(
      of(unpaid, { retirement: { steps: [{ month: at62, share: 100 }] } }).pensions?.after.ratio ?? null,
    ).toBeNull();
    // A salary that is tried out is not today's.
    const raised = of(paul(), { savings: { salary: { amount: 120_000, from: SAMPLE_TODAY } } }).pensions;
    expect(raised?.before).toEqual(of(paul(), {}).pensions?.before);
    // What was drawn before belongs to all pensions.
    const drawn = one('partRetired');
    const { before, pensions } = of(drawn, {});
    expect(before.retirement?.drawnPerMonth).toBeGreaterThan(0);
    expect(pensions?.before.perMonth).toBe(
      (before.retirement?.pensionPerMonth ?? 0) + (before.retirement?.drawnPerMonth ?? 0),
    );
  });

  it('says what plan and law allow: ages, the first share, and the AHV pension', () => {
    const { before } = of(paul(), {});
    expect(before.retirement?.ages).toMatchObject({ earliest: 61 * 12 + 6, earliestOfPlan: 58 * 12 });
    // 30'240 × 131.5 % / 12
    expect(before.retirement).toMatchObject({ firstShareAtLeast: 20, ahvAtMost: 3_313_80 });
    expect(of(one('partRetired'), {}).before.retirement?.firstShareAtLeast).toBe(0);
    expect(of(one('partRetired'), {}).before.retirement?.stepsAtMost).toBe(2);
  });

  it.each(['2026-11-29', '2026-11-30', '2026-12-01'])('allows the same steps whatever is tried out, on %s', (today) => {
    // Past 61 on 10 May 2026, so that on 30 November the tried step is booked today and paid from tomorrow.
    const next = today < '2026-12-01' ? 61 * 12 + 6 : 61 * 12 + 7;
    const { before, after } = of(paul(), { retirement: { steps: [{ month: next, share: 30 }] } }, today);
    expect(after.retirement).toMatchObject({ stepsAtMost: 3, firstShareAtLeast: 20 });
    expect(before.retirement).toMatchObject({ stepsAtMost: 3, firstShareAtLeast: 20 });
  });

  it('shows 1, 2 and 3 % as a band around the projection', () => {
    const { after } = of(paul(), { retirement: { steps: [{ month: at62, share: 100 }] } });
    // The year 2026 is credited; 622'537.20 × (1 + rate × 150/360) + 4'390.50
    expect(after.retirement?.band.map(({ percent, savings }) => [percent, toChf(savings)])).toEqual([
      [1, 629_521.61],
      [2, 632_115.51],
      [3, 634_709.42],
    ]);
  });
});

describe('What law and plan say about retirement', () => {
  it.each<[string, readonly string[], Changes['retirement']]>([
    ['nothing about the ordinary age', [], { steps: [{ month: 780, share: 100 }] }],
    ['nothing about a first step of a fifth', [], { steps: [{ month: at62, share: 20 }] }],
    ['less than a fifth', ['broken: firstStepTooSmall'], { steps: [{ month: at62, share: 19.9999 }] }],
    [
      'shares above the whole',
      ['broken: sharesAboveWhole'],
      {
        steps: [
          { month: at62, share: 60 },
          { month: 780, share: 40.0001 },
        ],
      },
    ],
    [
      'no share above the whole',
      [],
      {
        steps: [
          { month: at62, share: 60 },
          { month: 780, share: 40 },
        ],
      },
    ],
    [
      'as many steps as the plan allows',
      [],
      {
        steps: [
          { month: 750, share: 30 },
          { month: 760, share: 30 },
        ],
      },
    ],
    [
      'one step too many',
      ['broken: tooManySteps'],
      {
        steps: [
          { month: 750, share: 20 },
          { month: 760, share: 20 },
          { month: 770, share: 20 },
        ],
      },
    ],
    ['the latest age', ['note: deferred'], { steps: [{ month: 840, share: 100 }] }],
    ['a month after it', ['broken: afterLatestAge'], { steps: [{ month: 841, share: 100 }] }],
    [
      'a salary that falls by less than is drawn',
      ['broken: shareAboveSalaryFall'],
      { steps: [{ month: at62, share: 40, salary: 51_000.01 }] },
    ],
    ['a salary that falls as much', [], { steps: [{ month: at62, share: 40, salary: 51_000 }] }],
    ['a salary below the threshold', ['risk: salaryBelowThreshold'], { steps: [{ month: at62, share: 73.33 }] }],
    [
      'the most that can be taken at once',
      ['note: lumpSumNotice', ahv],
      { steps: [{ month: at62, share: 100, lumpSum: { unit: 'chf', value: 316_057.76 } }] },
    ],
    [
      'a centime more',
      ['broken: lumpSumAboveMaximum', 'note: lumpSumNotice', ahv],
      { steps: [{ month: at62, share: 100, lumpSum: { unit: 'chf', value: 316_057.77 } }] },
    ],
  ])('%s', (_, rules, retirement) => {
    expect(rulesOf(paul(), { retirement })).toEqual(rules);
  });

  it('refuses a step before the earliest age or in the past', () => {
    const young = sampleMember();
    expect(rulesOf(young, { retirement: { steps: [{ month: 58 * 12, share: 100 }] } })).toEqual([ahv]);
    expect(rulesOf(young, { retirement: { steps: [{ month: 58 * 12 - 1, share: 100 }] } })).toEqual([
      'broken: beforeEarliestAge',
      ahv,
    ]);
    const passed = of(paul(), { retirement: { steps: [{ month: 60 * 12, share: 100 }] } });
    expect(passed.findings).toMatchObject([{ rule: 'dayPassed', at: 0, on: '2025-06-01' }]);
    expect(passed.after.retirement).toEqual(passed.before.retirement);
  });

  it('warns when the notice has passed, on the day after its last one', () => {
    const steps = [{ month: at62, share: 100, lumpSum: { unit: 'percent', value: 10 } }] as const;
    const on = (today: string) =>
      of(paul(), { retirement: { steps: [...steps] } }, today).findings.map(({ rule }) => rule);
    expect(on('2027-03-01')).toEqual(['lumpSumNotice', 'ahvContributionsDue']);
    expect(on('2027-03-02')).toEqual(['lumpSumNoticePassed', 'ahvContributionsDue']);
  });

  it('asks for the spouse’s consent to a lump sum', () => {
    const married = paul({
      civilStatus: { code: 2 },
      partner: { relation: 'spouse', firstname: 'Eva', lastname: 'Frei', since: '1999-01-01' },
    });
    const taken = { steps: [{ month: at62, share: 100, lumpSum: { unit: 'percent', value: 10 } as const }] };
    expect(rulesOf(married, { retirement: taken })).toEqual(['note: lumpSumNotice', 'note: spouseConsent', ahv]);
    // Married, separated, in a registered partnership: also where the fund doesn't know with whom.
    for (const code of [2, 5, 6] as const) {
      expect(rulesOf(paul({ civilStatus: { code } }), { retirement: taken })).toContain('note: spouseConsent');
      expect(rulesOf(lina({ civilStatus: { code } }), withdraw(20_000, '2029-01-01'))).toContain('note: spouseConsent');
    }
    expect(rulesOf(paul({ civilStatus: { code: 3 } }), { retirement: taken })).not.toContain('note: spouseConsent');
    expect(rulesOf(married, { retirement: { steps: [{ month: at62, share: 100 }] } })).toEqual([ahv]);
  });

  it('counts the three years since a buy-in to the day', () => {
    expect(rulesOf(boughtOn('2024-05-31'), all(300_000))).toEqual(['note: lumpSumNotice', ahv]);
    expect(rulesOf(boughtOn('2024-06-01'), all(300_000))).toEqual([
      'risk: lumpSumAfterBuyIn',
      'note: lumpSumNotice',
      ahv,
    ]);
  });

  it('says that a lump sum takes what was bought in within three years', () => {
    const plan = {
      ...samplePlan,
      parameters: [
        {
          ...samplePlan.parameters[0],
          retirement: { ...samplePlan.parameters[0].retirement, lumpSum: { atMostPercent: 100, noticeMonths: 0 } },
        },
      ],
    } as typeof samplePlan;
    const basis = simulationBasis(plan, paul(), SAMPLE_TODAY);
    const severity = (value: number) =>
      simulate(basis, { ...all(value), buyIn: { amount: 10_000, from: '2027-05-31' } }).findings.find(
        ({ rule }) => rule === 'lumpSumAfterBuyIn',
      )?.severity;
    // 632'115.51 without the buy-in of the last day
    expect(severity(632_115.51)).toBe('risk');
    expect(severity(632_115.52)).toBe('broken');
  });
});

/** The most that can be bought in in some payments, CHF. */
const mostIn = (record: MemberRecord, from: string, instalments: number) =>
  toChf(of(record, { buyIn: { amount: 1, from, instalments } }).after.buyInMost?.atMost ?? 0);

/** What is locked of the payments of a buy-in, after a divorce that took 5'000, and what is said about it. */
const beyond = (amount: number, instalments = 1) => {
  const moneyEvents = [{ kind: 'divorceOut', date: '2025-04-30', amount: 5_000 } as const];
  const { after, findings } = of(lina({ moneyEvents }), { buyIn: { amount, from: '2026-12-31', instalments } });
  return [
    after.payments.map(({ locked, lockedUntil }) => [locked, lockedUntil]),
    findings.map(({ rule, inputs }) => [rule, ...inputs.map(({ value }) => value)]),
  ];
};

describe('A buy-in', () => {
  const twice: Changes = { buyIn: { amount: 20_000, from: '2026-12-31', instalments: 2, marginalRate: 25 } };

  it('grows until retirement and saves taxes by the member’s own rate', () => {
    const { before, after, findings } = of(lina(), twice);
    // 10'000 × (1.02^18 + 1.02^17) × (1 + 2 % × 150/360) = 28'520.58
    expect((after.retirement?.savings ?? 0) - (before.retirement?.savings ?? 0)).toBe(28_520_58);
    expect(after.tax).toEqual({ total: 5_000_00 });
    expect(after.payments).toEqual([
      { date: '2026-12-31', amount: 10_000_00, locked: 10_000_00, lockedUntil: '2029-12-31', saved: 2_500_00 },
      { date: '2027-12-31', amount: 10_000_00, locked: 10_000_00, lockedUntil: '2030-12-31', saved: 2_500_00 },
    ]);
    expect(findings).toMatchObject([
      { rule: 'buyInLocked', on: '2027-12-31', inputs: [{ name: 'until', value: '2030-12-31' }] },
      { rule: 'taxIsEstimate' },
    ]);
  });

  it('raises the exit benefit and lowers what can still be bought in, on the day of the last instalment', () => {
    const { before, after } = of(lina(), { buyIn: { amount: 20_000, from: '2026-12-31' } });
    expect([before.on, after.on]).toEqual(['2026-12-31', '2026-12-31']);
    expect((after.exitBenefit ?? 0) - (before.exitBenefit ?? 0)).toBe(20_000_00);
    expect((before.buyIn?.atMost ?? 0) - (after.buyIn?.atMost ?? 0)).toBe(20_000_00);
    expect(after.buyIn?.lockedUntil).toBe('2029-12-31');
  });

  it('makes instalments that add up to the centime', () => {
    const { after } = of(lina(), {
      buyIn: { amount: 100, from: '2027-01-01', instalments: 3, marginalRate: 0 },
    });
    expect(after.payments.map(({ amount }) => amount)).toEqual([33_33, 33_33, 33_34]);
  });

  it.each(['2026-11-21', '2027-06-30', '2031-12-31'])(
    'has its maximum exactly where the page has it, on %s',
    (from) => {
      for (const record of [lina(), lina({ sex: 'male', birthDate: '1975-06-01' })]) {
        const most = toChf(of(record, { buyIn: { amount: 0.01, from } }).before.buyIn?.atMost ?? 0);
        expect(most).toBeGreaterThan(1_000);
        expect(rulesOf(record, { buyIn: { amount: most, from } })).toEqual(['note: buyInLocked']);
        const above = Math.round(most * 100 + 1) / 100;
        expect(rulesOf(record, { buyIn: { amount: above, from } })[0]).toBe('broken: buyInAboveMaximum');
      }
    },
  );

  // Lina retires on 1 June 2045.
  it.each([
    ['2042-05-31', {}, 'note'],
    ['2042-06-01', {}, 'risk'],
    // Entered, the retirement has findings of its own.
    ['2042-06-01', { retirement: { steps: [{ month: 65 * 12, share: 100 }] } }, 'note'],
  ])('warns of capital that would be drawn while it is locked, from %s with %o', (from, others, severity) => {
    expect(rulesOf(lina(), { buyIn: { amount: 1_000, from }, ...others })).toContain(`${severity}: buyInLocked`);
  });

  // Paul retires on 1 June 2030, after two years of continued insurance or just before.
  it.each([
    ['2028-05-31', 'note'],
    ['2028-06-01', 'risk'],
  ])('doesn’t warn who only gets a pension, because continued insurance began on %s', (since, severity) => {
    const continued = paul({
      exit: { date: dayBefore(since), reason: 'dismissedByEmployer' },
      continuedInsurance: { from: since, withSavings: true },
    });
    expect(rulesOf(continued, { buyIn: { amount: 1_000, from: '2028-06-01' } })).toContain(`${severity}: buyInLocked`);
  });

  it('counts earlier instalments against the maximum of later ones', () => {
    const most = toChf(of(lina(), {}).before.buyIn?.atMost ?? 0);
    const { findings } = of(lina(), { buyIn: { amount: most * 2, from: SAMPLE_TODAY, instalments: 2 } });
    expect(findings.map(({ rule, at }) => [rule, at])).toEqual([
      ['buyInAboveMaximum', 1],
      ['buyInLocked', 1],
    ]);
  });

  it('is not possible before an early withdrawal is repaid', () => {
    const open = one('openWithdrawal');
    expect(rulesOf(open, { buyIn: { amount: 1_000, from: '2027-01-01' } })[0]).toBe('broken: buyInBeforeRepayment');
    const repaid: Changes = {
      home: { repayment: { amount: 80_000, on: '2027-01-01' } },
      buyIn: { amount: 1_000, from: '2027-01-01' },
    };
    expect(rulesOf(open, repaid)).not.toContain('broken: buyInBeforeRepayment');
  });

  it('is limited for newcomers from abroad, and free again on the day after five years', () => {
    const newcomer = one('newcomer');
    const { before } = of(newcomer, {});
    const cap = toChf(before.buyIn?.atMost ?? 0);
    const on = (amount: number, from: string) => rulesOf(newcomer, { buyIn: { amount, from } })[0];
    expect(on(cap, SAMPLE_TODAY)).toBe('note: buyInLocked');
    expect(on(cap + 0.01, SAMPLE_TODAY)).toBe('broken: buyInAboveArrivalCap');
    expect(on(cap + 0.01, '2028-02-29')).toBe('broken: buyInAboveArrivalCap');
    expect(on(cap + 0.01, '2028-03-01')).toBe('note: buyInLocked');
  });

  it('repairs what a divorce took, without a lock', () => {
    const { after } = of(one('divorced'), { buyIn: { amount: 10_000, from: '2026-12-31' } });
    expect(after.buyIn?.lockedUntil).toBeNull();
    expect(after.payments).toMatchObject([{ locked: 0, lockedUntil: null, saved: null }]);
  });

  it('locks only what goes beyond that, and names it', () => {
    expect(beyond(5_000)).toEqual([[[0, null]], []]);
    expect(beyond(5_000.01)).toEqual([[[1, '2029-12-31']], [['buyInPartlyLocked', 1, '2029-12-31']]]);
    // The second takes what is left of it, the third nothing.
    expect(beyond(9_000, 3)).toEqual([
      [
        [0, null],
        [1_000_00, '2030-12-31'],
        [3_000_00, '2031-12-31'],
      ],
      [['buyInPartlyLocked', 4_000_00, '2031-12-31']],
    ]);
  });

  it('counts only the payments before all is drawn, and compares after the last of them', () => {
    // 65 on 1 June 2030: the fourth comes too late
    const { before, after, findings } = of(lina({ sex: 'male', birthDate: '1965-05-10' }), {
      buyIn: { amount: 4_000, from: '2027-06-30', instalments: 4, marginalRate: 30 },
    });
    expect(after.payments.map(({ date, saved }) => [date, saved])).toEqual([
      ['2027-06-30', 300_00],
      ['2028-06-30', 300_00],
      ['2029-06-30', 300_00],
    ]);
    expect(after.tax).toEqual({ total: 900_00 });
    expect([before.on, after.on]).toEqual(['2029-06-30', '2029-06-30']);
    expect(findings.map(({ rule, at }) => [rule, at])).toEqual([
      ['afterRetirement', 3],
      // Of the last payment that is made.
      ['buyInLocked', 2],
      ['taxIsEstimate', undefined],
    ]);
  });

  it.each<[string, MemberRecord]>([
    ['with a gap', lina()],
    ['from abroad', one('newcomer')],
    ['with part of a divorce to make up for', one('divorced')],
  ])('has a maximum for its payments, to the centime, %s', (_, record) => {
    expect(mostIn(record, SAMPLE_TODAY, 1)).toBe(toChf(of(record, {}).before.buyIn?.atMost ?? 0));
    for (const instalments of [1, 3, 7]) {
      const from = '2027-03-15';
      const most = mostIn(record, from, instalments);
      expect(most).toBeGreaterThan(0);
      const { atMost, atOnce } = of(record, { buyIn: { amount: 1, from, instalments } }).after.buyInMost ?? {};
      expect(atOnce).toBe(Math.round(mostIn(record, from, 1) * 100));
      if (instalments === 1) expect(atMost).toBe(atOnce);
      const rules = (amount: number) => rulesOf(record, { buyIn: { amount, from, instalments } });
      expect(rules(most).filter((rule) => rule.startsWith('broken'))).toEqual([]);
      expect(rules(toChf(Math.round(most * 100) + 1))[0]).toMatch(/^broken: buyIn/);
    }
  });

  it('has a lower maximum in payments than at once where the gap shrinks until a later one', () => {
    // Saves 2 % more than the maximum counts: 3'425.12 × 1.02 - 2 % of 58'540 = 2'322.82 a year later.
    const saver = sampleMember({ planChoices: [{ id: '02', from: '2027-01-01' }] });
    const most = (instalments: number) =>
      of(saver, { buyIn: { amount: 1, from: '2026-12-31', instalments } }).after.buyInMost;
    expect(most(1)).toMatchObject({ atMost: 3_425_12, atOnce: 3_425_12 });
    // 2'322.82 / 2.02 = 1'149.91, twice
    expect(most(2)).toMatchObject({ atMost: 2_299_82, atOnce: 3_425_12 });
  });

  it('lets a newcomer pay the limit of a year in each of five years', () => {
    const newcomer = one('newcomer');
    const cap = of(newcomer, {}).before.buyIn?.atMost ?? 0;
    // 20 % of 64'260
    expect(cap).toBe(12_852_00);
    expect(of(newcomer, { buyIn: { amount: 1, from: SAMPLE_TODAY, instalments: 2 } }).after.buyInMost).toMatchObject({
      atMost: cap * 2,
      atOnce: cap,
    });
  });

  it('is nothing where no payment comes in time', () => {
    const nothing = { atMost: 0, atOnce: 0 };
    expect(of(paul(), { buyIn: { amount: 1, from: '2030-06-01' } }).after.buyInMost).toEqual({
      ...nothing,
      payments: 0,
    });
    expect(of(one('openWithdrawal'), {}).after.buyInMost).toMatchObject(nothing);
    expect(of(one('leftIn2019'), {}).after.buyInMost).toBeNull();
  });

  it('counts only the payments that come before all is drawn', () => {
    const drawnFrom = of(paul(), {}).after.retirement?.date;
    expect(drawnFrom).toBe('2030-06-01');
    const mostOf = (instalments: number) =>
      of(paul(), { buyIn: { amount: 1, from: '2027-06-01', instalments } }).after.buyInMost;
    expect(mostOf(3)?.payments).toBe(3);
    expect(mostOf(10)).toEqual(mostOf(3));
  });

  it('is too late once all is drawn, and ignored in the past', () => {
    const late = of(paul(), { buyIn: { amount: 1_000, from: '2030-06-01' } }).findings[0];
    const article = { act: 'BVG', article: '13', paragraph: '1' };
    expect(late).toMatchObject({ rule: 'afterRetirement', severity: 'broken', law: article, plan: 'retirement' });
    const passed = of(paul(), { buyIn: { amount: 1_000, from: '2026-11-20' } });
    expect(passed.findings).toMatchObject([{ rule: 'dayPassed', on: '2026-11-20' }]);
    expect(passed.after).toEqual(passed.before);
  });

  it('may exceed what can be deducted from a year’s income', () => {
    const rich = paul({ openingBalance: { date: '2025-12-31', savings: 100_000 } });
    expect(rulesOf(rich, bought(85_000))).not.toContain('risk: buyInAboveSalary');
    expect(rulesOf(rich, bought(85_000.01))).toContain('risk: buyInAboveSalary');
    const [deducted] = of(rich, bought(85_000.01)).findings.filter(({ rule }) => rule === 'buyInAboveSalary');
    expect(deducted?.law).toEqual({ act: 'DBG', article: '33', paragraph: '1' });
    // 30 % of the salary of 85'000, however much is paid.
    const taxOf = (amount: number) =>
      of(rich, { buyIn: { amount, from: SAMPLE_TODAY, marginalRate: 30 } }).after.tax?.total;
    expect([taxOf(50_000), taxOf(85_000), taxOf(120_000)]).toEqual([15_000_00, 25_500_00, 25_500_00]);
  });
});

describe('Nobody is left without an answer', () => {
  it.each([
    ['unknownBirthDate', 'birthDateUnknown'],
    ['leftIn2019', 'notInsured'],
    ['nothingOnRecord', 'notInsured'],
  ])('%s: %s', (name, rule) => {
    const changes: Changes = {
      retirement: { steps: [{ month: 780, share: 100 }] },
      buyIn: { amount: 1, from: '2027-01-01' },
    };
    const { after, findings } = of(one(name), changes);
    expect(findings.map((finding) => [finding.about, finding.rule])).toEqual([
      ['retirement', rule],
      ['buyIn', rule],
    ]);
    expect(after.retirement).toBeNull();
    expect(of(one(name), {}).obstacle).toBe(rule);
  });

  it.each([
    ['no steps', { retirement: { steps: [] } }],
    ['a share of nothing', { retirement: { steps: [{ month: 780, share: 0 }] } }],
    ['an amount of nothing', { buyIn: { amount: 0, from: '2027-01-01' } }],
    ['a negative amount', { buyIn: { amount: -1, from: '2027-01-01' } }],
    ['no number', { buyIn: { amount: '1000', from: '2027-01-01' } }],
    ['infinity', { buyIn: { amount: Number.POSITIVE_INFINITY, from: '2027-01-01' } }],
    ['a day that does not exist', { buyIn: { amount: 1, from: '2027-02-29' } }],
    ['a day too far ahead to be projected', { buyIn: { amount: 1, from: '9999-12-31' } }],
    ['a leave that begins within a month', { leave: { from: '2027-01-02', months: 2, cover: 'full' } }],
    ['a workload above 140 %', { savings: { workload: { percent: 140.0001, from: '2027-01-01' } } }],
    ['a change that it does not know', { lottery: { amount: 1 } }],
  ])('refuses %s', (_, changes) => {
    expect(changesSchema.safeParse(changes).success).toBe(false);
  });
});

const withdraw = (amount: number, on = '2027-12-31'): Changes => ({ home: { withdrawal: { amount, on } } });

const plus2 = (from: string): Changes => ({ savings: { option: { id: '02', from } } });

const leave = (cover: 'full' | 'riskOnly' | 'none', months = 4, from = '2027-01-01'): Changes => ({
  leave: { from, months, cover },
});

const degree = (percent: number): Changes => ({ risk: { event: 'disability', on: SAMPLE_TODAY, degree: percent } });

const startRules = (today: string, from: string) =>
  of(sampleMember(), plus2(from), today).findings.map(({ rule }) => rule);

const salaryRules = (amount: number) =>
  rulesOf(sampleMember(), { savings: { salary: { amount, from: '2027-01-01' } } });

const family = sampleMember({
  civilStatus: { code: 2 },
  partner: { relation: 'spouse', firstname: 'Marc', lastname: 'Keller', since: '2010-08-20' },
  children: [
    { firstname: 'Mia', birthDate: '2012-04-01' },
    { firstname: 'Leo', birthDate: '2009-11-22', inEducation: true },
  ],
});

/** What is saved more, or less, at the ordinary age. */
const savedMore = (record: MemberRecord, changes: Changes): number => {
  const { before, after } = of(record, changes);
  return toChf((after.retirement?.savings ?? 0) - (before.retirement?.savings ?? 0));
};

describe('A home', () => {
  const taken = withdraw(50_000);

  it('costs what is taken out, and its interest until retirement', () => {
    // 50'000 × 1.02^17 × (1 + 2 % × 150/360) = 70'595.505; both capitals are booked
    expect(savedMore(sampleMember(), taken)).toBe(-70_595.51);
    const { before, after } = of(sampleMember(), taken);
    expect([before.on, after.on]).toEqual(['2027-12-31', '2027-12-31']);
    expect(after.exitBenefit).toBe((before.exitBenefit ?? 0) - 50_000_00);
    expect(after.buyIn).toMatchObject({ atMost: 0, openWithdrawals: 50_000_00 });
    expect(after.home).toMatchObject({ atMost: 0, blocked: 'withdrawnLately', possibleFrom: '2032-12-31' });
  });

  it('costs nothing once all is paid back', () => {
    const repaid = { ...taken.home, repayment: { amount: 50_000, on: '2027-12-31' } };
    const { before, after } = of(sampleMember(), { home: repaid });
    expect(after.retirement).toEqual(before.retirement);
    expect(after.exitBenefit).toBe(before.exitBenefit);
  });

  it('never restores more than was taken', () => {
    // More is withdrawn than is there, which a finding says, and all of it paid back the same day.
    const on = '2027-12-31';
    const home = { withdrawal: { amount: 500_000, on }, repayment: { amount: 500_000, on } };
    const { before, after, findings } = of(sampleMember(), { home });
    expect(after.retirement?.savings).toBe(before.retirement?.savings);
    expect(after.buyIn?.openWithdrawals).toBe(0);
    expect(findings.filter(({ severity }) => severity === 'broken').map(({ rule }) => rule)).toEqual([
      'withdrawalAboveMaximum',
      'repaymentAboveOpen',
    ]);
    // A centime more than is open, and all of it where nothing is
    const open = (amount: number) => of(one('openWithdrawal'), { home: { repayment: { amount, on } } }).after;
    expect(open(80_000.01).retirement).toEqual(open(80_000).retirement);
    const nothing = of(sampleMember(), { home: { repayment: home.repayment } });
    expect(nothing.after.retirement).toEqual(nothing.before.retirement);
  });

  it('says what a repayment restores: the difference to the same changes without it', () => {
    const repayment = { amount: 30_000, on: '2031-06-30' };
    const repaid = of(sampleMember(), { home: { ...taken.home, repayment }, ...bought(1_000) }).after;
    const without = of(sampleMember(), { ...taken, ...bought(1_000) }).after;
    const difference = (repaid.retirement?.pensionPerMonth ?? 0) - (without.retirement?.pensionPerMonth ?? 0);
    expect(difference).toBeGreaterThan(100_00);
    expect(repaid.restoredPension).toBe(difference);
    expect([without.restoredPension, of(sampleMember(), {}).after.restoredPension]).toEqual([null, null]);
  });

  it('changes nothing while it is pledged, and what a withdrawal does once the pledge is realised', () => {
    const pledge = { amount: 50_000, on: '2026-12-01' };
    const pledged = of(sampleMember(), { home: { pledge } });
    expect(pledged.after.retirement).toEqual(pledged.before.retirement);
    expect(pledged.findings.map(({ rule }) => rule)).toEqual(['pledgeChangesNothing']);
    expect(savedMore(sampleMember(), { home: { pledge: { ...pledge, realisedOn: '2027-12-31' } } })).toBe(-70_595.51);
  });

  const note = 'note: withdrawalBlocksBuyIn';

  it('has its limits exactly where they are', () => {
    const record = sampleMember();
    expect(rulesOf(record, withdraw(20_000))).toEqual([note]);
    expect(rulesOf(record, withdraw(19_999.99))).toEqual(['broken: withdrawalBelowMinimum', note]);
    const most = toChf(
      of(record, { home: { pledge: { amount: 1, on: '2027-12-31', realisedOn: '2027-12-30' } } }).before.home?.atMost ??
        0,
    );
    expect(most).toBeGreaterThan(100_000);
    expect(rulesOf(record, withdraw(most, '2027-12-30'))).toEqual([note]);
    expect(rulesOf(record, withdraw(Math.round(most * 100 + 1) / 100, '2027-12-30'))).toEqual([
      'broken: withdrawalAboveMaximum',
      note,
    ]);
    // 62 on 10 May 2042
    expect(rulesOf(record, withdraw(20_000, '2042-05-09'))).toEqual([note]);
    expect(rulesOf(record, withdraw(20_000, '2042-05-10'))).toEqual(['broken: withdrawalTooLate', note]);
  });

  it('counts five years since the last withdrawal to the day', () => {
    const record = sampleMember({ moneyEvents: [{ kind: 'earlyWithdrawal', date: '2023-06-15', amount: 20_000 }] });
    expect(rulesOf(record, withdraw(20_000, '2028-06-14'))).toEqual(['broken: withdrawalTooSoon', note]);
    expect(rulesOf(record, withdraw(20_000, '2028-06-15'))).toEqual([note]);
  });

  it('limits members over 50 to the larger of the benefit at 50 and half of today’s', () => {
    const record = sampleMember({ birthDate: '1975-06-01', vestedBenefitsAtFifty: 20_000 });
    const { before } = of(record, { home: { withdrawal: { amount: 20_000, on: '2026-12-31' } } });
    const half = toChf(before.home?.atMost ?? 0);
    expect(half * 2).toBeLessThanOrEqual(toChf(before.exitBenefit ?? 0));
    expect(rulesOf(record, withdraw(half, '2026-12-31'))).toEqual([note]);
    expect(rulesOf(record, withdraw(half + 0.01, '2026-12-31'))).toEqual(['broken: withdrawalAboveFifty', note]);
  });

  it('counts what was moved since 50 by that day, and nothing later', () => {
    const record = sampleMember({ birthDate: '1975-06-01', vestedBenefitsAtFifty: 60_000 });
    const { before, after } = of(record, {
      ...withdraw(30_000, '2027-12-31'),
      risk: { event: 'death', on: '2027-12-30' },
    });
    expect(after.home).toEqual(before.home);
    expect(after.home?.blocked).toBeNull();
  });

  it('keeps what was bought in within three years', () => {
    const buyIn = { amount: 1_000, from: '2026-12-31' };
    expect(rulesOf(lina(), { ...withdraw(20_000, '2029-12-31'), buyIn })).toContain('risk: withdrawalAfterBuyIn');
    expect(rulesOf(lina(), { ...withdraw(20_000, '2030-01-01'), buyIn })).not.toContain('risk: withdrawalAfterBuyIn');
  });

  it('is paid back in steps of the plan’s minimum, all of it at most, and until retirement', () => {
    const record = one('openWithdrawal');
    const repay = (amount: number, on = '2027-01-01'): readonly string[] =>
      rulesOf(record, { home: { repayment: { amount, on } } });
    expect(repay(10_000)).toEqual([]);
    expect(repay(9_999.99)).toEqual(['broken: repaymentBelowMinimum']);
    expect(repay(80_000)).toEqual([]);
    expect(repay(80_000.01)).toEqual(['broken: repaymentAboveOpen']);
    expect(repay(10_000, '2053-05-31')).toEqual([]);
    expect(repay(10_000, '2053-06-01')).toEqual(['broken: repaymentTooLate']);
  });

  it('is paid back after it only, and costs what a withdrawal costs until then', () => {
    const withdrawal = { amount: 50_000, on: '2027-12-31' };
    const early = { withdrawal, repayment: { amount: 50_000, on: '2027-12-30' } };
    const { after, findings } = of(sampleMember(), { home: early });
    expect(findings.filter(({ severity }) => severity === 'broken')).toEqual([
      {
        rule: 'repaymentBeforeWithdrawal',
        severity: 'broken',
        about: 'home',
        on: '2027-12-30',
        law: { act: 'BVG', article: '30d', paragraph: '2' },
        inputs: [{ name: 'possibleFrom', unit: 'date', value: '2027-12-31' }],
      },
    ]);
    expect(after.retirement).toEqual(of(sampleMember(), { home: { withdrawal } }).after.retirement);
  });

  it('needs the creditor’s consent where something is pledged', () => {
    const pledged = sampleMember({ pledgedSince: '2020-02-01' });
    expect(rulesOf(pledged, withdraw(20_000))).toEqual(['note: alreadyPledged', note]);
    expect(rulesOf(pledged, {})).toEqual([]);
  });

  it('needs the spouse’s consent', () => {
    expect(rulesOf(one('openWithdrawal'), withdraw(20_000, '2029-01-01'))).toContain('note: spouseConsent');
  });
});

const limitsOf = (record: MemberRecord, home?: Changes['home']) => {
  const limits = of(record, home === undefined ? {} : { home }).after.homeLimits;
  if (limits === null) throw new Error('Nothing is insured.');
  return limits;
};

const paidBack = (on: string) => ({ amount: 10_000, on });
const withdrawn = (date: string) => sampleMember({ moneyEvents: [{ kind: 'earlyWithdrawal', date, amount: 20_000 }] });

describe('The limits for a home', () => {
  it('name the last day of a withdrawal, its least, and its most on the entered day', () => {
    const record = sampleMember();
    const { withdrawal } = limitsOf(record);
    // 62 on 10 May 2042
    expect(withdrawal).toMatchObject({
      from: SAMPLE_TODAY,
      until: '2042-05-09',
      endsBy: 'maxAge',
      maxAge: 62,
      atLeast: 20_000_00,
    });
    expect(withdrawal?.atMost).toBe(of(record, {}).after.home?.atMost);
    for (const amount of [0, 30_000]) {
      const { atMost } = limitsOf(record, { withdrawal: { amount, on: '2027-12-30' } }).withdrawal ?? {};
      expect(rulesOf(record, withdraw(toChf(atMost ?? 0), '2027-12-30'))).toEqual(['note: withdrawalBlocksBuyIn']);
      expect(rulesOf(record, withdraw(toChf((atMost ?? 0) + 1), '2027-12-30'))).toContain(
        'broken: withdrawalAboveMaximum',
      );
    }
  });

  it('count no repayment of the same day into what can be withdrawn', () => {
    const record = sampleMember();
    const on = '2027-12-30';
    const { atMost } = limitsOf(record, { withdrawal: { amount: 30_000, on } }).withdrawal ?? {};
    const repayment = { amount: 20_000, on };
    expect(limitsOf(record, { withdrawal: { amount: 30_000, on }, repayment }).withdrawal?.atMost).toBe(atMost);
    const above = { withdrawal: { amount: toChf((atMost ?? 0) + 1), on }, repayment };
    expect(rulesOf(record, { home: above })).toContain('broken: withdrawalAboveMaximum');
  });

  it('end two years after a dismissal, at full disability, and where five years would end too late', () => {
    expect(limitsOf(withdrawn('2023-06-15')).withdrawal?.from).toBe('2028-06-15');
    const old = { ...withdrawn('2023-06-15'), birthDate: '1966-06-15' };
    expect(limitsOf(old).withdrawal).toBeNull();
    expect(limitsOf({ ...old, birthDate: '1966-06-17' }).withdrawal).toMatchObject({
      from: '2028-06-15',
      until: '2028-06-16',
    });
    expect(limitsOf(sampleMember({ disability: { degree: 100, since: '2024-01-01' } })).withdrawal).toBeNull();
  });

  it('know no minimum and no years in between for a pledge, realised or not', () => {
    const record = withdrawn('2023-06-15');
    expect(limitsOf(record).pledge).toMatchObject({ from: SAMPLE_TODAY, until: '2042-05-09', atLeast: 0 });
    const pledge = { amount: 5_000, on: '2027-12-31' };
    expect(rulesOf(record, { home: { pledge } })).toEqual(['note: pledgeChangesNothing']);
    expect(rulesOf(record, { home: { pledge: { ...pledge, realisedOn: '2027-12-31' } } })).toEqual([]);
    expect(rulesOf(record, { home: { pledge: { ...pledge, on: '2042-05-10' } } })).toEqual([
      'broken: pledgeTooLate',
      'note: pledgeChangesNothing',
    ]);
  });

  it('let no pledge be realised before it is there', () => {
    const pledge = { amount: 5_000, on: '2027-12-31' };
    const realised = (realisedOn: string) => rulesOf(sampleMember(), { home: { pledge: { ...pledge, realisedOn } } });
    expect(realised('2027-12-31')).toEqual([]);
    expect(realised('2027-12-30')).toEqual(['broken: realisedBeforePledge']);
  });

  it('let recent buy-ins be pledged, but not be drawn when the pledge is realised', () => {
    const buyIn = { kind: 'buyIn', date: '2026-06-30', amount: 10_000 } as const;
    const plain = sampleMember();
    const record = { ...plain, moneyEvents: [...plain.moneyEvents, buyIn] };
    const on = '2027-12-31';
    const limits = (of: MemberRecord, pledge: { readonly realisedOn?: string }) =>
      limitsOf(of, { pledge: { amount: 0, on, ...pledge } }).pledge?.atMost ?? 0;
    const most = limits(record, {});
    expect(most).toBeGreaterThan(limits(plain, {}) + 10_000_00);
    expect(limits(record, { realisedOn: on })).toBe(most - 10_000_00);
    expect(limits(record, { realisedOn: on })).toBe(
      limitsOf(record, { withdrawal: { amount: 0, on } }).withdrawal?.atMost,
    );
    const pledged = (amount: number) => rulesOf(record, { home: { pledge: { amount, on } } });
    expect(pledged(toChf(most))).toEqual(['note: pledgeChangesNothing']);
    expect(pledged(toChf(most + 1))).toEqual(['broken: pledgeAboveMaximum', 'note: pledgeChangesNothing']);
  });

  it('are those of a withdrawal for a pledge after fifty', () => {
    const old = { ...one('openWithdrawal'), birthDate: '1975-06-15' };
    const { pledge, withdrawal } = limitsOf(old, {
      pledge: { amount: 0, on: '2027-12-31' },
      withdrawal: { amount: 0, on: '2027-12-31' },
    });
    expect(pledge?.atMost).toBe(withdrawal?.atMost);
    const above = { amount: toChf((pledge?.atMost ?? 0) + 1), on: '2027-12-31' };
    expect(rulesOf(old, { home: { pledge: above } })).toContain('broken: pledgeAboveFifty');
  });

  it('say what is open just before a repayment', () => {
    expect(limitsOf(sampleMember()).repayment).toBeNull();
    expect(limitsOf(one('openWithdrawal')).repayment).toEqual({
      from: SAMPLE_TODAY,
      until: '2053-05-31',
      atLeast: 10_000_00,
      atMost: 80_000_00,
    });
    const withdrawal = { amount: 25_000, on: '2027-12-31' };
    const repayment = { amount: 5_000, on: '2028-12-31' };
    expect(limitsOf(sampleMember(), { withdrawal, repayment }).repayment).toMatchObject({ atMost: 25_000_00 });
    expect(limitsOf(sampleMember(), { withdrawal }).repayment).toMatchObject({ atMost: 25_000_00 });
    const rest = { kind: 'repayment', date: '2025-06-01', amount: 75_000 } as const;
    const nearly = one('openWithdrawal');
    expect(limitsOf({ ...nearly, moneyEvents: [...nearly.moneyEvents, rest] }).repayment).toMatchObject({
      atLeast: 5_000_00,
      atMost: 5_000_00,
    });
  });

  it('let a repayment begin on the day from which something is open', () => {
    const withdrawal = { amount: 25_000, on: '2027-12-31' };
    const whole = { from: '2027-12-31', atMost: 25_000_00 };
    for (const on of [SAMPLE_TODAY, '2027-12-30', '2027-12-31', '2028-12-31']) {
      expect(limitsOf(sampleMember(), { withdrawal, repayment: paidBack(on) }).repayment).toMatchObject(whole);
    }
    const pledge = { amount: 25_000, on: '2027-06-30', realisedOn: '2027-12-31' };
    expect(limitsOf(sampleMember(), { pledge, repayment: paidBack('2027-12-30') }).repayment).toMatchObject(whole);
    // What was withdrawn before can be paid back before more is withdrawn.
    const more = { ...withdrawal, on: '2028-12-31' };
    expect(
      ['2028-12-30', '2028-12-31'].map(
        (on) => limitsOf(one('openWithdrawal'), { withdrawal: more, repayment: paidBack(on) }).repayment,
      ),
    ).toMatchObject([
      { from: SAMPLE_TODAY, atMost: 80_000_00 },
      { from: SAMPLE_TODAY, atMost: 105_000_00 },
    ]);
    // Nothing is open before pensions begin on 1 June 2030.
    const drawn = (on: string) =>
      limitsOf(paul(), { withdrawal: { amount: 25_000, on }, repayment: paidBack(on) }).repayment;
    expect(drawn('2030-05-31')).toMatchObject({ from: '2030-05-31', until: '2030-05-31' });
    expect(drawn('2030-06-01')).toBeNull();
  });

  it('are asked for by a day alone, which moves nothing', () => {
    const asked = { withdrawal: { amount: 0, on: '2027-12-31' }, repayment: { amount: 0, on: '2028-12-31' } };
    const { before, after, findings } = of(sampleMember(), { home: asked });
    expect(findings).toEqual([]);
    expect(after.retirement).toEqual(before.retirement);
    expect(after.home).toEqual(before.home);
    expect(of(sampleMember(), { home: { pledge: { amount: 0, on: '2027-12-31' } } }).findings).toEqual([]);
  });
});

const saving = (record: MemberRecord, today?: string) => of(record, {}, today).before.saving;

describe('Saving otherwise', () => {
  it('adds the option’s credits from its first day', () => {
    // 2 % of 58'540 from 2028 on: 1'170.80 × (1.02^16 + … + 1) × (1 + 2 % × 150/360) + 5/12 × 1'170.80
    expect(savedMore(sampleMember(), plus2('2028-01-01'))).toBe(24_113.22);
    const { before, after } = of(sampleMember(), plus2('2028-01-01'));
    // 1'170.80 / 12
    expect((after.contributions?.member ?? 0) - (before.contributions?.member ?? 0)).toBe(97_57);
  });

  it('shows what one leaves with five years later, unless all is drawn by then', () => {
    const { before, after } = of(sampleMember(), plus2('2028-01-01'));
    expect([before.laterExit?.on, after.laterExit?.on]).toEqual(['2033-01-01', '2033-01-01']);
    // 1'170.80 × (1.02^4 + … + 1) = 6'092.89, and a day's interest
    expect((after.laterExit?.benefit ?? 0) - (before.laterExit?.benefit ?? 0)).toBe(6_093_23);
    expect(of(paul(), {}).before.laterExit).toBeNull();
  });

  it('starts from what the member has: options with their first day, workload and salary', () => {
    expect(saving(sampleMember())).toEqual({
      options: samplePlan.parameters[0].savings.options,
      blocked: null,
      choiceFrom: '2028-01-01',
      option: '00',
      workload: 100,
      salary: { amount: 85_000_00, atMost: 170_000_00 },
      pending: null,
    });
    // Chosen for later, and a part-time salary of which twice is less than the law insures
    const chosen = sampleMember({
      planChoices: [{ from: '2027-01-01', id: '02' }],
      employments: [{ employer: 'Muster', from: '2023-01-01', salary: 30_000, activityRate: 60 }],
    });
    expect(saving(chosen, '2026-10-31')).toMatchObject({
      choiceFrom: '2027-01-01',
      option: '02',
      workload: 60,
      salary: { amount: 30_000_00, atMost: 90_720_00 },
    });
    // 65 on 1 June 2030: a choice of November 2028 would start on 1 January 2030, one of 2029 too late
    expect(saving(paul(), '2028-11-23')?.blocked).toBeNull();
    expect(saving(paul(), '2029-11-23')).toMatchObject({ blocked: 'tooLate', options: [{}, {}, {}] });
    expect(saving(paul({ exit: { date: '2027-12-31', reason: 'resignation' } }))?.blocked).toBe('leaving');
  });

  it('shows what is paid once a choice applies, as the pension does, and compares no earlier', () => {
    const chosen = sampleMember({ planChoices: [{ from: '2028-01-01', id: '02' }] });
    const { contributions, retirement } = of(chosen, {}).before;
    // 7.5 % and 1.2 % of 58'540, and 120.00 = 5'212.98; / 12; 4'390.50 of it is saved
    expect(contributions).toEqual({ member: 434_42, employer: 434_42, memberSavings: 365_88 });
    // 9.5 + 1.1 + 0.2 % = 6'322.32, 7.5 + 1.3 + 0.2 % = 5'268.60, 9.5 % = 5'561.30
    const later = { member: 526_86, employer: 439_05, memberSavings: 463_44 };
    expect(saving(chosen)?.pending).toEqual({ option: '02', from: '2028-01-01', contributions: later });
    // Another salary of an earlier day, and the option of today
    const earlier = of(chosen, { savings: { workload: { percent: 60, from: '2027-01-01' } } });
    expect([earlier.before.on, earlier.before.contributions]).toEqual(['2028-01-01', later]);
    const back = of(chosen, { savings: { option: { id: '00', from: '2028-01-01' } } });
    expect(back.before).toMatchObject({ contributions: later, retirement: { savings: retirement?.savings } });
    expect(back.after.contributions).toEqual({ member: 429_29, employer: 439_05, memberSavings: 365_88 });
    expect([back.before.saving?.pending, back.after.saving?.pending]).toEqual([null, null]);
    // Taken back: the plan in force goes on
    expect(saving(sampleMember({ planChoices: [{ from: '2028-01-01', id: '00' }] }))?.pending).toBeNull();
    // 65 on 1 June 2030
    expect(saving(paul({ planChoices: [{ from: '2031-01-01', id: '02' }] }))?.pending).toBeNull();
  });

  it('begins on 1 January: the next one if chosen by 31 October', () => {
    expect(startRules('2026-10-31', '2027-01-01')).toEqual([]);
    expect(startRules('2026-11-01', '2027-01-01')).toEqual(['optionTooEarly']);
    expect(startRules('2026-11-01', '2028-01-01')).toEqual([]);
    expect(startRules('2026-10-31', '2027-01-02')).toEqual(['optionTooEarly']);
  });

  it('insures another salary, and a workload in proportion', () => {
    const part: Changes = { savings: { workload: { percent: 60, from: '2027-01-01' } } };
    const paid: Changes = { savings: { salary: { amount: 51_000, from: '2027-01-01' } } };
    expect(of(sampleMember(), part).after.retirement?.savings).toBe(of(sampleMember(), paid).after.retirement?.savings);
    expect(savedMore(sampleMember(), part)).toBeLessThan(-50_000);
    expect(of(sampleMember(), part).after.saving?.salary?.amount).toBe(51_000_00);
    // Above full-time no limit of the law grows: 85'000 × 140 % is insured up to 90'720, 5'720 more than today.
    const more: Changes = { savings: { workload: { percent: 140, from: '2027-01-01' } } };
    const most: Changes = { savings: { salary: { amount: 119_000, from: '2027-01-01' } } };
    expect(of(sampleMember(), more).after.saving?.salary?.amount).toBe(119_000_00);
    expect(of(sampleMember(), more).after.retirement?.savings).toBe(of(sampleMember(), most).after.retirement?.savings);
    expect(savedMore(sampleMember(), more)).toBe(20_848.49);
    // Of the salary of that day, also if it is decided for later
    const employer = 'Muster';
    const raised = sampleMember({
      employments: [
        { employer, from: '2023-01-01', salary: 85_000, activityRate: 100 },
        { employer, from: '2028-01-01', salary: 90_000.1, activityRate: 80 },
      ],
    });
    const later: Changes = { savings: { workload: { percent: 40, from: '2028-03-01' } } };
    expect(of(raised, later).after.saving?.salary?.amount).toBe(45_000_05);
    // The threshold of 2026, carried on
    expect(salaryRules(22_680.01)).toEqual([]);
    expect(salaryRules(22_680)).toEqual(['risk: salaryUninsured']);
  });
});

/** Whether a disability that begins on the first day of each of a leave's periods would bring a pension. */
const brings = (birthDate: string) =>
  of(sampleMember({ birthDate }), leave('riskOnly')).after.leave?.periods.map(
    ({ bringsDisability }) => bringsDisability,
  );

/** What is insured and saved from which day on. */
const coverOf = (record: MemberRecord, cover: 'full' | 'none', months: number) =>
  of(record, leave(cover, months)).after.leave?.periods.map(({ from, isInsured, saves }) => [from, isInsured, saves]);

describe('An unpaid leave', () => {
  it('costs both shares of what stays insured after the free month, and the credits of those months', () => {
    // 2027: (1.1 + 1.3 + 0.2 + 0.2) % of 58'540 = 1'639.12; / 12 = 136.59; three months
    expect(of(sampleMember(), leave('riskOnly')).after.leave).toEqual({
      cover: 'riskOnly',
      from: '2027-02-01',
      until: '2027-04-30',
      months: 3,
      perMonth: 136_59,
      total: 409_77,
      periods: [
        { from: '2027-01-01', to: '2027-01-31', isInsured: true, bringsDisability: true, saves: true, perMonth: null },
        {
          from: '2027-02-01',
          to: '2027-04-30',
          isInsured: true,
          bringsDisability: true,
          saves: false,
          perMonth: 136_59,
        },
        { from: '2027-05-01', to: null, isInsured: true, bringsDisability: true, saves: true, perMonth: null },
      ],
    });
    // 15 % of 58'540 × 3/12 = 2'195.25; × 1.02^17 × (1 + 2 % × 150/360)
    expect(savedMore(sampleMember(), leave('riskOnly'))).toBe(-3_099.5);
    expect(savedMore(sampleMember(), leave('full'))).toBe(0);
    expect(savedMore(sampleMember(), leave('none', 1))).toBe(0);
  });

  it('says from when on a disability would bring no pension any more before the ordinary age', () => {
    // Waits for 12 months from 1 January, 1 February and 1 May 2027; the last days before her pension:
    // 31 May, 30 April and 31 January 2028, and 31 December 2027
    expect(brings('1963-08-01')).toEqual([true, true, true]);
    expect(brings('1963-07-31')).toEqual([true, true, false]);
    expect(brings('1963-04-30')).toEqual([true, false, false]);
    expect(brings('1963-03-31')).toEqual([false, false, false]);
  });

  it('says from when to when what is insured and saved, as long as retirement has not begun', () => {
    expect(coverOf(sampleMember(), 'full', 2)).toEqual([
      ['2027-01-01', true, true],
      ['2027-02-01', true, true],
      ['2027-03-01', true, true],
    ]);
    expect(coverOf(sampleMember(), 'none', 2)).toEqual([
      ['2027-01-01', true, true],
      ['2027-02-01', false, false],
      ['2027-03-01', true, true],
    ]);
    // Only the free month
    expect(coverOf(sampleMember(), 'none', 1)).toEqual([
      ['2027-01-01', true, true],
      ['2027-02-01', true, true],
    ]);
    // 65 on 10 January 2027: from 1 February on pensions are paid
    expect(coverOf(paul({ birthDate: '1962-01-10' }), 'full', 1)).toEqual([['2027-01-01', true, true]]);
  });

  it('insures nothing without cover once the free month is over', () => {
    const risk = (on: string) =>
      of(sampleMember(), { ...leave('none'), risk: { event: 'disability', on } }).after.risk?.disabilityPerYear;
    expect(risk('2027-01-31')).toBeGreaterThan(0);
    expect(risk('2027-02-01')).toBe(0);
    expect(risk('2027-04-30')).toBe(0);
    expect(risk('2027-05-01')).toBeGreaterThan(0);
    expect(rulesOf(sampleMember(), leave('none'))).toEqual(['risk: uninsuredDuringLeave']);
    expect(rulesOf(sampleMember(), leave('none', 1))).toEqual([]);
  });

  it('leaves a partly disabled member the pension, what survivors draw of it and the waived credits (case 18)', () => {
    const child = { firstname: 'Mia', birthDate: '2021-04-01' };
    const member: MemberRecord = { ...one('partlyDisabled'), children: [child] };
    const risk = (on: string, event: 'death' | 'disability', cover: 'riskOnly' | 'none' = 'none') =>
      of(member, { ...leave(cover), risk: { event, on } }).after.risk;
    // 45 % of 24'021.99, and 20 % of that for the child.
    expect(risk('2027-02-01', 'disability')).toMatchObject({ disabilityPerYear: 10_809_90, orphanPerYear: 2_161_98 });
    expect(risk('2027-01-31', 'disability')?.disabilityPerYear).toBe(24_021_99);
    expect(risk('2027-02-01', 'disability', 'riskOnly')?.disabilityPerYear).toBe(24_021_99);
    // A higher degree is not insured then: the present pension is paid to the end.
    const own = (cover: 'riskOnly' | 'none') =>
      risk('2027-02-01', 'disability', cover)?.ifDisabled.flatMap(({ what, amount }) =>
        what === 'disabilityPension' ? [amount] : [],
      );
    expect(own('riskOnly')).toEqual([900_83, 2_001_83]);
    expect(own('none')).toEqual([900_83]);
    const { derivations } = of(member, { ...leave('none'), risk: { event: 'death', on: '2027-02-01' } });
    expect(derivations.find(({ figure }) => figure === 'orphanPension')?.steps.map(({ rule }) => rule)).toContain(
      'disabilityInPayment',
    );
    // Three months of 10 % of 31'447.00 are missing; those of the exempt 28'113.75 are not.
    expect(savedMore(member, leave('none'))).toBe(-1_199.52);
    expect(rulesOf(member, leave('none'))).toEqual(['risk: onlyPensionDuringLeave']);
  });

  it('lasts as long as the plan allows, with a cover that it offers', () => {
    expect(rulesOf(sampleMember(), leave('full', 12))).toEqual([]);
    expect(rulesOf(sampleMember(), leave('full', 13))).toEqual(['broken: leaveTooLong']);
    const [first] = samplePlan.parameters;
    const plan: Plan = {
      ...samplePlan,
      parameters: [{ ...first, unpaidLeave: { ...first.unpaidLeave, covers: ['full'] } }],
    };
    const { findings } = simulate(simulationBasis(plan, sampleMember(), SAMPLE_TODAY), leave('riskOnly'));
    expect(findings.map(({ rule }) => rule)).toEqual(['coverNotOffered']);
  });
});

const saved = ({ retirement }: Outcome): number => retirement?.savings ?? 0;

/** Works beyond 65 at a plan that saves until 70. */
const beyond65 = (about: Parameters<typeof sampleMember>[0] = {}) =>
  simulationBasis(
    planWith({ savings: { ...samplePlan.parameters[0].savings, untilAge: 70 } }),
    sampleMember({ sex: 'male', birthDate: '1960-03-10', ...about }),
    SAMPLE_TODAY,
  );

describe('An unpaid leave of somebody who works beyond the ordinary age', () => {
  it('costs the credits of its months: the pension begins as soon as possible after it, with and without it (case 19)', () => {
    expect(simulate(beyond65(), {}).before.retirement?.date).toBe('2026-12-01');
    const { before, after, findings } = simulate(beyond65(), leave('riskOnly'));
    expect(findings).toEqual([]);
    // Back on 1 May 2027
    expect([before, after].map(({ retirement }) => [retirement?.date, retirement?.savings])).toEqual([
      ['2027-06-01', 157_073_21],
      ['2027-06-01', 154_438_91],
    ]);
    expect(after.leave?.periods.map(({ from, to, saves }) => [from, to, saves])).toEqual([
      ['2027-01-01', '2027-01-31', true],
      ['2027-02-01', '2027-04-30', false],
      ['2027-05-01', null, true],
    ]);
    // The other figures are those of the time after it.
    expect([before.on, after.on]).toEqual(['2027-05-01', '2027-05-01']);
  });

  it('leaves an entered retirement where it is, and the present situation next to it', () => {
    const retirement = { steps: [{ month: 68 * 12, share: 100 }] };
    const { before, after } = simulate(beyond65(), { ...leave('riskOnly'), retirement });
    expect([before.retirement?.date, after.retirement?.date]).toEqual(['2026-12-01', '2028-04-01']);
  });

  it('leaves the pension at the plan’s latest age where none begins after it', () => {
    const { before, after } = simulate(beyond65(), leave('riskOnly', 3, '2030-01-01'));
    expect([before, after].map(({ retirement }) => retirement?.date)).toEqual(['2030-04-01', '2030-04-01']);
    expect(after.leave?.periods.at(-1)?.to).toBe('2030-03-31');
  });

  it('changes only what is saved in its months, whenever it is and however long', () => {
    const firsts = fc.integer({ min: 0, max: 39 }).map((after) => addMonths('2026-12-01', after));
    const born = fc.constantFrom('1957-01-31', '1960-03-10', '1961-01-01', '1961-10-20');
    fc.assert(
      fc.property(born, firsts, fc.integer({ min: 1, max: 12 }), (birthDate, from, length) => {
        const basis = beyond65({ birthDate });
        const of = (cover: 'full' | 'none', changes: Changes = {}) =>
          simulate(basis, { ...leave(cover, length, from), ...changes });
        const { before, after, findings } = of('none');
        if (findings.some(({ severity }) => severity === 'broken')) return;
        const back = addMonths(from, length);
        expect(after.retirement?.date).toBe(before.retirement?.date);
        expect((after.retirement?.date ?? '') >= back).toBe(true);
        expect(of('full').after.retirement).toEqual(of('full').before.retirement);
        expect(saved(before) > saved(after)).toBe(length > 1);
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});

const datesOf = ({ before, after }: { before: Outcome; after: Outcome }) =>
  [before, after].map(({ retirement }) => retirement?.date);

describe('Changes that are compared with a leave of somebody who works beyond the ordinary age', () => {
  it('begin the pension with the latest leave, so that no leave has more savings than today', () => {
    const [short, long] = [leave('none', 3), leave('none', 12)];
    const all: readonly Changes[] = [{}, short, long, { ...short, buyIn: { amount: 5_000, from: '2027-01-31' } }];
    const drawnAfter = '2028-02-01';
    const results = all.map((changes) => simulate(beyond65(), changes, { drawnAfter }));
    const [today, ...others] = results.map(({ after }) => after.retirement);
    expect(results.map(datesOf)).toEqual(all.map(() => ['2028-03-01', '2028-03-01']));
    expect(results.map(({ before }) => before.retirement)).toEqual(all.map(() => today));
    const [ofShort = 0, ofLong = 0, ofBoth = 0] = others.map((each) => (each?.savings ?? 0) - (today?.savings ?? 0));
    expect(ofShort).toBeLessThan(0);
    expect(ofLong).toBeLessThan(ofShort);
    expect(ofBoth).toBeGreaterThan(0);
  });

  it('gain by a buy-in what they gain without the leave, whatever it is compared with', () => {
    const gained = ([null, '2028-02-01'] as const).map((drawnAfter) => {
      const { before, after } = simulate(beyond65(), { buyIn: { amount: 5_000, from: '2026-11-30' } }, { drawnAfter });
      return saved(after) - saved(before);
    });
    expect(gained[0]).toBe(5_000_00);
    expect(gained[1]).toBeGreaterThan(5_000_00);
  });

  it('leave an entered retirement where it is, but not the present situation next to it', () => {
    const retirement = { steps: [{ month: 68 * 12, share: 100 }] };
    const result = simulate(beyond65(), { retirement }, { drawnAfter: '2027-05-01' });
    expect(datesOf(result)).toEqual(['2027-06-01', '2028-04-01']);
    expect(result.after).toEqual(simulate(beyond65(), { retirement }, {}).after);
  });

  it('are as they are before the ordinary age, and after a day that has passed', () => {
    const member = simulationBasis(samplePlan, sampleMember(), SAMPLE_TODAY);
    const buyIn = { buyIn: { amount: 5_000, from: '2027-01-31' } };
    const { before, after } = simulate(member, buyIn, { drawnAfter: '2028-02-01' });
    expect({ before, after }).toMatchObject({
      before: simulate(member, buyIn).before,
      after: simulate(member, buyIn).after,
    });
    expect(simulate(beyond65(), {}, { drawnAfter: '2026-11-01' }).before).toEqual(simulate(beyond65(), {}).before);
  });
});

describe('The terms of an unpaid leave', () => {
  it('do not exist in the last month before retirement, as on the page', () => {
    const last = sampleMember({ birthDate: '1962-05-20' });
    const { retirement, leaveTerms, leaveObstacle } = of(last, {}).after;
    expect([retirement?.date, leaveTerms, leaveObstacle]).toEqual(['2026-12-01', null, 'noMonthLeft']);
    expect(figureSheet(samplePlan, last, SAMPLE_TODAY).figures?.unpaidLeave).toBeNull();
  });

  it('go on to the latest age for who works beyond the ordinary one, as on the page, or to an entered retirement', () => {
    const { savings } = samplePlan.parameters[0];
    const plan = planWith({ savings: { ...savings, untilAge: 70 } });
    const member = sampleMember({ sex: 'male', birthDate: '1960-03-10' });
    const late = simulationBasis(plan, member, SAMPLE_TODAY);
    const terms = (changes: Changes) => simulate(late, changes).after.leaveTerms;
    const retirement = { steps: [{ month: 68 * 12, share: 100 }] };
    expect([terms({})?.from, terms({})?.until, terms({ retirement })?.until]).toEqual([
      '2026-12-01',
      '2030-03-01',
      '2028-03-01',
    ]);
    const page = figureSheet(plan, member, SAMPLE_TODAY).figures?.unpaidLeave;
    expect(page?.covers.map(({ perMonth }) => perMonth)).toEqual(terms({})?.covers.map(({ perMonth }) => perMonth));
    const findings = (changes: Changes) => simulate(late, changes).findings.map(({ about, rule }) => [about, rule]);
    expect(findings(leave('full'))).toEqual([]);
    expect(findings(leave('full', 4, '2030-01-01'))).toEqual([['leave', 'afterRetirement']]);
    expect(findings({ ...leave('full', 4, '2028-02-01'), retirement })).toContainEqual(['leave', 'afterRetirement']);
    // The last month before 65.
    const last = simulate(simulationBasis(plan, { ...member, birthDate: '1961-11-10' }, SAMPLE_TODAY), {}).after;
    expect([last.leaveTerms, last.leaveObstacle]).toEqual([null, 'noMonthLeft']);
  });

  it('are those of the plan from the entered month on, with what each cover costs', () => {
    const { leaveTerms } = of(sampleMember(), leave('riskOnly')).after;
    expect(leaveTerms).toEqual({
      from: '2026-12-01',
      until: '2045-05-01',
      freeMonths: 1,
      atMostMonths: 12,
      // 2027: (15 + 2.8) % of 58'540 / 12, 2.8 % of it / 12; today with 240 a year instead of 0.4 %
      covers: [
        { cover: 'full', perMonth: 868_34, perMonthToday: 868_83 },
        { cover: 'riskOnly', perMonth: 136_59, perMonthToday: 137_08 },
        { cover: 'none', perMonth: 0, perMonthToday: 0 },
      ],
      inNewBand: false,
    });
  });

  it('name what the page says by today’s rates, and whether the age changes them', () => {
    for (const birthDate of ['1982-05-10', '1983-05-10', '1991-12-31', '1992-01-01']) {
      const member = sampleMember({ birthDate });
      const today = figureSheet(samplePlan, member, SAMPLE_TODAY).figures?.unpaidLeave?.covers;
      const then = of(member, leave('full')).after.leaveTerms;
      expect(then?.covers.map(({ perMonthToday }) => perMonthToday)).toEqual(today?.map(({ perMonth }) => perMonth));
      // 45 in 2027, or 35
      expect([birthDate, then?.inNewBand]).toEqual([birthDate, ['1982-05-10', '1992-01-01'].includes(birthDate)]);
    }
  });

  it('say nothing of the age where the next age band has the same rates', () => {
    const { savings } = samplePlan.parameters[0];
    const turns45 = sampleMember({ birthDate: '1982-05-10' });
    const inNewBand = (rates: { member?: number; employer?: number }) => {
      const plan = planWith({
        savings: {
          ...savings,
          bands: savings.bands.flatMap((band, at) => {
            const before = savings.bands[at - 1];
            return [band.fromAge === 45 && before ? { ...before, fromAge: 45, ...rates } : band];
          }),
        },
      });
      return simulate(simulationBasis(plan, turns45, SAMPLE_TODAY), leave('full')).after.leaveTerms?.inNewBand;
    };
    expect([{}, { member: 20 }, { employer: 20 }].map(inNewBand)).toEqual([false, true, true]);
  });

  it('follow the rates of the first paid month', () => {
    const december: Changes = { leave: { from: '2026-12-01', months: 2, cover: 'riskOnly' } };
    expect(of(sampleMember(), december).after).toMatchObject({
      leave: { from: '2027-01-01', months: 1, perMonth: 136_59 },
      leaveTerms: { covers: [{}, { perMonth: 136_59 }, {}] },
    });
  });

  it('do not exist for members without contributions', () => {
    const disabled = of(sampleMember({ disability: { degree: 100, since: '2024-01-01' } }), {}).after;
    expect([disabled.leaveTerms, disabled.leaveObstacle]).toEqual([null, 'noContributions']);
    const left = of(one('leftIn2019'), {}).after;
    expect([left.leaveTerms, left.leaveObstacle]).toEqual([null, 'noMonthLeft']);
    expect(of(sampleMember(), {}).after.leaveObstacle).toBeNull();
  });
});

/** Who is paid if the member dies, and why that ends. */
const died = (record: MemberRecord) =>
  of(record, { risk: { event: 'death', on: SAMPLE_TODAY } }).after.risk?.ifDead.map(({ who, relation, ends }) => [
    who,
    relation,
    ends,
  ]);

/** The lump sum at death on a day, with a buy-in of 30 June 2027. */
const lumpSumOn = (on: string) =>
  of(family, { buyIn: { amount: 10_000, from: '2027-06-30' }, risk: { event: 'death', on } }).after.risk?.deathLumpSum;

/** The old-age pension a month of the partly disabled member, if the degree rises today. */
const oldAge = (percent: number): number =>
  of(one('partlyDisabled'), degree(percent)).after.risk?.ifDisabled.find(({ what }) => what === 'oldAgePension')
    ?.amount ?? 0;

/** The disability pension's explanation at a degree in percent, and the full pension. */
const explainedAt = (percent: number) => {
  const { derivations, after } = of(family, degree(percent));
  const found = derivations.find(({ figure }) => figure === 'disabilityPension');
  return { found, full: after.risk?.disabilityPerYear ?? 0 };
};

/** Whether there is a disability pension, a child's, an orphan's, and an explanation of the first. */
const paid = (about: Parameters<typeof sampleMember>[0], on = SAMPLE_TODAY) => {
  const { after, derivations } = of(sampleMember(about), { risk: { event: 'disability', on } }, on);
  const { disabilityPerYear = 0, disabilityChildPerYear = 0, orphanPerYear = 0 } = after.risk ?? {};
  return [disabilityPerYear, disabilityChildPerYear, orphanPerYear]
    .map((each) => each > 0)
    .concat(derivations.some(({ figure }) => figure === 'disabilityPension'));
};

describe('Death and disability', () => {
  it('say who receives what from when to when if the member becomes disabled', () => {
    const { after } = of(family, { risk: { event: 'disability', on: SAMPLE_TODAY, degree: 50 } });
    expect(after.risk?.ifDisabled.map(({ who, child, what, from, to }) => [who, child, what, from, to])).toEqual([
      // After the plan's twelve months, until the month before 65
      ['self', null, 'disabilityPension', '2027-11-01', '2045-05-31'],
      ['self', null, 'oldAgePension', '2045-06-01', null],
      // Until 18, and in education until 25
      ['child', 0, 'disabilityChildPension', '2027-11-01', '2030-04-30'],
      ['child', 1, 'disabilityChildPension', '2027-11-01', '2034-11-30'],
    ]);
    const [self, , child] = after.risk?.ifDisabled ?? [];
    expect(self?.amount).toBe(Math.round((after.risk?.disabilityPerYear ?? 0) / 2 / 12));
    expect(child?.amount).toBe(Math.round((after.risk?.disabilityChildPerYear ?? 0) / 2 / 12));
  });

  it('explain the pension at the degree that is tried out, and none where none is paid', () => {
    const { found: half, full } = explainedAt(50);
    expect(half?.result.value).toBe(Math.round(full / 2));
    expect(half?.steps.at(-1)?.rule).toBe('disabilityInPayment');
    expect(explainedAt(100).found?.result.value).toBe(full);
    expect(explainedAt(39).found).toBeUndefined();
  });

  it('name no pension that nobody would be paid', () => {
    const children = [{ firstname: 'Mia', birthDate: '2009-04-01' }];
    expect(paid({ children })).toEqual([true, true, true, true]);
    expect(paid({})).toEqual([true, false, false, true]);
    // 18 on 1 April 2027
    expect(paid({ children }, '2027-03-31')).toEqual([true, true, true, true]);
    expect(paid({ children }, '2027-04-01')).toEqual([true, false, false, true]);
    // Retires on 1 November 2027: after twelve months of waiting there is nothing, but orphans are paid.
    expect(paid({ children, sex: 'male', birthDate: '1962-10-20' }, '2026-10-31')).toEqual([true, true, true, true]);
    expect(paid({ children, sex: 'male', birthDate: '1962-10-20' })).toEqual([false, false, true, false]);
  });

  it('say why each of them ends', () => {
    const { ifDisabled, childUntil } = of(family, degree(50)).after.risk ?? {};
    expect(ifDisabled?.map(({ birthDate, ends }) => [birthDate, ends])).toEqual([
      [null, 'ordinaryAge'],
      [null, 'lifelong'],
      ['2012-04-01', 'childAge'],
      ['2009-11-22', 'longerChildAge'],
    ]);
    expect(childUntil).toEqual({ age: 18, longer: 25 });
    expect(died(family)?.[0]).toEqual(['partner', 'spouse', 'remarriage']);
    expect(died(sampleMember())).toEqual([['others', null, 'once']]);
    const declared = { relation: 'cohabitant', firstname: 'Jan', lastname: 'Roth', since: '2015-01-01' } as const;
    expect(died(sampleMember({ partner: { ...declared, declarationReceived: '2022-01-01' } }))?.[0]).toEqual([
      'partner',
      'cohabitant',
      'regulations',
    ]);
  });

  it('pay a child on with the old-age pension', () => {
    const late = paul({ children: [{ firstname: 'Mia', birthDate: '2014-04-01' }] });
    const { ifDisabled = [] } = of(late, { risk: { event: 'disability', on: SAMPLE_TODAY } }).after.risk ?? {};
    expect(ifDisabled.map(({ what, from, to, ends }) => [what, from, to, ends])).toEqual([
      ['disabilityPension', '2027-11-01', '2030-05-31', 'ordinaryAge'],
      ['oldAgePension', '2030-06-01', null, 'lifelong'],
      ['disabilityChildPension', '2027-11-01', '2030-05-31', 'ordinaryAge'],
      ['oldAgeChildPension', '2030-06-01', '2032-04-30', 'childAge'],
    ]);
    // 20 % of the old-age pension, to the centime of a month
    expect(Math.abs((ifDisabled[3]?.amount ?? 0) - (ifDisabled[1]?.amount ?? 0) / 5)).toBeLessThan(1);
  });

  it('say who receives what if the member dies', () => {
    const { after } = of(family, { risk: { event: 'death', on: SAMPLE_TODAY } });
    expect(after.risk?.ifDead.map(({ who, child, what, from, to }) => [who, child, what, from, to])).toEqual([
      ['partner', null, 'partnerPension', '2026-12-01', null],
      ['child', 0, 'orphanPension', '2026-12-01', '2030-04-30'],
      ['child', 1, 'orphanPension', '2026-12-01', '2034-11-30'],
    ]);
  });

  it('give survivors a share of the old-age pension once it is drawn', () => {
    const { after } = of(family, { risk: { event: 'death', on: '2050-01-01' } });
    // 60 % of the pension at 65
    expect(after.risk?.partnerPerYear).toBe(Math.round((after.retirement?.pensionPerYear ?? 0) * 0.6));
    expect(after.risk).toMatchObject({ disabilityPerYear: 0, deathLumpSum: 0 });
  });

  it('count in the lump sum only what is bought in by then', () => {
    expect(lumpSumOn('2027-06-29')).toBe(0);
    expect(lumpSumOn('2027-06-30')).toBe(10_000_00);
  });

  it('pay the lump sum to those who are entitled, else to others', () => {
    const alone = of(sampleMember(), { risk: { event: 'death', on: SAMPLE_TODAY } });
    expect(alone.after.risk?.ifDead).toMatchObject([{ who: 'others', what: 'lumpSum', to: null }]);
    expect(alone.after.risk?.ifDead[0]?.amount).toBe(alone.after.risk?.deathLumpSum);
  });

  it('pay no pension below 40 %', () => {
    expect(rulesOf(family, degree(40))).toEqual([]);
    expect(rulesOf(family, degree(39))).toEqual(['note: degreeTooLow']);
    expect(of(family, degree(39)).after.risk?.ifDisabled).toEqual([]);
  });

  it.each<[string, Changes]>([
    ['salary', { savings: { salary: { amount: 130_000, from: '2028-01-01' } } }],
    ['savings option', plus2('2028-01-01')],
  ])('insure a %s that begins on the day itself, as on the day after it', (_, change) => {
    const oldAge = (on: string) =>
      of(family, { ...change, risk: { event: 'disability', on, degree: 100 } }).after.risk?.ifDisabled.find(
        ({ what }) => what === 'oldAgePension',
      )?.amount;
    expect(oldAge('2028-01-01')).toBe(oldAge('2028-01-02'));
    expect(oldAge('2028-01-01')).toBeGreaterThan(oldAge('2027-12-31') ?? Number.POSITIVE_INFINITY);
  });

  it('go on from the pension that is paid already, and keep what its degree has insured', () => {
    const disabled = sampleMember({
      ...one('partlyDisabled'),
      children: [{ firstname: 'Mia', birthDate: '2016-04-01' }],
    });
    const at = (percent: number) => of(disabled, degree(percent)).after;
    const { risk, retirement } = at(48);
    expect(risk?.presentDegree).toBe(48);
    // 45 % of the full pension until the ordinary age, and then the old-age pension that nothing has changed
    const full = risk?.disabilityPerYear ?? 0;
    expect(risk?.ifDisabled.slice(0, 2)).toMatchObject([
      {
        what: 'disabilityPension',
        amount: Math.round(Math.round(full * 0.45) / 12),
        from: SAMPLE_TODAY,
        ends: 'ordinaryAge',
      },
      { what: 'oldAgePension', amount: retirement?.pensionPerMonth },
    ]);
    // After the plan's twelve months the full pension; the child's with it, until 18
    expect(at(80).risk?.ifDisabled.map(({ who, what, from, to, ends }) => [who, what, from, to, ends])).toEqual([
      ['self', 'disabilityPension', SAMPLE_TODAY, '2027-10-31', 'higherDegree'],
      ['self', 'disabilityPension', '2027-11-01', '2049-04-30', 'ordinaryAge'],
      ['self', 'oldAgePension', '2049-05-01', null, 'lifelong'],
      ['child', 'disabilityChildPension', SAMPLE_TODAY, '2027-10-31', 'higherDegree'],
      ['child', 'disabilityChildPension', '2027-11-01', '2034-04-30', 'childAge'],
    ]);
    expect(at(80).risk?.ifDisabled[1]?.amount).toBe(Math.round(full / 12));
    expect(rulesOf(disabled, degree(48))).toEqual([]);
    expect(rulesOf(disabled, degree(47))).toEqual(['broken: degreeBelowPresent']);
    expect(at(47).risk?.ifDisabled).toEqual(at(48).risk?.ifDisabled);
  });

  it('begin after the day of the disability where the plan has no waiting period', () => {
    const [first, ...later] = samplePlan.parameters;
    const plan: Plan = {
      ...samplePlan,
      parameters: [{ ...first, disability: { ...first.disability, waitingMonths: 0 } }, ...later],
    };
    const disabled = sampleMember({ disability: { degree: 60, since: '2026-12-05' } });
    const beginsFor = (today: string) =>
      simulate(simulationBasis(plan, disabled, today), { risk: { event: 'disability', on: today, degree: 60 } }).after
        .risk?.ifDisabled[0]?.from;
    expect(beginsFor('2026-12-10')).toBe('2027-01-01');
    expect(beginsFor('2027-01-10')).toBe('2027-01-10');
  });

  it('begin after twelve months at the latest for who stays insured without an employer', () => {
    const [first, ...later] = samplePlan.parameters;
    const plan: Plan = {
      ...samplePlan,
      parameters: [{ ...first, disability: { ...first.disability, waitingMonths: 24 } }, ...later],
    };
    const beginsFor = (record: MemberRecord) =>
      simulate(simulationBasis(plan, record, SAMPLE_TODAY), {
        risk: { event: 'disability', on: '2027-01-01', degree: 60 },
      }).after.risk?.ifDisabled[0]?.from;
    expect(beginsFor(one('dismissed'))).toBe('2028-01-01');
    expect(beginsFor({ ...one('dismissed'), exit: undefined, continuedInsurance: undefined })).toBe('2029-01-01');
    expect(figureSheet(plan, one('dismissed'), SAMPLE_TODAY).figures?.waitingMonths).toBe(12);
  });

  it('keep all of the salary before the first disability insured at a full pension', () => {
    // 12'749.02 × 6.8 % / 12 (docs/pension-arithmetic.md, case 15)
    expect(oldAge(70) - oldAge(48)).toBe(72_24);
  });

  it('revise a running pension only from five points more on, or at 100 %', () => {
    const partly = one('partlyDisabled');
    const at = (percent: number, record = partly) => of(record, degree(percent));
    const paid = (percent: number) =>
      at(percent).after.risk?.ifDisabled.flatMap(({ what, amount, from }) =>
        what === 'disabilityPension' ? [[amount, from]] : [],
      );
    // docs/pension-arithmetic.md, case 16
    const now = [900_83, SAMPLE_TODAY];
    expect(paid(48)).toEqual([now]);
    expect(paid(53)).toEqual([now, [1_060_97, '2027-11-01']]);
    expect(oldAge(53) - oldAge(48)).toBe(66_72);
    expect(at(52).after).toEqual(at(48).after);
    expect(at(52).derivations).toEqual(at(48).derivations);
    expect(at(52).findings).toMatchObject([
      {
        rule: 'degreeNotRevised',
        severity: 'note',
        law: { act: 'BVG', article: '24b' },
        inputs: [
          { name: 'disabilityDegree', value: 48 },
          { name: 'atLeast', value: 53 },
        ],
      },
    ]);
    const nearlyWhole = sampleMember({ disability: { degree: 97, since: '2024-01-01' } });
    expect(at(99, nearlyWhole).after).toEqual(at(97, nearlyWhole).after);
    expect(at(100, nearlyWhole).findings).toEqual([]);
  });

  it('tell a cohabiting partner what is missing', () => {
    const dies: Changes = { risk: { event: 'death', on: SAMPLE_TODAY } };
    expect(rulesOf(one('cohabiting'), dies)).toEqual(['risk: partnerNotDeclared']);
    const declared = sampleMember({
      partner: {
        relation: 'cohabitant',
        firstname: 'Jan',
        lastname: 'Roth',
        since: '2021-11-22',
        declarationReceived: '2022-01-01',
      },
    });
    expect(rulesOf(declared, dies)).toEqual(['risk: householdTooShort']);
    expect(rulesOf(declared, { risk: { event: 'death', on: '2026-11-22' } })).toEqual([]);
  });
});

describe('How a simulated figure comes about', () => {
  it('leads from today’s savings over each step to the pension', () => {
    const half = { unit: 'percent', value: 50 } as const;
    const { derivations, after } = of(paul(), { retirement: { steps: [{ month: at62, share: 40, lumpSum: half }] } });
    const [pension, lumpSum] = derivations;
    // 40 % of 632'115.51, half of it as capital, the rest at 6.2 %; at 65 what is left at 6.8 %
    expect(told(pension?.steps).map((line) => line.replace(/:.*(?==)/, ': '))).toEqual([
      'projectedCapital (BVG art. 15, 16): = capital 632115.51',
      'drawnShare (BVG art. 13a para. 1): = capital 252846.2',
      'capitalAfterLumpSum (BVG art. 37 para. 4): = capital 126423.1',
      'conversion (BVG art. 14 para. 1): = pension 7838.23',
      'projectedCapital (BVG art. 15, 16): = capital 415945.5',
      'conversion (BVG art. 14 para. 1): = pension 28284.29',
      'pensionsOfSteps: = perYear 36122.52',
      'perMonth: = perMonth 3010.21',
    ]);
    expect(pension?.result.value).toBe(after.retirement?.pensionPerMonth);
    expect(pension?.years.at(-1)).toMatchObject({ year: 2030, closing: 415_945_50 });
    // Half of 252'846.20 and of 415'945.50, of which nothing has to be taken.
    expect(lumpSum).toMatchObject({ figure: 'lumpSumsAtMost', result: { value: 334_395_85 } });
    expect(lumpSum?.steps.at(-1)).toMatchObject({
      rule: 'lumpSumsOfSteps',
      inputs: [{ value: 126_423_10 }, { value: 207_972_75 }],
    });
    expect(lumpSum?.result.value).toBe(after.retirement?.lumpSumAtMost);
    const whole = of(paul(), { retirement: { steps: [{ month: at62, share: 100, lumpSum: half }] } });
    expect(whole.derivations[1]).toMatchObject({ figure: 'lumpSumAtMost', result: { value: 316_057_76 } });
  });

  it('is given for what was changed, and ends in the figure', () => {
    const figures = (record: MemberRecord, changes: Changes) =>
      of(record, changes).derivations.map(({ figure, steps, result }) => {
        expect(steps.at(-1)?.result.value).toBe(result.value);
        return figure;
      });
    expect(of(paul(), {}).derivations).toEqual([]);
    expect(figures(lina(), bought(1_000))).toEqual(['pension', 'buyIn', 'taxSaving']);
    expect(figures(sampleMember(), withdraw(20_000))).toEqual(['pension', 'homeOwnership']);
    expect(figures(sampleMember(), plus2('2028-01-01'))).toEqual(['pension', 'contributions']);
    expect(figures(sampleMember(), leave('full'))).toEqual(['pension', 'leaveCost']);
    expect(figures(family, { risk: { event: 'disability', on: SAMPLE_TODAY } })).toEqual([
      'pension',
      'disabilityPension',
    ]);
    expect(figures(family, { risk: { event: 'death', on: SAMPLE_TODAY } })).toEqual([
      'pension',
      'partnerPension',
      'orphanPension',
    ]);
  });
});

/** Leaves at the end of 2026. */
const leaving = (reason: 'resignation' | 'dismissedByEmployer') => paul({ exit: { date: '2026-12-31', reason } });

describe('Savings by year', () => {
  it('jump on the day of a withdrawal, and nowhere else', () => {
    const on = '2027-06-15';
    const basis = simulationBasis(samplePlan, paul(), SAMPLE_TODAY);
    const { after } = simulate(basis, { home: { withdrawal: { amount: 50_000, on } } });
    const years = after.savings?.years ?? [];
    const at = years.findIndex(({ date }) => date === on);
    expect(years[at - 1]?.date).toBe('2027-06-14');
    expect((years[at - 1]?.savings ?? 0) - (years[at]?.savings ?? 0)).toBeGreaterThan(49_000_00);
    const days = years.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(days.slice(1, -1).filter((day) => !day.endsWith('-12-31'))).toEqual(['2027-06-14', on]);
  });
});

describe('Figures of a given day', () => {
  it('are those of that day without and with the changes, whatever their own days are', () => {
    const basis = simulationBasis(samplePlan, lina(), SAMPLE_TODAY);
    const changes: Changes = {
      buyIn: { amount: 20_000, from: '2026-12-31' },
      leave: { from: '2027-05-01', months: 4, cover: 'riskOnly' },
    };
    const on = '2028-01-01';
    const { before, after } = simulate(basis, changes, { on });
    expect([before.on, after.on]).toEqual([on, on]);
    expect(before.exitBenefit).toEqual(simulate(basis, {}, { on }).before.exitBenefit);
    // Four months without credits count by then, as they do in a simulation that ends on that day.
    const later = simulate(basis, { ...changes, savings: { salary: { amount: 80_000, from: on } } });
    expect(later.after.on).toBe(on);
    expect(after.exitBenefit).toEqual(later.after.exitBenefit);
  });

  it('count an AHV pension that is no change', () => {
    const basis = simulationBasis(samplePlan, paul(), SAMPLE_TODAY);
    const { pensions } = simulate(basis, bought(5_000), { ahvPerMonth: 2_000 });
    expect(pensions?.before.perMonth).toBe((pensions?.before.perMonthOfFund ?? 0) + 2_000_00);
  });
});

describe('An exit that is still to come', () => {
  const note = 'note: exitAnnounced';
  const broken = 'broken: afterExit';

  it('is said also without a change, and for what comes before it', () => {
    expect(rulesOf(leaving('resignation'), {})).toEqual([note]);
    expect(of(leaving('resignation'), {}).findings).toMatchObject([
      { inputs: [{ name: 'insuredUntil', value: '2026-12-31' }] },
    ]);
    expect(rulesOf(paul(), {})).toEqual([]);
    expect(rulesOf(leaving('resignation'), { buyIn: { amount: 1_000, from: '2026-12-31' } })).not.toContain(broken);
  });

  it.each<[string, Changes]>([
    ['a buy-in', { buyIn: { amount: 1_000, from: '2027-01-01' } }],
    ['a withdrawal', withdraw(20_000, '2027-01-01')],
    ['a pledge', { home: { pledge: { amount: 20_000, on: '2027-01-01' } } }],
    ['an option', plus2('2028-01-01')],
    ['another salary', { savings: { salary: { amount: 90_000, from: '2027-01-01' } } }],
    ['a leave that lasts longer', { leave: { from: '2026-12-01', months: 2, cover: 'full' } }],
    ['a pension that begins later', { retirement: { steps: [{ month: at62, share: 100 }] } }],
    // Insured for one more month
    ['a disability', { risk: { event: 'disability', on: '2027-02-01' } }],
  ])('rules out %s after it', (_, changes) => {
    expect(rulesOf(leaving('resignation'), changes)).toContain(broken);
  });

  it('leaves death and disability insured for a month, and a pension that begins on the day after it', () => {
    const dies: Changes = { risk: { event: 'death', on: '2027-01-31' } };
    expect(rulesOf(leaving('resignation'), dies)).toEqual([note]);
    const at61 = { retirement: { steps: [{ month: 61 * 12 + 7, share: 100 }] } };
    expect(of(paul(), at61).after.retirement?.date).toBe('2027-01-01');
    expect(rulesOf(leaving('resignation'), at61)).toEqual([ahv, note]);
  });

  it('can be followed by more insurance after a dismissal at 58 or later', () => {
    const changes: Changes = { buyIn: { amount: 1_000, from: '2027-01-01' } };
    const at58 = (birthDate: string) => rulesOf({ ...leaving('dismissedByEmployer'), birthDate }, changes);
    expect(at58('1968-12-31')).toContain('risk: afterExitUnlessContinued');
    expect(at58('1969-01-01')).toContain(broken);
    const stays = { ...leaving('dismissedByEmployer'), continuedInsurance: { from: '2027-01-01', withSavings: true } };
    expect(rulesOf(stays, changes)).not.toContain(note);
  });

  it.each<[string, (from: string) => Changes]>([
    ['an unpaid leave', (from) => leave('full', 1, from)],
    ['another salary', (from) => ({ savings: { salary: { amount: 90_000, from } } })],
    ['another workload', (from) => ({ savings: { workload: { percent: 80, from } } })],
  ])('leaves no employment for %s, also to who stays insured', (_, change) => {
    const [employed, after] = [change('2026-12-01'), change('2027-01-01')];
    const dismissed = leaving('dismissedByEmployer');
    expect(rulesOf(dismissed, employed)).toEqual([note]);
    expect(rulesOf(dismissed, after)).toEqual(['broken: afterEmployment', note]);
    const stays = { ...dismissed, continuedInsurance: { from: '2027-01-01', withSavings: true } };
    expect(rulesOf(stays, employed)).toEqual([]);
    expect(rulesOf(stays, after)).toEqual(['broken: afterEmployment']);
    // A savings plan can still be chosen then.
    expect(rulesOf(dismissed, plus2('2028-01-01'))).toEqual(['risk: afterExitUnlessContinued', note]);
  });

  it('is the end of the months in which a leave can begin', () => {
    const untilOf = (date: string) =>
      of(paul({ exit: { date, reason: 'dismissedByEmployer' } }), {}).after.leaveTerms?.until;
    expect(untilOf('2027-03-31')).toBe('2027-03-01');
    expect(untilOf('2027-03-30')).toBe('2027-02-01');
    expect(untilOf('2026-12-31')).toBe('2026-12-01');
    expect(untilOf('2026-12-30')).toBeUndefined();
    // Retirement comes first.
    expect(untilOf('2031-12-31')).toBe('2030-05-01');
    const { leaveTerms, leaveObstacle } = of(one('dismissed'), {}).after;
    expect([leaveTerms, leaveObstacle]).toEqual([null, 'noMonthLeft']);
  });
});

describe('Rarer situations', () => {
  const all62: Changes = {
    retirement: { steps: [{ month: at62, share: 100, lumpSum: { unit: 'percent', value: 10 } }] },
  };

  it('leave only a pension after more than two years of continued insurance', () => {
    const dismissed = one('dismissed');
    // Continued from 1 September 2026 on; born on 3 March 1967
    const at = (month: number) =>
      rulesOf(dismissed, { retirement: { steps: [{ month, share: 100, lumpSum: { unit: 'percent', value: 10 } }] } });
    expect(at(61 * 12 + 5)).toEqual(['note: lumpSumNotice', ahv]);
    expect(at(61 * 12 + 6)).toEqual(['broken: lumpSumAfterContinuedInsurance', ahv]);
    expect(rulesOf(dismissed, withdraw(20_000, '2028-09-01'))).not.toContain(
      'broken: withdrawalAfterContinuedInsurance',
    );
    expect(rulesOf(dismissed, withdraw(20_000, '2028-09-02'))).toContain('broken: withdrawalAfterContinuedInsurance');
    // No salary is paid any more.
    expect(of(dismissed, all62).after.retirement?.income[0]).toMatchObject({ salary: 0, ratio: null });
  });

  it('leave only a pension more than two years after an announced dismissal, too', () => {
    // Insured until 31 August 2026, and asks some weeks before
    const announced = { ...one('dismissed'), continuedInsurance: undefined };
    const rules = (changes: Changes) => of(announced, changes, '2026-08-01').findings.map(({ rule }) => rule);
    expect(rules(withdraw(20_000, '2028-09-01'))).not.toContain('withdrawalAfterContinuedInsurance');
    expect(rules(withdraw(20_000, '2028-09-02'))).toContain('withdrawalAfterContinuedInsurance');
    const [before, after] = [61 * 12 + 5, 61 * 12 + 6].map((month) =>
      rules({ retirement: { steps: [{ month, share: 100, lumpSum: { unit: 'percent', value: 10 } }] } }),
    );
    expect(before).not.toContain('lumpSumAfterContinuedInsurance');
    expect(after).toContain('lumpSumAfterContinuedInsurance');
  });

  it('rule out a buy-in and a withdrawal while a full disability pension is paid', () => {
    const disabled = one('fullyDisabled');
    expect(rulesOf(disabled, { buyIn: { amount: 1_000, from: '2027-01-01' } })[0]).toBe('broken: buyInWhileDisabled');
    expect(rulesOf(disabled, withdraw(20_000))).toContain('broken: withdrawalWhileDisabled');
  });

  it('count the calendar years in which capital is taken, with those of the past', () => {
    const third = { unit: 'percent', value: 10 } as const;
    const steps = [750, 762, 774].map((month) => ({ month, share: 20, lumpSum: third }));
    const plan: Plan = {
      ...samplePlan,
      parameters: [
        {
          ...samplePlan.parameters[0],
          retirement: {
            ...samplePlan.parameters[0].retirement,
            partialSteps: { atMost: 10, firstAtLeastPercent: 10 },
          },
        },
      ],
    };
    const rules = (count: number) =>
      simulate(simulationBasis(plan, paul(), SAMPLE_TODAY), {
        retirement: { steps: [...steps, { month: 780, share: 40, lumpSum: third }].slice(4 - count) },
      }).findings.map(({ rule }) => rule);
    expect(rules(3)).not.toContain('tooManyCapitalYears');
    expect(rules(4)).toContain('tooManyCapitalYears');
  });

  it('leave nothing to simulate past the latest age', () => {
    const old = sampleMember({ sex: 'male', birthDate: '1956-01-15' });
    expect(rulesOf(old, all62)).toEqual(['broken: tooOld']);
    expect(of(old, {}).before.saving).toBeNull();
    expect(of(old, all62).after.retirement).toBeNull();
  });

  it('refuse an option that the plan does not offer', () => {
    const [first] = samplePlan.parameters;
    const plan: Plan = { ...samplePlan, parameters: [{ ...first, savings: { ...first.savings, options: [] } }] };
    const { findings } = simulate(simulationBasis(plan, sampleMember(), SAMPLE_TODAY), plus2('2028-01-01'));
    expect(findings.map(({ rule }) => rule)).toEqual(['optionNotOffered']);
  });

  it('tell a partner what the plan does not offer', () => {
    const [first] = samplePlan.parameters;
    const plan: Plan = {
      ...samplePlan,
      parameters: [{ ...first, survivors: { ...first.survivors, cohabitingPartner: null } }],
    };
    const { findings } = simulate(simulationBasis(plan, one('cohabiting'), SAMPLE_TODAY), {
      risk: { event: 'death', on: SAMPLE_TODAY },
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['partnerNotOffered']);
  });

  it('carry on from a step of the past, whose pension stays', () => {
    const { before, after, findings } = of(one('partRetired'), { retirement: { steps: [{ month: 780, share: 100 }] } });
    // 13'939.63 a year (docs/pension-arithmetic.md, case 10)
    expect(after.retirement?.drawnPerMonth).toBe(1_161_64);
    expect(after.retirement?.income[0]).toMatchObject({ salary: 5_500_00, pension: 1_161_64 });
    expect(before.retirement?.ages).toMatchObject({ earliest: 771, latest: 840, usual: 774, reference: 774 });
    expect(findings).toMatchObject([{ rule: 'deferred', severity: 'note' }]);
  });
});
