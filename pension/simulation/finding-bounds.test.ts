import { expect, it } from 'vitest';
import { toChf } from '#kernel/money.ts';
import type { MemberRecord } from '../member-record.ts';
import type { Plan, PlanParameters } from '../plan.ts';
import { SAMPLE_TODAY, cohortMember as one, paul, sampleMember } from '../samples/members.ts';
import { samplePlan } from '../samples/plan.ts';
import { simulationBasis } from './basis.ts';
import { changesSchema } from './changes.ts';
import type { Changes } from './changes.ts';
import { findingRules } from './finding.ts';
import type { FindingRule } from './finding.ts';
import { simulate } from './simulate.ts';

type Situation = {
  readonly record?: MemberRecord;
  readonly changes: Changes;
  readonly today?: string;
  readonly plan?: Plan;
};

/** Just before a bound, where nothing is said, and at it. */
type Bound = readonly [before: Situation, at: Situation];

/** 62 on 10 May 2042. */
const anna = sampleMember();
/** Much can be bought in. */
const lina = sampleMember({ openingBalance: { date: '2022-12-31', savings: 30_000 } });
const disabled = (degree: number) => sampleMember({ disability: { degree, since: '2024-01-01' } });

const planWith = (part: Partial<PlanParameters>): Plan => ({
  ...samplePlan,
  parameters: [{ ...samplePlan.parameters[0], ...part }],
});
const { retirement, savings, unpaidLeave, survivors } = samplePlan.parameters[0];

const bothOf =
  <Value>(situation: (value: Value) => Situation) =>
  (before: Value, at: Value): Bound => [situation(before), situation(at)];

type Step = NonNullable<Changes['retirement']>['steps'][number];
const at62 = 62 * 12;
const steps = (record: MemberRecord, ...entered: readonly Step[]): Situation => ({
  record,
  changes: { retirement: { steps: [...entered] } },
});
const month = (record: MemberRecord) => bothOf((value: number) => steps(record, { month: value, share: 100 }));
const half = { unit: 'percent', value: 50 } as const;
const capital = (value: number, record = paul()): Situation =>
  steps(record, { month: at62, share: 100, lumpSum: { unit: 'chf', value } });
const notice = bothOf((today: string) => ({ ...capital(1_000), today }));

const buyIn =
  (record: MemberRecord, more: Partial<Changes['buyIn']> & Pick<Changes, 'home'> = {}) =>
  (amount: number, from = '2026-12-31'): Situation => {
    const { home, ...terms } = more;
    return { record, changes: { buyIn: { amount, from, ...terms }, home } };
  };
const boughtFrom = (record: MemberRecord) => bothOf((from: string) => buyIn(record)(1_000, from));

const home = (record: MemberRecord, moved: Changes['home']): Situation => ({ record, changes: { home: moved } });
const withdrawal =
  (record: MemberRecord) =>
  (amount: number, on = '2027-12-31'): Situation =>
    home(record, { withdrawal: { amount, on } });
const withdrawnOn = (record: MemberRecord) => bothOf((on: string) => withdrawal(record)(20_000, on));
const pledge =
  (record: MemberRecord) =>
  (amount: number, on = '2027-12-31'): Situation =>
    home(record, { pledge: { amount, on } });
const repayment =
  (record: MemberRecord) =>
  (amount: number, on = '2027-12-31'): Situation =>
    home(record, { repayment: { amount, on } });

const centime = (amount: number, more = 1): number => Math.round(amount * 100 + more) / 100;
/** A limit, and a centime above it. */
const above = (most: number, situation: (amount: number) => Situation): Bound => [
  situation(most),
  situation(centime(most)),
];
const startOf = ({ record = anna, changes }: Situation) =>
  simulate(simulationBasis(samplePlan, record, SAMPLE_TODAY), changes).after;
const mostOut = (record: MemberRecord, kind: 'withdrawal' | 'pledge') =>
  toChf(startOf(home(record, { [kind]: { amount: 0, on: '2027-12-31' } })).homeLimits?.[kind]?.atMost ?? 0);
const mostIn = (record: MemberRecord) => toChf(startOf(buyIn(record)(1)).buyInMost?.atMost ?? 0);
/** Fifty in 2025, with little saved until then. */
const fifty = sampleMember({ birthDate: '1975-06-01', vestedBenefitsAtFifty: 20_000 });

