import { expect, it } from 'vitest';
import { bareWebsite, emailLink, phoneLink } from './reach.ts';

it('only a phone number is linked for dialling, by its digits and a leading plus', () => {
  expect(phoneLink('+41 (0)44 123/45-67.8')).toBe('tel:+414412345678');
  for (const country of ['+41-(0)', '+41/(0)', '+41 ( 0 )', '+41(0)']) {
    expect(phoneLink(`${country}44 123 45 67`), country).toBe('tel:+41441234567');
  }
  expect(phoneLink('0041 (0)44 123 45 67')).toBe('tel:0041441234567');
  expect(phoneLink('044 123 45–67')).toBe('tel:0441234567');
  expect(phoneLink('117')).toBe('tel:117');
  for (const text of ['', '12', '---', '+41', '044 123 45 67, werktags', 'Tel. 044 123 45 67', '044+123'])
    expect(phoneLink(text)).toBeNull();
});

it('only an e-mail address is linked for writing', () => {
  expect(emailLink('anna.muster+pk@kasse-nord.example')).toBe('mailto:anna.muster+pk@kasse-nord.example');
  for (const text of ['anna', 'anna@', '@kasse.example', 'anna@kasse.example?cc=x@y.example', 'an na@kasse.example']) {
    expect(emailLink(text)).toBeNull();
  }
});

it('a web address is shown without protocol and trailing slash', () => {
  expect(bareWebsite('HTTPS://www.example.org/')).toBe('www.example.org');
  expect(bareWebsite('http://example.org/kasse/')).toBe('example.org/kasse');
  expect(bareWebsite('example.org')).toBe('example.org');
});
