import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { namedValue } from './named-value.ts';

test('a colon follows the name, in French after a no-break space', () => {
  for (const locale of locales) {
    const said = locale === 'fr-FR' ? 'Taux\u00a0: 5' : 'Taux: 5';
    expect([locale, namedValue('Taux', '5', locale)]).toEqual([locale, said]);
  }
});
