import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fundFilesSchema, type FundFiles } from '#contract/studio/files.ts';
import { fill } from '#kernel/fill.ts';
import { locales, type Locale } from '#kernel/locale.ts';
import { textsOf } from '#tests/support/words.ts';
import { damages, facts, hash, whole, withContent, withSettings } from '#tests/support/fund-damages.ts';
import { applyMend } from './apply-mend.ts';
import { imageFacts, type ImageFacts } from './check-image.ts';
import type { ContentEntry } from './define-content.ts';
import type { FundFinding } from './finding.ts';
import { findingSentence, type Say } from './finding-words.ts';
import { costs, readinessOf } from './findings.ts';
import type { FundFacts } from './fund-facts.ts';
import { loadContent } from './load-content.ts';
import { listTenantCodes, loadTenant } from './load-tenant.ts';
import { withoutSchema } from './read-issues.ts';
import { settledAs, settledName, settledPath } from './settled.ts';

const root = import.meta.dirname;

const saysIn = new Map(
  locales.map((locale): [Locale, Say] => {
    const words = new Map<string, string>(
      ['studio', 'studio-findings', 'shell'].flatMap((namespace) =>
        [...textsOf(locale, namespace)].map(([key, text]) => [`${namespace}:${key}`, text] as const),
      ),
    );
    return [
      locale,
      (key, values) => {
        const text = words.get(key);
        if (text === undefined) throw new Error(`${locale} does not say ${key}.`);
        return fill(text, values);
      },
    ];
  }),
);

const sentence = (finding: FundFinding, locale: Locale = 'en-US') => {
  const say = saysIn.get(locale);
  return say === undefined ? '' : findingSentence(finding, say);
};

const keysOf = (files: FundFiles, own: FundFacts = facts) => readinessOf(files, own).findings.map(({ key }) => key);
const findings = (files: FundFiles, own: FundFacts = facts) => readinessOf(files, own).findings;
const mistakes = (files: FundFiles, own?: FundFacts) =>
  findings(files, own).filter(({ gravity }) => gravity === 'mistake');

/** Files of which somebody has left as it is whatever is found. */
const leave = (files: FundFiles, own?: FundFacts): FundFiles =>
  findings(files, own).reduce<FundFiles>((all, each) => {
    const path = [...settledPath, settledName(each)];
    return applyMend(all, { kind: 'set', path, value: settledAs(each, files) });
  }, files);

