import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '#kernel/locale.ts';

const folder = join(import.meta.dirname, '../../words');

/** The texts of a namespace by their dotted key. */
const flatten = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => flatten(value, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]];
const texts = (locale: string, namespace: string) =>
  new Map(flatten(JSON.parse(readFileSync(join(folder, locale, namespace), 'utf8'))));

/** The files of texts; beside them stand the bundles that name them. */
const filesOf = (locale: string) => readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'));

const namespaces = filesOf(defaultLocale);
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|\{\d\}/g) ?? []).toSorted();
/** Languages have plural forms of their own; what must be there is the message. */
const message = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The plural forms that counts below a thousand take; the form for millions is not needed here. */
const countForms = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
};

describe.each(locales)('The messages in %s', (locale) => {
  test('have the same files as the German ones', () => {
    expect(filesOf(locale)).toEqual(namespaces);
  });

  test.each(namespaces)('say everything that %s says in German', (namespace) => {
    const keys = (of: string) => [...new Set([...texts(of, namespace).keys()].map(message))].toSorted();
    expect(keys(locale)).toEqual(keys(defaultLocale));
  });

  test.each(namespaces)('carry the same placeholders as the German ones in %s', (namespace) => {
    const german = texts(defaultLocale, namespace);
    for (const [key, text] of texts(locale, namespace)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(german.get(key) ?? text)]);
    }
  });

  test.each(namespaces)('have every plural form that the language needs in %s', (namespace) => {
    const needed = countForms(locale);
    const keys = [...texts(locale, namespace).keys()];
    const counted = new Set(keys.filter((key) => key !== message(key)).map(message));
    for (const key of counted) {
      expect(
        needed.filter((form) => !keys.includes(`${key}_${form}`)),
        key,
      ).toEqual([]);
    }
  });

  test.each(namespaces)('are finished in %s: not empty, no space at the ends', (namespace) => {
    const unfinished = [...texts(locale, namespace)].filter(([, text]) => text.trim() === '' || text !== text.trim());
    expect(unfinished).toEqual([]);
  });
});

describe('Swiss German', () => {
  test.each(namespaces)('has no ß in %s', (namespace) => {
    for (const [key, text] of texts('de-CH', namespace)) expect([key, text]).toEqual([key, text.replaceAll('ß', 'ss')]);
  });
});
