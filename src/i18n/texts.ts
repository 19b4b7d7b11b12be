import { createInstance, type i18n, type ReadCallback } from 'i18next';
import { withDifferences } from '#kernel/differences.ts';
import { baseLocale, isLocale, type Locale } from '#kernel/locale.ts';
import type { Namespace } from './namespaces.ts';
import { sharedNamespaces } from './word-chunks.ts';

/** A portal's texts: each portal has its own i18next instance. */
export type Texts = i18n;

/** How files of words are fetched, by their path: `/words/de-CH/common.json`. */
export type WordFiles = Readonly<Record<string, () => Promise<object>>>;

/**
 * The words a page fetches: not those of the provider, the built-in content, the routes and the no-script page. The
 * studio brings its own.
 */
const pageFiles: WordFiles = import.meta.glob<object>(
  ['/words/*/*.json', '!/words/*/{provider-*,studio,studio-*,built-in-content,no-script,routes}.json'],
  {
    import: 'default',
  },
);

const fetched = async (files: WordFiles, locale: Locale, file: string): Promise<object> => {
  const words = await files[`/words/${locale}/${file}.json`]?.();
  if (words === undefined) throw new Error(`words/${locale}/${file}.json is missing.`);
  return words;
};

const load = async (files: WordFiles, locale: Locale, namespace: string): Promise<object> => {
  const base = baseLocale(locale);
  const [words, differences] = await Promise.all([
    fetched(files, base, namespace),
    base === locale ? null : fetched(files, locale, 'differences'),
  ]);
  return withDifferences(words, differences && Reflect.get(differences, namespace));
};

const reading =
  (files: WordFiles) =>
  async (locale: string, namespace: string, callback: ReadCallback): Promise<void> => {
    try {
      if (!isLocale(locale)) throw new Error(`The portal does not speak ${locale}.`);
      callback(null, { ...(await load(files, locale, namespace)) });
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), false);
    }
  };

/**
 * Creates a portal's texts; they are empty until `speak` has set a language.
 *
 * @param further files of words besides those of the portal's pages
 */
export const createTexts = (further: WordFiles = {}): Texts =>
  createInstance().use({
    type: 'backend' as const,
    init: () => undefined,
    read: reading({ ...pageFiles, ...further }),
  });

/**
 * Sets the language: fetches the shared texts and those in use; rejects if they can't be fetched. There is no fallback
 * language: every language is complete, and a test fails if it isn't.
 */
export const speak = async (texts: Texts, locale: Locale): Promise<void> => {
  if (!texts.isInitialized) {
    await texts.init({
      lng: locale,
      ns: [...sharedNamespaces],
      defaultNS: 'common',
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
    });
  } else if (texts.language !== locale) await texts.changeLanguage(locale);
  // Another call may still be fetching them.
  await texts.loadNamespaces([...sharedNamespaces]);
  const missing = sharedNamespaces.find((namespace) => !texts.hasResourceBundle(locale, namespace));
  if (missing !== undefined) throw new Error(`The texts "${missing}" in ${locale} could not be fetched.`);
};

/** Fetches further texts in the current language; resolves when they can be shown, rejects if they can't be fetched. */
export const loadTexts = async (texts: Texts, namespaces: readonly Namespace[]): Promise<void> => {
  const missing = () => namespaces.filter((namespace) => !texts.hasResourceBundle(texts.language, namespace));
  await texts.loadNamespaces([...namespaces]);
  // If the language changed meanwhile, they were fetched in the old one.
  if (missing().length > 0) await texts.reloadResources([texts.language], missing());
  const [lost] = missing();
  if (lost !== undefined) throw new Error(`The texts "${lost}" in ${texts.language} could not be fetched.`);
};
