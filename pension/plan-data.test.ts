import { describe, expect, it } from 'vitest';
import { SAMPLE_TODAY, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';
import { planTimeline } from './plan-parameters.ts';
import { recordAsOf } from './record-as-of.ts';
import { memberRecordSchema, memberRecordsSchema } from './member-record.ts';
import { planSchema } from './plan.ts';

const pathsOf = (result: {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[] }[] };
}): string[] => result.error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('A plan that somebody wrote by hand', () => {
  it('accepts a whole plan, and a later set that states only what changes', () => {
    expect(planSchema.safeParse(structuredClone(samplePlan)).success).toBe(true);
    expect(samplePlan.parameters[1]).not.toHaveProperty('retirement');
  });

  it('names the path of an age credit that is no percentage', () => {
    const draft = structuredClone(samplePlan);
    const band = draft.parameters[0].savings.bands[1];
    if (band) band.member = 500;
    expect(pathsOf(planSchema.safeParse(draft))).toEqual(['parameters.0.savings.bands.1.member']);
  });

  it('names the field if the age bands do not rise', () => {
    const draft = structuredClone(samplePlan);
    draft.parameters[0].savings.bands.reverse();
    expect(pathsOf(planSchema.safeParse(draft))).toEqual(['parameters.0.savings.bands']);
  });

  it('names the age that contradicts another one', () => {
    const draft = structuredClone(samplePlan);
    draft.parameters[0].retirement.latestAge = 57;
    draft.parameters[0].savings.untilAge = 50;
    draft.parameters[0].survivors.childInEducationUntilAge = 17;
    expect(pathsOf(planSchema.safeParse(draft))).toEqual([
      'parameters.0.savings.untilAge',
      'parameters.0.retirement.latestAge',
      'parameters.0.survivors.childInEducationUntilAge',
    ]);
  });

  it('names the options if one appears twice', () => {
    const draft = structuredClone(samplePlan);
    draft.parameters[0].savings.options.push({ id: '00', additionalPercent: 0 });
    expect(pathsOf(planSchema.safeParse(draft))).toEqual(['parameters.0.savings.options']);
  });

  it('accepts ages that meet: one year of drawing, an ordinary age at either end, one end for all children', () => {
    const draft = structuredClone(samplePlan);
    const [first] = draft.parameters;
    first.retirement = { ...first.retirement, earliestAge: 65, ordinaryAge: 65, latestAge: 65 };
    first.survivors.childInEducationUntilAge = first.survivors.childUntilAge;
    expect(pathsOf(planSchema.safeParse(draft))).toEqual([]);
  });

  it.each([
    [62, []],
    [63, []],
    [65, []],
    [61, ['parameters.0.retirement.ordinaryAge']],
    [66, ['parameters.0.retirement.ordinaryAge']],
  ])('an ordinary age of %d is accepted only from the earliest to the latest', (ordinaryAge, paths) => {
    const draft = structuredClone(samplePlan);
    const [first] = draft.parameters;
    first.retirement = { ...first.retirement, earliestAge: 62, ordinaryAge, latestAge: 65 };
    expect(pathsOf(planSchema.safeParse(draft))).toEqual(paths);
  });

  it('names the age bands if the last one begins when it ends, or two begin together', () => {
    const draft = structuredClone(samplePlan);
    draft.parameters[0].savings.untilAge = 55;
    expect(pathsOf(planSchema.safeParse(draft))).toEqual(['parameters.0.savings.untilAge']);
    draft.parameters[0].savings.bands.push({ fromAge: 55, member: 1, employer: 1 });
    draft.parameters[0].savings.untilAge = 65;
    expect(pathsOf(planSchema.safeParse(draft))).toEqual(['parameters.0.savings.bands']);
  });

  it('names the table of buy-ins if its ages do not rise', () => {
    const draft = structuredClone(samplePlan);
    const table = [
      { age: 30, percent: 60 },
      { age: 25, percent: 10 },
    ];
    draft.parameters[0].buyIn = { maximum: 'table', table };
    expect(pathsOf(planSchema.safeParse(draft))).toEqual(['parameters.0.buyIn.table']);
    table.reverse();
    expect(pathsOf(planSchema.safeParse(draft))).toEqual([]);
  });

  it('names the sets if two begin on one day', () => {
    const draft = structuredClone(samplePlan);
    draft.parameters.push({ validFrom: '2028-01-01' });
    expect(pathsOf(planSchema.safeParse(draft))).toEqual([]);
    draft.parameters.push({ validFrom: '2028-01-01' });
    expect(pathsOf(planSchema.safeParse(draft))).toEqual(['parameters']);
  });

  it('a set applies from its day on, the first also before; a group that a later set leaves out stays', () => {
    const { contributions, ...unchanged } = structuredClone(samplePlan.parameters[0]);
    const plan = {
      ...samplePlan,
      parameters: [
        samplePlan.parameters[0],
        {
          validFrom: '2027-01-01',
          savings: undefined,
          contributions: { ...contributions, risk: { member: 2, employer: 2 } },
        },
      ],
    };
    const on = planTimeline(planSchema.parse(plan));
    expect(['1990-01-01', '2026-12-31', '2027-01-01'].map((day) => on(day).contributions.risk.member)).toEqual([
      1.2, 1.2, 2,
    ]);
    expect(on('2027-01-01')).toMatchObject({ ...unchanged, validFrom: '2027-01-01' });
  });

  it('names an amount with a third decimal and a rate with a fifth', () => {
    const draft = structuredClone(samplePlan);
    draft.parameters[0].homeOwnership.repaymentAtLeast = 10_000.005;
    draft.parameters[0].contributions.risk.member = 1.20005;
    expect(pathsOf(planSchema.safeParse(draft))).toEqual([
      'parameters.0.contributions.risk.member',
      'parameters.0.homeOwnership.repaymentAtLeast',
    ]);
  });

  it('rejects an unknown key in a plan', () => {
    expect(planSchema.safeParse({ ...samplePlan, interst: {} }).success).toBe(false);
  });
});

