import { describe, expect, it } from 'vitest';
import { figureSheet } from './figure-sheet.ts';
import { hintKeys } from './hint-keys.ts';
import { hintsOf, mostHints, putOffUntil, shownHints } from './hints.ts';
import type { Hint } from './hints.ts';
import type { MemberRecord } from './member-record.ts';
import { planSchema, type Plan } from './plan.ts';
import { sampleCohort, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const complete = { lacksRecoveryAddress: false };

const hintsOn = (today: string, record: MemberRecord, plan: Plan | null = samplePlan): readonly Hint[] =>
  hintsOf(figureSheet(plan, record, today), complete);

const keysOn = (...about: Parameters<typeof hintsOn>) => hintsOn(...about).map(({ key }) => key);

const oneOn = (key: Hint['key'], ...about: Parameters<typeof hintsOn>) =>
  hintsOn(...about).find((hint) => hint.key === key) ?? null;

const cohort = (name: string): MemberRecord => {
  const record = sampleCohort[name];
  if (record === undefined) throw new Error(`no sample ${name}`);
  return record;
};

const [first, ...later] = samplePlan.parameters;
const planWith = (change: Partial<Plan['parameters'][0]>): Plan =>
  planSchema.parse({ ...samplePlan, parameters: [{ ...first, ...change }, ...later] });

const withSurvivors = (change: Partial<Plan['parameters'][0]['survivors']>): Plan =>
  planWith({ survivors: { ...first.survivors, ...change } });

const withOptions = (options: Plan['parameters'][0]['savings']['options']): Plan =>
  planWith({ savings: { ...first.savings, options } });

const leavingOn = (date: string): MemberRecord => sampleMember({ exit: { date, reason: 'resignation' } });

const retiringOn = (birthDate: string): MemberRecord => sampleMember({ sex: 'male', birthDate });

/** Retires on 1 June 2027, and announces a lump sum by 1 March 2027. */
const nearlyRetired = sampleMember({ sex: 'male', birthDate: '1962-05-10' });

/** A gap is left once the withdrawal is repaid. */
const withdrawn = sampleMember({ moneyEvents: [{ kind: 'earlyWithdrawal', date: '2023-06-15', amount: 80_000 }] });

describe('What is important to a member', () => {
  it.each([
    ['cohabiting', '2026-11-21', ['partnerNotDeclared']],
    ['unknownBirthDate', '2026-11-21', ['birthDateUnknown']],
    ['partRetired', '2027-03-05', ['buyInLockEnds']],
    ['divorced', '2026-11-21', ['buyInThisYear']],
    ['leftIn2019', '2026-11-21', []],
    ['nothingOnRecord', '2026-11-21', []],
    ['fullyDisabled', '2026-10-21', []],
    ['beyondReferenceAge', '2026-06-21', []],
  ])('is, for the sample %s on %s, %j', (name, today, keys) => {
    expect(keysOn(today, cohort(name))).toEqual(keys);
  });

  it('is told as keys, days and amounts', () => {
    const none = { date: null, amount: null, afterDivorce: null, isPensionOnly: false, months: null, passed: null };
    expect(hintsOn('2026-11-21', withdrawn)).toEqual([{ ...none, key: 'openWithdrawal', amount: 80_000_00 }]);
    expect(oneOn('buyInThisYear', '2026-11-21', sampleMember())).toEqual({
      ...none,
      key: 'buyInThisYear',
      date: '2026-12-31',
      amount: figureSheet(samplePlan, sampleMember(), '2026-11-21').figures?.buyIn.atMost,
    });
    // The part that isn't locked.
    const moneyEvents = [{ kind: 'divorceOut', date: '2025-04-30', amount: 5_000 } as const];
    expect(oneOn('buyInThisYear', '2026-11-21', sampleMember({ moneyEvents }))?.afterDivorce).toBe(5_000_00);
    const whole = oneOn('buyInThisYear', '2026-11-21', cohort('divorced'));
    expect(whole?.afterDivorce).toBe(whole?.amount);
    expect(hintsOn('2027-02-15', nearlyRetired)[0]).toEqual({
      ...none,
      key: 'lumpSumNotice',
      date: '2027-03-01',
      months: 3,
    });
    expect(hintsOn('2027-03-15', nearlyRetired)[0]).toEqual({
      ...none,
      key: 'retirementNear',
      date: '2027-06-01',
      months: 2,
      passed: '2027-03-01',
    });
  });

  it('is only their access if nothing can be computed, or they have left', () => {
    const lacking = { lacksRecoveryAddress: true };
    expect(hintsOf(figureSheet(null, sampleMember(), '2026-11-21'), lacking).map(({ key }) => key)).toEqual([
      'recoveryAddressMissing',
    ]);
    const left = figureSheet(samplePlan, cohort('leftIn2019'), '2026-11-21');
    expect(hintsOf(left, lacking).map(({ key }) => key)).toEqual(['recoveryAddressMissing']);
  });
});

/** What the hint of a partner who is not declared says. */
const amountOf = (...about: Parameters<typeof hintsOn>) => oneOn('partnerNotDeclared', ...about)?.amount;

describe('A partner who is not declared', () => {
  const cohabitant = { relation: 'cohabitant', firstname: 'Jan', lastname: 'Roth', since: '2019-03-01' } as const;
  const partnered = (declarationReceived?: string) =>
    sampleMember({ partner: { ...cohabitant, ...(declarationReceived && { declarationReceived }) } });

  it('is a hint until the day on which the fund has the declaration', () => {
    expect(keysOn('2026-06-01', partnered())).toEqual(['partnerNotDeclared']);
    expect(keysOn('2026-06-01', partnered('2026-06-02'))).toEqual(['partnerNotDeclared']);
    expect(keysOn('2026-06-01', partnered('2026-06-01'))).toEqual([]);
  });

  it('says what a declaration would bring, as worked case 9 has it, if the plan asks for nothing else', () => {
    expect(amountOf('2026-11-21', partnered())).toBe(1_079_99);
    // Five years are not over, and there is no child together.
    const since = sampleMember({ partner: { ...cohabitant, since: '2021-11-22' } });
    expect(amountOf('2026-11-21', since)).toBeNull();
    expect(amountOf('2026-11-22', since)).toEqual(expect.any(Number));
    expect(amountOf('2026-11-21', sampleMember({ birthDate: '0001-01-01', partner: cohabitant }))).toBeNull();
  });

  it('is none where a declaration would change nothing', () => {
    expect(keysOn('2026-06-01', partnered(), withSurvivors({ cohabitingPartner: null }))).toEqual([]);
    expect(keysOn('2026-06-01', partnered(), withSurvivors({ spousePercent: 0 }))).toEqual([]);
    const undeclared = { yearsOfSharedHousehold: 5, declarationRequired: false };
    expect(keysOn('2026-06-01', partnered(), withSurvivors({ cohabitingPartner: undeclared }))).toEqual([]);
    const spouse = sampleMember({ civilStatus: { code: 2 }, partner: { ...cohabitant, relation: 'spouse' } });
    expect(keysOn('2026-06-01', spouse)).toEqual([]);
  });

  it('is a hint also if the birth date is unknown', () => {
    const record = sampleMember({ birthDate: '0001-01-01', partner: cohabitant });
    expect(keysOn('2026-06-01', record)).toEqual(['partnerNotDeclared', 'birthDateUnknown']);
  });
});

describe('Staying insured after a dismissal', () => {
  const exit = { date: '2026-08-31', reason: 'dismissedByEmployer' } as const;
  const dismissed = (change: Partial<MemberRecord> = {}) => sampleMember({ birthDate: '1967-03-03', exit, ...change });

  it('is a hint until the exit for who is dismissed at 58 or later', () => {
    expect(oneOn('stayInsured', '2026-06-01', dismissed())).toMatchObject({ date: '2026-08-31' });
    expect(oneOn('stayInsured', '2026-08-31', dismissed())).not.toBeNull();
    expect(oneOn('stayInsured', '2026-09-01', dismissed())).toBeNull();
  });

  it.each([
    ['resigns', { exit: { ...exit, reason: 'resignation' } }],
    ['is not 58 by then', { birthDate: '1968-09-01' }],
    ['stays insured already', { continuedInsurance: { from: '2026-09-01', withSavings: true } }],
  ] as const)('is none for who %s', (_, change) => {
    expect(oneOn('stayInsured', '2026-06-01', dismissed(change))).toBeNull();
  });
});

/** Would retire soon if nobody dismissed them. */
const dismissedOn = (date: string, change: Partial<MemberRecord> = {}): MemberRecord => ({
  ...nearlyRetired,
  exit: { date, reason: 'dismissedByEmployer' },
  ...change,
});

const aboutRetirement = (today: string, record: MemberRecord) =>
  keysOn(today, record).filter((key) => key === 'lumpSumNotice' || key === 'retirementNear');

describe('A retirement', () => {
  it('is a hint from twelve months before the deadline for a lump sum', () => {
    expect(keysOn('2026-02-28', nearlyRetired)).toEqual([]);
    expect(keysOn('2026-03-01', nearlyRetired)).toEqual(['lumpSumNotice']);
  });

  it('has its deadline ahead until its last day, and passed from the day after', () => {
    expect(keysOn('2027-03-01', nearlyRetired)).toEqual(['lumpSumNotice']);
    expect(keysOn('2027-03-02', nearlyRetired)).toEqual(['retirementNear']);
    expect(keysOn('2027-05-31', nearlyRetired)).toEqual(['retirementNear']);
  });

  it('is a hint from twelve months before where no notice has to be given', () => {
    const plan = planWith({
      retirement: { ...first.retirement, lumpSum: { ...first.retirement.lumpSum, noticeMonths: 0 } },
    });
    expect(keysOn('2026-05-31', nearlyRetired, plan)).toEqual([]);
    expect(hintsOn('2026-06-01', nearlyRetired, plan)).toMatchObject([
      { key: 'retirementNear', date: '2027-06-01', months: 12, passed: null },
    ]);
  });

  it('says nothing between a deadline that passed early and the last twelve months', () => {
    const plan = planWith({
      retirement: { ...first.retirement, lumpSum: { ...first.retirement.lumpSum, noticeMonths: 24 } },
    });
    expect(keysOn('2025-06-01', nearlyRetired, plan)).toEqual(['lumpSumNotice']);
    expect(keysOn('2025-06-02', nearlyRetired, plan)).toEqual([]);
    expect(keysOn('2026-06-01', nearlyRetired, plan)).toEqual(['retirementNear']);
  });

  it('is no hint for a member who leaves before it, unless they stay insured', () => {
    const staying = { continuedInsurance: { from: '2027-04-01', withSavings: true } } as const;
    expect(aboutRetirement('2027-02-15', dismissedOn('2027-03-31'))).toEqual([]);
    expect(aboutRetirement('2027-03-15', dismissedOn('2027-03-31'))).toEqual([]);
    expect(aboutRetirement('2027-02-15', dismissedOn('2027-05-30'))).toEqual([]);
    expect(aboutRetirement('2027-02-15', dismissedOn('2027-03-31', staying))).toEqual(['lumpSumNotice']);
    // The last day of work is the day before the pension.
    expect(aboutRetirement('2027-02-15', dismissedOn('2027-05-31'))).toEqual(['lumpSumNotice']);
    expect(aboutRetirement('2027-03-15', dismissedOn('2027-05-31'))).toEqual(['retirementNear']);
  });

  it('is no hint for a member who works on beyond the ordinary age', () => {
    expect(keysOn('2027-06-01', nearlyRetired)).toEqual([]);
    expect(keysOn('2027-08-01', nearlyRetired)).toEqual([]);
  });
});

describe('A buy-in for this year’s taxes', () => {
  it('is a hint from 1 October to 31 December', () => {
    expect(keysOn('2026-09-30', sampleMember({ planChoices: [{ from: '2027-01-01', id: '01' }] }))).toEqual([]);
    expect(oneOn('buyInThisYear', '2026-10-01', sampleMember())?.date).toBe('2026-12-31');
    expect(keysOn('2026-12-31', sampleMember())).toEqual(['buyInThisYear']);
    expect(keysOn('2027-01-01', sampleMember())).toEqual([]);
  });

  it('is none past the latest age', () => {
    expect(oneOn('buyInThisYear', '2026-12-02', retiringOn('1956-11-01'))).toBeNull();
  });

  it('is none if the member leaves or retires before the year ends', () => {
    expect(keysOn('2026-11-21', leavingOn('2026-12-31'))).toEqual([]);
    expect(keysOn('2026-11-21', leavingOn('2027-01-01'))).toEqual(['buyInThisYear']);
    expect(oneOn('buyInThisYear', '2026-11-21', retiringOn('1961-11-10'))).toBeNull();
    expect(oneOn('buyInThisYear', '2026-11-21', retiringOn('1961-12-10'))).not.toBeNull();
  });

  it('is paid as a pension to who retires within the three years in which it is locked', () => {
    expect(oneOn('buyInThisYear', '2026-11-21', retiringOn('1964-10-20'))?.isPensionOnly).toBe(true);
    expect(oneOn('buyInThisYear', '2026-11-21', retiringOn('1964-11-20'))?.isPensionOnly).toBe(false);
    expect(oneOn('buyInThisYear', '2026-11-30', retiringOn('1964-11-20'))?.isPensionOnly).toBe(false);
    expect(oneOn('buyInThisYear', '2026-12-01', retiringOn('1964-11-20'))?.isPensionOnly).toBe(true);
  });

  it('is none for less than CHF 1000, which is little to save taxes with', () => {
    const atMost = oneOn('buyInThisYear', '2026-11-21', sampleMember())?.amount ?? 0;
    const leaving = (centimes: number) => sampleMember({ vestedBenefitsElsewhere: (atMost - centimes) / 100 });
    expect(oneOn('buyInThisYear', '2026-11-21', leaving(1000_00))?.amount).toBe(1000_00);
    expect(oneOn('buyInThisYear', '2026-11-21', leaving(999_99))).toBeNull();
  });

  it('is none where nothing is missing', () => {
    const full = sampleMember({ openingBalance: { date: '2022-12-31', savings: 900_000 } });
    expect(keysOn('2026-11-21', full)).toEqual([]);
  });
});

describe('An open withdrawal', () => {
  const gap = figureSheet(samplePlan, withdrawn, '2026-11-21').figures?.buyIn.potential?.gap ?? 0;
  const leaving = (centimes: number) => ({ ...withdrawn, vestedBenefitsElsewhere: (gap - centimes) / 100 });

  it('is a hint only if its repayment leaves a gap to buy in', () => {
    expect(keysOn('2026-11-21', cohort('openWithdrawal'))).toEqual([]);
    expect(keysOn('2026-11-21', leaving(1000_00))).toEqual(['openWithdrawal']);
    expect(keysOn('2026-11-21', leaving(999_99))).toEqual([]);
  });
});

describe('The lock after a buy-in', () => {
  const bought = sampleMember({ moneyEvents: [{ kind: 'buyIn', date: '2024-04-15', amount: 10_000 }] });

  it('is a hint in its last six months', () => {
    expect(oneOn('buyInLockEnds', '2026-10-14', bought)).toBeNull();
    expect(oneOn('buyInLockEnds', '2026-10-15', bought)?.date).toBe('2027-04-15');
    expect(keysOn('2027-04-15', bought)).toEqual(['buyInLockEnds']);
    expect(keysOn('2027-04-16', bought)).toEqual([]);
  });
});

describe('A change of the savings plan', () => {
  it('is a hint from 1 September to 31 October', () => {
    expect(keysOn('2026-08-31', sampleMember())).toEqual([]);
    expect(hintsOn('2026-09-01', sampleMember())).toMatchObject([{ key: 'planChange', date: '2026-10-31' }]);
    expect(keysOn('2026-10-31', sampleMember())).toEqual(['planChange', 'buyInThisYear']);
    expect(keysOn('2026-11-01', sampleMember())).toEqual(['buyInThisYear']);
  });

  it('is none for a member who has chosen already, or has no choice', () => {
    expect(keysOn('2026-09-01', sampleMember({ planChoices: [{ from: '2027-01-01', id: '01' }] }))).toEqual([]);
    expect(keysOn('2026-09-01', sampleMember({ planChoices: [{ from: '2026-01-01', id: '01' }] }))).toEqual([
      'planChange',
    ]);
    expect(keysOn('2026-09-01', sampleMember(), withOptions([]))).toEqual([]);
    expect(keysOn('2026-09-01', sampleMember(), withOptions([{ id: '00', additionalPercent: 0 }]))).toEqual([]);
    const leaving = sampleMember({ exit: { date: '2026-12-30', reason: 'resignation' } });
    expect(keysOn('2026-09-01', leaving)).toEqual([]);
  });
});

describe('The order', () => {
  const partner = { relation: 'cohabitant', firstname: 'Jan', lastname: 'Roth', since: '2019-03-01' } as const;
  const allAtOnce = sampleMember({
    sex: 'male',
    birthDate: '1962-02-10',
    partner,
    moneyEvents: [
      { kind: 'buyIn', date: '2024-03-20', amount: 10_000 },
      { kind: 'earlyWithdrawal', date: '2020-05-01', amount: 30_000 },
    ],
  });

  it('puts first what is lost if nothing is done, and last what can wait', () => {
    const hints = hintsOf(figureSheet(samplePlan, allAtOnce, '2026-11-15'), { lacksRecoveryAddress: true });
    expect(hints.map(({ key }) => key)).toEqual([
      'partnerNotDeclared',
      'lumpSumNotice',
      'openWithdrawal',
      'buyInLockEnds',
      'recoveryAddressMissing',
    ]);
  });

  it('puts a retirement with its deadline passed above a buy-in that is possible again next year', () => {
    expect(keysOn('2026-12-15', sampleMember({ sex: 'male', birthDate: '1962-02-10' }))).toEqual([
      'retirementNear',
      'buyInThisYear',
    ]);
  });

  it('puts a deadline of today above everything but what nobody can make up for', () => {
    expect(keysOn('2026-12-01', { ...allAtOnce, partner: undefined }).slice(0, 2)).toEqual([
      'lumpSumNotice',
      'openWithdrawal',
    ]);
    expect(keysOn('2026-12-01', allAtOnce).slice(0, 2)).toEqual(['partnerNotDeclared', 'lumpSumNotice']);
  });

  it('never has the same key twice', () => {
    for (const [name, record] of Object.entries(sampleCohort))
      for (const today of ['2026-03-01', '2026-10-15', '2026-12-31']) {
        const keys = keysOn(today, record);
        expect([name, new Set(keys).size]).toEqual([name, keys.length]);
        expect(keys.every((key) => hintKeys.includes(key))).toBe(true);
      }
  });
});

describe('A hint that is put off', () => {
  it('comes back after thirty days', () => {
    expect(putOffUntil({ date: null }, '2026-11-24')).toBe('2026-12-24');
    expect(putOffUntil({ date: '2027-06-01' }, '2026-11-24')).toBe('2026-12-24');
  });

  it.each([
    ['2027-01-07', '2026-12-24'],
    ['2027-01-06', '2026-12-23'],
    ['2026-12-09', '2026-11-25'],
    ['2026-12-08', '2026-12-05'],
    ['2026-11-28', '2026-11-25'],
    ['2026-11-27', '2026-11-27'],
    ['2026-11-25', '2026-11-25'],
    ['2026-11-24', '2026-12-24'],
  ])('with the date %s comes back on %s', (date, until) => {
    expect(putOffUntil({ date }, '2026-11-24')).toBe(until);
  });

  it('is not shown until that day, and another takes its place', () => {
    const hints = hintsOn(
      '2026-10-15',
      sampleMember({
        partner: { relation: 'cohabitant', firstname: 'Jan', lastname: 'Roth', since: '2019-03-01' },
        openingBalance: { date: '2022-12-31', savings: 40_000 },
        moneyEvents: [{ kind: 'buyIn', date: '2024-03-20', amount: 1000 }],
      }),
    );
    const shown = (putOff: Record<string, string>, today = '2026-10-15') =>
      shownHints(hints, new Map(Object.entries(putOff)), today).map(({ key }) => key);
    expect(hints).toHaveLength(mostHints + 1);
    expect(shown({})).toEqual(['partnerNotDeclared', 'planChange', 'buyInThisYear']);
    expect(shown({ planChange: '2026-10-16' })).toEqual(['partnerNotDeclared', 'buyInThisYear', 'buyInLockEnds']);
    expect(shown({ planChange: '2026-10-15' })).toEqual(['partnerNotDeclared', 'planChange', 'buyInThisYear']);
    expect(shown({ anotherVersions: '2099-01-01' })).toHaveLength(mostHints);
  });
});
