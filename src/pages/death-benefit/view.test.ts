import { describe, expect, it } from 'vitest';
import type { Derivation } from '#contract/derivation.ts';
import { deathBenefitSchema, type DeathBenefitAnswer } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { deathBenefitView } from './view.ts';

const derivation = (figure: string, value: number): Derivation => ({
  figure,
  date: '2026-11-20',
  result: { name: 'pension', unit: 'chf', value },
  steps: [],
  years: [],
  assumptions: [],
});

const page = (kind: string | null, amount: number, ...derivations: Derivation[]): DeathBenefitAnswer => ({
  ...readWire(deathBenefitSchema, {}),
  deathBenefit: { isVisible: true, amount, kind },
  derivations,
});

/** A person of whom nothing is known. */
const unknown = { ratio: null, relationLabel: null };

const derivationOfAmount = (answer: DeathBenefitAnswer) => deathBenefitView(answer).derivation;
const readBeneficiaries = (beneficiaries: DeathBenefitAnswer['beneficiaries']) =>
  deathBenefitView({ ...readWire(deathBenefitSchema, {}), beneficiaries });

describe('The amount at death', () => {
  it('has no particular kind if the provider sends none, or an unknown one', () => {
    expect(['partnerPension', 'none', 'viagerRent', null].map((kind) => deathBenefitView(page(kind, 1)).kind)).toEqual([
      'partnerPension',
      'none',
      'any',
      'any',
    ]);
  });

  it('is explained by what it is', () => {
    const partner = derivation('partnerPension', 24_000);
    const lumpSum = derivation('deathLumpSum', 80_000);
    expect(derivationOfAmount(page('partnerPension', 24_000, lumpSum, partner))).toBe(partner);
    expect(derivationOfAmount(page('lumpSum', 80_000, lumpSum, partner))).toBe(lumpSum);
    expect(derivationOfAmount(page('none', 0, lumpSum, partner))).toBeUndefined();
  });

  it('is explained by an orphan’s pension where it is the pension of one child alone', () => {
    const orphan = derivation('orphanPension', 8_000);
    expect(derivationOfAmount(page('orphansPensions', 8_000, orphan))).toBe(orphan);
    expect(derivationOfAmount(page('orphansPensions', 16_000, orphan))).toBeUndefined();
  });

  it('is explained by the pensions of all orphans where there are several', () => {
    const [orphan, all] = [derivation('orphanPension', 8_000), derivation('orphansPensions', 16_000)];
    expect(derivationOfAmount(page('orphansPensions', 16_000, orphan, all))).toBe(all);
  });
});

describe('The beneficiaries', () => {
  it('are as the provider sends them, dates as people read them', () => {
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
        lumpSum: 1_000,
      },
      { name: 'Lea', relation: 'Kind', birthDate: '**.**.****', share: 25, pensionPerYear: 9_000, lumpSum: null },
    ]);
  });

  it('count as a person even if nothing is known of them', () => {
    expect(readBeneficiaries([{ ...unknown, fullName: '  ', birthDate: '2010-02-30' }]).people).toEqual([
      { name: null, relation: null, birthDate: null, share: null, pensionPerYear: null, lumpSum: null },
    ]);
  });

  it('carry no column of zeros', () => {
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

describe('The shares', () => {
  it('say nothing of themselves if they make 100 percent, as far as two decimals can', () => {
    expect(sumOf(100)).toBeNull();
    expect(sumOf(33.33, 33.33, 33.33)).toBeNull();
    expect(sumOf(0.1, 0.2, 99.7)).toBeNull();
    expect(sumOf()).toBeNull();
  });

  it('say what they come to where it is something else', () => {
    expect(sumOf(60, 60)).toBe(120);
    expect(sumOf(0)).toBe(0);
    expect(sumOf(-20, 40.05)).toBe(20.05);
  });

  it('are not added up if one is unknown', () => {
    expect(sumOf(60, null)).toBeNull();
  });
});
