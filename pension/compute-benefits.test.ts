import { dayBefore } from '#kernel/calendar.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberRecord, MemberRecordInput } from './member-record.ts';
import { toChf } from '#kernel/money.ts';
import { computeBenefits } from './compute-benefits.ts';
import type { Benefits } from './compute-benefits.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const of = (record: MemberRecord, today = SAMPLE_TODAY): Benefits =>
  computeBenefits(samplePlan, record, today).benefits;

const one = (name: string): Benefits => {
  const record = sampleCohort[name];
  if (!record) throw new Error(`no sample member ${name}`);
  return of(record);
};

/** Every number in a result, at any depth. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

const anna = () => of(sampleMember());

describe('The savings of Anna Keller, 46, with 85’000 a year (docs/pension-arithmetic.md, case 1)', () => {
  it('savings grow year by year as worked out on paper', () => {
    const benefits = anna();
    const lines = benefits.years.map(({ year, opening, interest, memberCredits, employerCredits, closing }) =>
      [year, ...[opening, interest, memberCredits, employerCredits, closing].map(toChf)].join(' '),
    );
    expect(lines).toEqual([
      '2022 0 0 0 0 100000',
      '2023 100000 1500 2963.75 2963.75 107427.5',
      '2024 107427.5 2148.55 2963.75 2963.75 115503.55',
      '2025 115503.55 2310.07 4390.5 4390.5 126594.62',
      '2026 126594.62 2531.89 4390.5 4390.5 137907.51',
    ]);
  });

  it('savings are 136’169.72 today, which is the exit benefit', () => {
    const benefits = anna();
    expect(toChf(benefits.balance)).toBe(136_169.72);
    expect(benefits.exitBenefit).toBe(benefits.balance);
  });

  it('savings leave 3’417.84 to buy in', () => {
    const benefits = anna();
    expect(toChf(benefits.buyIn.savingsAtMost)).toBe(139_587.56);
    expect(toChf(benefits.buyIn.atMost)).toBe(3_417.84);
    expect(benefits.buyIn.ratio).toBe(97.55);
  });

  it('all savings may be withdrawn for a home until 50, and less and less until nothing from 62', () => {
    const benefits = anna();
    expect(benefits.homeOwnership.atMost).toBe(benefits.balance);
    expect(benefits.homeOwnership.curve.map(({ age }) => age)).toEqual([
      47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
    ]);
  });

  it('contributions are 434.42 a month, and both shares during unpaid leave', () => {
    const benefits = anna();
    // 58'540 × 7.5 % + 58'540 × 1.2 % + 120 = 4'390.50 + 702.48 + 120 = 5'212.98 a year
    expect(toChf(benefits.contributions?.perYear?.member ?? 0)).toBe(5_212.98);
    expect(toChf(benefits.contributions?.perMonth?.member ?? 0)).toBe(434.42);
    expect(toChf(benefits.unpaidLeave?.perMonth ?? 0)).toBe(868.83);
  });

  it('the projection names its assumptions', () => {
    const benefits = anna();
    expect(benefits.assumptions).toEqual([
      { kind: 'projectedInterest', percent: 2 },
      { kind: 'legalParametersCarriedOn', known: 2026, until: 2045 },
    ]);
  });
});

describe('A man of 64 with 210’000 a year and 1.48 million (case 2)', () => {
  it('pays 8’408.19 a month at 65 (case 2)', () => {
    const { balance, retirement } = one('wellPaid');
    expect(toChf(balance)).toBe(1_475_319);
    expect(retirement?.ordinary).toMatchObject({ age: 65, date: '2027-02-01', rate: 6.8 });
    expect(toChf(retirement?.ordinary.savings ?? 0)).toBe(1_483_797.98);
    expect(toChf(retirement?.ordinary.pensionPerYear ?? 0)).toBe(100_898.26);
    expect(toChf(retirement?.ordinary.pensionPerMonth ?? 0)).toBe(8_408.19);
  });

  it('refuses a withdrawal for a home as too late, and a choice changes nothing any more (case 2)', () => {
    const benefits = one('wellPaid');
    expect(benefits.homeOwnership.blocked).toBe('tooOld');
    expect(new Set(benefits.savingsOptions.map(({ pensionPerMonth }) => pensionPerMonth)).size).toBe(1);
  });
});

describe('The savings over time', () => {
  it('jump on the day of each movement, and have what moved them with its sign', () => {
    const { history, movements } = one('partRetired');
    expect(movements.map(({ date, kind }) => [date, kind])).toEqual([
      ['2024-09-01', 'buyIn'],
      ['2025-06-30', 'partialRetirement'],
    ]);
    for (const { date, amount } of movements) {
      const at = history.findIndex((point) => point.date === date);
      const [before, after] = [history[at - 1], history[at]];
      expect(before?.date).toBe(dayBefore(date));
      // Besides the movement, a month's credits and a day's interest at most.
      expect(Math.abs((after?.savings ?? 0) - (before?.savings ?? 0) - amount)).toBeLessThan(400_000);
    }
    expect(movements[0]?.amount).toBe(2_000_000);
    expect(movements[1]?.amount).toBeLessThan(0);
  });

  it('have a band of less and more interest on each day of the projection, unless retirement is near', () => {
    const { future, futureBand } = of(sampleMember());
    expect(futureBand.map(({ date }) => date)).toEqual(future.map(({ date }) => date));
    const [today, end] = [futureBand[0], futureBand.at(-1)];
    expect(today?.low).toBe(today?.high);
    expect(end?.low).toBeLessThan(future.at(-1)?.savings ?? 0);
    expect(end?.high).toBeGreaterThan(future.at(-1)?.savings ?? 0);
    expect(one('partRetired').future.length).toBeGreaterThan(1);
    expect(one('partRetired').futureBand).toEqual([]);
  });

  it('have nothing of who is unknown', () => {
    expect(one('unknownBirthDate')).toMatchObject({ movements: [], futureBand: [] });
  });
});

describe('What is on record for a new fund (FZG art. 24)', () => {
  it('states the vested benefits at 50 of who turned 50 while insured, not of who left before', () => {
    const born = sampleMember({ birthDate: '1975-03-01' });
    expect(of(born, '2025-06-30').record.atFifty).toBeGreaterThan(0);
    const left = sampleMember({ birthDate: '1975-03-01', exit: { date: '2024-12-31', reason: 'resignation' } });
    expect(of(left, '2025-06-30').record.atFifty).toBeNull();
  });
});

describe('What a member may and may not', () => {
  it('allows no buy-in while an early withdrawal is open', () => {
    const { buyIn, homeOwnership } = one('openWithdrawal');
    expect(buyIn).toMatchObject({ atMost: 0, blocked: 'earlyWithdrawalOpen', openWithdrawals: 8_000_000 });
    expect(homeOwnership).toMatchObject({ blocked: 'withdrawnLately', possibleFrom: '2028-06-15' });
  });

  it('allows a buy-in of what a divorce took despite an open withdrawal, within the gap', () => {
    const { buyIn } = one('divorced');
    expect(buyIn.blocked).toBeNull();
    expect(buyIn.afterDivorce).toBe(buyIn.atMost);
    expect(buyIn.current + buyIn.atMost).toBe(buyIn.savingsAtMost);
  });

  it('allows a newcomer from abroad a fifth of the insured salary a year, for five years', () => {
    expect(toChf(one('newcomer').buyIn.atMost)).toBe(12_852);
    const record = sampleCohort['newcomer'];
    expect(record && of(record, '2028-02-29').buyIn.arrivalCapUntil).toBe('2028-03-01');
    expect(record && of(record, '2028-03-01').buyIn.arrivalCap).toBeNull();
  });

  it('allows a newcomer the rest of this year’s fifth, and the whole fifth next year', () => {
    const record = sampleCohort['newcomer'];
    if (record === undefined) throw new Error('There is no newcomer.');
    const having = (amount: number, date = '2026-02-01') =>
      of({ ...record, moneyEvents: [{ kind: 'buyIn', date, amount }] }).buyIn;
    expect([toChf(having(5_000).atMost), having(5_000).blocked]).toEqual([7_852, null]);
    expect([having(12_852).atMost, having(12_852).blocked]).toEqual([0, 'arrivalCapReached']);
    expect(toChf(having(12_852).arrivalCap ?? 0)).toBe(12_852);
    expect(toChf(having(12_852, '2025-12-31').atMost)).toBe(12_852);
  });

  it('reduces the buy-in by savings held elsewhere', () => {
    const plain = of(sampleMember()).buyIn.atMost;
    const rich = of(sampleMember({ vestedBenefitsElsewhere: 1_000, pillar3aExcess: 500.5 })).buyIn.atMost;
    expect(toChf(plain - rich)).toBe(1_500.5);
  });

  it('locks capital for three years after a buy-in', () => {
    expect(one('partRetired').retirement?.lockedUntil).toBe('2027-09-01');
    const repaired = sampleMember({
      moneyEvents: [{ kind: 'buyIn', date: '2026-02-01', amount: 1_000, afterDivorce: true }],
    });
    expect(of(repaired).retirement?.lockedUntil).toBeNull();
  });

  it('allows a home the benefit at 50 if that is more than half of today’s', () => {
    const { homeOwnership } = one('ruledByFifty');
    expect(toChf(homeOwnership.atMost)).toBe(365_000);
    expect(homeOwnership.steps[0]?.rule).toBe('benefitAtFifty');
  });

  it('allows a home half of today’s benefit if the one at 50 is unknown', () => {
    const { homeOwnership, balance } = one('dismissed');
    expect(homeOwnership.atMost).toBe(Math.floor(balance / 2));
  });

  it('keeps the last three years’ buy-ins from a home, and amounts below 20’000', () => {
    const bought = of(sampleMember({ moneyEvents: [{ kind: 'buyIn', date: '2025-06-30', amount: 10_000 }] }));
    expect(toChf(bought.balance - bought.homeOwnership.atMost)).toBe(10_000);
    expect(one('newcomer').homeOwnership).toMatchObject({ atMost: 0, blocked: 'belowMinimum' });
  });
});

describe('Retirement', () => {
  it('retires a woman born in 1962 at 64 and a half', () => {
    const { retirement } = one('partRetired');
    expect(retirement?.ordinary).toMatchObject({ age: 64.5, date: '2027-03-01', rate: 6.7 });
    expect(retirement?.byAge.map(({ age }) => age)).toEqual([64.5, 65, 66, 67, 68, 69, 70]);
  });

  it('leaves a pension in payment after a partial retirement: 40 % of the savings minus the lump sum, at the rate of 62 years and 10 months', () => {
    const record = sampleCohort['partRetired'];
    const before = record && of({ ...record, moneyEvents: record.moneyEvents.slice(0, 1) }, '2025-06-30').balance;
    const drawn = Math.round(Math.round((before ?? 0) * 0.4 - 6_000_000) * 0.063667);
    expect(one('partRetired').retirement?.drawnPerMonth).toBe(Math.round(drawn / 12));
  });

  it('lets a part of the savings be taken at once: the plan’s, at least a quarter of the BVG savings, no recent buy-in', () => {
    const plan = structuredClone(samplePlan);
    const most = (percent: number, record = sampleMember()): number => {
      plan.parameters[0].retirement.lumpSum.atMostPercent = percent;
      return computeBenefits(plan, record, SAMPLE_TODAY).benefits.retirement?.lumpSumAtMost ?? 0;
    };
    const { savings = 0 } = of(sampleMember()).retirement?.ordinary ?? {};
    expect([most(100), most(50)]).toEqual([savings, Math.round(savings / 2)]);
    expect(most(0)).toBeGreaterThan(0);
    expect(most(0)).toBeLessThan(Math.round(savings / 4));
    // The pension starts in March 2027; the buy-in of September 2024 stays locked until September 2027.
    const { savings: hers = 0 } = one('partRetired').retirement?.ordinary ?? {};
    expect(most(100, sampleCohort['partRetired'])).toBe(hers - 2_000_000);
  });

  it('allows retirement past the reference age from next month on, up to 70', () => {
    const { retirement, disability, contributions } = one('beyondReferenceAge');
    expect(retirement?.ordinary.date).toBe('2026-12-01');
    expect(retirement?.byAge.map(({ age }) => age)).toEqual([67.67, 68, 69, 70]);
    expect(disability).toBeNull();
    expect(contributions?.perYear).toEqual({ member: 0, employer: 0 });
  });

  it('offers no retirement after 70', () => {
    expect(of(sampleMember({ birthDate: '1955-03-01', sex: 'male' })).retirement).toBeNull();
  });

  it('never pays less than the law on the BVG part: 6.8 % of the BVG savings', () => {
    const plan = structuredClone(samplePlan);
    plan.parameters[0].retirement.conversionRates = [{ age: 65, rate: 5 }];
    const { retirement } = computeBenefits(plan, sampleMember(), SAMPLE_TODAY).benefits;
    expect(retirement?.ordinary.steps.map(({ rule }) => rule)).toEqual(['conversion', 'lawfulMinimum']);
  });
});

describe('Risk', () => {
  it('pays a member with 48 % disability a pension of 45 %, and insures the rest', () => {
    const { disability, contributions } = one('partlyDisabled');
    expect(disability).toMatchObject({ share: 45 });
    expect(disability?.runningPerYear).toBe(Math.round((disability?.fullPerYear ?? 0) * 0.45));
    expect(contributions?.insured.exempt).toBeGreaterThan(0);
  });

  it('pays a running disability pension as it was insured, whatever savings option is chosen later', () => {
    const record = sampleCohort['partlyDisabled'] ?? sampleMember();
    const chosen = (from: string) => of({ ...record, planChoices: [{ from, id: '02' }] }).disability?.fullPerYear;
    expect(chosen('2025-01-01')).toBe(of(record).disability?.fullPerYear);
    expect(chosen('2024-01-01')).toBeGreaterThan(of(record).disability?.fullPerYear ?? 0);
  });

  it('leaves a fully disabled member without contributions, withdrawal and buy-in, and lets the savings grow', () => {
    const { contributions, buyIn, homeOwnership, years } = one('fullyDisabled');
    expect(contributions?.perYear).toEqual({ member: 0, employer: 0 });
    expect([buyIn.blocked, homeOwnership.blocked]).toEqual(['drawingDisabilityPension', 'drawingDisabilityPension']);
    expect(years.at(-1)).toMatchObject({ memberCredits: 0, employerCredits: 0 });
    expect(years.at(-1)?.waivedCredits).toBeGreaterThan(0);
  });

  it('pays a spouse 60 % of the disability pension', () => {
    const { death, disability } = one('openWithdrawal');
    expect(death?.partnerPerYear).toBe(Math.round((disability?.fullPerYear ?? 0) * 0.6));
    expect(death?.headline).toEqual({ kind: 'partnerPension', amount: death?.partnerPerYear });
  });

  it('pays the spouse of a partly retired member 60 % of both pensions, the insured and the drawn one (case 10)', () => {
    const partRetired = sampleCohort['partRetired'];
    if (partRetired === undefined) throw new Error('no such sample member');
    const partner = { relation: 'spouse', firstname: 'Jan', lastname: 'Keller', since: '1990-03-01' } as const;
    const record: MemberRecord = { ...partRetired, civilStatus: { code: 2 }, partner };
    const { balance, retirement, disability, death } = of(record);
    expect(toChf(balance)).toBe(439_564.03);
    expect(toChf(retirement?.drawnPerYear ?? 0)).toBe(13_939.63);
    expect(toChf(disability?.fullPerYear ?? 0)).toBe(30_051.68);
    expect(toChf(death?.partnerPerYear ?? 0)).toBe(26_394.79);
  });

  it('pays a cohabiting partner nothing without a declaration, only the child and the lump sum', () => {
    const { death, balance } = one('cohabiting');
    expect(death).toMatchObject({ partnerPerYear: 0, noPartnerPension: 'notDeclared', orphans: 1 });
    expect(death?.headline).toEqual({ kind: 'lumpSum', amount: balance });
    const partner = {
      relation: 'cohabitant',
      firstname: 'Jan',
      lastname: 'Roth',
      since: '2024-03-01',
      declarationReceived: '2025-01-01',
    } as const;
    expect(of(sampleMember({ partner })).death?.noPartnerPension).toBe('householdTooShort');
    expect(of(sampleMember({ partner: { ...partner, since: '2019-03-01' } })).death?.noPartnerPension).toBeNull();
    const child = [{ firstname: 'Mia', birthDate: '2024-05-01', withPartner: true }];
    expect(of(sampleMember({ partner, children: child })).death?.noPartnerPension).toBeNull();
  });

  it('counts children up to 18, in education up to 25', () => {
    const children = [
      { firstname: 'A', birthDate: '2008-11-22' },
      { firstname: 'B', birthDate: '2008-11-21' },
      { firstname: 'C', birthDate: '2002-01-01', inEducation: true },
      { firstname: 'D', birthDate: '2001-01-01', inEducation: true },
    ];
    expect(of(sampleMember({ children })).death?.orphans).toBe(2);
  });
});

describe('The worked cases 3 to 5', () => {
  it('insures Anna Keller for 21’599.77 a year in case of disability (case 3)', () => {
    const { disability } = of(sampleMember());
    expect(toChf(disability?.fullPerYear ?? 0)).toBe(21_599.77);
    expect(toChf(disability?.childPerYear ?? 0)).toBe(4_319.95);
    const partner = { relation: 'spouse', firstname: 'Jan', lastname: 'Keller', since: '2019-03-01' } as const;
    const married = of(sampleMember({ civilStatus: { code: 2 }, partner }));
    expect(toChf(married.death?.partnerPerYear ?? 0)).toBe(12_959.86);
  });

  it('insures a member with 48 % disability for 59’560.75, of it 28’113.75 free of contributions (case 4)', () => {
    const { contributions } = one('partlyDisabled');
    expect(toChf(contributions?.insured.insured ?? 0)).toBe(59_560.75);
    expect(toChf(contributions?.insured.exempt ?? 0)).toBe(28_113.75);
  });

  it('books what is paid on 31’447.00 apart from what is waived on 28’113.75 (case 17)', () => {
    const { years } = one('partlyDisabled');
    const { memberCredits, employerCredits, waivedCredits } = years.find(({ year }) => year === 2025) ?? {};
    expect([memberCredits, employerCredits, waivedCredits]).toEqual([1_572_35, 1_572_35, 2_811_38]);
  });

  it('allows a newcomer a buy-in of 12’852.00 this year (case 5)', () => {
    const { buyIn } = one('newcomer');
    expect(toChf(buyIn.savingsAtMost - buyIn.current)).toBe(31_682.86);
    expect(toChf(buyIn.atMost)).toBe(12_852);
  });
});

describe('Who is not simply employed', () => {
  it('keeps a member insured who is dismissed past 58 and pays both shares', () => {
    const { contributions, hasLeft, years } = one('dismissed');
    expect(hasLeft).toBe(false);
    expect(contributions?.perYear?.employer).toBe(0);
    expect(years.at(-1)?.memberCredits).toBeGreaterThan(years.at(-1)?.employerCredits ?? 0);
  });

  it('assumes until a known exit that the employment continues', () => {
    const leaving = of(sampleMember({ exit: { date: '2026-12-31', reason: 'dismissedByEmployer' } }));
    expect(leaving).toEqual(of(sampleMember()));
  });

  it('stops the account at an exit, and projects and insures nothing afterwards', () => {
    const benefits = one('leftIn2019');
    expect(benefits).toMatchObject({
      hasLeft: true,
      retirement: null,
      disability: null,
      unpaidLeave: null,
      future: [],
    });
    expect(benefits.history.at(-1)?.date).toBe('2019-06-30');
    expect(benefits.death?.headline.kind).toBe('none');
    expect(benefits.homeOwnership.blocked).toBe('notInsured');
  });

  it('omits figures that need an age if the birth date is unknown, with a reason if there is one', () => {
    const benefits = one('unknownBirthDate');
    expect(benefits).toMatchObject({ birthDateKnown: false, savingsKnown: false, history: [], years: [], future: [] });
    expect(benefits).toMatchObject({ retirement: null, disability: null, death: null });
    expect([benefits.buyIn.blocked, benefits.homeOwnership.blocked]).toEqual(['birthDateUnknown', 'birthDateUnknown']);
  });

  it('without an age, risk contributions are known, but not savings contributions, totals and full cover', () => {
    const { contributions, unpaidLeave } = one('unknownBirthDate');
    expect(contributions).toMatchObject({ savings: null, perYear: null, perMonth: null, steps: [] });
    expect(contributions?.risk.member).toBeGreaterThan(0);
    expect(unpaidLeave).toMatchObject({ cover: 'full', perMonth: null });
    const { risk, administration } = contributions ?? {};
    const yearly = [risk, administration].reduce((sum, part) => sum + (part?.member ?? 0) + (part?.employer ?? 0), 0);
    expect(unpaidLeave?.covers.map(({ cover, perMonth }) => [cover, perMonth])).toEqual([
      ['full', null],
      ['riskOnly', Math.round(yearly / 12)],
      ['none', 0],
    ]);
  });

  it('returns zeros and empty lists if nothing is on record', () => {
    expect(one('nothingOnRecord')).toMatchObject({
      balance: 0,
      history: [],
      future: [],
      retirement: null,
      contributions: null,
    });
  });

  it('does not yet insure a member of 16', () => {
    expect(one('underage')).toMatchObject({
      balance: 0,
      contributions: { perYear: { member: 0, employer: 0 } },
      unpaidLeave: null,
    });
  });
});

describe('A choice of savings option', () => {
  it.each([
    ['2026-10-31', '2027-01-01'],
    ['2026-11-01', '2028-01-01'],
    ['2026-01-01', '2027-01-01'],
  ])('starts a savings option chosen on %s on %s', (day, start) => {
    expect(of(sampleMember(), day).savingsChoiceStarts).toBe(start);
  });

  it('a higher savings option costs the member more and pays more later', () => {
    const { savingsOptions } = of(sampleMember({ planChoices: [{ from: '2025-01-01', id: '01' }] }));
    expect(savingsOptions.map(({ id, isActual }) => [id, isActual])).toEqual([
      ['00', false],
      ['01', true],
      ['02', false],
    ]);
    // 58'540 × 7.5, 8.5 and 9.5 %
    expect(savingsOptions.map((option) => toChf(option.memberSavingsPerYear))).toEqual([4_390.5, 4_975.9, 5_561.3]);
    const pensions = savingsOptions.map((option) => option.pensionPerMonth);
    expect(pensions).toEqual(pensions.toSorted((a, b) => a - b));
  });
});

describe('For any member', () => {
  const day = fc
    .record({
      year: fc.integer({ min: 2012, max: 2029 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map(
      ({ year, month, day: date }) =>
        `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
    );
  const birthDate = fc
    .tuple(fc.integer({ min: 1955, max: 2010 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
  const amount = fc.integer({ min: 0, max: 30_000_000 }).map((centimes) => centimes / 100);
  const event = fc.oneof(
    fc.record({
      kind: fc.constantFrom('transferIn', 'buyIn', 'earlyWithdrawal', 'repayment', 'divorceOut', 'divorceIn'),
      date: day,
      amount,
    }),
    fc.record({
      kind: fc.constant('partialRetirement'),
      date: day,
      percent: fc.integer({ min: 0, max: 100 }),
      lumpSum: amount,
    }),
  );
  const about = fc.record(
    {
      birthDate: fc.oneof({ weight: 9, arbitrary: birthDate }, fc.constant('0001-01-01')),
      sex: fc.constantFrom('female', 'male'),
      admissionDate: day,
      openingBalance: fc.record({ date: day, savings: fc.integer({ min: 0, max: 2_000_000 }) }),
      employments: fc
        .uniqueArray(
          fc.record({
            from: day,
            employer: fc.constant('A'),
            salary: fc.integer({ min: 0, max: 400_000 }),
            activityRate: fc.integer({ min: 0, max: 100 }),
          }),
          { selector: (job) => job.from, maxLength: 4 },
        )
        .map((jobs) => jobs.toSorted((a, b) => a.from.localeCompare(b.from))),
      moneyEvents: fc.array(event, { maxLength: 5 }),
      disability: fc.record({ degree: fc.integer({ min: 0, max: 100 }), since: day }),
      exit: fc.record({ date: day, reason: fc.constant('resignation') }),
      continuedInsurance: fc.record({ from: day, withSavings: fc.boolean() }),
      arrivalFromAbroad: day,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<MemberRecordInput>>;

  it('every figure is a whole, finite number of centimes or a plain rate, never negative', () => {
    fc.assert(
      fc.property(about, day, (member, today) => {
        const benefits = of(sampleMember(member), today);
        expect(
          numbersIn({ ...benefits, years: [], movements: [], thisYear: null }).every(
            (number) => Number.isFinite(number) && number >= 0,
          ),
        ).toBe(true);
        for (const { savings } of [...benefits.history, ...benefits.future])
          expect(Number.isInteger(savings)).toBe(true);
        for (const { amount } of benefits.movements) expect(Number.isInteger(amount)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('all figures agree with each other', () => {
    fc.assert(
      fc.property(about, day, (member, today) => {
        const { balance, bvgPart, exitBenefit, ownContributions, history, future, years, buyIn, homeOwnership } = of(
          sampleMember(member),
          today,
        );
        const byContributions = ownContributions?.countedInFull === 0 ? ownContributions.amount : 0;
        if (history.length > 0) expect(history.at(-1)?.savings).toBe(balance);
        if (future.length > 0) expect(future[0]).toEqual({ date: today, savings: balance });
        // The law requires more than the savings if the fund credited less, or by a centime if both were rounded.
        expect(exitBenefit).toBe(Math.max(balance, bvgPart, byContributions));
        expect(homeOwnership.atMost).toBeLessThanOrEqual(Math.max(balance, bvgPart));
        expect(buyIn.current).toBe(balance);
        if (buyIn.atMost > 0) expect(buyIn.current + buyIn.atMost).toBeLessThanOrEqual(buyIn.savingsAtMost);
        expect(buyIn.atMost > 0).toBe(buyIn.blocked === null);
        for (const [index, year] of years.entries()) {
          const credits = year.memberCredits + year.employerCredits + year.waivedCredits;
          expect(year.opening + year.interest + credits + year.movements).toBe(year.closing);
          if (index > 0) expect(year.opening).toBe(years[index - 1]?.closing);
        }
        const dates = [...history.slice(0, -1), ...future].map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('drawing later pays more, and saving more never leaves less', () => {
    fc.assert(
      fc.property(about, day, (member, today) => {
        const { retirement, savingsOptions } = of(sampleMember(member), today);
        const pensions = retirement?.byAge.map(({ pensionPerYear }) => pensionPerYear) ?? [];
        expect(pensions).toEqual(pensions.toSorted((a, b) => a - b));
        const saved = savingsOptions.map(({ savingsAtRetirement }) => savingsAtRetirement);
        expect(saved).toEqual(saved.toSorted((a, b) => a - b));
      }),
      { numRuns: 200 },
    );
  });

  it('the time of day changes nothing: the same day gives the same figures', () => {
    const record = sampleMember();
    expect(of(record)).toEqual(of(structuredClone(record)));
  });
});
