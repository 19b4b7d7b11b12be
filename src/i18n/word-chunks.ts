import { baseLocale, type Locale } from '#kernel/locale.ts';
import type { Namespace } from './namespaces.ts';

/** Texts of every page. */
export const sharedNamespaces = ['common', 'errors', 'shell'] as const satisfies readonly Namespace[];

/** Namespaces that are fetched together, by the name of their chunk; every other namespace has its own chunk. */
export const wordChunks = {
  start: sharedNamespaces,
  /** Texts of the pages before the login. */
  guest: ['forms', 'login', 'rules', 'status'],
  /** Texts of the dashboard, and of the hints that it shares with pages. */
  home: ['dashboard', 'hints'],
  /** Texts that come with a chart, after a page's figures. */
  charts: ['charts'],
  /** Texts of explanations and simulations, which name the same laws. */
  panels: ['calculation', 'simulation'],
  /** Texts that few people need. */
  rare: ['scenarios', 'support'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;

/** The name of the shared chunk that holds a namespace in a language; undefined if the namespace has its own chunk. */
export const wordChunk = (locale: string, namespace: string): string | undefined => {
  const found = Object.entries(wordChunks).find(([, namespaces]) => namespaces.some((each) => each === namespace));
  return found && `words-${found[0]}-${locale}`;
};

/** The chunks of a namespace's words in a language, as named in the build's manifest. */
export const wordModules = (locale: Locale, namespace: Namespace): readonly string[] => {
  const base = baseLocale(locale);
  return [
    wordChunk(base, namespace) ?? `words/${base}/${namespace}.json`,
    ...(base === locale ? [] : [`words/${locale}/differences.json`]),
  ];
};
