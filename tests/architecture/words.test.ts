import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import languages from '#words/languages.json' with { type: 'json' };
import { baseLocale, defaultLocale, locales } from '#kernel/locale.ts';
import { routeKeys, routePath } from '#contract/route-words.ts';
import { differencesOf, namespacesIn, textsOf, wordFiles } from '../support/words.ts';

const root = join(import.meta.dirname, '../..');

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
/** Languages have different plural forms; all forms are one message. */
const message = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The plural forms of counts below a thousand; forms for millions aren't needed here. */
const countForms = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
};

const variants = locales.filter((locale) => baseLocale(locale) !== locale);
const languagesOfTheirOwn = locales.filter((locale) => baseLocale(locale) === locale);

test('every variant names a language with its own words', () => {
  const bases = Object.values(languages).flatMap((language) => ('variantOf' in language ? language.variantOf : []));
  expect(bases.filter((base) => !languagesOfTheirOwn.some((locale) => locale === base))).toEqual([]);
});

/** Counts the keys of a value that was read from a file. */
const keysIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>(
        (sum, each) => sum + keysIn(each),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )
    : 0;

test('no file of words says a key twice, because only the last one counts', () => {
  for (const locale of locales) {
    for (const name of wordFiles(locale)) {
      const text = readFileSync(join(import.meta.dirname, `../../words/${locale}/${name}.json`), 'utf8');
      const keys = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
      expect(keys.length, `${locale}/${name}`).toBe(keysIn(JSON.parse(text)));
    }
  }
});

describe.each(languagesOfTheirOwn)('The words in %s', (locale) => {
  test('each language has a file for each namespace, and no other', () => {
    expect(wordFiles(locale)).toEqual(namespacesIn(locale));
  });
});

describe.each(locales)('The words in %s', (locale) => {
  const namespaces = namespacesIn(locale);

  test.each(namespaces)('every text of de-CH exists in %s', (namespace) => {
    const keys = (of: typeof locale) => [...new Set([...textsOf(of, namespace).keys()].map(message))].toSorted();
    expect(keys(locale)).toEqual(keys(defaultLocale));
  });

  test.each(namespaces)('the texts in %s have the same placeholders as in de-CH', (namespace) => {
    const german = textsOf(defaultLocale, namespace);
    for (const [key, text] of textsOf(locale, namespace)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(german.get(key) ?? text)]);
    }
  });

  test.each(namespaces)('every placeholder of %s is written as {{name}}', (namespace) => {
    const others = [...textsOf(locale, namespace)].filter(([, text]) =>
      /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    );
    expect(others).toEqual([]);
  });

  test.each(namespaces)('%s has every plural form that the language needs', (namespace) => {
    const needed = countForms(locale);
    const keys = [...textsOf(locale, namespace).keys()];
    const counted = new Set(keys.filter((key) => key !== message(key)).map(message));
    for (const key of counted) {
      expect(
        needed.filter((form) => !keys.includes(`${key}_${form}`)),
        key,
      ).toEqual([]);
    }
  });

  test.each(namespaces)('the texts in %s are neither empty nor have a space at an end', (namespace) => {
    const unfinished = [...textsOf(locale, namespace)].filter(([, text]) => text.trim() === '' || text !== text.trim());
    expect(unfinished).toEqual([]);
  });
});

describe.each(variants)('%s', (locale) => {
  test('a variant has only its differences from its base', () => {
    expect(wordFiles(locale)).toEqual(['differences']);
    for (const [namespace, texts] of differencesOf(locale)) {
      expect(namespacesIn(locale)).toContain(namespace);
      const base = textsOf(baseLocale(locale), namespace);
      for (const [key, text] of texts) {
        expect(base.has(key), `${namespace}: ${key} is not said in ${baseLocale(locale)}`).toBe(true);
        expect(text, `${namespace}: ${key}`).not.toBe(base.get(key));
      }
    }
  });
});

