import { expect, it } from 'vitest';
import { bareWebsite, dialled } from './reach.ts';

it('a phone number is dialled by its digits and a leading plus', () => {
  expect(dialled('+41 (0)44 123-45.67')).toBe('+410441234567');
  expect(dialled('044/123 45 67+1')).toBe('04412345671');
});

it('a web address is shown without protocol and trailing slash', () => {
  expect(bareWebsite('HTTPS://www.example.org/')).toBe('www.example.org');
  expect(bareWebsite('http://example.org/kasse/')).toBe('example.org/kasse');
  expect(bareWebsite('example.org')).toBe('example.org');
});
