import { describe, expect, it } from 'vitest';
import { formatRough } from '#kernel/rough-amount.ts';
import { readingOf } from './curve-reading.ts';
import type { CurveLine } from './curve-series.ts';

const line = (values: readonly (number | null)[], name?: string): CurveLine => ({
  key: name ?? 'own',
  name,
  values,
  look: 'solid',
  amountText: formatRough,
});

const place = { name: '31.12.2030' };

describe('What is said about a point', () => {
  it('is the first line’s amount, what happened on that day, and what differs from it', () => {
    const lines = [line([9, 1234]), line([9, 1234], 'Same'), line([9, 1000], 'Before')];
    expect(readingOf(place, 1, lines, undefined, ['Buy-in +5'], 'de-CH')).toEqual({
      name: '31.12.2030 · Buy-in +5',
      amount: 'CHF\u00a01’230',
      more: ['Before: CHF\u00a01’000'],
    });
  });

  it('is the next line’s amount where the first one has ended', () => {
    expect(readingOf(place, 1, [line([1, null]), line([null, 500])], undefined, [], 'de-CH')?.amount).toBe(
      'CHF\u00a0500',
    );
  });

  it('has the band where it has a width', () => {
    const band = { name: '1 % to 3 %', low: [5, 100, null], high: [5, 200, 300] };
    const more = [0, 1, 2].map((at) => readingOf(place, at, [line([5, 150, 250])], band, [], 'de-CH')?.more);
    expect(more).toEqual([[], ['1 % to 3 %: 100–200'], []]);
  });

  it('has colons as the language writes them', () => {
    const band = { name: '1 % à 3 %', low: [100], high: [200] };
    const lines = [line([1234]), line([1000], 'Avant')];
    expect(readingOf(place, 0, lines, band, [], 'fr-FR')?.more).toEqual([
      '1 % à 3 %\u00a0: 100–200',
      'Avant\u00a0: CHF\u00a01’000',
    ]);
  });

  it('is nothing without an amount or a place', () => {
    expect(readingOf(place, 0, [line([null])], undefined, [], 'de-CH')).toBeNull();
    expect(readingOf(undefined, 0, [line([1])], undefined, [], 'de-CH')).toBeNull();
  });
});