const member = {
  id: 'anna-keller',
  state: 'active',
  note: 'Married, two children.',
  ahvNumber: '756.0000.0000.19',
  firstname: 'Anna',
  lastname: 'Keller',
  sex: 'female',
  birthDate: '1988-03-14',
  language: 'de-CH',
  emailAddress: 'anna.keller@example.org',
  mobileNumber: '+41790000001',
  civilStatus: { code: 1 },
};

const withJobs = (...from: string[]) => ({
  ...member,
  employments: from.map((day) => ({ from: day, employer: 'A', salary: 80_000, activityRate: 100 })),
});

describe('A member that somebody wrote by hand', () => {
  it('requires only the identity of a member', () => {
    expect(memberRecordSchema.parse(member).employments).toEqual([]);
  });

  it('rejects a wrong check digit by the path of the number', () => {
    expect(pathsOf(memberRecordSchema.safeParse({ ...member, ahvNumber: '756.0000.0000.01' }))).toEqual(['ahvNumber']);
  });

  it('rejects an impossible day by its path', () => {
    const wrong = { ...member, moneyEvents: [{ kind: 'buyIn', date: '2025-02-29', amount: 1000 }] };
    expect(pathsOf(memberRecordSchema.safeParse(wrong))).toEqual(['moneyEvents.0.date']);
  });

  it('rejects a member without a login address, unless still to be registered', () => {
    const { emailAddress: _address, ...rest } = member;
    expect(pathsOf(memberRecordSchema.safeParse(rest))).toEqual(['emailAddress']);
    expect(memberRecordSchema.safeParse({ ...rest, state: 'registrable' }).success).toBe(true);
  });

  it('rejects a member without a mobile number, unless still to be registered', () => {
    const { mobileNumber: _number, ...rest } = member;
    expect(pathsOf(memberRecordSchema.safeParse(rest))).toEqual(['mobileNumber']);
    expect(memberRecordSchema.safeParse({ ...rest, state: 'registrable' }).success).toBe(true);
  });

  it('rejects a member who left without an exit', () => {
    const left = { ...member, state: 'left' };
    expect(pathsOf(memberRecordSchema.safeParse(left))).toEqual(['exit']);
    const exit = { date: '2020-06-30', reason: 'resignation' };
    expect(memberRecordSchema.safeParse({ ...left, exit }).success).toBe(true);
  });

  it.each([
    [2, 'spouse', []],
    [5, 'spouse', []],
    [1, 'spouse', ['civilStatus.code']],
    [3, 'spouse', ['civilStatus.code']],
    [1, 'cohabitant', []],
  ])('a member of civil status %d with a %s', (code, relation, paths) => {
    const partner = { relation, firstname: 'Jan', lastname: 'Roth', since: '2019-03-01' };
    expect(pathsOf(memberRecordSchema.safeParse({ ...member, civilStatus: { code }, partner }))).toEqual(paths);
  });

  it('rejects a BVG part above the savings', () => {
    const openingBalance = { date: '2022-12-31', savings: 100_000, bvgPart: 100_000 };
    expect(memberRecordSchema.safeParse({ ...member, openingBalance }).success).toBe(true);
    expect(
      pathsOf(memberRecordSchema.safeParse({ ...member, openingBalance: { ...openingBalance, bvgPart: 100_000.05 } })),
    ).toEqual(['openingBalance.bvgPart']);
  });

  it('rejects employments that do not rise by their first day', () => {
    expect(memberRecordSchema.safeParse(withJobs('2020-01-01', '2024-01-01')).success).toBe(true);
    expect(pathsOf(memberRecordSchema.safeParse(withJobs('2024-01-01', '2020-01-01')))).toEqual(['employments']);
    expect(pathsOf(memberRecordSchema.safeParse(withJobs('2024-01-01', '2024-01-01')))).toEqual(['employments']);
  });

  it('rejects two members with one id, one AHV number or one address, however it is written', () => {
    const other = {
      ...member,
      id: 'beat-keller',
      ahvNumber: '756.1234.5678.97',
      emailAddress: 'beat.keller@example.org',
    };
    const registrable = {
      ...other,
      id: 'carla-keller',
      ahvNumber: '756.9217.0769.85',
      state: 'registrable',
      emailAddress: undefined,
    };
    const messagesFor = (second: object) =>
      memberRecordsSchema
        .safeParse([member, { ...other, ...second }, registrable])
        .error?.issues.map(({ message }) => message);
    expect(messagesFor({})).toBeUndefined();
    expect(messagesFor({ id: member.id })).toEqual(['two members share an id']);
    expect(messagesFor({ ahvNumber: member.ahvNumber })).toEqual(['two members share an AHV number']);
    expect(messagesFor({ emailAddress: 'Anna.Keller@Example.org' })).toEqual(['two members share an e-mail address']);
  });

  it('accepts a birth date in year 0001, which means "unknown"', () => {
    expect(memberRecordSchema.safeParse({ ...member, birthDate: '0001-01-01' }).success).toBe(true);
  });
});

describe('A record as it is on a day', () => {
  const record = sampleMember({
    exit: { date: '2026-11-21', reason: 'resignation' },
    disability: { degree: 60, since: '2026-11-21' },
    arrivalFromAbroad: '2026-11-21',
    moneyEvents: [{ kind: 'buyIn', date: '2026-11-21', amount: 1_000 }],
  });

  it('knows money, disability and arrival from their day on, an exit from the day after', () => {
    expect(recordAsOf(record, '2026-11-20')).toMatchObject({
      exit: undefined,
      disability: undefined,
      arrivalFromAbroad: undefined,
      moneyEvents: [],
    });
    expect(recordAsOf(record, SAMPLE_TODAY)).toEqual({ ...record, exit: undefined });
    expect(recordAsOf(record, '2026-11-22')).toEqual(record);
  });

  it('stays without what never happened', () => {
    const plain = sampleMember();
    expect(recordAsOf(plain, SAMPLE_TODAY)).toEqual(plain);
  });
});