test('no Italian article stands before a percentage, because it depends on the number: il 2 %, but l’1 %, l’8 % and l’11 %', () => {
  const article = /(?:\b(?:il|lo|al|allo|del|dello|dal|dallo|nel|sul) |\b(?:l|all|dell|dall|nell|sull)’)$/i;
  const percentages =
    /^\{\{(?:percent|rate|degree|now|before|credited|projected|total|least|employer|member|shift|share)\}\}/;
  const wrong = namespacesIn('it-IT').flatMap((namespace) =>
    [...textsOf('it-IT', namespace)].filter(([, text]) =>
      [...text.matchAll(/\{\{/g)].some(
        ({ index }) => article.test(text.slice(0, index)) && percentages.test(text.slice(index)),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a variant of a language has the addresses of its base', () => {
  expect(variants.filter((locale) => differencesOf(locale).has('routes'))).toEqual([]);
});

test('every word for an address is the word of a route', () => {
  const inUse = new Map<string, string | undefined>(
    routeKeys.map((key) => [key, routePath(key, defaultLocale).split('/').at(-1)]),
  );
  expect([...textsOf(defaultLocale, 'routes')].filter(([key, word]) => inUse.get(key) !== word)).toEqual([]);
});

/** Read on a page; what is kept, mailed or sent as an SMS has plain spaces. */
const isOfPages = (namespace: string) => !/^(?:provider-|scenarios$|studio)/.test(namespace);

describe.each(locales)('On the pages in %s', (locale) => {
  test('a number and what it counts stay on one line', () => {
    const parted = namespacesIn(locale)
      .filter(isOfPages)
      .flatMap((namespace) =>
        [...textsOf(locale, namespace)].filter(
          ([key, text]) => key !== message(key) && /\{\{count\}\} \p{Letter}/u.test(text),
        ),
      );
    expect(parted).toEqual([]);
  });
});

describe('Swiss German', () => {
  test.each(namespacesIn('de-CH'))('Swiss German has no ß in %s', (namespace) => {
    for (const [key, text] of textsOf('de-CH', namespace))
      expect([key, text]).toEqual([key, text.replaceAll('ß', 'ss')]);
  });
});

test.each(namespacesIn('de-CH'))('German of Germany has none of the Swiss quotation marks in %s', (namespace) => {
  expect([...textsOf('de-DE', namespace)].filter(([, text]) => /[«»]/.test(text))).toEqual([]);
});

test('every namespace that the portal loads has its type', () => {
  const types = readFileSync(join(import.meta.dirname, '../../src/i18n/namespaces.ts'), 'utf8');
  // The words of addresses come with the routes, and the text without scripts with the page.
  const fetched = namespacesIn('en-US').filter((name) => !/^(?:provider-.*|routes|no-script)$/.test(name));
  expect(fetched.filter((name) => !types.includes(`/${name}.json'`))).toEqual([]);
});

/** A colon after a name in JSX: `{name}: </span>`, `<span>: {value}`, `{name}: {value}`, a template in a prop or a style. */
const addedColon = /\}: <\/|(?<!=)>: ?[<{]|^\s+\{[\w.]+\}: \{|=\{`[^`\n]*\}: |'": "'/gm;

describe('A colon that the code adds between a name and its value', () => {
  test('is written as the shown language does, by `useNamedValue` or `namedValue`', () => {
    const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));
    expect(files.length).toBeGreaterThan(100);
    const added = files.flatMap((file) =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(addedColon), ([text]) => `${file}: ${text.trim()}`),
    );
    expect(added).toEqual([]);
  });

  test.each([
    '<VisuallyHidden>{atText}: </VisuallyHidden>',
    '<VisuallyHidden>: {t("yes")}</VisuallyHidden>',
    '  {file}: {t("why")}',
    'aria-label={`${back}: ${name}`}',
    `'&::after': { content: '": "' }`,
  ])('is found in %s', (source) => {
    expect(source.match(addedColon)).not.toBeNull();
  });
});