const option = (from: string): Changes => ({ savings: { option: { id: '02', from } } });
const salary = (amount: number, from = '2027-01-01'): Changes => ({ savings: { salary: { amount, from } } });
const leave = (cover: 'full' | 'riskOnly' | 'none', months: number, from = '2027-01-01'): Changes => ({
  leave: { from, months, cover },
});
/** Uninsured from February to April 2027. */
const away = leave('none', 4);
const degree = (percent: number, on = SAMPLE_TODAY): Changes => ({
  risk: { event: 'disability', on, degree: percent },
});
const dies = (on = SAMPLE_TODAY): Changes => ({ risk: { event: 'death', on } });
const leaving = (date: string, reason: 'resignation' | 'dismissedByEmployer' = 'resignation') =>
  paul({ exit: { date, reason } });
const jan = { relation: 'cohabitant', firstname: 'Jan', lastname: 'Roth', since: '2015-01-01' } as const;

const bounds: Readonly<Record<FindingRule, readonly Bound[]>> = {
  birthDateUnknown: [[buyIn(anna)(1_000), buyIn(one('unknownBirthDate'))(1_000)]],
  notInsured: [
    bothOf((today: string) => ({ record: leaving('2026-11-20'), changes: salary(80_000), today }))(
      '2026-11-20',
      '2026-11-21',
    ),
  ],
  // 70 on 1 February 2026
  tooOld: [
    bothOf((today: string) => ({
      record: sampleMember({ sex: 'male', birthDate: '1956-01-15' }),
      changes: salary(80_000),
      today,
    }))('2026-01-31', '2026-02-01'),
  ],
  dayPassed: [
    boughtFrom(lina)(SAMPLE_TODAY, '2026-11-20'),
    // 61 years and 6 months begin on 1 December, 61 years and 5 months on 1 November.
    month(paul())(61 * 12 + 6, 61 * 12 + 5),
  ],
  afterRetirement: [
    boughtFrom(paul())('2030-05-31', '2030-06-01'),
    withdrawnOn(paul())('2030-05-31', '2030-06-01'),
    bothOf((on: string) => pledge(paul())(20_000, on))('2030-05-31', '2030-06-01'),
    bothOf((from: string) => ({ record: paul(), changes: salary(80_000, from) }))('2030-05-31', '2030-06-01'),
    bothOf((from: string) => ({ record: paul(), changes: option(from) }))('2030-01-01', '2031-01-01'),
    bothOf((months: number) => ({ record: paul(), changes: leave('full', months, '2030-05-01') }))(1, 2),
    bothOf((on: string) => ({ record: paul(), changes: degree(100, on) }))('2030-05-31', '2030-06-01'),
  ],
  afterExit: [boughtFrom(leaving('2026-12-31'))('2026-12-31', '2027-01-01')],
  afterExitUnlessContinued: [boughtFrom(leaving('2026-12-31', 'dismissedByEmployer'))('2026-12-31', '2027-01-01')],
  afterEmployment: [
    bothOf((from: string) => ({
      record: leaving('2026-12-31', 'dismissedByEmployer'),
      changes: leave('full', 1, from),
    }))('2026-12-01', '2027-01-01'),
  ],
  exitAnnounced: [bothOf((record: MemberRecord) => ({ record, changes: {} }))(paul(), leaving(SAMPLE_TODAY))],
  beforeEarliestAge: [month(anna)(58 * 12, 58 * 12 - 1)],
  afterLatestAge: [month(paul())(70 * 12, 70 * 12 + 1)],
  deferred: [month(paul())(65 * 12, 65 * 12 + 1)],
  ahvContributionsDue: [
    month(paul())(65 * 12, 65 * 12 - 1),
    // What a step leaves is drawn at 65.
    bothOf((share: number) => steps(paul(), { month: at62, share }))(99, 100),
  ],
  stepNotLater: [
    bothOf((first: number) => steps(paul(), { month: first, share: 60 }, { month: 751, share: 40 }))(750, 751),
    bothOf((second: number) => steps(paul(), ...[751, second, 763].map((at) => ({ month: at, share: 30 }))))(762, 763),
  ],
  sharesAboveWhole: [
    bothOf((share: number) => steps(paul(), { month: at62, share: 60 }, { month: 780, share }))(40, 40.0001),
  ],
  tooManySteps: [
    bothOf((entered: readonly number[]) => steps(paul(), ...entered.map((at) => ({ month: at, share: 20 }))))(
      [750, 760],
      [750, 760, 770],
    ),
  ],
  firstStepTooSmall: [bothOf((share: number) => steps(paul(), { month: at62, share }))(20, 19.9999)],
  // 60 % of 85'000
  shareAboveSalaryFall: [
    bothOf((paid: number) => steps(paul(), { month: at62, share: 40, salary: paid }))(51_000, 51_000.01),
  ],
  salaryBelowThreshold: [
    bothOf((paid: number) => steps(paul(), { month: at62, share: 73, salary: paid }))(22_680.01, 22_680),
  ],
  // December 2028, 2029 and 2030, and before them January 2028 or December 2027
  tooManyCapitalYears: [
    bothOf((first: number) => ({
      ...steps(paul(), ...[first, 762, 774, 786].map((at) => ({ month: at, share: 25, lumpSum: half }))),
      plan: planWith({ retirement: { ...retirement, partialSteps: { atMost: 10, firstAtLeastPercent: 10 } } }),
    }))(751, 750),
  ],
  // Half of 632'115.51
  lumpSumAboveMaximum: [bothOf((value: number) => capital(value))(316_057.76, 316_057.77)],
  lumpSumAfterBuyIn: [
    bothOf((date: string) => capital(1_000, paul({ moneyEvents: [{ kind: 'buyIn', date, amount: 10_000 }] })))(
      '2024-05-31',
      '2024-06-01',
    ),
  ],
  // Two years of continued insurance on 1 September 2028
  lumpSumAfterContinuedInsurance: [
    bothOf((at: number) => steps(one('dismissed'), { month: at, share: 100, lumpSum: half }))(61 * 12 + 5, 61 * 12 + 6),
  ],
  lumpSumNotice: [
    [
      { ...capital(0), today: '2027-03-01' },
      { ...capital(0.01), today: '2027-03-01' },
    ],
  ],
  lumpSumNoticePassed: [notice('2027-03-01', '2027-03-02')],
  spouseConsent: [
    bothOf((value: number) =>
      capital(
        value,
        paul({
          civilStatus: { code: 2 },
          partner: { relation: 'spouse', firstname: 'Eva', lastname: 'Frei', since: '1999-01-01' },
        }),
      ),
    )(0, 0.01),
    bothOf(withdrawal(one('openWithdrawal')))(0, 0.01),
  ],
  buyInAboveMaximum: [above(mostIn(lina), buyIn(lina))],
  buyInBeforeRepayment: [
    bothOf((amount: number) =>
      buyIn(one('openWithdrawal'), { home: { repayment: { amount, on: '2026-12-31' } } })(1_000),
    )(80_000, 79_999.99),
  ],
  buyInAboveArrivalCap: [above(mostIn(one('newcomer')), buyIn(one('newcomer')))],
  // A full pension is paid from 70 % on.
  buyInWhileDisabled: [bothOf((percent: number) => buyIn(disabled(percent))(1_000))(69, 70)],
  buyInLocked: [bothOf((from: string) => buyIn(lina)(1_000, from))('2045-06-01', '2045-05-31')],
  // What a divorce took, 55'000, is exempt.
  buyInPartlyLocked: [bothOf(buyIn(one('divorced')))(55_000, 55_000.01)],
  buyInAboveSalary: [bothOf(buyIn(lina, { marginalRate: 30 }))(85_000, 85_000.01)],
  taxIsEstimate: [bothOf((marginalRate?: number) => buyIn(lina, { marginalRate })(1_000))(undefined, 0)],
  withdrawalBelowMinimum: [bothOf(withdrawal(anna))(20_000, 19_999.99)],
  withdrawalAboveMaximum: [above(mostOut(anna, 'withdrawal'), withdrawal(anna))],
  withdrawalAboveFifty: [above(mostOut(fifty, 'withdrawal'), withdrawal(fifty))],
  withdrawalTooLate: [withdrawnOn(anna)('2042-05-09', '2042-05-10')],
  withdrawalTooSoon: [
    withdrawnOn(sampleMember({ moneyEvents: [{ kind: 'earlyWithdrawal', date: '2023-06-15', amount: 20_000 }] }))(
      '2028-06-15',
      '2028-06-14',
    ),
  ],
  withdrawalAfterBuyIn: [
    bothOf((on: string) => buyIn(lina, { home: { withdrawal: { amount: 20_000, on } } })(1_000))(
      '2030-01-01',
      '2029-12-31',
    ),
  ],
  withdrawalAfterContinuedInsurance: [withdrawnOn(one('dismissed'))('2028-09-01', '2028-09-02')],
  withdrawalWhileDisabled: [bothOf((percent: number) => withdrawal(disabled(percent))(20_000))(69, 70)],
  withdrawalBlocksBuyIn: [bothOf(withdrawal(anna))(0, 0.01)],
  pledgeAboveMaximum: [above(mostOut(anna, 'pledge'), pledge(anna))],
  pledgeAboveFifty: [above(mostOut(fifty, 'pledge'), pledge(fifty))],
  pledgeTooLate: [bothOf((on: string) => pledge(anna)(5_000, on))('2042-05-09', '2042-05-10')],
  realisedBeforePledge: [
    bothOf((realisedOn: string) => home(anna, { pledge: { amount: 5_000, on: '2027-12-31', realisedOn } }))(
      '2027-12-31',
      '2027-12-30',
    ),
  ],
  pledgeChangesNothing: [bothOf(pledge(anna))(0, 0.01)],
  alreadyPledged: [withdrawnOn(sampleMember({ pledgedSince: '2027-12-31' }))('2027-12-30', '2027-12-31')],
  repaymentBeforeWithdrawal: [
    bothOf((on: string) =>
      home(anna, { withdrawal: { amount: 20_000, on: '2027-12-31' }, repayment: { amount: 10_000, on } }),
    )('2027-12-31', '2027-12-30'),
    bothOf((on: string) =>
      home(anna, {
        pledge: { amount: 20_000, on: '2027-06-30', realisedOn: '2027-12-31' },
        repayment: { amount: 10_000, on },
      }),
    )('2027-12-31', '2027-12-30'),
    // What was withdrawn before is open already.
    bothOf((record: MemberRecord) =>
      home(record, {
        withdrawal: { amount: 20_000, on: '2028-12-31' },
        repayment: { amount: 10_000, on: '2028-12-30' },
      }),
    )(one('openWithdrawal'), anna),
  ],
  repaymentBelowMinimum: [bothOf(repayment(one('openWithdrawal')))(10_000, 9_999.99)],
  repaymentAboveOpen: [bothOf(repayment(one('openWithdrawal')))(80_000, 80_000.01)],
  // 65 on 1 June 2053
  repaymentTooLate: [bothOf((on: string) => repayment(one('openWithdrawal'))(10_000, on))('2053-05-31', '2053-06-01')],
  optionNotOffered: [
    bothOf((ids: readonly string[]) => ({
      changes: option('2028-01-01'),
      plan: planWith({ savings: { ...savings, options: savings.options.filter(({ id }) => ids.includes(id)) } }),
    }))(['00', '02'], ['00', '01']),
  ],
  optionTooEarly: [
    bothOf((today: string) => ({ changes: option('2027-01-01'), today }))('2026-10-31', '2026-11-01'),
    bothOf((from: string) => ({ changes: option(from) }))('2028-01-01', '2028-01-02'),
  ],
  salaryUninsured: [bothOf((amount: number) => ({ changes: salary(amount) }))(22_680.01, 22_680)],
  leaveTooLong: [bothOf((months: number) => ({ changes: leave('full', months) }))(12, 13)],
  coverNotOffered: [
    bothOf((covers: typeof unpaidLeave.covers) => ({
      changes: leave('riskOnly', 2),
      plan: planWith({ unpaidLeave: { ...unpaidLeave, covers } }),
    }))(['full', 'riskOnly'], ['full', 'none']),
  ],
  // The first month is free.
  uninsuredDuringLeave: [bothOf((months: number) => ({ changes: leave('none', months) }))(1, 2)],
  onlyPensionDuringLeave: [
    bothOf((months: number) => ({ record: one('partlyDisabled'), changes: leave('none', months) }))(1, 2),
    bothOf((degree: number) => ({
      record: { ...one('partlyDisabled'), disability: { degree, since: '2024-03-01' } },
      changes: leave('none', 2),
    }))(39, 40),
  ],
  movedDuringLeave: [
    bothOf((from: string) => ({ record: lina, changes: { ...away, buyIn: { amount: 1_000, from } } }))(
      '2027-01-31',
      '2027-02-01',
    ),
    bothOf((on: string) => ({ changes: { ...away, home: { withdrawal: { amount: 20_000, on } } } }))(
      '2027-05-01',
      '2027-04-30',
    ),
    bothOf((cover: 'riskOnly' | 'none') => ({
      record: lina,
      changes: { ...leave(cover, 4), buyIn: { amount: 1_000, from: '2027-03-15' } },
    }))('riskOnly', 'none'),
  ],
  degreeTooLow: [bothOf((percent: number) => ({ changes: degree(percent) }))(40, 39)],
  degreeBelowPresent: [
    bothOf((percent: number) => ({ record: one('partlyDisabled'), changes: degree(percent) }))(48, 47),
  ],
  degreeNotRevised: [
    bothOf((percent: number) => ({ record: one('partlyDisabled'), changes: degree(percent) }))(53, 52),
    bothOf((percent: number) => ({ record: one('partlyDisabled'), changes: degree(percent) }))(48, 49),
    // 100 % always counts.
    bothOf((percent: number) => ({ record: disabled(97), changes: degree(percent) }))(100, 99),
    // Without a running pension there is none to revise.
    bothOf((record: MemberRecord) => ({ record, changes: degree(41) }))(disabled(39), disabled(40)),
  ],
  // The ordinary age is reached on 1 June 2045, the pension would begin twelve months after the disability.
  waitingEndsTooLate: [
    bothOf((on: string) => ({ changes: degree(40, on) }))('2044-05-31', '2044-06-01'),
    bothOf((percent: number) => ({ changes: degree(percent, '2044-06-02') }))(39, 40),
    // A running pension goes on.
    bothOf((present: number) => ({ record: disabled(present), changes: degree(100, '2044-06-02') }))(40, 39),
  ],
  partnerNotOffered: [
    bothOf((cohabitingPartner: typeof survivors.cohabitingPartner) => ({
      record: one('cohabiting'),
      changes: dies(),
      plan: planWith({ survivors: { ...survivors, cohabitingPartner } }),
    }))(survivors.cohabitingPartner, null),
  ],
  partnerNotDeclared: [
    bothOf((on: string) => ({
      record: sampleMember({ partner: { ...jan, declarationReceived: '2027-03-01' } }),
      changes: dies(on),
    }))('2027-03-01', '2027-02-28'),
  ],
  // Five years on 22 November 2026
  householdTooShort: [
    bothOf((on: string) => ({
      record: sampleMember({ partner: { ...jan, since: '2021-11-22', declarationReceived: '2022-01-01' } }),
      changes: dies(on),
    }))('2026-11-22', '2026-11-21'),
  ],
};

const rulesOf = ({ record = anna, changes, today = SAMPLE_TODAY, plan = samplePlan }: Situation) =>
  simulate(simulationBasis(plan, record, today), changesSchema.parse(changes)).findings.map(({ rule }) => rule);

it.each(findingRules)('%s is said at its bound, and not just before', (rule) => {
  expect(bounds[rule]).not.toEqual([]);
  for (const [before, at] of bounds[rule]) {
    expect(rulesOf(before)).not.toContain(rule);
    expect(rulesOf(at)).toContain(rule);
  }
});

it('says of each step that it is not later than all steps before it, also of one after another such step', () => {
  const { record = anna, changes } = steps(paul(), ...[760, 750, 755].map((at) => ({ month: at, share: 30 })));
  const { findings } = simulate(simulationBasis(samplePlan, record, SAMPLE_TODAY), changesSchema.parse(changes));
  expect(findings.filter(({ rule }) => rule === 'stepNotLater').map(({ at }) => at)).toEqual([1, 2]);
});
