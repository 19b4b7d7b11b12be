import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { configurationsSchema, globalSettingsSchema } from './settings.ts';

test('A slip in a fund’s looks does not make its settings unreadable: that key is as good as absent', () => {
  expect(z.parse(configurationsSchema, { brand: { primary: 'salmon', secondary: '#0d4f57', corner: 'wavy' } })).toEqual(
    {
      brand: { primary: undefined, secondary: '#0d4f57', corner: undefined },
    },
  );
  expect(z.parse(configurationsSchema, { brand: 'red' })).toEqual({ brand: undefined });
});

const settings = { tenantName: 'musterfund', displayName: 'Pensionskasse Musterfund', logoImage: '/logo.svg' };

test.each([
  ['a language the portal does not speak', { languages: ['fr-FR', 'es-ES'] }, { languages: ['fr-FR', 'de-CH'] }],
  ['no languages', {}, { languages: ['de-CH'] }],
  ['a banner that is no text by language', { configurations: { infoBanner: 'Hallo' } }, { configurations: {} }],
  ['nobody to contact', { configurations: { contact: null } }, { configurations: {} }],
  ['no configurations', { configurations: null }, { configurations: {} }],
  ['an image that is no address', { favicon: 5 }, { favicon: undefined }],
  ['a switch that is none', { disableEmailChange: 'no' }, { disableEmailChange: false }],
  ['settings of an unknown language', { tenantConfigurations: { 'es-ES': {} } }, { tenantConfigurations: {} }],
])('A fund with %s falls back there alone and keeps nobody out', (_story, given, read) => {
  expect(globalSettingsSchema.parse({ ...settings, ...given })).toMatchObject({ ...settings, ...read });
});
