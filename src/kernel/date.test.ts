import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, isUnknownDate, parseDate } from './date.ts';

describe('A date on the screen', () => {
  it('formats a date as day, month and year with dots', () => {
    expect(formatDate('2026-01-31')).toBe('31.01.2026');
    expect(formatDate('2026-01-31T08:00:00Z')).toBe('31.01.2026');
  });

  it('masks a date in year 0001', () => {
    expect(formatDate('0001-01-01')).toBe('**.**.****');
    expect(formatDate('0001-01-01T00:00:00')).toBe('**.**.****');
  });

  it.each([
    '2026x01-01',
    '2026-01x01',
    '2026/01/01',
    '20:6-01-01',
    '202/-01-01',
    '2026-01-00',
    '2026-00-01',
    '2026-13-01',
  ])('shows a dash for %s, which is no date', (text) => {
    expect(formatDate(text)).toBe('–');
  });

  it('shows a dash for a missing date', () => {
    expect([formatDate(null), formatDate(''), formatDate('soon'), formatDate('2026-02-30')]).toEqual([
      '–',
      '–',
      '–',
      '–',
    ]);
  });
});

describe('A date that somebody types', () => {
  it.each([
    ['31.01.2026', '2026-01-31'],
    ['1.1.2026', '2026-01-01'],
    [' 31/1/2026 ', '2026-01-31'],
    ['2026-01-31', '2026-01-31'],
    ['29.02.2024', '2024-02-29'],
    ['01.01.1000', '1000-01-01'],
    ['31.12.3000', '3000-12-31'],
    ['31012026', '2026-01-31'],
    ['1. 2. 2026', '2026-02-01'],
    ['31–01–2026', '2026-01-31'],
    ['\u202a31.01.2026\u202c', '2026-01-31'],
    ['2026 - 01 - 31', '2026-01-31'],
  ])('understands %s', (typed, iso) => {
    expect(parseDate(typed)).toBe(iso);
  });

  it.each([
    '29.02.2025',
    '29.02.1900',
    '31.04.2026',
    '00.01.2026',
    '01.13.2026',
    '31.12.0999',
    '01.01.3001',
    '1.1.26',
    '010126',
    '310120261',
    '131012026',
    '131.01.2026',
    '31.01.20261',
    'x2026-01-31',
    '2026-01-311',
    '٠١.٠١.٢٠٢٦',
    '',
    'x',
  ])('rejects %s', (typed) => {
    expect(parseDate(typed)).toBeNull();
  });

  it('reads back what the screen shows, for every day of two thousand years', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('3000-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(parseDate(formatDate(iso))).toBe(iso);
        },
      ),
    );
  });
});

describe('A date that the fund does not know', () => {
  it('treats year 0001 and a missing date as unknown', () => {
    expect([isUnknownDate('0001-01-01'), isUnknownDate(null), isUnknownDate('1970-01-01')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
