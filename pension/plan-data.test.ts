import { describe, expect, it } from 'vitest';
import { samplePlan } from './samples/plan.ts';
import { memberRecordSchema } from './member-record.ts';
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

  it('accepts a birth date in year 0001, which means "unknown"', () => {
    expect(memberRecordSchema.safeParse({ ...member, birthDate: '0001-01-01' }).success).toBe(true);
  });
});
