import { expect, it } from 'vitest';
import { addressLines, placeLine } from './address-lines.ts';

it('an address is written as on a letter, without empty lines', () => {
  expect(
    addressLines({ addressRow1: ' Seeweg 9 ', addressRow2: '', zipCode: '8001', city: 'Zürich', country: null }),
  ).toEqual(['Seeweg 9', '8001 Zürich']);
});

it('postcode and city share a line, or one of them has it to itself', () => {
  expect(placeLine({ zipCode: null, city: 'Zürich' })).toBe('Zürich');
  expect(placeLine({ zipCode: '8001' })).toBe('8001');
  expect(placeLine({})).toBe('');
});
