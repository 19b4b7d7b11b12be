import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatChf, formatPercent, formatRate, formatThousands, toCentimes, toChf } from './money.ts';

describe('An amount on the screen', () => {
  it('formats thousands with an apostrophe, and two decimals', () => {
    expect(formatAmount(31214.2)).toBe('31’214.20');
    expect(formatAmount(1_480_000)).toBe('1’480’000.00');
    expect(formatAmount(0)).toBe('0.00');
    expect(formatAmount(-1234.5)).toBe('−1’234.50');
  });

  it('puts CHF before the amount with a non-breaking space', () => {
    expect(formatChf(31214.2)).toBe('CHF\u00a031’214.20');
  });

  it('rounds what is shown, and never shows a negative zero', () => {
    expect(formatAmount(1.005)).toBe('1.01');
    expect(formatAmount(-0.001)).toBe('0.00');
    expect(formatAmount(-0)).toBe('0.00');
  });

  it('shows a dash for a missing amount', () => {
    expect(formatAmount(Number.NaN)).toBe('–');
    expect(formatPercent(Number.POSITIVE_INFINITY, 'de-CH')).toBe('–');
  });

  it('sets the percent sign apart in German, French and Italian, and next to the number in English and Portuguese', () => {
    for (const locale of ['de-CH', 'de-DE', 'fr-FR', 'it-IT'] as const) {
      expect([formatPercent(5.456, locale), formatRate(6.3667, locale)]).toEqual(['5.46\u00a0%', '6.3667\u00a0%']);
    }
    for (const locale of ['en-US', 'pt-BR'] as const) {
      expect([formatPercent(5.456, locale), formatRate(6.3667, locale)]).toEqual(['5.46%', '6.3667%']);
    }
  });

  it('shows thousands on an axis', () => {
    expect(formatThousands(250_000)).toBe('250');
    expect(formatThousands(1_250_000)).toBe('1’250');
    expect(formatThousands(12_500)).toBe('12.5');
  });
});

describe('Centimes', () => {
  it('converts centimes to CHF and back without loss', () => {
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
