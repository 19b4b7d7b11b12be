import { expect, test } from 'vitest';
import { figureSheet } from './figure-sheet.ts';
import type { MemberRecord } from './member-record.ts';
import type { Outlook } from './outlook.ts';
import { perMonth, ratioOf } from './rates.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const figuresOf = (member: MemberRecord) => {
  const { figures } = figureSheet(samplePlan, member, SAMPLE_TODAY);
  if (figures === null) throw new Error('There is a plan.');
  return figures;
};
const cohort = (name: string): MemberRecord => sampleCohort[name] ?? sampleMember();
const known = (member: MemberRecord): Outlook => {
  const { outlook } = figuresOf(member);
  if (outlook === null || typeof outlook === 'string') throw new Error(`There is no outlook: ${outlook}.`);
  return outlook;
};

test('says the retirement page’s pensions and their share of today’s salary, at every age', () => {
  const { retirement } = figuresOf(sampleMember());
  const { byAge, salaryPerMonth, ahv } = known(sampleMember());
  expect(salaryPerMonth).toBe(perMonth(8_500_000));
  expect(byAge.map(({ age, pensionPerMonth }) => [age, pensionPerMonth])).toEqual(
    retirement?.byAge.map(({ age, pensionPerMonth }) => [age, pensionPerMonth]),
  );
  for (const { pensionPerMonth, ratioOfFund, ratio } of byAge) {
    expect(ratioOfFund).toBe(ratioOf(pensionPerMonth, salaryPerMonth));
    expect(ratio).toBe(ratioOf(pensionPerMonth + (ahv?.perMonth ?? 0), salaryPerMonth));
  }
  expect(ahv?.isOwn).toBe(false);
});

test('takes the member’s own figure of the AHV in place of the estimate', () => {
  expect(known({ ...sampleMember(), ahvPerMonth: 2_150.5 }).ahv).toEqual({ perMonth: 215_050, isOwn: true });
});

test('savings at less and at more interest are around those that are assumed', () => {
  for (const { savings, band } of known(sampleMember()).byAge) {
    expect(band?.low).toBeLessThan(savings);
    expect(band?.high).toBeGreaterThan(savings);
  }
});

test('what is drawn already is part of it, and then there is no share of a salary', () => {
  const partRetired = cohort('partRetired');
  const { drawnPerMonth, byAge } = known(partRetired);
  expect(drawnPerMonth).toBeGreaterThan(0);
  const first = figuresOf(partRetired).retirement?.byAge[0];
  expect(byAge[0]).toMatchObject({
    pensionPerMonth: (first?.pensionPerMonth ?? 0) + drawnPerMonth,
    ratioOfFund: null,
    ratio: null,
  });
});

test('a disability pension stands beside the salary, and the AHV isn’t estimated', () => {
  const { disabilityPerMonth, ahv, byAge } = known(cohort('partlyDisabled'));
  expect(disabilityPerMonth).toBeGreaterThan(0);
  expect(ahv).toBeNull();
  expect(byAge[0]?.ratioOfFund).toBeNull();
});

test.each([
  ['unknownBirthDate', 'birthDateUnknown'],
  ['nothingOnRecord', 'notOnRecord'],
  ['leftIn2019', null],
])('%s: %s', (member, outlook) => {
  expect(figuresOf(cohort(member)).outlook).toBe(outlook);
});

test('who works beyond the ordinary age, and who is about to leave, are named', () => {
  expect(known(cohort('beyondReferenceAge')).isDeferred).toBe(true);
  const leaving = sampleMember({ exit: { date: '2026-12-31', reason: 'resignation' } });
  expect(known(leaving)).toMatchObject({ isLeaving: true, isDeferred: false });
  expect(known(sampleMember()).isLeaving).toBe(false);
  expect(known(cohort('dismissed')).isLeaving).toBe(false);
});
