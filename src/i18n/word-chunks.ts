import { baseLocale, type Locale } from '#kernel/locale.ts';
import type { Namespace } from './namespaces.ts';

/** Namespaces that are fetched together, by the name of their chunk; every other namespace is a chunk of its own. */
export const wordChunks = {
  /** What every page says. */
  start: ['common', 'errors', 'shell'],
  /** What the pages before the login say. */
  guest: ['forms', 'login', 'rules', 'status'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;

/** The name of the chunk that holds a namespace in a language; undefined for a namespace with a chunk of its own. */
export const wordChunk = (locale: string, namespace: string): string | undefined => {
  const found = Object.entries(wordChunks).find(([, namespaces]) => namespaces.some((each) => each === namespace));
  return found && `words-${found[0]}-${locale}`;
};

/** What the build's manifest calls the chunks of a namespace's words in a language. */
export const wordModules = (locale: Locale, namespace: Namespace): readonly string[] => {
  const base = baseLocale(locale);
  return [
    wordChunk(base, namespace) ?? `words/${base}/${namespace}.json`,
    ...(base === locale ? [] : [`words/${locale}/differences.json`]),
  ];
};
