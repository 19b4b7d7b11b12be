import { describe, expect, it } from 'vitest';
import { spanOf } from './span.ts';

describe('A span of time', () => {
  it.each([
    [0.2, '1 Sekunde'],
    [59, '59 Sekunden'],
    [60, '1 Minute'],
    [61, '2 Minuten'],
    [7199, '120 Minuten'],
    [7200, '2 Stunden'],
    [86_400, '24 Stunden'],
  ])('puts %d s into words: %s', (seconds, words) => {
    expect(spanOf(seconds, 'de-CH')).toBe(words);
  });

  it('puts a span of time into the person’s language', () => {
    expect(spanOf(300, 'it-IT')).toBe('5 minuti');
    expect(spanOf(300, 'pt-BR')).toBe('5 minutos');
  });
});
