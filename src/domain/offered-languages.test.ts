import { expect, it } from 'vitest';
import { offeredLanguages } from './offered-languages.ts';

it('a fund offers its languages in the portal’s order', () => {
  expect(offeredLanguages({ languages: ['fr-FR', 'de-CH'], isMultiLanguage: true })).toEqual(['de-CH', 'fr-FR']);
});

it('a fund without multi-language support offers its default language', () => {
  expect(offeredLanguages({ languages: ['fr-FR', 'de-CH'], isMultiLanguage: false })).toEqual(['de-CH']);
  expect(offeredLanguages({ languages: ['it-IT', 'fr-FR'], isMultiLanguage: false })).toEqual(['fr-FR']);
});
