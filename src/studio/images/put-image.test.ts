import { expect, it } from 'vitest';
import type { FundFiles } from '#contract/studio/files.ts';
import { putImage } from './put-image.ts';

const files: FundFiles = {
  settings: { logoImage: 'logo.svg', favicon: 'icon.svg' },
  content: {},
  assets: { 'logo.svg': 'a', 'logo.png': 'm', 'icon.svg': 'i' },
};
const logo = ['settings', 'logoImage'] as const;

it('puts an image in place of the one before, which goes with its twin for mails unless something else names it', () => {
  const after = putImage(files, logo, [{ name: 'new.svg', hash: 'n' }], 'logo.svg');
  expect(after.settings['logoImage']).toBe('new.svg');
  expect(after.assets).toEqual({ 'icon.svg': 'i', 'new.svg': 'n' });
  const shared: FundFiles = { ...files, settings: { ...files.settings, favicon: 'logo.svg' } };
  expect(putImage(shared, logo, [], 'logo.svg').assets).toHaveProperty(['logo.svg'], 'a');
});

it('keeps the name of an image that is replaced by another of the same name', () => {
  const after = putImage(files, logo, [{ name: 'logo.svg', hash: 'b' }], 'logo.svg');
  expect(after.assets['logo.svg']).toBe('b');
});
