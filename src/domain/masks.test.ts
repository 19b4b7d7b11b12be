import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail, maskPhone } from './masks.ts';

describe('Masked data', () => {
  it('shows the first and last three characters of an address', () => {
    expect(maskEmail('anna.keller@example.org')).toBe('ann*****************org');
  });

  it('shows the first six and last two characters of a number', () => {
    expect(maskPhone('+41791234567')).toBe('+41791****67');
  });

  it('shows a third of shorter values', () => {
    expect([maskEmail('a@b.ch'), maskEmail('a@bc.ch')]).toEqual(['a@**ch', 'a@b*.ch']);
    expect([maskPhone('+4179123'), maskPhone('+417'), maskPhone('123')]).toEqual(['+4*****3', '+**7', '1**']);
  });

  it('always hides something and keeps the length, however short the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: fc.constantFrom(...'abc@.+0123456789'.split('')) }), (text) => {
        for (const masked of [maskEmail(text), maskPhone(text)]) {
          expect(masked).toHaveLength(text.length);
          expect(masked).toContain('*');
        }
      }),
    );
    expect([maskEmail(''), maskPhone('')]).toEqual(['', '']);
  });
});
