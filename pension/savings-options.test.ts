import { describe, expect, it } from 'vitest';
import { computeBenefits } from './compute-benefits.ts';
import { figureSheet } from './figure-sheet.ts';
import type { MemberRecordInput } from './member-record.ts';
import { SAMPLE_TODAY, sampleCohort, sampleMember } from './samples/members.ts';
import { samplePlan } from './samples/plan.ts';

const of = (about: Partial<MemberRecordInput>, today = SAMPLE_TODAY) =>
  computeBenefits(samplePlan, sampleMember({ sex: 'male', ...about }), today).benefits;

const blocked = (about: Partial<MemberRecordInput> = {}) =>
  figureSheet(samplePlan, sampleMember({ sex: 'male', ...about }), '2026-10-31').figures?.savingsOptions?.blocked;

/** The option in force, and each one chosen for later. */
const chosen = (planChoices: MemberRecordInput['planChoices']) => {
  const { savingsOptions } = of({ planChoices });
  return [
    savingsOptions.find(({ isActual }) => isActual)?.id,
    savingsOptions.flatMap(({ id, chosenFrom }) => (chosenFrom === null ? [] : [[id, chosenFrom]])),
  ];
};

describe('The savings options', () => {
  it('credit a partly disabled member what is paid, and nothing on the salary without contributions (case 17)', () => {
    const { savingsOptions } = computeBenefits(
      samplePlan,
      sampleCohort['partlyDisabled'] ?? sampleMember(),
      '2026-10-31',
    ).benefits;
    const [none, one] = savingsOptions;
    // 1 % of 31'447.00 from 2027 to April 2049, with 2 % interest.
    expect((one?.memberSavingsPerYear ?? 0) - (none?.memberSavingsPerYear ?? 0)).toBe(314_47);
    expect((one?.savingsAtRetirement ?? 0) - (none?.savingsAtRetirement ?? 0)).toBe(8_746_77);
  });

  it('in force before the disability stay waived, whatever is chosen later', () => {
    const disabled = sampleCohort['partlyDisabled'] ?? sampleMember();
    const savedIn2025 = (planChoices: MemberRecordInput['planChoices'] & {}) => {
      const { years } = computeBenefits(samplePlan, { ...disabled, planChoices }, SAMPLE_TODAY).benefits;
      const { memberCredits, waivedCredits } = years.find(({ year }) => year === 2025) ?? {};
      return [memberCredits, waivedCredits];
    };
    // 6 % of 31'447.00, and 11 % of 28'113.75: 3'092.51; without the option at the begin 10 %.
    expect(savedIn2025([{ from: '2024-01-01', id: '01' }])).toEqual([1_886_82, 3_092_51]);
    expect(savedIn2025([{ from: '2025-01-01', id: '01' }])).toEqual([1_886_82, 2_811_38]);
    expect(
      savedIn2025([
        { from: '2024-01-01', id: '01' },
        { from: '2025-01-01', id: '00' },
      ]),
    ).toEqual([1_572_35, 3_092_51]);
  });

  it('keep what is in force until next January, and then count for the rest of the time', () => {
    // Retires on 1 February 2027 with 100'000 on 31 October 2026: + 333.33 interest + two months at 19 % of 58'540,
    // 1'853.77, is 102'187.10 at the end of the year. January: + 170.31 interest + a month at 18, 19 or 20 %: 878.10,
    // 926.88 or 975.67.
    const { savingsOptions, retirement } = of(
      {
        birthDate: '1962-01-10',
        openingBalance: { date: '2026-10-31', savings: 100_000 },
        planChoices: [{ from: '2026-01-01', id: '01' }],
      },
      '2026-10-31',
    );
    // The employer's 9 % of 58'540 are the same in each.
    const plain = { isActual: false, chosenFrom: null, employerSavingsPerYear: 5_268_60 };
    expect(savingsOptions).toEqual([
      {
        ...plain,
        id: '00',
        additionalPercent: 0,
        memberSavingsPerYear: 5_268_60,
        savingsAtRetirement: 103_235_51,
        pensionPerMonth: 585_00,
      },
      {
        ...plain,
        id: '01',
        isActual: true,
        additionalPercent: 1,
        memberSavingsPerYear: 5_854_00,
        savingsAtRetirement: 103_284_30,
        pensionPerMonth: 585_28,
      },
      {
        ...plain,
        id: '02',
        additionalPercent: 2,
        memberSavingsPerYear: 6_439_40,
        savingsAtRetirement: 103_333_08,
        pensionPerMonth: 585_55,
      },
    ]);
    expect(retirement?.ordinary.savings).toBe(103_284_30);
  });

  it('can be chosen as long as a choice starts before the pension, and say why not', () => {
    // The choice starts on 1 January 2027; the pensions on 1 January and on 1 February.
    expect([blocked({ birthDate: '1961-12-31' }), blocked({ birthDate: '1962-01-01' })]).toEqual(['tooLate', null]);
    expect(blocked(sampleCohort['unknownBirthDate'])).toBe('birthDateUnknown');
    expect(blocked({ exit: { date: '2026-12-30', reason: 'resignation' } })).toBe('leaving');
    expect(of({ birthDate: '1961-12-31' }, '2026-10-31').savingsOptions.map(({ id }) => id)).toEqual([
      '00',
      '01',
      '02',
    ]);
    for (const name of ['leftIn2019', 'nothingOnRecord'])
      expect(
        computeBenefits(samplePlan, sampleCohort[name] ?? sampleMember(), SAMPLE_TODAY).benefits.savingsOptions,
      ).toEqual([]);
  });

  it('take effect on their first day, and are pending the day before', () => {
    expect(chosen([])).toEqual(['00', []]);
    expect(chosen([{ from: SAMPLE_TODAY, id: '01' }])).toEqual(['01', []]);
    expect(chosen([{ from: '2026-11-22', id: '02' }])).toEqual(['00', [['02', '2026-11-22']]]);
  });

  it('are not pending where the same applies until then', () => {
    expect(chosen([{ from: '2028-01-01', id: '00' }])).toEqual(['00', []]);
    const back = { from: '2029-01-01', id: '00' } as const;
    expect(chosen([{ from: '2028-01-01', id: '02' }, back])).toEqual([
      '00',
      [
        ['00', '2029-01-01'],
        ['02', '2028-01-01'],
      ],
    ]);
    expect(
      chosen([
        { from: '2028-01-01', id: '02' },
        { ...back, id: '02' },
      ]),
    ).toEqual(['00', [['02', '2028-01-01']]]);
  });

  it('leave a choice that starts earlier in force until they start', () => {
    // Chosen in October for January 2027; a choice of November starts in January 2028, the pension a month later.
    const { savingsOptions, retirement } = of(
      { birthDate: '1963-01-10', planChoices: [{ from: '2027-01-01', id: '02' }] },
      '2026-11-05',
    );
    const [none, , same] = savingsOptions.map(({ savingsAtRetirement }) => savingsAtRetirement);
    expect(same).toBe(retirement?.ordinary.savings);
    // A month less of 2 % of 58'540: 97.57
    expect((same ?? 0) - (none ?? 0)).toBe(97_57);
  });
});
