import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#kernel/email-address.ts';
import { meantAddress } from './email-slips.ts';

describe('A slip in an e-mail address', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gamil.com', 'anna@gmail.com'],
    ['anna@gmal.com', 'anna@gmail.com'],
    ['anna@gmaill.com', 'anna@gmail.com'],
    ['anna@gnail.com', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@gmail.cm', 'anna@gmail.com'],
    ['anna@gmail.ch', 'anna@gmail.com'],
    ['anna@gmial.con', 'anna@gmail.com'],
    ['anna@hotmial.com', 'anna@hotmail.com'],
    ['anna@hotmai.com', 'anna@hotmail.com'],
    ['anna@bluewin.hc', 'anna@bluewin.ch'],
    ['anna@bluewin.com', 'anna@bluewin.ch'],
    ['anna@bluwin.ch', 'anna@bluewin.ch'],
    ['anna@outlok.com', 'anna@outlook.com'],
    ['anna@gmx.hc', 'anna@gmx.ch'],
    ['anna@muster-bau.hc', 'anna@muster-bau.ch'],
    ['anna@muster-bau.con', 'anna@muster-bau.com'],
  ])('is noticed in the domain: %s means %s', (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });

  it.each([
    ['anna@gmail,com', 'anna@gmail.com'],
    ['anna@muster-bau,ch', 'anna@muster-bau.ch'],
    ['anna@gmail..com', 'anna@gmail.com'],
    ['anna@gmail.com.', 'anna@gmail.com'],
    ['anna @gmail.com', 'anna@gmail.com'],
    ['mailto:anna@gmail.com', 'anna@gmail.com'],
    ['Anna.Kellergmail.com', 'Anna.Keller@gmail.com'],
    // Shift and 2 is the @ on an English keyboard, and a quotation mark on a Swiss one.
    ['anna.keller"bluewin.ch', 'anna.keller@bluewin.ch'],
    ['anna.keller.bluewin.ch', 'anna.keller@bluewin.ch'],
    ['anna.googlemail.com', 'anna@googlemail.com'],
    ['anna.bluemail.ch', 'anna@bluemail.ch'],
  ])('is noticed in the signs: %s means %s', (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });

  it.each([
    '',
    'anna',
    'anna@',
    'anna@example',
    'anna@muster-bau.ch',
    'anna@Gmail.com',
    ' anna@gmail.com ',
    'anna@mail.com',
    'anna@email.com',
    'anna@outlook.at',
    'anna@hotmail.be',
    'anna@yahoo.at',
    'anna@muster.constructor',
    'anna@ymail.com',
    'anna@gms.ch',
    'anna@example.co',
    'anna@a@gmail.com',
    'gmail.com',
    '@gmail.com',
    'anna.muster-bau.ch',
  ])('is not seen in %j', (typed) => {
    expect(meantAddress(typed)).toBeNull();
  });

  it.each(['anna@gmail.com', 'anna@hotmail.fr', 'anna@bluewin.ch', 'anna@gmx.net', 'anna@yahoo.co.uk', 'anna@me.com'])(
    'is not seen while %s is being typed',
    (address) => {
      const typing = Array.from(address, (_, index) => address.slice(0, index + 1));
      expect(typing.map(meantAddress).filter((meant) => meant !== null)).toEqual([]);
    },
  );

  it('is never mended into what is no address, or into another slip', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.emailAddress(),
          fc.domain().map((domain) => `anna@${domain}`),
        ),
        (typed) => {
          const meant = meantAddress(typed);
          if (meant === null) return;
          expect(isEmailAddress(meant)).toBe(true);
          expect(meantAddress(meant)).toBeNull();
        },
      ),
    );
  });
});
