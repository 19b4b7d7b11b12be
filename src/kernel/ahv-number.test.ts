import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ahvDigits, formatAhvInput, parseAhvNumber } from './ahv-number.ts';

describe('A social security number', () => {
  it.each([
    '756.9217.0769.85',
    '7569217076985',
    ' 756 9217 0769 85 ',
    '756-9217-0769-85',
    '756.0000.0000.19',
    '\u202a756.9217.0769.85\u202c',
    '756\u00a09217\u00a00769\u00a085',
  ])('accepts %s as a social security number', (typed) => {
    expect(parseAhvNumber(typed)).toMatch(/^756\.\d{4}\.\d{4}\.\d{2}$/);
  });

  it.each([
    '756.0000.0000.01',
    '756.9217.0769.84',
    '757.9217.0769.85',
    '756921707698',
    '75692170769850',
    '',
    'AHV',
    '756.9217.0769.8S',
    'AHV 756.9217.0769.85',
    '756.9217.0769.85 (AHV)',
  ])('rejects %s as a social security number', (typed) => {
    expect(parseAhvNumber(typed)).toBeNull();
  });

  it('accepts exactly one check digit, whatever the other digits are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        const accepted = '0123456789'.split('').filter((last) => parseAhvNumber(`756${nine}${last}`) !== null);
        expect(accepted).toHaveLength(1);
      }),
    );
  });

  it('detects any single mistyped digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = '7569217076985'.split('');
        digits[place] = String((Number(digits[place]) + shift) % 10);
        expect(parseAhvNumber(digits.join(''))).toBeNull();
      }),
    );
  });

  it('compares numbers by their digits', () => {
    expect(ahvDigits('756.9217.0769.85')).toBe(ahvDigits('756 9217 0769 85'));
  });
});

describe('The field for it', () => {
  it('inserts the dots while one types and stops at 13 digits', () => {
    expect(formatAhvInput('75')).toBe('75');
    expect(formatAhvInput('7569')).toBe('756.9');
    expect(formatAhvInput('7569217076985123')).toBe('756.9217.0769.85');
    expect(formatAhvInput('756a.9b')).toBe('756.9');
  });

  it('leaves what it has already formatted unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(formatAhvInput(formatAhvInput(typed))).toBe(formatAhvInput(typed));
      }),
    );
  });
});
