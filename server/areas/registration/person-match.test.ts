import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameName, samePerson } from './person-match.ts';

const insured = {
  firstname: 'Zoë Maria',
  lastname: 'Müller-Rüegg',
  birthDate: '1980-02-01',
  ahvNumber: '756.9217.0769.85',
};
const claimed = {
  firstname: 'Zoë Maria',
  name: 'Müller-Rüegg',
  birthDate: '1980-02-01',
  ahvNumber: '756.9217.0769.85',
};

describe('Somebody who registers', () => {
  it.each([
    ['as the fund spells the name', {}],
    ['in capitals', { firstname: 'ZOË MARIA', name: 'MÜLLER-RÜEGG' }],
    ['without accents', { firstname: 'Zoe Maria', name: 'Muller-Ruegg' }],
    ['with umlauts spelt out', { name: 'Mueller-Rueegg' }],
    ['with the double name reversed', { name: 'Rüegg-Müller' }],
    ['with a blank for the hyphen', { name: 'Müller Rüegg' }],
    ['with blanks around it', { firstname: ' Zoë  Maria ', name: '\u00a0Müller – Rüegg ' }],
    ['with one half of the double name', { name: 'Müller' }],
    ['without the second given name', { firstname: 'Zoë' }],
    ['with the initial of the second given name', { firstname: 'Zoë M.' }],
    ['with only the digits of the number', { ahvNumber: '7569217076985' }],
    ['with combining accents', { firstname: 'Zoe\u0308', name: 'Mu\u0308ller' }],
    ['with pasted direction marks', { firstname: '\u200eZoë\u200f', name: '\u2068Müller\u2069' }],
  ])('finds the person %s', (_, part) => {
    expect(samePerson({ ...claimed, ...part }, insured)).toBe(true);
  });

  it.each([
    ['with another number', { ahvNumber: '756.0000.0000.19' }],
    ['with a wrong check digit', { ahvNumber: '756.9217.0769.84' }],
    ['without a number', { ahvNumber: '' }],
    ['with another day', { birthDate: '1980-02-02' }],
    ['with day and month swapped', { birthDate: '1980-01-02' }],
    ['with a day that does not exist', { birthDate: '1980-02-30' }],
    ['with another name', { name: 'Meier' }],
    ['with another first name', { firstname: 'Eva' }],
    ['with first and last name swapped', { firstname: 'Müller-Rüegg', name: 'Zoë Maria' }],
    ['with only an initial', { firstname: 'Z' }],
    ['with the start of a name', { name: 'Mü' }],
    ['without a name', { name: '' }],
    ['with only punctuation', { name: '-–\u200e.' }],
    ['with emoji', { firstname: '🙂' }],
  ])('does not find the person %s', (_, part) => {
    expect(samePerson({ ...claimed, ...part }, insured)).toBe(false);
  });

  it('finds nobody by a birth date that the fund doesn’t know', () => {
    const unknown = { ...insured, birthDate: '0001-01-01' };
    expect(samePerson(claimed, unknown)).toBe(false);
    expect(samePerson({ ...claimed, birthDate: '0001-01-01' }, unknown)).toBe(false);
  });
});

describe('Two writings of one name', () => {
  it.each([
    ['O’Brien', 'OBrien'],
    ["D'Angelo", 'D Angelo'],
    ['van der Berg', 'Vanderberg'],
    ['von Allmen', 'Allmen'],
    ['Jean-Pierre', 'Jean Pierre'],
    ['Moreira Lopes', 'lopes'],
    ['Groß', 'Gross'],
    ['Sørensen', 'Soerensen'],
    ['Łukasz', 'Lukasz'],
    ['Petrović', 'Petrovic'],
    ['İpek', 'Ipek'],
    ['كلارا حسن', 'كلارا حسن'],
    ['שרה', 'שרה'],
  ])('takes %s and %s for the same name', (one, other) => {
    expect([sameName(one, other), sameName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['von Allmen', 'von Moos'],
    ['de la Cruz', 'de la Vega'],
    ['Bauer', 'Baur'],
    ['Anna Maria', 'Anna Rosa'],
    ['Meier', 'Meyer'],
    ['von', 'von Allmen'],
    ['שרה', 'كلارا'],
    ['', ''],
  ])('takes %s and %s for different names', (one, other) => {
    expect([sameName(one, other), sameName(other, one)]).toEqual([false, false]);
  });
});

describe('Whatever is typed', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ maxLength: 2000 }),
  );
  const name = fc
    .array(fc.stringMatching(/^[a-zäöüéèßçø]{2,12}$/u), { minLength: 1, maxLength: 3 })
    .map((words) => words.map((word) => `${word}x`));

  it('compares without failing, whichever name comes first', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        expect(sameName(one, other)).toBe(sameName(other, one));
      }),
      { numRuns: 2000 },
    );
  });

  it('a name equals itself in capitals, in any order and with other characters between its words', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(' ', '-', ' - ', '\u00a0'), (words, sign) => {
        expect(sameName(words.join(' '), words.toReversed().join(sign).toUpperCase())).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('another number or another day never finds anybody', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^756\d{10}$/).filter((digits) => digits !== '7569217076985'),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
        (ahvNumber, date) => {
          const birthDate = date.toISOString().slice(0, 10);
          expect(samePerson({ ...claimed, ahvNumber }, insured)).toBe(false);
          if (birthDate !== insured.birthDate) expect(samePerson({ ...claimed, birthDate }, insured)).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
