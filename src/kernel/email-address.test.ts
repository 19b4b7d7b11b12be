import { describe, expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('An e-mail address', () => {
  test.each(['anna.keller@example.org', "o'neil+fund@mail.example.ch", 'zoë@müller.example', 'a@b.co'])(
    'recognises %s as an e-mail address',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  test.each([
    'anna',
    'anna@example',
    '@example.org',
    'anna@@example.org',
    'anna keller@example.org',
    '.anna@example.org',
    'anna.@example.org',
    'an..na@example.org',
    'anna@-example.org',
    'anna@example-.org',
    'anna@example..org',
    'anna@example.o',
    'anna@127.0.0.1',
    'anna@example.org\n',
    'Anna <anna@example.org>',
    `${'a'.repeat(65)}@example.org`,
    `anna@${'a'.repeat(64)}.org`,
    `anna@${'abcdefgh.'.repeat(28)}org`,
  ])('does not recognise %s as an e-mail address', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  test('accepts up to 64 characters before the @', () => {
    expect(isEmailAddress(`${'a'.repeat(64)}@example.org`)).toBe(true);
  });
});
