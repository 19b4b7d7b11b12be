import { expect, test } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { simulatorNames } from '#contract/simulations.ts';
import { wordsOf } from '../support/words.ts';

test.each(locales)('%s names a simulator in a column as everywhere, with the places where it may break', (locale) => {
  const { names, columns } = wordsOf(locale, 'scenarios');
  for (const name of simulatorNames) {
    expect(columns[name].replaceAll('\u00AD', '')).toBe(names[name]);
    // On a phone a column has room for about ten letters.
    expect(columns[name].split(/[\s\u00AD]/).filter((part) => part.length > 10)).toEqual([]);
  }
});
