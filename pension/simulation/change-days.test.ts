import { describe, expect, test } from 'vitest';
import { askedParts, changesAnything } from './any-change.ts';
import { daysOf, stillToCome } from './change-days.ts';
import type { Changes } from './changes.ts';
import { movedDay } from './moved-day.ts';

const day = '2027-03-01';

/** Everything that begins on a day. */
const dated: Changes = {
  retirement: { steps: [{ month: 756, share: 100 }] },
  buyIn: { amount: 10_000, from: day },
  home: {
    withdrawal: { amount: 50_000, on: day },
    pledge: { amount: 20_000, on: '2026-12-01', realisedOn: day },
    repayment: { amount: 20_000, on: day },
  },
  savings: {
    option: { id: '01', from: day },
    salary: { amount: 90_000, from: day },
    workload: { percent: 80, from: day },
  },
  leave: { from: day, months: 3, cover: 'full' },
  risk: { event: 'death', on: day },
};

describe('The days of changes', () => {
  test('are those of every part but the steps into retirement', () => {
    expect(daysOf(dated).map(({ about, what, on }) => `${about} ${what} ${on}`)).toEqual(
      [
        'buyIn buyIn',
        'home withdrawal',
        'home pledge',
        'home repayment',
        'savings option',
        'savings salary',
        'savings workload',
        'leave leave',
        'risk risk',
      ].map((name) => `${name} ${day}`),
    );
    expect(daysOf({ home: { pledge: { amount: 1, on: day } } })).toMatchObject([{ what: 'pledge', on: day }]);
    expect(daysOf({ home: {}, savings: {} })).toEqual([]);
  });

  test('that have passed are left out one by one; one that is today stays', () => {
    expect(stillToCome(dated, day)).toEqual(dated);
    expect(daysOf(stillToCome(dated, '2027-03-02'))).toEqual([]);
    expect(stillToCome(dated, '2027-03-02').retirement).toEqual(dated.retirement);
    for (const { what } of daysOf(dated)) {
      const later = movedDay(dated, day, '2028-01-01');
      const own = daysOf(later).find((each) => each.what === what)?.on;
      expect(daysOf(stillToCome(later, '2027-03-02')).some((each) => each.what === what)).toBe(own !== day);
    }
  });

  test('move with the day on which a scenario was kept, except what begins with a month or a year', () => {
    const moved = daysOf(movedDay(dated, day, '2027-03-20'));
    expect(moved.flatMap(({ what, on }) => (on === day ? what : []))).toEqual(['option', 'leave']);
  });
});

describe('Changes', () => {
  test.each<[Changes, string[], boolean]>([
    [{}, [], false],
    [{ home: {}, savings: {} }, [], false],
    [{ home: { withdrawal: undefined }, savings: { option: undefined } }, [], false],
    [{ home: { withdrawal: { amount: 0, on: day } } }, ['home'], false],
    [{ home: { withdrawal: { amount: 0, on: day }, repayment: { amount: 1, on: day } } }, ['home'], true],
    [dated, ['retirement', 'buyIn', 'home', 'savings', 'leave', 'risk'], true],
  ])('%j ask %j', (changes, parts, isChange) => {
    expect(askedParts(changes)).toEqual(parts);
    expect(changesAnything(changes)).toBe(isChange);
  });
});
