import { expect, test } from 'vitest';
import { globalSettingsSchema } from './settings.ts';
import { tolerant } from './tolerant.ts';

const settings = { tenantName: 'musterfund', displayName: 'Pensionskasse Musterfund', logoImage: '/logo.svg' };

test.each<[string, object, object, readonly string[]]>([
  [
    'an unknown language beside a known one',
    { languages: ['fr-FR', 'xx-XX'] },
    { languages: ['fr-FR'] },
    ['languages.1'],
  ],
  ['only unknown languages', { languages: ['xx-XX'] }, { languages: ['de-CH'] }, ['languages.0', 'languages']],
  ['a language twice', { languages: ['fr-FR', 'fr-FR'] }, { languages: ['fr-FR'] }, []],
  ['no languages', {}, { languages: ['de-CH'] }, []],
  [
    'a broken colour',
    { configurations: { brand: { primary: 'salmon', secondary: '#0d4f57', corner: 'wavy' } } },
    { configurations: { brand: { secondary: '#0d4f57' } } },
    ['configurations.brand.primary', 'configurations.brand.corner'],
  ],
  ['a brand that is a text', { configurations: { brand: 'red' } }, { configurations: {} }, ['configurations.brand']],
  [
    'a banner that is a text',
    { configurations: { infoBanner: 'Hallo' } },
    { configurations: {} },
    ['configurations.infoBanner'],
  ],
  ['null for its contact', { configurations: { contact: null } }, { configurations: {} }, []],
  ['null for its configurations', { configurations: null }, { configurations: {} }, []],
  ['a list for an image', { favicon: [] }, { favicon: null }, ['favicon']],
  ['a text for a switch', { disableEmailChange: 'no' }, { disableEmailChange: false }, ['disableEmailChange']],
  [
    'settings in an unknown language',
    { tenantConfigurations: { 'xx-XX': {}, 'fr-FR': { logoImage: '/fr.svg' } } },
    { tenantConfigurations: { 'fr-FR': { logoImage: '/fr.svg' } } },
    ['tenantConfigurations.xx-XX'],
  ],
])('A fund with %s falls back in that field only, and the portal learns where', (_story, given, read, dropped) => {
  const reading = tolerant(globalSettingsSchema)({ ...settings, ...given });
  if (!reading.ok) throw new Error(reading.path);
  expect(reading.value).toMatchObject({ ...settings, ...read });
  expect(reading.dropped).toEqual(dropped);
});

test('A fund without a name has settings all the same, and no settings are none', () => {
  const read = tolerant(globalSettingsSchema);
  expect(read({ tenantName: 'musterfund', languages: ['fr-FR'] })).toMatchObject({
    ok: true,
    value: { tenantName: 'musterfund', displayName: '', languages: ['fr-FR'] },
    dropped: [],
  });
  expect(read(null).ok).toBe(false);
});
