import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { differencesOf } from './differences.ts';
import { readFundFolder, unzipFundFolder, zipFundFolder, type FundFolder } from './fund-folder.ts';
import { listTenantCodes } from './load-tenant.ts';
import { jsonText } from './new-tenant.ts';

const root = import.meta.dirname;

describe('JSON as a person would format it', () => {
  test('has a list of words on one line', () => {
    expect(jsonText({ languages: ['de-CH', 'fr-FR'] })).toBe('{\n  "languages": ["de-CH", "fr-FR"]\n}\n');
  });

  test.each([
    ['no-break spaces', ['Art.\u00A047a BVG', 'employeur\u202F;']],
    ['spaces in a row', ['two  spaces', '   ', 'tab\tand\nline']],
    ['what looks like a list', ['a [ ', ' ]', '[ "x",  "y" ]', String.raw`\\" ]`]],
  ])('keeps %s', (_, words) => {
    expect(JSON.parse(jsonText({ body: words }))).toEqual({ body: words });
  });

  test('reads as the very same value, whatever it holds', () => {
    const unit = fc.oneof(
      fc.constantFrom(' ', '\u00A0', '\u202F', '\t', '\n', '\u2028', '"', '\\', '[', ']', ','),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const words = fc.array(fc.array(unit).map((units) => units.join('')));
    fc.assert(
      fc.property(fc.oneof(words, fc.array(words), fc.dictionary(fc.string(), words)), (value) => {
        const copy: unknown = JSON.parse(jsonText(value));
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('A fund’s folder', () => {
  let folders: readonly (readonly [code: string, folder: FundFolder])[] = [];
  beforeAll(async () => {
    const codes = await listTenantCodes(root);
    folders = await Promise.all(codes.map(async (code) => [code, await readFundFolder(root, code)] as const));
  });

  test('comes back from its ZIP file without any difference, for every demo fund and under any code', () => {
    expect(folders.length).toBeGreaterThan(7);
    for (const [code, folder] of folders) {
      const read = unzipFundFolder(zipFundFolder(`${code}-neu`, folder));
      expect(read?.leftOut, code).toEqual([]);
      expect(differencesOf(folder.files, read?.files ?? { settings: {}, content: {}, assets: {} }), code).toEqual([]);
      expect(read?.files, code).toEqual(folder.files);
      // Each is known by the digest of its bytes.
      expect(new Set(read?.images.keys()), code).toEqual(new Set(folder.images.keys()));
    }
  });

  test('has the no-break spaces of its texts in the ZIP file too', () => {
    const kept = folders.some(([code, folder]) =>
      Object.values(unzipSync(zipFundFolder(code, folder), { filter: ({ name }) => name.includes('/content/') }))
        .map((bytes) => strFromU8(bytes))
        .some((text) => /\[[^\]\n]*[\u00A0\u202F]/.test(text)),
    );
    expect(kept).toBe(true);
  });
});
