import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCentimes, toChf } from '#kernel/money.ts';
import { disabilityShare } from './disability-share.ts';
import { insuredSalary, LAW_COORDINATION } from './insured-salary.ts';

const lawful = (chf: number, year = 2026): number =>
  toChf(insuredSalary(toCentimes(chf), 100, LAW_COORDINATION, year).amount);

describe('The coordinated salary of the law', () => {
  it.each([
    [22_680, 0],
    [22_680.01, 3_780],
    [25_000, 3_780],
    [60_000, 33_540],
    [85_000, 58_540],
    [90_720, 64_260],
    [210_000, 64_260],
    [0, 0],
  ])('coordinates a salary of %f to %f by the law', (salary, insured) => {
    expect(lawful(salary)).toBe(insured);
  });

  it('the coordinated salary never falls when the salary rises', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.nat(50_000), (salary, more) => {
        expect(lawful(salary + more)).toBeGreaterThanOrEqual(lawful(salary));
      }),
    );
  });
});

const insured = (chf: number, rate: number, change: Partial<typeof LAW_COORDINATION>): number =>
  toChf(insuredSalary(toCentimes(chf), rate, { ...LAW_COORDINATION, ...change }, 2026).amount);

describe('The insured salary of a fund', () => {
  it('scales the limits with the activity rate if the plan says so', () => {
    // 60 % of 22'680 is 13'608; 23'000 − 60 % of 26'460 (15'876) = 7'124
    expect(insured(23_000, 60, { scaledByActivityRate: true })).toBe(7_124);
    expect(insured(23_000, 60, {})).toBe(3_780);
  });

  it('cuts the limits of the partly disabled once: by the activity rate or by the pension, whichever leaves less', () => {
    const scaled = { ...LAW_COORDINATION, scaledByActivityRate: true, highestSalary: 'none' } as const;
    const of = (salary: number, rate: number, left: number) =>
      toChf(insuredSalary(toCentimes(salary), rate, scaled, 2026, left).amount);
    // 52'400 − 45 % of 26'460 (11'907) = 40'493, half of the 80'986 that 104'800 at 90 % insure
    expect(of(52_400, 45, 50)).toBe(40_493);
    // 60'000 − 50 % of 26'460 (13'230) = 46'770
    expect(of(60_000, 80, 50)).toBe(46_770);
  });

  it('can insure the whole salary, or subtract the plan’s own deduction', () => {
    const whole = { entryThreshold: 0, deduction: 'none', lowest: 'none', highestSalary: 'none' } as const;
    expect(insured(210_000, 100, whole)).toBe(210_000);
    expect(insured(60_000, 100, { ...whole, deduction: 15_000 })).toBe(45_000);
    expect(insured(60_000, 100, { ...whole, deduction: { percentOfSalary: 30, atMost: 'law' } })).toBe(42_000);
    expect(insured(100_000, 100, { ...whole, deduction: { percentOfSalary: 30, atMost: 'law' } })).toBe(73_540);
  });

  it('insures at most ten times the upper limit, whatever the plan says', () => {
    const whole = { deduction: 'none', highestSalary: 'none' } as const;
    expect(insured(2_000_000, 100, whole)).toBe(907_200);
  });
});

describe('The share of a disability pension', () => {
  it.each([
    [39, 0],
    [40, 25],
    [41, 27.5],
    [48, 45],
    [49, 47.5],
    [50, 50],
    [69, 69],
    [70, 100],
    [100, 100],
  ])('a disability of %i percent gives a pension of %f percent', (degree, share) => {
    expect(disabilityShare(degree)).toBe(share);
  });
});
