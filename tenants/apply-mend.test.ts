import { describe, expect, test } from 'vitest';
import type { FundFiles } from '#contract/studio/files.ts';
import { applyMend } from './apply-mend.ts';

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

const files: FundFiles = frozen({
  settings: {
    displayName: 'Quarz',
    languages: ['de-CH', 'fr-FR'],
    configurations: { brand: { primary: '#fff0a0' } },
  },
  content: { 'de-CH': { contact: { page: { title: 'Kontakt' } } } },
  assets: { 'logo.svg': 'a'.repeat(64) },
});

describe('Mending', () => {
  test('a value is set where the path says, and nothing else changes', () => {
    const path = ['settings', 'configurations', 'brand', 'primary'];
    const mended = applyMend(files, { kind: 'set', path, value: '#6f6000' });
    expect(mended).toEqual({
      ...files,
      settings: { ...files.settings, configurations: { brand: { primary: '#6f6000' } } },
    });
    expect(mended.content).toBe(files.content);
    expect(mended.settings['languages']).toBe(files.settings['languages']);
  });

  test('what leads to a value is created', () => {
    const path = ['settings', 'tenantConfigurations', 'fr-FR', 'logoImage'];
    expect(applyMend(files, { kind: 'set', path, value: 'logo.svg' }).settings['tenantConfigurations']).toEqual({
      'fr-FR': { logoImage: 'logo.svg' },
    });
  });

  test('a field and an entry of a list are removed', () => {
    expect(applyMend(files, { kind: 'remove', path: ['content', 'de-CH', 'contact'] }).content).toEqual({
      'de-CH': {},
    });
    expect(applyMend(files, { kind: 'remove', path: ['settings', 'languages', 0] }).settings['languages']).toEqual([
      'fr-FR',
    ]);
    expect(applyMend(files, { kind: 'remove', path: ['assets', 'logo.svg'] }).assets).toEqual({});
  });

  test.each([
    [['settings', 'favicon']],
    [['settings', 'favicon', 'x']],
    [['settings', 'languages', 7]],
    [['settings', 'languages', 'x']],
    [['plan', 'name']],
    [['settings']],
    [[]],
  ])('removing %j, which is not there, changes nothing', (path) => {
    expect(applyMend(files, { kind: 'remove', path })).toEqual(files);
  });

  test('no mend reaches a prototype', () => {
    for (const key of ['__proto__', 'constructor', 'prototype'])
      expect(applyMend(files, { kind: 'set', path: ['settings', key, 'polluted'], value: true })).toBe(files);
    expect({}).not.toHaveProperty('polluted');
  });
});
