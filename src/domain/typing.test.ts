import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, parseDate } from '#kernel/date.ts';
import { formatCodeInput, formatDateInput, formatPhone } from './typing.ts';

describe('A date field while somebody types', () => {
  it.each([
    ['0', '0'],
    ['01', '01'],
    ['010', '01.0'],
    ['0102', '01.02'],
    ['01021', '01.02.1'],
    ['01021964', '01.02.1964'],
    ['1.', '1.'],
    ['1.2.', '1.2.'],
    ['1.2.1964', '1.2.1964'],
    ['1/2/1964', '1.2.1964'],
    ['1 2 1964', '1.2.1964'],
    ['01.021964', '01.02.1964'],
    ['1964', '1964'],
    ['1964-02', '1964-02'],
    ['1964-02-01', '01.02.1964'],
    ['1. Februar', '1. Februar'],
    [' 0102 ', '01.02'],
    ['x1964-02-01', 'x1964-02-01'],
    ['1964-02-30', '1964-02-30'],
    ['1964.02.01', '1964.02.01'],
    ['31', '31'],
    ['311', '31.1'],
    ['32', '32'],
    ['3212', '3212'],
    ['3112', '31.12'],
    ['3113', '3113'],
    ['013', '01.3'],
    ['010219641', '010219641'],
    ['1.2.1964.5', '1.2.1964.5'],
    ['.2.1964', '.2.1964'],
    ['123.2.1964', '123.2.1964'],
    ['12 ', '12'],
    ['1964-02-011', '1964-02-011'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatDateInput(typed)).toBe(shown);
  });

  it('leaves a date that it has already formatted unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d./ -]{0,12}$/)), (typed) => {
        expect(formatDateInput(formatDateInput(typed))).toBe(formatDateInput(typed));
      }),
      { numRuns: 10_000 },
    );
  });

  it('reads every day typed digit by digit, without a dot, as that day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const digits = formatDate(iso).replaceAll('.', '');
          const shown = Array.from(digits).reduce((before, digit) => formatDateInput(before + digit), '');
          expect(parseDate(shown)).toBe(iso);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('A phone number that has been typed', () => {
  it.each([
    ['0791234567', '+41 79 123 45 67'],
    ['+41 (0)79 123 45 67', '+41 79 123 45 67'],
    ['0041791234567', '+41 79 123 45 67'],
    ['+4232345678', '+423 234 56 78'],
    ['00351912345678', '+351 912 345 678'],
    [' 079 12 ', '079 12'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });
});

describe('A code from a letter', () => {
  it.each([
    ['k7qp4xrm', 'K7QP-4XRM'],
    ['K7QP 4XRM', 'K7QP-4XRM'],
    ['K7QP-4XRM', 'K7QP-4XRM'],
    ['k7qp4', 'K7QP-4'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatCodeInput(typed, 4)).toBe(shown);
  });
});
