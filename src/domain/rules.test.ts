import { describe, expect, it } from 'vitest';
import deCH from '../i18n/messages/de-CH/rules.json' with { type: 'json' };
import {
  ahvNumber,
  backendValid,
  date,
  dateBeforeToday,
  dateBetween,
  degree,
  email,
  employmentDegree,
  firstDayOfMonth,
  firstFailure,
  lastDayOfMonth,
  numberWithoutLetters,
  password,
  passwordsMatch,
  phone,
  pin,
  positiveNumber,
  required,
  smsCode,
  textWithoutDigits,
} from './rules.ts';
import type { Rule } from './rules.ts';

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
  ['a phone number', phone, ['+41 79 123 45 67', '079 123 45 67', '123456'], ['12345', 'abcdefg', '+41 79 x']],
  ['a PIN', pin, ['1234', 'AB7K9QXZ'], ['123']],
  ['an SMS code', smsCode, ['1234', '012345', '123 456'], ['123', '12a4']],
  ['a password', password, ['abcdefg!', 'Pa ssw0rd.'], ['abcdefgh', 'a!', '12345678']],
  ['a social security number', ahvNumber, ['756.9217.0769.85', '7569217076985'], ['756.9217.0769.84', '123']],
  ['a date', date, ['31.01.2026', '2026-01-31'], ['31.02.2026', '31.01.26', '01.01.0999', 'soon']],
  ['the first day of a month', firstDayOfMonth, ['01.03.2026'], ['02.03.2026', 'x']],
  ['the last day of a month', lastDayOfMonth, ['28.02.2025', '29.02.2024'], ['28.02.2024']],
  ['an employment degree', employmentDegree, ['0', '100', '140', '80 %', '62,5'], ['141', '-1', 'full']],
  ['a number without letters', numberWithoutLetters, ['12', "1'000", '-3'], ['12a', 'CHF 12']],
  ['a positive number', positiveNumber, ['0', '100', '250'], ['-1', 'x']],
  ['a text without digits', textWithoutDigits, ['Zoë', 'Anna-Maria'], ['Anna2']],
  ['a degree', degree, ['0', '100', '48%', '48 %'], ['101', '-1', '%']],
];

describe('A field', () => {
  for (const [name, rule, good, bad] of table) {
    it.each(good)(`for ${name} takes "%s"`, (value) => {
      expect(rule(value)).toBeNull();
    });
    it.each(bad)(`for ${name} refuses "%s"`, (value) => {
      expect(rule(value)).not.toBeNull();
    });
    if (rule !== required) {
      it(`for ${name} may stay empty where it is optional`, () => {
        expect(rule('')).toBeNull();
      });
    }
  }

  it('for a day between bounds names the bounds as people write them', () => {
    const bounds = { from: '2026-01-01', to: '2026-12-31' };
    expect(dateBetween('01.01.2026', bounds)).toBeNull();
    expect(dateBetween('31.12.2025', bounds)).toEqual({
      key: 'dateBetween',
      params: { from: '01.01.2026', to: '31.12.2026' },
    });
    expect(dateBetween('x', bounds)).toEqual({ key: 'date' });
  });

  it('for a day in the past refuses today', () => {
    expect(dateBeforeToday('20.11.2026', '2026-11-21')).toBeNull();
    expect(dateBeforeToday('21.11.2026', '2026-11-21')).toEqual({ key: 'dateBeforeToday' });
  });

  it('shows what the provider said, and compares two passwords letter for letter', () => {
    expect(backendValid('Schon vergeben')).toEqual({ key: 'backendValid', params: { message: 'Schon vergeben' } });
    expect(backendValid(null)).toBeNull();
    expect(passwordsMatch('a', 'A')).toEqual({ key: 'passwordsMatch' });
    expect(passwordsMatch('a', 'a')).toBeNull();
  });

  it('says the first thing that is wrong', () => {
    expect(firstFailure('', [required, email])).toEqual({ key: 'required' });
    expect(firstFailure('x', [required, email])).toEqual({ key: 'email' });
  });

  it('speaks German in the agreed words', () => {
    expect(deCH).toMatchObject({
      required: 'Pflichtfeld darf nicht leer sein',
      passwordsMatch: 'Passwörter stimmen nicht überein',
      email: 'E-Mail ist ungültig',
      phone: 'Telefonnummer ist ungültig',
      pin: 'PIN ist ungültig',
      ahvNumber: 'Da ist etwas schiefgelaufen. Bitte korrigieren.',
      positiveNumber: 'Zahl zwischen 0 und 100.',
      dateBeforeToday: 'Das Datum muss vor dem aktuellen Datum liegen.',
    });
  });
});
