import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { namedValue } from './named-value.ts';
import french from '#words/fr-FR/calculation.json';
import german from '#words/de-CH/calculation.json';
import { fill } from './fill.ts';

test('a name and its value are written as in the texts of the language', () => {
  const said = { name: 'Taux', value: '5' };
  expect(namedValue('Taux', '5', 'fr-FR')).toBe(fill(french.nameValue, said));
  for (const locale of locales.filter((each) => each !== 'fr-FR')) {
    expect([locale, namedValue('Taux', '5', locale)]).toEqual([locale, fill(german.nameValue, said)]);
  }
});
