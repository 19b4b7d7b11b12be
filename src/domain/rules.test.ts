import { describe, expect, it } from 'vitest';
import deCH from '#words/de-CH/rules.json' with { type: 'json' };
import { email, firstFailure, pin, required, smsCode } from './basic-rules.ts';
import { ahvNumber, date, dateBeforeToday, longest, mobileNumber, personName, unlike, zipCode } from './rules.ts';
import type { Rule } from './basic-rules.ts';

const table: readonly (readonly [name: string, rule: Rule, good: readonly string[], bad: readonly string[]])[] = [
  ['a required value', required, ['x', ' x '], ['', '   ']],
  [
    'an e-mail address',
    email,
    ['anna.keller@example.org', 'a@b.ch', 'anna+portal@sub.example.org', 'o’neill@example.org', 'x@zürich.example'],
    [
      'anna',
      'anna@',
      '@example.org',
      'a b@example.org',
      'a@b',
      'a@@b.ch',
      'a@-b.ch',
      'a..b@c.ch',
      '.a@c.ch',
      'a@b..ch',
    ],
  ],
  [
    'a mobile number',
    mobileNumber,
    ['+41 79 123 45 67', '0041 79 123 45 67', '0791234567', '+41 (0)79 123 45 67', '+351 912 345 678'],
    ['123456', '079 123 45 6', '079 123 45 6O', '+41', '79 123 45 67'],
  ],
  ['a PIN', pin, ['1234', 'AB7K9QXZ'], ['123']],
  [
    'an SMS code',
    smsCode,
    ['1234', '012345', '123 456', '123-456', '\u200e123456'],
    ['123', '12a4', 'a1234', '1234a', '٣٣٣٣'],
  ],
  ['a social security number', ahvNumber, ['756.9217.0769.85', '7569217076985'], ['756.9217.0769.84', '123']],
  ['a date', date, ['31.01.2026', '2026-01-31'], ['31.02.2026', '31.01.26', '01.01.0999', 'soon']],
  ['a postcode of Switzerland', zipCode('CH'), ['8000', ' 1003 '], ['800', '80000', 'CH-8000', '8O00']],
  ['a postcode of Liechtenstein', zipCode('LI'), ['9490'], ['94900']],
  ['a postcode of Germany', zipCode('DE'), ['10115'], ['D-10115', '1', '10115 D']],
  ['a postcode of Great Britain', zipCode('GB'), ['SW1A 1AA', 'm1 1ae', '1A'], ['§§', '-SW1', 'SW1 §', '§SW1A']],
  ['a text of three characters at most', longest(3), ['abc', '🙂🙂🙂', ' abc '], ['abcd']],
  ['a new address', unlike('anna@example.org'), ['eva@example.org'], ['anna@example.org', ' Anna@Example.org ']],
];

const taken = (country: string, value: string) => zipCode(country)(value) === null;

describe('A field', () => {
  for (const [name, rule, good, bad] of table) {
    it.each(good)(`accepts "%s" as ${name}`, (value) => {
      expect(rule(value)).toBeNull();
    });
    it.each(bad)(`rejects "%s" as ${name}`, (value) => {
      expect(rule(value)).not.toBeNull();
    });
    if (rule !== required) {
      it(`accepts an empty value as ${name}`, () => {
        expect(rule('')).toBeNull();
      });
    }
  }

  it('rejects today as a day in the past', () => {
    expect(dateBeforeToday('20.11.2026', '2026-11-21')).toBeNull();
    expect(dateBeforeToday('21.11.2026', '2026-11-21')).toEqual({ key: 'dateBeforeToday' });
  });

  it('requires at least 4 characters of a code', () => {
    for (const code of [pin, smsCode]) expect([code('1234'), code('123') === null]).toEqual([null, false]);
  });

  it('accepts only real calendar days of the years 1000 to 3000 as a date', () => {
    for (const day of ['01.01.1000', '31.12.3000', '29.02.2000', '1000-01-01']) expect(date(day)).toBeNull();
    for (const day of ['31.12.0999', '01.01.3001', '29.02.1900', '31.04.2026', '2026-13-01', '0001-01-01']) {
      expect(date(day)).toEqual({ key: 'date' });
    }
  });

  it('accepts any script, emoji and right-to-left letters as a name, and reports a name that is too long', () => {
    for (const name of ['Zoë', 'שרה', 'كلارا حسن', '李', '🙂', 'x'.repeat(100)]) {
      expect(firstFailure(name, personName)).toBeNull();
    }
    expect(firstFailure('\u200b', personName)).toEqual({ key: 'required' });
    expect(firstFailure('x'.repeat(101), personName)).toEqual({ key: 'longest', params: { most: '100' } });
  });

  it('reports the first broken rule', () => {
    expect(firstFailure('', [required, email])).toEqual({ key: 'required' });
    expect(firstFailure('x', [required, email])).toEqual({ key: 'email' });
  });

  it('knows each country’s postcode format', () => {
    expect(['9490', '94900'].map((value) => taken('LI', value))).toEqual([true, false]);
    expect(['SW1A 1AA', '1A', '-SW1', 'SW1 §', '§SW1A'].map((value) => taken('GB', value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['10115', '10115 D', 'D 10115'].map((value) => taken('DE', value))).toEqual([true, false, false]);
    expect(longest(3)('abcd')).toEqual({ key: 'longest', params: { most: '3' } });
  });

  it('reports a new value that equals the present one', () => {
    expect(unlike('anna@example.org')('ANNA@example.org')).toEqual({ key: 'unchanged' });
    expect([unlike(null)('x'), unlike(undefined)('')]).toEqual([null, null]);
  });

  it('has the agreed German texts for broken rules', () => {
    expect(deCH).toMatchObject({
      required: 'Pflichtfeld darf nicht leer sein',
      email: 'E-Mail ist ungültig',
      phone: 'Telefonnummer ist ungültig',
      pin: 'PIN ist ungültig',
      ahvNumber: 'Da ist etwas schiefgelaufen. Bitte korrigieren.',
      dateBeforeToday: 'Das Datum muss vor dem aktuellen Datum liegen.',
    });
  });
});
