import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withDifferences } from '#kernel/differences.ts';
import { baseLocale, defaultLocale, type Locale } from '#kernel/locale.ts';
import type { Messages, Namespace } from '#i18n/namespaces.ts';

const folder = join(import.meta.dirname, '../../words');

/** The names of a language's word files, without extension. */
export const wordFiles = (locale: Locale): string[] =>
  readdirSync(join(folder, locale)).map((file) => file.replace(/\.json$/, ''));

/** The only namespace that exists only in German: what the portal shows if no content service has any texts. */
const germanNamespace = 'built-in-content';

/** Every namespace of a language. */
export const namespacesIn = (locale: Locale): string[] =>
  wordFiles(defaultLocale).filter((namespace) => baseLocale(locale) === defaultLocale || namespace !== germanNamespace);

const read = (locale: Locale, file: string) => JSON.parse(readFileSync(join(folder, locale, `${file}.json`), 'utf8'));

const wholeWords = (locale: Locale, namespace: string) => {
  const base = baseLocale(locale);
  return base === locale
    ? read(locale, namespace)
    : withDifferences(read(base, namespace), read(locale, 'differences')[namespace]);
};

/** The portal's texts in a language, by namespace: a variant's with its differences applied. */
export const wordsOf = <Name extends Namespace>(locale: Locale, namespace: Name): Messages[Name] =>
  wholeWords(locale, namespace);

/** Each text below a node, with its dotted key. */
export const flatten = (node: unknown, path = ''): (readonly [key: string, text: string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => flatten(value, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]];

/** Each text of a namespace in a language, with its dotted key. */
export const textsOf = (locale: Locale, namespace: string): ReadonlyMap<string, string> =>
  new Map(flatten(wholeWords(locale, namespace)));

/** Each text of a variant that differs, with its dotted key, by namespace. */
export const differencesOf = (locale: Locale): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    Object.entries(read(locale, 'differences')).map(([namespace, words]) => [namespace, new Map(flatten(words))]),
  );

/** Whether a button answers how a figure is calculated: the figure itself, or a question next to it. */
export const asksHow =
  (locale: Locale = 'de-CH') =>
  (name: string): boolean =>
    name.endsWith(wordsOf(locale, 'common').howCalculated);

/** What a text with placeholders says, whatever stands in their places. */
export const saying = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+')}$`,
  );
