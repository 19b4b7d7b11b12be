import { describe, expect, it } from 'vitest';
import type { Derivation, ExplainedFigure } from '#contract/derivation.ts';
import { deathBenefitSchema, type DeathBenefitAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { deathBenefitView } from './view.ts';

const derivation = (figure: ExplainedFigure, value: number): Derivation => ({
  figure,
  date: '2026-11-20',
  result: { name: 'pension', unit: 'chf', value },
  steps: [],
  years: [],
  assumptions: [],
});

const page = (
  kind: NonNullable<DeathBenefitAnswer['deathBenefit']>['kind'],
  amount: number,
  ...derivations: Derivation[]
): DeathBenefitAnswer => ({
  ...readWire(deathBenefitSchema, {}),
  deathBenefit: { isVisible: true, amount, kind },
  derivations,
});

/** A beneficiary of whom nothing is known. */
const unknown = { ratio: null, relationLabel: null };

const today = '2026-11-20';

const derivationOfAmount = (answer: DeathBenefitAnswer) => deathBenefitView(answer, today).derivation;
const readBeneficiaries = (beneficiaries: DeathBenefitAnswer['beneficiaries']) =>
  deathBenefitView({ ...readWire(deathBenefitSchema, {}), beneficiaries }, today);

describe('The amount at death', () => {
  it('treats a missing kind of death benefit as no particular kind', () => {
    expect(
      (['partnerPension', 'none', null] as const).map((kind) => deathBenefitView(page(kind, 1), today).kind),
    ).toEqual(['partnerPension', 'none', 'any']);
  });

  it('explains the death benefit by its kind', () => {
    const partner = derivation('partnerPension', 24_000);
    const lumpSum = derivation('deathLumpSum', 80_000);
    expect(derivationOfAmount(page('partnerPension', 24_000, lumpSum, partner))).toBe(partner);
    expect(derivationOfAmount(page('lumpSum', 80_000, lumpSum, partner))).toBe(lumpSum);
    expect(derivationOfAmount(page('none', 0, lumpSum, partner))).toBeUndefined();
  });

  it('explains the pension of a single child by an orphan’s pension', () => {
    const orphan = derivation('orphanPension', 8_000);
    expect(derivationOfAmount(page('orphansPensions', 8_000, orphan))).toBe(orphan);
    expect(derivationOfAmount(page('orphansPensions', 16_000, orphan))).toBeUndefined();
  });

  it('explains the pensions of several children by the sum of all orphan’s pensions', () => {
    const [orphan, all] = [derivation('orphanPension', 8_000), derivation('orphansPensions', 16_000)];
    expect(derivationOfAmount(page('orphansPensions', 16_000, orphan, all))).toBe(all);
  });
});

/** How what the family gets changes, on the day of the tests. */
const courseOf = (beneficiaries: DeathBenefitAnswer['beneficiaries'], perMonth = 4_001) =>
  deathBenefitView(
    {
      ...readWire(deathBenefitSchema, {}),
      deathBenefit: { isVisible: true, amount: 1, family: { perMonth, once: 0 } },
      beneficiaries,
    },
    today,
  ).family?.course;
const phasesOf = (...of: Parameters<typeof courseOf>) => courseOf(...of)?.phases;

describe('The beneficiaries', () => {
  it('keeps the provider’s beneficiaries and formats their dates', () => {
    expect(
      readBeneficiaries([
        { fullName: ' Marco Keller ', relationLabel: 'Ehemann', birthDate: '1984-02-29', ratio: 75, lumpSum: 1_000 },
        { fullName: 'Lea', relationLabel: 'Kind', birthDate: '0001-01-01T00:00:00', ratio: 25, pensionPerYear: 9_000 },
      ]).people,
    ).toEqual([
      {
        name: 'Marco Keller',
        relation: 'Ehemann',
        birthDate: '29.02.1984',
        share: 75,
        pensionPerYear: null,
        pension: null,
        lumpSum: 1_000,
      },
      {
        name: 'Lea',
        relation: 'Kind',
        birthDate: '**.**.****',
        share: 25,
        pensionPerYear: 9_000,
        pension: null,
        lumpSum: null,
      },
    ]);
  });

  it('explains each person’s pension by the figure that the provider names', () => {
    const [partner, orphan] = [derivation('partnerPension', 24_000), derivation('orphanPension', 8_000)];
    const beneficiaries = [
      { ...unknown, fullName: 'Marco', pensionPerYear: 24_000, figure: 'partnerPension' as const },
      { ...unknown, fullName: 'Lea', pensionPerYear: 8_000, figure: 'orphanPension' as const },
      { ...unknown, fullName: 'Nora', pensionPerYear: 8_000 },
    ];
    const answer = { ...page('partnerPension', 24_000, partner, orphan), beneficiaries };
    expect(deathBenefitView(answer, today).people.map((person) => person.derivation)).toEqual([
      partner,
      orphan,
      undefined,
    ]);
  });

  describe('and what the family gets a month', () => {
    const people = [
      { ...unknown, fullName: 'Marco', pensionPerMonth: 2_400.5, pensionUntil: null },
      { ...unknown, fullName: 'Lea', pensionPerMonth: 800.25, pensionUntil: '2034-05-31' },
      { ...unknown, fullName: 'Nora', pensionPerMonth: 800.25, pensionUntil: '2036-11-20' },
    ];
    it('falls when pensions end', () => {
      expect(phasesOf(people)?.map(({ from, perMonth }) => [from, perMonth])).toEqual([
        [null, 4_001],
        ['01.06.2034', 3_200.75],
        ['21.11.2036', 2_400.5],
      ]);
      expect(phasesOf(people)?.map(({ parts }) => parts.map(({ perMonth }) => perMonth))).toEqual([
        [2_400.5, 800.25, 800.25],
        [2_400.5, 0, 800.25],
        [2_400.5, 0, 0],
      ]);
    });

    it('is drawn to scale with its years, which are all as far apart, and a quarter longer without an end', () => {
      const { phases = [], years = [] } =
        courseOf(
          [
            { ...unknown, fullName: 'Lea', pensionPerMonth: 800, pensionUntil: '2036-11-19' },
            { ...unknown, fullName: 'Nora', pensionPerMonth: 800, pensionUntil: '2046-11-19' },
            { ...unknown, fullName: 'Marco', pensionPerMonth: 2_400, pensionUntil: null },
          ],
          4_000,
        ) ?? {};
      expect(phases.map(({ months, isOpen }) => [months, isOpen])).toEqual([
        [120, false],
        [120, false],
        [60, true],
      ]);
      expect(years.map(({ year }) => year)).toEqual([2030, 2035, 2040, 2045]);
      expect(years.map(({ at }) => Math.round(at))).toEqual([12, 32, 52, 72]);
    });

    it('ends with the last pension', () => {
      expect(phasesOf(people.slice(1, 2), 800.25)?.map(({ perMonth, isOpen }) => [perMonth, isOpen])).toEqual([
        [800.25, false],
        [0, false],
      ]);
    });

    it('isn’t said where nothing ends, where an end is unknown, and where there is more than these pensions', () => {
      expect(courseOf(people.slice(0, 1), 2_400.5)).toBeNull();
      expect(courseOf([...people, { ...unknown, fullName: 'Rosa', pensionPerMonth: 100 }], 4_101)).toBeNull();
      expect(courseOf(people, 5_000)).toBeNull();
    });
  });

  it('names the family by birth date, an unknown one as unknown', () => {
    const { named } = readBeneficiaries([
      { ...unknown, fullName: ' Marco Keller ', birthDate: '1984-02-29' },
      { ...unknown, fullName: 'Lea', birthDate: '0001-01-01T00:00:00' },
      { ...unknown, fullName: null },
    ]);
    expect(named).toEqual([
      { name: 'Marco Keller', birthDate: '1984-02-29' },
      { name: 'Lea', birthDate: null },
      { name: null, birthDate: null },
    ]);
  });

  it('counts a beneficiary of whom nothing is known', () => {
    expect(readBeneficiaries([{ ...unknown, fullName: '  ', birthDate: null }]).people).toEqual([
      { name: null, relation: null, birthDate: null, share: null, pensionPerYear: null, pension: null, lumpSum: null },
    ]);
  });

  it('omits a column of zeros from the beneficiaries', () => {
    const [first] = readBeneficiaries([{ ...unknown, ratio: 100, pensionPerYear: 0, lumpSum: 5_000 }]).people;
    expect(first).toMatchObject({ pensionPerYear: null, lumpSum: 5_000 });
    const { people } = readBeneficiaries([
      { ...unknown, ratio: 60, pensionPerYear: 9_000 },
      { ...unknown, ratio: 40, pensionPerYear: 0 },
    ]);
    expect(people.map(({ pensionPerYear }) => pensionPerYear)).toEqual([9_000, 0]);
  });
});

const sumOf = (...ratios: (number | null)[]) =>
  readBeneficiaries(ratios.map((ratio) => ({ ...unknown, ratio }))).wrongSum;

const sharesOf = (...ratios: number[]) =>
  readBeneficiaries(ratios.map((ratio) => ({ ...unknown, ratio }))).people.map(({ share }) => share);

const paymentsOf = (...paid: { perMonth: number | null; until?: string | null }[]) =>
  readBeneficiaries(
    paid.map(({ perMonth, until = null }) => ({
      ...unknown,
      ratio: null,
      pensionPerMonth: perMonth,
      pensionUntil: until,
    })),
  ).people.map(({ pension }) => pension && [pension.perMonth, pension.period?.until]);

const familyOf = (perMonth: number) => {
  const answer = page('lumpSum', 80_000);
  const box = { isVisible: true, amount: 80_000, family: { perMonth, once: 80_000 } };
  return deathBenefitView({ ...answer, deathBenefit: box }, today).family;
};

describe('What is paid a month', () => {
  it('is said with the last day of each pension, where it has one', () => {
    expect(paymentsOf({ perMonth: 2_000 }, { perMonth: 700, until: '2036-11-30' }, { perMonth: null })).toEqual([
      [2_000, null],
      [700, '30.11.2036'],
      null,
    ]);
  });

  it('says nothing about how long a pension is paid where that is hidden', () => {
    const [child, partner] = readBeneficiaries([
      { ...unknown, ratio: null, pensionPerMonth: 700 },
      { ...unknown, ratio: null, pensionPerMonth: 2_000, pensionUntil: null },
    ]).people;
    expect(child?.pension).toEqual({ perMonth: 700, period: null });
    expect(partner?.pension?.period).toEqual({ until: null });
  });

  it('adds up to the family’s, which is missing where nothing is paid a month', () => {
    expect(familyOf(0)).toBeNull();
    expect(familyOf(1_500)).toMatchObject({ perMonth: 1_500, once: 80_000 });
  });
});

describe('The shares', () => {
  it('omits the sum of the shares if it is 100 percent within two decimals', () => {
    expect(sumOf(100)).toBeNull();
    expect(sumOf(33.33, 33.33, 33.33)).toBeNull();
    expect(sumOf(0.1, 0.2, 99.7)).toBeNull();
    expect(sumOf()).toBeNull();
  });

  it('shows the sum of the shares if it isn’t 100 percent', () => {
    expect(sumOf(60, 60)).toBe(120);
    expect(sumOf(0)).toBe(0);
    expect(sumOf(-20, 40.05)).toBe(20.05);
  });

  it('says a tenth of a percent only where it is exact', () => {
    expect(sharesOf(12.5, 87.5)).toEqual([12.5, 87.5]);
    expect(sharesOf(50, 37.5, 12.5)).toEqual([50, 37.5, 12.5]);
    expect(sharesOf(33.33, 66.67)).toEqual([33, 67]);
    expect(sharesOf(60, 40)).toEqual([60, 40]);
  });

  it('says none of somebody who receives everything', () => {
    expect(readBeneficiaries([{ ...unknown, ratio: 100 }])).toMatchObject({ isAlone: true, people: [{ share: null }] });
    expect(readBeneficiaries([{ ...unknown, ratio: 60 }])).toMatchObject({ isAlone: false, people: [{ share: 60 }] });
  });

  it('does not add up the shares if one is unknown', () => {
    expect(sumOf(60, null)).toBeNull();
  });
});
