import { describe, expect, it } from 'vitest';
import { contentParts, contentSchemas, linkPlaceholders } from '#contract/content.ts';
import { isEmptyContent } from '#domain/content-retry.ts';
import { placeholderOf } from '#domain/content-target.ts';
import { locales } from '#kernel/locale.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { defineContent, withContentOf, type ContentEntry } from './define-content.ts';
import { loadContent } from './load-content.ts';
import { listTenantCodes, loadTenant } from './load-tenant.ts';

const root = import.meta.dirname;
const codes = await listTenantCodes(root);
const funds = new Map(
  await Promise.all(
    codes.map(
      async (code) => [code, { ...(await loadTenant(root, code)), content: await loadContent(root, code) }] as const,
    ),
  ),
);

const entriesOf = (code: string): readonly ContentEntry[] => funds.get(code)?.content.entries ?? [];
const served = (code: string): readonly ContentEntry[] =>
  withContentOf(entriesOf(code), entriesOf(funds.get(code)?.tenant.settings.contentLike ?? ''));
const has = (entries: readonly ContentEntry[], locale: string, schema: string, part: string) =>
  entries.some((entry) => entry.locale === locale && entry.schema === schema && entry.part === part);

/** What is the same in every language: the blocks, their contents, and the targets of links. */
const shapeOf = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(shapeOf);
  if (typeof node !== 'object' || node === null) return node === null ? null : 'text';
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (key === 'kind' || key === '__typename') return [key, value];
      if (key === 'link' && typeof value === 'string')
        return [key, value.startsWith('/') ? recognisePath(`/fund/de-CH${value}`).key : value];
      // The number of marked words differs between languages.
      return key === 'spans' && Array.isArray(value) ? [key, value.length > 0] : [key, shapeOf(value)];
    }),
  );
};

describe('The house’s content', () => {
  it.each(locales)('the default content has every page and every sidebar in %s', (locale) => {
    const missing = contentSchemas.flatMap((schema) =>
      contentParts
        .filter((part) => !has(entriesOf('default'), locale, schema, part))
        .map((part) => `${schema} ${part}`),
    );
    expect(missing).toEqual([]);
    expect(entriesOf('default').filter(({ content }) => isEmptyContent(content))).toEqual([]);
  });

  it.each(['default', 'bergahorn'])('content has the same structure in every language (%s)', (code) => {
    const german = entriesOf(code).filter(({ locale }) => locale === 'de-CH');
    for (const { schema, part, content } of german) {
      for (const other of entriesOf(code).filter((entry) => entry.schema === schema && entry.part === part)) {
        expect(shapeOf(other.content), `${other.locale} ${schema} ${part}`).toEqual(shapeOf(content));
      }
    }
  });

  it('the default content uses each placeholder', () => {
    const text = JSON.stringify(entriesOf('default'));
    expect(Object.keys(linkPlaceholders).filter((name) => !text.includes(`"{${name}}"`))).toEqual([]);
    expect(placeholderOf('{documentOrdering}')).toBe('documentOrdering');
  });

  it('the default content has the disclaimer about independent financial planners wherever one can plan', () => {
    for (const locale of locales) {
      const said = entriesOf('default').filter(
        (entry) =>
          entry.locale === locale &&
          /unabhängigen|independent|indépendants|indipendenti|independentes/.test(JSON.stringify(entry.content)),
      );
      expect(said.map(({ schema }) => schema)).toEqual(
        expect.arrayContaining(['buy-in', 'retirement', 'home-ownership', 'exit-benefit', 'additional-savings']),
      );
    }
  });
});

describe('The funds’ content', () => {
  it.each(codes)('the content of %s has no problems', (code) => {
    expect(funds.get(code)?.content.problems).toEqual([]);
  });

  it('content differs between at least two funds that have every page in all their languages', () => {
    const whole = codes.filter((code) => {
      const languages = funds.get(code)?.tenant.settings.languages ?? [];
      return (
        entriesOf(code).length > 0 &&
        languages.every((locale) =>
          contentSchemas.every((schema) => contentParts.every((part) => has(served(code), locale, schema, part))),
        )
      );
    });
    expect(whole.length).toBeGreaterThan(2);
    const texts = whole.map((code) =>
      JSON.stringify(
        served(code)
          .filter(({ locale }) => locale === 'fr-FR')
          .map(({ content }) => content),
      ),
    );
    expect(new Set(texts).size).toBe(whole.length);
  });
});

const problemsOf = (source: unknown, name = 'exit-benefit') =>
  defineContent([{ file: `content/de-CH/${name}.json`, locale: 'de-CH', name, source }]);

describe('A file of content', () => {
  it.each([
    ['an unknown key', { page: { titel: 'Austritt' } }, 'page.titel'],
    ['a body that is no list', { page: { body: 'Text' } }, 'page.body'],
    ['a box without a title', { sidebar: { boxes: [{}] } }, 'sidebar.boxes[0].title'],
    [
      'a script for a button',
      { sidebar: { boxes: [{ title: 'A', button: { text: 'B', link: 'javascript:alert(1)' } }] } },
      'sidebar.boxes[0].button.link',
    ],
    [
      'an unknown component',
      { sidebar: { boxes: [{ title: 'A', components: [{ type: 'Frame' }] }] } },
      'sidebar.boxes[0].components[0].type',
    ],
    ['a link to an unknown page', { page: { body: ['[x](/gibt-es-nicht)'] } }, 'page'],
    ['a link into a script', { page: { body: ['[x](javascript:alert(1))'] } }, 'page.body'],
    ['HTML', { page: { body: ['<script>alert(1)</script>'] } }, 'page.body'],
    ['an unknown part', { footer: {} }, 'footer'],
    ['a list', [], ''],
  ])('a content file with %s is reported with its field', (_, source, field) => {
    const { problems } = problemsOf(source);
    expect(problems.map((problem) => [problem.file, problem.field])).toContainEqual([
      'content/de-CH/exit-benefit.json',
      field,
    ]);
  });

  it('a content file that is named after no page is reported', () => {
    expect(problemsOf({ page: { title: 'A' } }, 'exitt').problems).toMatchObject([
      { file: 'content/de-CH/exitt.json' },
    ]);
  });

  it('a content file keeps its valid part if the other one is broken', () => {
    const { entries } = problemsOf({ page: { title: 'Austritt' }, sidebar: { boxes: 3 } });
    expect(entries.map(({ part }) => part)).toEqual(['page']);
  });
});
