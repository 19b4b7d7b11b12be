import { describe, expect, it } from 'vitest';
import { retirementSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { retirementView } from './view.ts';

const today = '2026-11-21';

const page = (sent: object) => retirementView(readWire(retirementSchema, sent), today);

describe('What the estimate rests on', () => {
  it('assumes 65 years and 2 % if the provider sends no basis', () => {
    expect(page({}).basis).toEqual({ age: 65, date: null, percent: 2 });
    expect(page({ retirementBox: { amount: 3_000 } }).basis).toEqual({ age: 65, date: null, percent: 2 });
  });

  it('takes age, day and interest from the provider', () => {
    const sent = page({
      retirementBox: {
        defaultRetirementAge: 64.5,
        projectedGraph: [
          { age: 64, value: 1 },
          { age: 64.5, value: 2, date: '2027-01-01' },
        ],
      },
      projectedInterest: 1.5,
    });
    expect(sent.basis).toEqual({ age: 64.5, date: '2027-01-01', percent: 1.5 });
  });

  it('keeps the simulators that are closed, without names that are none', () => {
    expect(page({ closed: ['additionalsavingssimulation', 'unheardOf', null] }).closed).toEqual([
      'additionalsavingssimulation',
    ]);
    expect(page({}).closed).toEqual([]);
  });

  it('accepts zero interest', () => {
    expect(page({ projectedInterest: 0 }).basis.percent).toBe(0);
  });

  it('takes the day from the table by age if the chart has none', () => {
    const sent = page({
      retirementBox: { projectedGraph: [{ age: 65, value: 1, date: null }] },
      benefitsByAge: [{ age: 65, date: '2051-04-01' }],
    });
    expect(sent.basis.date).toBe('2051-04-01');
  });

  it('assumes 65 years if the age sent is impossible', () => {
    for (const age of [0, -3, 1e6]) expect(page({ retirementBox: { defaultRetirementAge: age } }).basis.age).toBe(65);
  });

  it('omits an invalid day', () => {
    const projectedGraph = [{ age: 65, value: 1, date: 'soon' }];
    expect(page({ retirementBox: { projectedGraph } }).basis.date).toBeNull();
  });
});

describe('The table by age', () => {
  it('shows no table by age if the provider sends none', () => {
    expect(page({}).byAge).toEqual([]);
    expect(page({ benefitsByAge: null }).byAge).toEqual([]);
  });

  it('shows one row per age, ascending; the last one sent wins', () => {
    const sent = page({
      benefitsByAge: [
        { age: 65, annuityPerMonth: 1 },
        { age: 63, annuityPerMonth: 2 },
        { age: 65, annuityPerMonth: 3 },
      ],
    });
    expect(sent.byAge.map(({ age, pensionPerMonth }) => [age, pensionPerMonth])).toEqual([
      [63, 2],
      [65, 3],
    ]);
  });

  it('omits empty rows and impossible ages, and keeps zero', () => {
    const sent = page({
      benefitsByAge: [
        { age: 62, date: '2030-01-01' },
        { age: -4, capital: 1 },
        { age: 63, capital: 0 },
        { age: 'soon', capital: 1 },
      ],
    });
    expect(sent.byAge.map(({ age }) => age)).toEqual([63]);
  });
});

describe('Beside the estimate', () => {
  it('shows nothing further if the provider sends only what the specification names', () => {
    expect(page({ retirementBox: { amount: 1 } }).further).toBeNull();
  });

  it('shows the further information that applies to the member', () => {
    const sent = page({
      drawnPerMonth: 812.5,
      lumpSumAtMost: 0,
      capitalLockedUntil: '2027-03-31',
      retiredChild: { annuityPerYear: 4_800, children: 2 },
    });
    expect(sent.further).toMatchObject({
      drawnPerMonth: 812.5,
      lumpSum: { atMost: 0, share: 'none' },
      lockedUntil: '2027-03-31',
      child: { perYear: 4_800, children: 2 },
    });
  });

  it('omits a pension in payment, a lock or a child’s pension that doesn’t apply', () => {
    const sent = page({ drawnPerMonth: 0, capitalLockedUntil: '0001-01-01', retiredChild: { annuityPerYear: 0 } });
    expect(sent.further).toBeNull();
  });

  it('shows a child’s pension without the number of children if that wasn’t sent', () => {
    expect(page({ retiredChild: { annuityPerYear: 4_800 } }).further?.child).toEqual({
      perYear: 4_800,
      children: null,
    });
  });

  it('keeps the lock through its last day', () => {
    const days = ['2026-11-21', '2026-11-20'];
    expect(days.map((day) => page({ capitalLockedUntil: day }).further?.lockedUntil)).toEqual([days[0], undefined]);
  });

  it('has the notice for a lump sum until its last day, and says afterwards that it has passed', () => {
    const on = (lumpSumNoticeUntil: string) => {
      const benefitsByAge = [{ age: 65, capital: 400_000 }];
      const { notice, lumpSum } = page({ benefitsByAge, lumpSumAtMost: 400_000, lumpSumNoticeUntil }).further ?? {};
      return [notice, lumpSum?.share];
    };
    expect(on('2026-11-21')).toEqual([{ until: '2026-11-21', hasPassed: false }, 'all']);
    expect(on('2026-11-20')).toEqual([{ until: '2026-11-20', hasPassed: true }, 'passed']);
    expect(page({ lumpSumAtMost: 1 }).further?.notice).toBeNull();
  });

  it('says why only a pension is possible after continued insurance', () => {
    expect(page({ lumpSumAtMost: 0, isPensionOnly: true }).further?.lumpSum?.share).toBe('pensionOnly');
  });

  it('has the plan’s steps into retirement, and those already taken', () => {
    const partialSteps = { atMost: 3, firstAtLeastPercent: 20, taken: 1 };
    expect(page({ partialSteps }).further?.steps).toEqual({ atMost: 3, firstAtLeast: 20, taken: 1 });
  });

  it('offers none, a part or all of the capital at the default age as a lump sum', () => {
    const benefitsByAge = [{ age: 65, capital: 400_000 }];
    const share = (lumpSumAtMost: number) => page({ benefitsByAge, lumpSumAtMost }).further?.lumpSum?.share;
    expect([0, 100_000, 400_000].map(share)).toEqual(['none', 'text', 'all']);
    expect(page({ lumpSumAtMost: 400_000 }).further?.lumpSum?.share).toBe('text');
  });
});
