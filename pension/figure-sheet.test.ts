import { describe, expect, it } from 'vitest';
import { figureSheet, hasSavings } from './figure-sheet.ts';
import type { Figures } from './figure-sheet.ts';
import type { MemberRecord } from './member-record.ts';
import { ownDisabilityPension } from './own-disability-pension.ts';
import { perMonth } from './rates.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';
import { planWith, samplePlan } from './samples/plan.ts';

const sheetOf = (record: MemberRecord, today = SAMPLE_TODAY) => figureSheet(samplePlan, record, today);

const figuresOf = (about: MemberRecord | string, today = SAMPLE_TODAY): Figures => {
  const record = typeof about === 'string' ? sampleCohort[about] : about;
  const figures = record && sheetOf(record, today).figures;
  if (!figures) throw new Error(`no figures of ${typeof about === 'string' ? about : about.id}`);
  return figures;
};

const partnerOf = (name: string) =>
  figuresOf(name).death?.lines.find(({ figure }) => figure === 'partnerPension') ?? null;

const leaving = (birthDate: string, reason: 'dismissedByEmployer' | 'resignation', date = '2026-12-31') =>
  sheetOf(sampleMember({ birthDate, exit: { date, reason } })).person.leaving;

const limitsOf = (name: string) => figuresOf(name).buyIn.potential?.limits.map((limit) => limit.name);

const marked = (name: string) => figuresOf(name).retirement?.byAge.filter(({ isOrdinary }) => isOrdinary);

/** Every number in a value, with its path of keys. */
const numbersIn = (value: unknown, path = ''): [path: string, number][] => {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
};

/** Numbers that are not amounts. */
const rates =
  /\.(?:age|ahvFrom|maxAge|rate|ratio|ratioOfFund|percent|additionalPercent|interestRate|projectedInterest|code|children|waitingMonths|freeMonths|atMostMonths|year|known|until|activityRate|value)$/;

const brings = (about: MemberRecord | string) => figuresOf(about).unpaidLeave?.bringsDisability;

