import { describe, expect, it } from 'vitest';
import type { MemberRecordInput } from './member-record.ts';
import { toChf } from '#kernel/money.ts';
import { computeBenefits } from './compute-benefits.ts';
import { ageInYears, conversionRate } from './retirement.ts';
import { SAMPLE_TODAY, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const of = (about: Partial<MemberRecordInput>, plan = samplePlan, today = SAMPLE_TODAY) =>
  computeBenefits(plan, sampleMember(about), today).benefits;

const inputsOf = (step: { inputs: readonly { name: string; value: number | string }[] } | undefined) =>
  Object.fromEntries(step?.inputs.map(({ name, value }) => [name, value]) ?? []);

describe('The conversion rate', () => {
  const rates = [
    { age: 58, rate: 5.4 },
    { age: 65, rate: 6.8 },
    { age: 70, rate: 7.8 },
  ];

  it.each([
    [57 * 12, 5.4],
    [58 * 12, 5.4],
    [61 * 12 + 6, 6.1],
    [65 * 12, 6.8],
    [65 * 12 + 1, 6.8167],
    [70 * 12, 7.8],
    [71 * 12, 7.8],
  ])('converts at %i months with %f percent', (months, rate) => {
    expect(conversionRate(rates, months)).toBe(rate);
  });

  it('interpolates the conversion rate at an age with months', () => {
    expect([774, 768, 767].map(ageInYears)).toEqual([64.5, 64, 63.92]);
  });

  it('the law converts at 6.8 percent from the reference age on, and at 0.2 points less for each year before', () => {
    const plan = structuredClone(samplePlan);
    plan.parameters[0].retirement.conversionRates = [{ age: 65, rate: 1 }];
    const lawful = of({ sex: 'male' }, plan).retirement?.byAge.map(({ age, steps }) => {
      const { lawfulRate, lawfulCapital, byPlan } = inputsOf(steps.find(({ rule }) => rule === 'lawfulMinimum'));
      expect(Number(lawfulCapital)).toBeGreaterThan(Number(byPlan));
      return [age, lawfulRate];
    });
    expect(lawful?.filter(([age]) => [58, 63, 64, 65, 66].includes(Number(age)))).toEqual([
      [58, 5.4],
      [63, 6.4],
      [64, 6.6],
      [65, 6.8],
      [66, 6.8],
    ]);
  });
});

describe('The ordinary retirement', () => {
  it('retires at the age that the plan states, if it states one', () => {
    const plan = structuredClone(samplePlan);
    plan.parameters[0].retirement.ordinaryAge = 64;
    expect(of({}, plan).retirement?.ordinary).toMatchObject({ age: 64, date: '2044-06-01', rate: 6.6 });
  });

  it('retirement is still to come until its first day', () => {
    const born = { sex: 'male', birthDate: '1961-10-21' } as const;
    expect(of(born, samplePlan, '2026-10-31').retirement?.ordinary).toMatchObject({ age: 65, date: '2026-11-01' });
    expect(of(born, samplePlan, '2026-11-01').retirement?.ordinary).toMatchObject({ age: 65.08, date: '2026-12-01' });
  });
});

const stepsOf = (percent: number, moneyEvents: MemberRecordInput['moneyEvents'] = []) => {
  const plan = structuredClone(samplePlan);
  plan.parameters[0].retirement.lumpSum = { atMostPercent: percent, noticeMonths: 0 };
  // The pension begins on 1 January 2027, so a buy-in of 2026 is locked.
  return of({ sex: 'male', birthDate: '1961-12-10', moneyEvents }, plan).retirement;
};

describe('The lump sum of the ordinary retirement', () => {
  it('derives the lump sum step by step: the plan’s share, the law’s quarter if that is more, minus what is locked', () => {
    const half = stepsOf(50);
    expect(half?.lumpSumSteps.map(({ rule }) => rule)).toEqual(['lumpSumOfCapital']);
    expect(inputsOf(half?.lumpSumSteps[0])).toEqual({ capital: half?.ordinary.savings, percent: 50 });
    const none = stepsOf(0);
    expect(none?.lumpSumSteps.map(({ rule }) => rule)).toEqual(['lumpSumOfCapital', 'lumpSumByLaw']);
    const { lawfulCapital, percent } = inputsOf(none?.lumpSumSteps[1]);
    expect(percent).toBe(25);
    expect(none?.lumpSumAtMost).toBe(Math.round(Number(lawfulCapital) / 4));
    const locked = stepsOf(100, [{ kind: 'buyIn', date: '2026-01-31', amount: 10_000 }]);
    expect(locked?.lumpSumSteps.map(({ rule }) => rule)).toEqual(['lumpSumOfCapital', 'lumpSumWithoutBuyIns']);
    expect(inputsOf(locked?.lumpSumSteps[1])).toEqual({ capital: locked?.ordinary.savings, recentBuyIns: 1_000_000 });
    expect(locked?.lumpSumAtMost).toBe((locked?.ordinary.savings ?? 0) - 1_000_000);
  });
});

const datesOf = (about: Partial<MemberRecordInput>, today?: string) => {
  const { history, future, years } = of(about, samplePlan, today);
  return {
    history: history.map(({ date }) => date),
    future: future.map(({ date }) => date),
    years: years.map(({ year }) => year),
  };
};

describe('The curve of the savings', () => {
  it('the savings curve has the first day, each year’s end and today', () => {
    expect(datesOf({})).toMatchObject({
      history: ['2022-12-31', '2023-12-31', '2024-12-31', '2025-12-31', SAMPLE_TODAY],
      years: [2022, 2023, 2024, 2025, 2026],
    });
    expect(datesOf({}, '2024-12-31').history).toEqual(['2022-12-31', '2023-12-31', '2024-12-31']);
    expect(datesOf({}, '2022-12-31')).toMatchObject({ history: ['2022-12-31'], years: [2022] });
    expect(datesOf({}, '2022-12-30')).toMatchObject({ history: [], years: [] });
  });

  it('the savings curve ends with the exit, not today', () => {
    const left = datesOf({ exit: { date: '2024-06-30', reason: 'resignation' } });
    expect(left).toEqual({
      history: ['2022-12-31', '2023-12-31', '2024-06-30'],
      future: [],
      years: [2022, 2023, 2024],
    });
  });

  it('the savings curve continues from today at each year’s end to the day before the retirement', () => {
    const born = { sex: 'male', birthDate: '1963-12-10' } as const;
    expect(datesOf(born).future).toEqual([SAMPLE_TODAY, '2026-12-31', '2027-12-31', '2028-12-31']);
    expect(datesOf(born, '2026-12-31').future).toEqual(['2026-12-31', '2027-12-31', '2028-12-31']);
    expect(datesOf({ ...born, birthDate: '1963-06-10' }).future.at(-1)).toBe('2028-06-30');
    expect(datesOf(born, '2028-12-31').future).toEqual(['2028-12-31']);
  });
});

const kinds = (birthDate: string, today = SAMPLE_TODAY) =>
  of({ sex: 'male', birthDate }, samplePlan, today).assumptions.map(({ kind }) => kind);

describe('What is assumed', () => {
  it('assumes nothing for a retirement in a year that is decided', () => {
    expect(kinds('1961-11-10')).toEqual([]);
    expect(kinds('1961-12-10')).toEqual([]);
  });

  it('assumes interest and law of the years to come', () => {
    expect(kinds('1962-01-10')).toEqual(['projectedInterest', 'legalParametersCarriedOn']);
    expect(kinds('1961-01-10', '2025-11-21')).toEqual(['projectedInterest']);
  });

  it('assumes the interest of a year that the fund has not decided', () => {
    expect(of({ sex: 'male', birthDate: '1962-02-10' }, samplePlan, '2027-01-15').assumptions).toContainEqual({
      kind: 'interestNotYetDecided',
      year: 2027,
    });
  });
});

const job = (salary: number, from: string) => ({ from, employer: 'Hallwil Optik AG', salary, activityRate: 100 });

describe('The disability pension of somebody who draws one', () => {
  const since = '2024-07-01';

  it('pays the disability pension insured on the day before, whatever salary came after', () => {
    const pension = (...employments: ReturnType<typeof job>[]) =>
      of({ employments, disability: { degree: 80, since } }).disability?.fullPerYear;
    const before = pension(job(85_000, '2020-01-01'));
    expect(pension(job(85_000, '2020-01-01'), job(20_000, since))).toBe(before);
    expect(pension(job(85_000, '2020-01-01'), job(60_000, '2024-06-30'))).toBeLessThan(before ?? 0);
  });

  it('pays a disability pension in proportion to the degree', () => {
    const { disability } = of({ disability: { degree: 50, since } });
    expect(disability).toMatchObject({ degree: 50, share: 50 });
    expect(toChf(disability?.runningPerYear ?? 0)).toBe(Math.round((disability?.fullPerYear ?? 0) / 2) / 100);
    expect(of({ disability: { degree: 39, since } }).disability).toMatchObject({
      degree: 0,
      share: 0,
      runningPerYear: 0,
    });
  });

  it('counts the children of today: those born since, none who has grown up since', () => {
    const children = ['2007-01-01', '2015-01-01', '2025-05-01', '2026-06-01'].map((birthDate) => ({
      firstname: 'Mia',
      birthDate,
    }));
    const { disability, death } = of({ children, disability: { degree: 80, since } });
    expect(disability?.children).toBe(3);
    expect(death?.orphans).toBe(3);
  });
});
