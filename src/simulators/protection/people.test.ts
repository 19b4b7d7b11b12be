import { describe, expect, test } from 'vitest';
import { peopleOf, type Receipt } from './people.ts';
import { changesOf, disabilityOf, firstTrial, trialOf } from './protection-trial.ts';

const pension: Receipt = {
  who: 'partner',
  child: null,
  relation: 'spouse',
  birthDate: '1979-05-01',
  what: 'partnerPension',
  amount: 2_000_00,
  from: '2026-12-01',
  to: null,
  ends: 'remarriage',
};
const orphan = (child: number, birthDate: string, to: string): Receipt => ({
  ...pension,
  who: 'child',
  child,
  relation: null,
  birthDate,
  what: 'orphanPension',
  amount: 500_00,
  to,
  ends: 'childAge',
});
const sum: Receipt = { ...pension, what: 'lumpSum', amount: 90_000_00, from: '2026-11-23', ends: 'once' };
const receipts = [pension, orphan(0, '2012-04-01', '2030-04-30'), orphan(1, '2014-09-09', '2032-09-30'), sum];

describe('A trial', () => {
  test('becomes changes and comes back', () => {
    const today = '2026-11-23';
    expect(changesOf(firstTrial(today))).toEqual({ risk: { event: 'death', on: today } });
    for (const trial of [firstTrial(today), { event: 'disability', on: '2030-02-28', degree: 45 } as const]) {
      expect(trialOf(changesOf(trial))).toEqual(trial);
    }
    expect(trialOf({ risk: { event: 'disability', on: today } })?.degree).toBe(100);
    expect(trialOf({ leave: { from: '2027-01-01', months: 3, cover: 'full' } })).toBeNull();
  });

  test('of a disability says what the member receives, in francs; nothing below the lowest degree, none of a death', () => {
    const own: Receipt = { ...pension, who: 'self', relation: null, birthDate: null, what: 'disabilityPension' };
    const trial = { event: 'disability', on: '2026-11-23', degree: 50 } as const;
    expect(disabilityOf(trial, [own])).toEqual({ degree: 50, perMonth: 2_000, from: '2026-12-01' });
    const running = { ...own, amount: 900_00, from: '2026-11-23', to: '2026-11-30', ends: 'higherDegree' } as const;
    expect(disabilityOf(trial, [running, own])).toEqual({ degree: 50, perMonth: 2_000, from: '2026-12-01' });
    expect(disabilityOf({ ...trial, degree: 39 }, [])).toEqual({ degree: 39, perMonth: 0, from: null });
    expect(disabilityOf({ ...trial, event: 'death' }, [own])).toBeNull();
  });
});

describe('Names', () => {
  const named = [
    { name: 'Leo', birthDate: '2014-09-09' },
    { name: 'Marc Keller', birthDate: '1979-05-01' },
    { name: 'Mia', birthDate: '2012-04-01' },
  ];

  test('have their place in the list of the page, whose colours they keep, and without names that among who receives something', () => {
    const own: Receipt = { ...pension, who: 'self', relation: null, birthDate: null, what: 'disabilityPension' };
    expect(peopleOf([own, ...receipts], named).map(({ who, place }) => [who, place])).toEqual([
      ['self', null],
      ['partner', 1],
      ['child', 2],
      ['child', 0],
    ]);
    expect(peopleOf(receipts, []).map(({ place }) => place)).toEqual([0, 1, 2]);
  });

  test('are found by birth date, each person once with all that they receive', () => {
    expect(peopleOf(receipts, named).map(({ name, receipts: own }) => [name, own.map(({ what }) => what)])).toEqual([
      ['Marc Keller', ['partnerPension', 'lumpSum']],
      ['Mia', ['orphanPension']],
      ['Leo', ['orphanPension']],
    ]);
  });

  test('are never somebody else’s: without the same birth date there is none', () => {
    const others = [{ name: 'Vera Roth', birthDate: '1950-01-01' }];
    expect(peopleOf(receipts, others).map(({ name }) => name)).toEqual([null, null, null]);
    expect(
      peopleOf([{ ...sum, who: 'others', relation: null, birthDate: null }], [{ name: 'X', birthDate: null }]),
    ).toMatchObject([{ name: null }]);
  });

  test('of twins are given once each', () => {
    const twins = [orphan(0, '2012-04-01', '2030-04-30'), orphan(1, '2012-04-01', '2030-04-30')];
    const both = ['Mia', 'Lia'].map((name) => ({ name, birthDate: '2012-04-01' }));
    expect(peopleOf(twins, both).map(({ name }) => name)).toEqual(['Mia', 'Lia']);
  });
});
