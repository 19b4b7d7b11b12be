import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, pin, required, ruleKeys, smsCode, type Rule } from './basic-rules.ts';
import { ahvNumber, date, dateBeforeToday, longest, mobileNumber, personName, unlike, zipCode } from './rules.ts';

const runs = { numRuns: 10_000 };
const today = '2026-11-21';

/** Every named rule of one value. */
const rules: Readonly<Record<string, Rule>> = {
  required,
  email,
  mobileNumber,
  pin,
  smsCode,
  ahvNumber,
  date,
  dateBeforeToday: (value) => dateBeforeToday(value, today),
  zipCode: zipCode('CH'),
  zipCodeWithLetters: zipCode('GB'),
  longest: longest(100),
  unlike: unlike('anna@example.org'),
  ...Object.fromEntries(personName.map((rule, place) => [`personName ${place + 1}`, rule])),
};

/**
 * What people type and paste: any script, emoji, invisible characters, lone surrogates, digits with separators, and
 * long texts.
 */
const anything = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 12, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 12,
    arbitrary: fc.string({
      unit: fc.constantFrom(...Array.from('0123456789.+-/ ()@ aé\u00a0\u200e\u202e٣🙂')),
      maxLength: 40,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', '\ud800', '\u0000', 'x'.repeat(5000), '1 '.repeat(2500), ' '.repeat(5000)),
  },
);

/** Separators that people put between digits. */
const separator = fc.constantFrom('', ' ', '.', '-', '\u00a0', '–');

/** JavaScript's calendar, as a reference. */
const realDay = (year: number, month: number, day: number): Date | null => {
  const made = new Date(0);
  made.setUTCFullYear(year, month - 1, day);
  return made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day ? made : null;
};

/** Existing and impossible days, in the two accepted forms. */
const day = fc
  .record({
    year: fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 2015, max: 2030 })),
    month: fc.integer({ min: 0, max: 14 }),
    day: fc.integer({ min: 0, max: 33 }),
    iso: fc.boolean(),
  })
  .map((parts) => {
    const [year, month, number] = [
      String(parts.year).padStart(4, '0'),
      String(parts.month).padStart(2, '0'),
      String(parts.day).padStart(2, '0'),
    ];
    const made = parts.year >= 1000 && parts.year <= 3000 ? realDay(parts.year, parts.month, parts.day) : null;
    return { typed: parts.iso ? `${year}-${month}-${number}` : `${number}.${month}.${year}`, made };
  });

/** The check digit by the EAN-13 standard: from the right, every other digit counts three times. */
const isRight = (digits: string): boolean => {
  const weighted = Array.from(digits)
    .toReversed()
    .map((digit, place) => BigInt(digit) * (place % 2 === 1 ? 3n : 1n));
  return weighted.reduce((sum, next) => sum + next, 0n) % 10n === 0n;
};

const isoOf = (made: Date): string => made.toISOString().slice(0, 10);
const holds = (rule: Rule, value: string): boolean => rule(value) === null;

describe('10,000 random inputs', () => {
  it('no random input makes a named rule throw, and every failure has a text', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const wordless = Object.entries(rules).filter(([, rule]) => {
          const failure = rule(typed);
          return failure !== null && !ruleKeys.includes(failure.key);
        });
        expect(wordless).toEqual([]);
      }),
      runs,
    );
  });

  it('a social security number is valid exactly if its country is 756 and its check digit is right', () => {
    const typed = fc.record({
      country: fc.oneof(
        { weight: 9, arbitrary: fc.constant('756') },
        { weight: 1, arbitrary: fc.stringMatching(/^\d{3}$/) },
      ),
      rest: fc.oneof(
        { weight: 9, arbitrary: fc.stringMatching(/^\d{10}$/) },
        { weight: 1, arbitrary: fc.stringMatching(/^\d{8,12}$/) },
      ),
      separator,
    });
    fc.assert(
      fc.property(typed, ({ country, rest, separator: sign }) => {
        const digits = country + rest;
        const shown = [country, rest.slice(0, 4), rest.slice(4, 8), rest.slice(8)].join(sign);
        expect(holds(ahvNumber, shown)).toBe(country === '756' && digits.length === 13 && isRight(digits));
      }),
      runs,
    );
    fc.assert(
      fc.property(anything, (text) => {
        if (text.trim() !== '' && holds(ahvNumber, text) && holds(required, text)) {
          expect(isRight(text.replaceAll(/\D/g, ''))).toBe(true);
        }
      }),
      runs,
    );
  });

  it('a date is valid exactly if the calendar has the day and the year is between 1000 and 3000', () => {
    fc.assert(
      fc.property(day, ({ typed, made }) => {
        expect(holds(date, typed)).toBe(made !== null);
      }),
      runs,
    );
  });

  it('a date is before today exactly if the calendar says so', () => {
    fc.assert(
      fc.property(day, ({ typed, made }) => {
        expect(holds((value) => dateBeforeToday(value, today), typed)).toBe(made !== null && isoOf(made) < today);
      }),
      runs,
    );
  });

  it('a mobile number never contains a letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ]{0,8}$/), fc.stringMatching(/^[b-z]{1,3}$/), (digits, letters) => {
        expect(holds(mobileNumber, digits + letters + digits)).toBe(false);
      }),
      runs,
    );
  });

  it('a mobile number has 9 digits after the Swiss calling code, however they are separated', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('+41', '0041', '0', '+41 (0)'),
        fc.stringMatching(/^[1-9]\d{6,10}$/),
        separator,
        (prefix, national, sign) => {
          const typed = prefix + sign + [national.slice(0, 2), national.slice(2, 5), national.slice(5)].join(sign);
          expect(holds(mobileNumber, typed)).toBe(national.length === 9);
        },
      ),
      runs,
    );
  });

  it('a code has at least 4 characters, an SMS code at least 4 digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{1,12}$/), (typed) => {
        expect(holds(pin, typed)).toBe(typed.length >= 4);
        expect(holds(smsCode, typed)).toBe(/^\d{4,}$/.test(typed.replaceAll('-', '')));
      }),
      runs,
    );
  });

  it('an e-mail address has exactly one @, a dotted domain and no blank', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anything), (typed) => {
        const text = typed.trim();
        if (text === '' || !holds(required, text) || !holds(email, text)) return;
        expect(text.split('@')).toHaveLength(2);
        expect(text.split('@')[1]).toContain('.');
        expect(text.length).toBeLessThanOrEqual(300);
      }),
      runs,
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{2,10}$/), (local, domain) => {
        expect(holds(email, `${local}.x+y@${domain}.${domain}.ch`)).toBe(true);
        for (const broken of [
          `${local}${domain}.ch`,
          `${local}@@${domain}.ch`,
          `${local}@${domain}`,
          `@${domain}.ch`,
          `${local} x@${domain}.ch`,
        ]) {
          expect(holds(email, broken)).toBe(false);
        }
      }),
      runs,
    );
  });

  it('a Swiss postcode has exactly four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-C -]{1,6}$/), (typed) => {
        if (typed.trim() === '') return;
        expect(holds(zipCode('CH'), typed)).toBe(/^\d{4}$/.test(typed.trim()));
      }),
      runs,
    );
  });
});
