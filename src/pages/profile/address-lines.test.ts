import { expect, it } from 'vitest';
import { addressLines, placeLine } from './address-lines.ts';

it('writes an address as on a letter, without empty lines', () => {
  expect(
    addressLines({ addressRow1: ' Seeweg 9 ', addressRow2: '', zipCode: '8001', city: 'Zürich', country: null }),
  ).toEqual(['Seeweg 9', '8001 Zürich']);
});

it('puts postcode and city on one line, or whichever is known', () => {
  expect(placeLine({ zipCode: null, city: 'Zürich' })).toBe('Zürich');
  expect(placeLine({ zipCode: '8001' })).toBe('8001');
  expect(placeLine({})).toBe('');
});
