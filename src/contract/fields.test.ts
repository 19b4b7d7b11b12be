import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { birthDay, day, knownDay, wholeNumber } from './fields.ts';

describe.each([
  ['a day', day],
  ['a day that may be unknown', knownDay],
  ['a birth date', birthDay],
])('On the wire, %s', (_, schema) => {
  test('is written as YYYY-MM-DD', () => {
    expect(z.encode<z.ZodMiniType>(schema, '2026-02-28')).toBe('2026-02-28');
    expect(schema.parse('2026-02-28')).toBe('2026-02-28');
  });

  test.each(['2026-02-30', '2026-02-28T08:00:00Z', '28.02.2026', '2026-2-8', 'soon', ''])(
    'is not sent as "%s"',
    (date) => {
      expect(z.safeEncode<z.ZodMiniType>(schema, date).success).toBe(false);
    },
  );

  test('may come with a time, which is left out', () => {
    expect(schema.parse('2026-02-28T00:00:00')).toBe('2026-02-28');
  });

  test.each(['2026-02-30', '28.02.2026', '2026-2-8', 20_260_228])('is refused as %j', (date) => {
    expect(schema.safeParse(date).success).toBe(false);
  });
});

test('A day that may be unknown is null for null, a blank and year 0001', () => {
  expect([null, '', ' ', '0001-01-01', '0001-01-01T00:00:00'].map((date) => knownDay.parse(date))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(z.encode(knownDay, null)).toBeNull();
});

test('A birth date keeps year 0001, which is shown as a mask, and takes a mask for it', () => {
  expect(['0001-01-01T00:00:00', '**.**.****', '**.**.1980', 'XX'].map((date) => birthDay.parse(date))).toEqual(
    Array.from({ length: 4 }, () => '0001-01-01'),
  );
  expect([null, ''].map((date) => birthDay.parse(date))).toEqual([null, null]);
  expect(z.encode(birthDay, '0001-01-01')).toBe('0001-01-01');
});

test('What can be counted is a whole number, at least zero', () => {
  expect([0, 7].map((count) => wholeNumber.safeParse(count).success)).toEqual([true, true]);
  expect([-1, 0.5, '7', Number.NaN].map((count) => wholeNumber.safeParse(count).success)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