describe('Readiness', () => {
  test('a link to the overview of the savings leads nowhere where their box is hidden', () => {
    const { content } = withContent({ 'de-CH': { documents: { page: { body: ['[x](/versicherung)'] } } } });
    expect(keysOf({ ...whole, content })).not.toContain('linkToHidden');
    expect(keysOf({ ...withSettings({ dashboardBoxes: { savings: 'hidden' } }), content })).toContain('linkToHidden');
  });

  test('of a whole fund there is nothing to be said', () => {
    expect(readinessOf(whole, facts)).toEqual({ percent: 100, findings: [], settled: [] });
  });

  test.each(damages.map(([key, files, own]) => ({ key, files, own })))('$key is found', ({ key, files, own }) => {
    expect(keysOf(files, own)).toContain(key);
  });

  test('every sentence has a damage that leads to it', () => {
    const said = [...textsOf('de-CH', 'studio-findings').keys()].filter((key) => !key.startsWith('names.'));
    expect(said.toSorted()).toEqual([...new Set(damages.map(([key]) => key))].toSorted());
  });

  test.each(locales)('every finding is a sentence in %s, without the keys of the files', (locale) => {
    for (const [key, files, own] of damages)
      for (const found of findings(files, own)) {
        const text = sentence(found, locale);
        expect(text, key).not.toMatch(/\{\{|\b(?!viewBox)[a-z]{2,}[A-Z]|undefined|configurations/);
        expect(text, key).toMatch(/[.?]$/);
      }
  });

  test('a press mends a finding, and never makes a fund less ready', () => {
    let mended = 0;
    for (const [key, files, own] of damages) {
      const before = findings(files, own);
      for (const found of before)
        for (const mend of found.mends) {
          mended += 1;
          const after = findings(applyMend(files, mend), own);
          expect(
            after.some((each) => each.key === found.key && each.path.join('.') === found.path.join('.')),
            `${key}: ${found.key}`,
          ).toBe(false);
          expect(readinessOf(applyMend(files, mend), own ?? facts).percent).toBeGreaterThanOrEqual(
            readinessOf(files, own ?? facts).percent,
          );
          expect(after.filter(({ gravity }) => gravity === 'mistake').length).toBeLessThanOrEqual(
            before.filter(({ gravity }) => gravity === 'mistake').length,
          );
        }
    }
    expect(mended).toBeGreaterThan(20);
  });

  test('percent falls by what the findings cost, and never below nothing', () => {
    const { percent, findings: found } = readinessOf(withSettings({ farbe: 'rot', favicon: undefined }), facts);
    expect([percent, found.map(({ gravity }) => gravity)]).toEqual([
      100 - costs.mistake - costs.hint,
      ['mistake', 'hint'],
    ]);
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x${index}`, 1]));
    expect(readinessOf(withSettings(many), facts).percent).toBe(0);
  });

  test('what somebody leaves as it is counts no more, until it is another thing; a mistake always counts', () => {
    const pale = leave(withSettings({ 'configurations.brand.primary': '#fff0a0' }));
    expect(readinessOf(pale, facts)).toMatchObject({
      percent: 100,
      findings: [],
      settled: [{ key: 'colourTooPale' }],
    });
    const primary = ['settings', 'configurations', 'brand', 'primary'];
    expect(keysOf(applyMend(pale, { kind: 'set', path: primary, value: '#ffe0a0' }))).toEqual(['colourTooPale']);
    for (const [key, files, own] of damages) {
      expect(mistakes(leave(files, own), own), key).toEqual(mistakes(files, own));
    }
  });

  test('of a pale colour both contrasts and the shift are told, and the mend takes a legible one', () => {
    const [found] = findings(withSettings({ 'configurations.brand.primary': '#fff0a0' }));
    expect(found).toMatchObject({
      gravity: 'warning',
      section: 'brand',
      path: ['settings', 'configurations', 'brand', 'primary'],
      values: { setting: 'primary', wanted: '#fff0a0', before: 1, least: 4.5 },
    });
    expect(found?.values['after']).toBeGreaterThanOrEqual(4.5);
    expect(found === undefined ? '' : sentence(found)).toMatch(
      /^“Main color” \(#fff0a0\) is too pale for text: contrast 1\.0 on the least favorable surface instead of at least 4\.5\./,
    );
  });

  test('a finding leads to the text that it is about', () => {
    const files = withContent({
      'de-CH': {
        contact: { sidebar: { boxes: [{ title: 'A' }, { title: 'B', description: ['x', '[y](/nichts)'] }] } },
      },
      'fr-FR': { contact: { sidebar: { boxes: [] } } },
    });
    expect(findings(files)).toMatchObject([
      {
        key: 'linkDead',
        locale: 'de-CH',
        path: ['content', 'de-CH', 'contact', 'sidebar', 'boxes', 1, 'description', 1],
      },
    ]);
  });

  test('what another fund supplements is not missing', () => {
    const entry: ContentEntry = {
      locale: 'fr-FR',
      schema: 'contact',
      part: 'page',
      content: { title: 'Contact', lead: null, body: { blocks: [] }, simulationBox: null },
    };
    const files = {
      ...withSettings({ contentLike: 'default' }),
      content: { 'de-CH': { contact: { page: { title: 'K' } } } },
    };
    expect(keysOf(files)).toEqual(['contentUntranslated']);
    expect(keysOf(files, { ...facts, supplements: { default: [entry] } })).toEqual([]);
  });

  test('a new logo beside the old one for dark surfaces can be taken there too, or that one left out', () => {
    const dark = { ...whole.assets, 'dunkel.svg': hash('c') };
    const before = { ...withSettings({ 'configurations.brand.logoImageDark': 'dunkel.svg' }), assets: dark };
    const known = { ...facts, images: { ...facts.images, [hash('c')]: null, [hash('d')]: null }, live: before };
    const after = { ...before, assets: { ...dark, 'logo.svg': hash('d') } };
    const found = readinessOf(after, known).findings.find(({ key }) => key === 'darkLogoOld');
    expect(found === undefined ? '' : sentence(found)).toMatch(/^The logo is new, but the one for dark surfaces /);
    expect(found?.mends).toEqual([
      { kind: 'set', path: ['settings', 'configurations', 'brand', 'logoImageDark'], value: 'logo.svg' },
      { kind: 'remove', path: ['settings', 'configurations', 'brand', 'logoImageDark'] },
    ]);
    // With a new one for dark surfaces too, or without a new logo, there is nothing to say.
    for (const assets of [{ ...after.assets, 'dunkel.svg': hash('e') }, { ...dark, 'dunkel.svg': hash('e') }, dark])
      expect(keysOf({ ...before, assets }, known)).not.toContain('darkLogoOld');
  });

  test('an image that is not known yet is no finding', () => {
    expect(keysOf(whole, { ...facts, images: {} })).toEqual([]);
  });

  test('files of any shape have a readiness', () => {
    const settings = fc.dictionary(
      fc.constantFrom(
        'displayName',
        'languages',
        'configurations',
        'tenantConfigurations',
        'dashboardBoxes',
        'about',
        'x',
      ),
      fc.jsonValue({ maxDepth: 4 }),
      { noNullPrototype: true },
    );
    const page = fc.dictionary(
      fc.constantFrom('page', 'sidebar', 'questions', 'y'),
      fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constant({ body: ['[x](/y)'] })),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(settings, page, (some, written) => {
        const files: FundFiles = {
          settings: { ...whole.settings, ...some },
          content: { 'de-CH': { questions: written, zz: written } },
          assets: {},
        };
        const { percent, findings: found } = readinessOf(files, facts);
        expect(percent).toBeLessThan(100);
        for (const each of found) expect(sentence(each)).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});

const filesOf = async (code: string): Promise<{ files: FundFiles; images: FundFacts['images'] }> => {
  const folder = join(root, code);
  const json = async (file: string): Promise<unknown> =>
    withoutSchema(JSON.parse(await readFile(join(folder, file), 'utf8')));
  const images: Record<string, ImageFacts> = {};
  const assets: Record<string, string> = {};
  for (const name of await readdir(join(folder, 'assets'))) {
    const bytes = await readFile(join(folder, 'assets', name));
    const digest = createHash('sha256').update(bytes).digest('hex');
    assets[name] = digest;
    images[digest] = imageFacts(bytes);
  }
  const content: Record<string, Record<string, unknown>> = {};
  for (const locale of locales) {
    const names = await readdir(join(folder, 'content', locale)).catch(() => []);
    for (const name of names)
      content[locale] = {
        ...content[locale],
        [name.replace(/\.json$/, '')]: await json(join('content', locale, name)),
      };
  }
  return { files: fundFilesSchema.parse({ settings: await json('settings.json'), content, assets }), images };
};

describe('The funds of the repository', async () => {
  const codes = await listTenantCodes(root);
  const supplements = Object.fromEntries(
    await Promise.all(codes.map(async (code) => [code, (await loadContent(root, code)).entries] as const)),
  );
  test.each(codes)('%s could be published', async (code) => {
    const { files, images } = await filesOf(code);
    const { plan: own } = (await loadTenant(root, code)).tenant;
    const { percent, findings: found } = readinessOf(files, {
      code,
      plan: own,
      supplements,
      images,
      administrators: 2,
      live: null,
    });
    expect(found.filter(({ gravity }) => gravity === 'mistake').map((each) => sentence(each))).toEqual([]);
    expect(percent, found.map((each) => sentence(each)).join('\n')).toBeGreaterThanOrEqual(70);
  });
});
