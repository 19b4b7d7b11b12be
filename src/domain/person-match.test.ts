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
    ['as the fund writes her', {}],
    ['in capitals', { firstname: 'ZOË MARIA', name: 'MÜLLER-RÜEGG' }],
    ['without accents', { firstname: 'Zoe Maria', name: 'Muller-Ruegg' }],
    ['with umlauts spelt out', { name: 'Mueller-Rueegg' }],
    ['with her double name the other way round', { name: 'Rüegg-Müller' }],
    ['with a blank for the hyphen', { name: 'Müller Rüegg' }],
    ['with blanks around it', { firstname: ' Zoë  Maria ', name: '\u00a0Müller – Rüegg ' }],
    ['with one half of her double name', { name: 'Müller' }],
    ['without her second given name', { firstname: 'Zoë' }],
    ['with the initial of her second given name', { firstname: 'Zoë M.' }],
    ['with the digits of her number alone', { ahvNumber: '7569217076985' }],
    ['with accents as marks of their own', { firstname: 'Zoe\u0308', name: 'Mu\u0308ller' }],
    ['with marks of direction pasted along', { firstname: '\u200eZoë\u200f', name: '\u2068Müller\u2069' }],
  ])('%s is found', (_, part) => {
    expect(samePerson({ ...claimed, ...part }, insured)).toBe(true);
  });

  it.each([
    ['with another number', { ahvNumber: '756.0000.0000.19' }],
    ['with a wrong check digit', { ahvNumber: '756.9217.0769.84' }],
    ['without a number', { ahvNumber: '' }],
    ['with another day', { birthDate: '1980-02-02' }],
    ['with day and month exchanged', { birthDate: '1980-01-02' }],
    ['with a day that does not exist', { birthDate: '1980-02-30' }],
    ['with another name', { name: 'Meier' }],
    ['with another first name', { firstname: 'Eva' }],
    ['with first and last name exchanged', { firstname: 'Müller-Rüegg', name: 'Zoë Maria' }],
    ['with an initial alone', { firstname: 'Z' }],
    ['with the start of a name', { name: 'Mü' }],
    ['without a name', { name: '' }],
    ['with nothing but signs', { name: '-–\u200e.' }],
    ['with emoji', { firstname: '🙂' }],
  ])('%s is not found', (_, part) => {
    expect(samePerson({ ...claimed, ...part }, insured)).toBe(false);
  });

  it('is not found by a birth date that the fund does not know', () => {
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
  ])('%s and %s are the same', (one, other) => {
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
  ])('%s and %s are not', (one, other) => {
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

  it('the comparison neither fails nor depends on which name comes first', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        expect(sameName(one, other)).toBe(sameName(other, one));
      }),
      { numRuns: 2000 },
    );
  });

  it('a name is itself in capitals, in any order and with other signs between its words', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(' ', '-', ' - ', '\u00a0'), (words, sign) => {
        expect(sameName(words.join(' '), words.toReversed().join(sign).toUpperCase())).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('no other number and no other day ever finds somebody', () => {
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