describe('A figure sheet', () => {
  it.each(Object.keys(sampleCohort))('the figure sheet of %s has only whole centimes', (name) => {
    const amounts = numbersIn(figuresOf(name)).filter(([path]) => !rates.test(path));
    expect(amounts.filter(([, amount]) => !Number.isSafeInteger(amount))).toEqual([]);
    expect(amounts.length).toBeGreaterThan(0);
  });

  it('the figure sheet survives JSON unchanged, because it contains only data', () => {
    const sheet = sheetOf(sampleMember());
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
  });

  it('without a plan, the sheet names the person but no figures', () => {
    const sheet = figureSheet(null, sampleMember(), SAMPLE_TODAY);
    expect(sheet).toMatchObject({ today: SAMPLE_TODAY, person: { firstname: 'Anna' }, figures: null });
    expect(hasSavings(sheet)).toBe(false);
  });

  it('omits only what depends on an unknown birth date', () => {
    const { savings, buyIn, homeOwnership, retirement, death, riskTotal, contributions, unpaidLeave, ...figures } =
      figuresOf('unknownBirthDate');
    expect([savings, homeOwnership.atMost, retirement, death, riskTotal.perYear]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(buyIn).toMatchObject({ atMost: null, savingsAtMost: null, ratio: null, savings: null, potential: null });
    expect([buyIn.blocked, homeOwnership.blocked]).toEqual(['birthDateUnknown', 'birthDateUnknown']);
    expect([figures.birthDateKnown, figures.history, figures.future]).toEqual([false, [], []]);
    // What the account began with needs no age.
    expect(figures.opening).toEqual({ date: '2022-12-31', savings: 100_000_00 });
    expect(contributions?.lines.map(({ part, shares }) => [part, shares === null])).toEqual([
      ['savings', true],
      ['risk', false],
      ['administration', false],
      ['total', true],
    ]);
    expect(contributions?.payers).toEqual(['member', 'employer']);
    expect(unpaidLeave?.covers.map(({ perMonth }) => perMonth === null)).toEqual([true, false, false]);
  });

  it('shows no savings if nothing is on record', () => {
    const figures = figuresOf('nothingOnRecord');
    expect([figures.savings, figures.contributions, figures.buyIn.blocked]).toEqual([null, null, 'notInsured']);
    expect(figures.death?.lines).toEqual([]);
  });
});

describe('An unpaid leave', () => {
  it('insures a disability only as long as one would bring a pension, and where the age is unknown', () => {
    expect(brings(sampleMember())).toBe(true);
    expect(brings('unknownBirthDate')).toBe(true);
    // The waiting period ends after the ordinary age.
    expect(brings(sampleMember({ birthDate: '1962-06-15' }))).toBe(false);
  });
});

describe('The statement of a sheet', () => {
  it.each(Object.keys(sampleCohort))('the statement of %s adds up to its closing line', (name) => {
    const statement = figuresOf(name).savings?.statement ?? [];
    const closing = statement.findIndex(({ kind }) => kind === 'closing');
    const parts = statement.slice(0, Math.max(closing, 0)).reduce((sum, { amount }) => sum + amount, 0);
    expect(parts).toBe(statement[closing]?.amount ?? 0);
  });

  it('the statement closes with the balance and names each movement with its day', () => {
    const record = sampleMember({ moneyEvents: [{ kind: 'buyIn', date: '2026-03-31', amount: 10_000 }] });
    const { savings } = figuresOf(record);
    expect(savings?.statement.map(({ kind }) => kind)).toEqual([
      'opening',
      'moved',
      'interest',
      'memberCredits',
      'employerCredits',
      'closing',
      'lawfulPart',
    ]);
    expect(savings?.statement[1]).toEqual({ kind: 'moved', event: 'buyIn', date: '2026-03-31', amount: 1_000_000 });
    expect(savings?.statement[5]).toMatchObject({ date: SAMPLE_TODAY, amount: savings?.balance });
    expect(savings?.statement[6]).toMatchObject({ amount: savings?.lawfulPart });
  });
});

describe('The contributions of a sheet', () => {
  it('the contributions lead from the salary to its insured part', () => {
    const { salaryLines = [] } = figuresOf(sampleMember()).contributions ?? {};
    expect(salaryLines.map(({ kind, perYear }) => [kind, perYear])).toEqual([
      ['salary', 8_500_000],
      ['deduction', -2_646_000],
      ['insured', 5_854_000],
    ]);
    expect(salaryLines[2]?.perMonth).toBe(487_833);
  });

  it('the contributions name what a disability keeps insured without contributions', () => {
    expect(figuresOf('partlyDisabled').contributions?.salaryLines.map(({ kind }) => kind)).toContain('exempt');
  });

  it('the contributions have one payer after a dismissal past 58', () => {
    expect(figuresOf('dismissed').contributions?.payers).toEqual(['member']);
  });

  it('omits a contribution that nobody pays', () => {
    const withoutSavings = sampleMember({ birthDate: '2005-02-01', openingBalance: undefined });
    expect(figuresOf(withoutSavings).contributions?.lines.map(({ part }) => part)).toEqual([
      'risk',
      'administration',
      'total',
    ]);
  });
});

describe('The buy-in of a sheet', () => {
  it.each(Object.keys(sampleCohort))('leads from the maximum savings to the gap: %s', (name) => {
    const { savingsAtMost, potential } = figuresOf(name).buyIn;
    if (potential === null) return;
    const taken = potential.reductions.reduce((sum, { amount }) => sum + amount, 0);
    expect(potential.gap).toBe(Math.max((savingsAtMost ?? Number.NaN) - taken, 0));
    expect(potential.reductions.every(({ amount }) => amount !== 0)).toBe(true);
  });

  it('names what blocks a buy-in, and what a divorce or an arrival from abroad leaves', () => {
    expect(figuresOf('openWithdrawal').buyIn).toMatchObject({
      atMost: 0,
      blocked: 'earlyWithdrawalOpen',
      openWithdrawals: 8_000_000,
    });
    expect(limitsOf('openWithdrawal')).toEqual(['blocked']);
    expect(limitsOf('divorced')).toEqual(['blocked', 'afterDivorce']);
    expect(limitsOf('newcomer')).toEqual(['arrivalCap']);
    expect(figuresOf('newcomer').buyIn.potential?.limits[0]?.amount).toBe(figuresOf('newcomer').buyIn.atMost);
  });

  it('names every reduction of the buy-in', () => {
    const { potential } = figuresOf(
      sampleMember({ vestedBenefitsElsewhere: 1_000, pillar3aExcess: 500, moneyEvents: [] }),
    ).buyIn;
    expect(potential?.reductions.slice(1)).toEqual([
      { name: 'vestedElsewhere', amount: 100_000 },
      { name: 'pillar3aExcess', amount: 50_000 },
    ]);
    const drawn = figuresOf('partRetired').buyIn.potential?.reductions.map(({ name }) => name);
    expect(drawn).toContain('drawnSavings');
  });
});

describe('The retirement of a sheet', () => {
  it('marks the ordinary age, and where the law’s minimum is paid', () => {
    for (const name of ['openWithdrawal', 'wellPaid', 'beyondReferenceAge']) {
      expect(marked(name)).toEqual([figuresOf(name).retirement?.ordinary]);
    }
    const mandatoryOnly = sampleMember({
      birthDate: '1964-02-01',
      openingBalance: { date: '2022-12-31', savings: 100, bvgPart: 100 },
    });
    const byAge = figuresOf(mandatoryOnly).retirement?.byAge ?? [];
    expect(byAge.length).toBeGreaterThan(0);
    for (const { isLawfulMinimum, pensionPerYear, savings, rate } of byAge) {
      expect(isLawfulMinimum).toBe(pensionPerYear > Math.round((savings * rate) / 100));
    }
  });

  it('has a child’s pension only if a child would be entitled', () => {
    expect(figuresOf(sampleMember()).retirement?.child).toBeNull();
    const late = sampleMember({
      birthDate: '1963-02-01',
      children: [{ firstname: 'Lia', birthDate: '2015-01-01' }],
    });
    const { ordinary, child } = figuresOf(late).retirement ?? {};
    expect(child).toEqual({ perYear: Math.round((ordinary?.pensionPerYear ?? 0) * 0.2), children: 1 });
  });
});

describe('Disability and death on a sheet', () => {
  it('shows the pension in payment, without a waiting period, if one is paid', () => {
    const { disability, waitingMonths } = figuresOf('partlyDisabled');
    expect(disability.map(({ figure }) => figure)).toEqual(['disabilityPension', 'disabilityInPayment']);
    expect(waitingMonths).toBe(0);
    expect(figuresOf(sampleMember()).waitingMonths).toBe(12);
    expect(figuresOf(sampleMember()).disability.map(({ figure }) => figure)).toEqual(['disabilityPension']);
  });

  it('names a child’s pension only for who has children, at the degree that is in payment', () => {
    const children = [{ firstname: 'Lia', birthDate: '2015-01-01' }];
    const amountsOf = (record: MemberRecord) => {
      const { disability, death, derivations } = figuresOf(record);
      const amounts = Object.fromEntries(
        [...disability, ...(death?.lines ?? [])].map(({ figure, amount }) => [figure, amount]),
      );
      expect(derivations.disabilityChildPension?.result.value).toBe(amounts['disabilityChildPension']);
      return amounts;
    };
    const healthy = amountsOf(sampleMember({ children }));
    expect(healthy['disabilityChildPension']).toBe(Math.round((healthy['disabilityPension'] ?? 0) * 0.2));
    expect(healthy['orphanPension']).toBeGreaterThan(0);
    const { disability } = sampleCohort['partlyDisabled'] ?? {};
    const partly = amountsOf(sampleMember({ children, disability }));
    expect(partly['disabilityChildPension']).toBeCloseTo((partly['disabilityInPayment'] ?? 0) * 0.2, -1);
    expect(figuresOf(sampleMember()).death?.lines.map(({ figure }) => figure)).not.toContain('orphanPension');
  });

  it('has no disability pension whose waiting period ends after the retirement', () => {
    // The ordinary age is reached on 1 June 2045, the pension would begin a year after the disability.
    const before = figuresOf(sampleMember(), '2044-05-01');
    expect(ownDisabilityPension(before)).toMatchObject({ kind: 'insured', reason: null });
    const late = figuresOf(sampleMember(), '2044-06-02');
    expect(ownDisabilityPension(late)).toEqual({ kind: 'none', amount: 0, children: null, reason: 'waitingPeriod' });
    expect([late.disability, late.riskTotal.kind]).toEqual([[], 'survivors']);
    expect(ownDisabilityPension(figuresOf('beyondReferenceAge'))).toMatchObject({ kind: 'none', reason: null });
  });

  it('adds up the disability pensions in payment, without the full one that they are a part of', () => {
    const { disability } = sampleCohort['partlyDisabled'] ?? {};
    const children = [
      { firstname: 'Lia', birthDate: '2015-01-01' },
      { firstname: 'Noé', birthDate: '2017-01-01' },
    ];
    const sheet = figuresOf(sampleMember({ children, disability }));
    const [, inPayment, child] = sheet.disability;
    expect([inPayment?.figure, child?.figure]).toEqual(['disabilityInPayment', 'disabilityChildPension']);
    const [own, ofChild] = [inPayment?.amount ?? 0, child?.amount ?? 0];
    expect(sheet.riskTotal).toEqual({
      kind: 'inPayment',
      perYear: own + 2 * ofChild,
      perMonth: perMonth(own) + 2 * perMonth(ofChild),
    });
    expect(sheet.derivations.disabilityBenefits?.result.value).toBe(own + 2 * ofChild);
  });

  it('adds up the disability pensions, or the survivors’ if none is insured', () => {
    const { riskTotal, disability } = figuresOf(
      sampleMember({ children: [{ firstname: 'Lia', birthDate: '2015-01-01' }] }),
    );
    const amounts = disability.reduce((sum, { amount }) => sum + amount, 0);
    const months = disability.reduce((sum, { amount }) => sum + perMonth(amount), 0);
    expect(riskTotal).toEqual({ kind: 'disability', perYear: amounts, perMonth: months });
    // Two children receive twice as much, and the member's own pension stays.
    const two = figuresOf(
      sampleMember({
        children: [
          { firstname: 'Lia', birthDate: '2015-01-01' },
          { firstname: 'Noé', birthDate: '2017-01-01' },
        ],
      }),
    );
    const own = ownDisabilityPension(two);
    const each = perMonth(disability.at(-1)?.amount ?? 0);
    expect(own).toMatchObject({ children: { count: 2, amount: 2 * each, together: months + each } });
    expect(two.riskTotal.perMonth).toBe(own?.children?.together);
    expect(two.derivations.disabilityPensions?.result.value).toBe(own?.children?.together);
    expect(two.derivations.disabilityChildrenPensions?.result.value).toBe(2 * (disability.at(-1)?.amount ?? 0));
    expect(figuresOf('beyondReferenceAge').riskTotal.kind).toBe('survivors');
    expect(figuresOf('beyondReferenceAge').waitingMonths).toBe(0);
  });

  it('names why a partner would get nothing, and omits an unknown partner', () => {
    expect(partnerOf('cohabiting')).toMatchObject({ amount: 0, relation: 'cohabitant', refused: 'notDeclared' });
    expect(partnerOf('openWithdrawal')).toMatchObject({ relation: 'spouse', refused: null });
    expect(partnerOf('divorced')).toBeNull();
  });

  it('explains each line by a derivation with the same amount', () => {
    for (const name of ['openWithdrawal', 'cohabiting', 'partlyDisabled']) {
      const { disability, death, derivations } = figuresOf(name);
      for (const { figure, amount } of [...disability, ...(death?.lines ?? [])]) {
        expect([figure, derivations[figure]?.result.value]).toEqual([figure, amount]);
      }
    }
  });
});

/** The months of unpaid leave that somebody born on a day may still take. */
const monthsAt = (birthDate: string) => figuresOf(sampleMember({ birthDate })).unpaidLeave?.atMostMonths;

describe('An unpaid leave on a sheet', () => {
  it('ends with the retirement at the latest', () => {
    const [young, old] = [monthsAt('1985-05-20'), monthsAt('1962-06-20')];
    expect(young).toBeGreaterThan(2);
    expect(old).toBe(1);
    // In the last month before it no whole one is left.
    const last = sampleMember({ birthDate: '1962-05-20' });
    expect(figuresOf(last).retirement?.ordinary.date).toBe('2026-12-01');
    expect(figuresOf(last).unpaidLeave).toBeNull();
  });

  it('ends at the plan’s latest age for who works beyond the ordinary one, on any day of a month', () => {
    const { savings } = samplePlan.parameters[0];
    const plan = planWith({ savings: { ...savings, untilAge: 70 } });
    const of = (birthDate: string, today = SAMPLE_TODAY) => {
      const figures = figureSheet(plan, sampleMember({ sex: 'male', birthDate }), today).figures;
      return [figures?.retirement?.ordinary.date, figures?.unpaidLeave?.atMostMonths];
    };
    expect(of('1960-03-10')).toEqual(['2026-12-01', 12]);
    expect(of('1960-03-10', '2026-12-01')).toEqual(['2027-01-01', 12]);
    // In the last month but one, and in the last one, before 70 and before 65.
    expect([of('1956-12-10'), of('1956-11-10')]).toEqual([
      ['2026-12-01', 1],
      ['2026-12-01', undefined],
    ]);
    expect([of('1961-12-10'), of('1961-11-10')]).toEqual([
      ['2027-01-01', 1],
      ['2026-12-01', undefined],
    ]);
  });

  it('ends with the employment at the latest, also of who stays insured, and isn’t quoted without a month for it', () => {
    const until = (date: string) =>
      figuresOf(sampleMember({ exit: { date, reason: 'dismissedByEmployer' } })).unpaidLeave;
    expect([until('2027-01-31')?.atMostMonths, until('2026-12-31')?.atMostMonths]).toEqual([2, 1]);
    expect([until('2026-12-30'), until('2026-11-30')]).toEqual([null, null]);
    expect(figuresOf('dismissed').unpaidLeave).toBeNull();
  });
});

describe('Who is about to leave', () => {
  it('lets a leaving member stay insured only if dismissed, and only from 58 on', () => {
    expect(leaving('1968-12-31', 'dismissedByEmployer')).toEqual({
      date: '2026-12-31',
      mayStayInsured: true,
      staysInsured: false,
    });
    expect(leaving('1969-01-01', 'dismissedByEmployer')?.mayStayInsured).toBe(false);
    expect(leaving('1968-12-31', 'resignation')?.mayStayInsured).toBe(false);
    expect(leaving('0001-01-01', 'dismissedByEmployer')?.mayStayInsured).toBe(false);
  });

  it('counts a member as leaving through their last day', () => {
    expect(leaving('1968-12-31', 'resignation', '2026-11-20')).toBeNull();
    expect(leaving('1968-12-31', 'resignation', SAMPLE_TODAY)?.date).toBe(SAMPLE_TODAY);
  });

  it('after the last day the account stays and nothing is insured', () => {
    const { hasLeft, savings, contributions, retirement, savingsOptions, death } = figuresOf('leftIn2019');
    expect([hasLeft, contributions, retirement, savingsOptions, death?.lines]).toEqual([true, null, null, null, []]);
    expect(savings?.balance).toBeGreaterThan(0);
  });
});

describe('The savings options of a sheet', () => {
  it('shows the savings option in force, those chosen for later, and what each would pay', () => {
    const { savingsOptions } = figuresOf(
      sampleMember({
        planChoices: [
          { from: '2024-01-01', id: '01' },
          { from: '2027-01-01', id: '02' },
          { from: '2028-01-01', id: '00' },
        ],
      }),
    );
    expect(savingsOptions?.actual.additionalPercent).toBe(1);
    expect(savingsOptions?.chosen).toEqual([
      { additionalPercent: 2, from: '2027-01-01' },
      { additionalPercent: 0, from: '2028-01-01' },
    ]);
    expect(savingsOptions?.all.map(({ additionalPercent }) => additionalPercent)).toEqual([0, 1, 2]);
    expect(figuresOf(sampleMember()).savingsOptions?.chosen).toEqual([]);
  });
});
