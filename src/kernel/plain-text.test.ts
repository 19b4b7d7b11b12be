import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

describe('A pasted text', () => {
  it.each([
    ['\u202a+41\u00a079\u202c', '+41 79'],
    [' 756.9217\u200b.0769.85\ufeff', '756.9217.0769.85'],
    ['\u200fحسن\u200e', 'حسن'],
    ['Bahnhofstrasse\u0007 4\u0000', 'Bahnhofstrasse  4'],
    ['', ''],
  ])('removes invisible characters', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  it('keeps letters of every script, and joined emoji', () => {
    for (const name of ['Zoë', 'Łukasz', 'שרה', 'كلارا', '李', 'Nguyễn']) expect(plainLine(name)).toBe(name);
    expect(plainLine(' Anna \n Maria ')).toBe('Anna Maria');
    expect(plainLine('Zoe\u0308')).toBe('Zoë');
    expect(plainText('👩\u200d👩\u200d👧')).toBe('👩\u200d👩\u200d👧');
  });

  it('cleaning a text twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(plainText(plainText(typed))).toBe(plainText(typed));
        expect(plainLine(plainLine(typed))).toBe(plainLine(typed));
      }),
      { numRuns: 10_000 },
    );
  });
});
