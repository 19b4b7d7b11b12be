import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatChf, formatPercent, formatThousands, parseAmount, toCentimes, toChf } from './money.ts';

describe('An amount on the screen', () => {
  it('has an apostrophe at the thousands and two decimals', () => {
    expect(formatAmount(31214.2)).toBe('31’214.20');
    expect(formatAmount(1_480_000)).toBe('1’480’000.00');
    expect(formatAmount(0)).toBe('0.00');
    expect(formatAmount(-1234.5)).toBe('−1’234.50');
  });

  it('carries CHF before it with a space that does not break', () => {
    expect(formatChf(31214.2)).toBe('CHF\u00a031’214.20');
  });

  it('rounds the figure one reads, and never shows a negative nothing', () => {
    expect(formatAmount(1.005)).toBe('1.01');
    expect(formatAmount(-0.001)).toBe('0.00');
    expect(formatAmount(-0)).toBe('0.00');
  });

  it('reads as a dash where there is no number', () => {
    expect(formatAmount(Number.NaN)).toBe('–');
    expect(formatPercent(Number.POSITIVE_INFINITY)).toBe('–');
  });

  it('stands in thousands on an axis', () => {
    expect(formatThousands(250_000)).toBe('250');
    expect(formatThousands(1_250_000)).toBe('1’250');
    expect(formatThousands(12_500)).toBe('12.5');
  });
});

describe('An amount that somebody types', () => {
  it.each([
    ["12'000", 12_000],
    ['12’000.50', 12_000.5],
    ['12 000,50', 12_000.5],
    ['1.200.000', 1_200_000],
    ['1,200,000.05', 1_200_000.05],
    ['1.200.000,05', 1_200_000.05],
    ['1.234', 1_234],
    ['12,5', 12.5],
    ['CHF 80’000.–', 80_000],
    ['Fr. 50.-', 50],
    ['80000', 80_000],
    ['80000.', 80_000],
    ['-5', -5],
    ['0.50', 0.5],
  ])('%s is understood', (typed, chf) => {
    expect(parseAmount(typed)).toBe(chf);
  });

  it.each(['', 'abc', '12a', "1'23", '1.2.3', '1,2,3', "1'234.567", '12.3456', '--5', '1e5', '.', '0.123'])(
    '%s is refused',
    (typed) => {
      expect(parseAmount(typed)).toBeNull();
    },
  );

  it('is read back exactly from what the screen shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000_000_00, max: 500_000_000_00 }), (centimes) => {
        expect(parseAmount(formatChf(toChf(centimes)).replace('CHF\u00a0-', '-'))).toBe(toChf(centimes) + 0);
      }),
    );
  });

  it('never turns into anything but a number or a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,'’ -CHF".split('')) }), (typed) => {
        const amount = parseAmount(typed);
        expect(amount === null || Number.isFinite(amount)).toBe(true);
      }),
    );
  });
});

describe('Centimes', () => {
  it('survive the way to CHF and back', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger().filter((n) => Math.abs(n) < 1e13),
        (centimes) => {
          expect(toCentimes(toChf(centimes))).toBe(centimes + 0);
        },
      ),
    );
  });
});
