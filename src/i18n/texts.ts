import { createInstance, type i18n, type ReadCallback } from 'i18next';
import { withDifferences } from '#kernel/differences.ts';
import { baseLocale, isLocale, type Locale, type OwnLocale } from '#kernel/locale.ts';
import type { Namespace } from './namespaces.ts';
import { sharedNamespaces } from './word-chunks.ts';

/** A portal's texts: each portal has its own i18next instance. */
export type Texts = i18n;

/** How files of words are fetched, by their path: `/words/de-CH/common.json`. */
export type WordFiles = Readonly<Record<string, () => Promise<object>>>;

/**
 * The words a page fetches, by language: not those of the provider, the built-in content, the routes and the no-script
 * page. The studio brings its own. Each language lists its files in a module that comes with its first words, so that no
 * page loads the names of other languages' files.
 */
const languages: { readonly [L in OwnLocale]: () => Promise<{ readonly files: WordFiles }> } = {
  'de-CH': () => import('./languages/de-CH.ts'),
  'en-US': () => import('./languages/en-US.ts'),
  'fr-FR': () => import('./languages/fr-FR.ts'),
  'it-IT': () => import('./languages/it-IT.ts'),
  'pt-BR': () => import('./languages/pt-BR.ts'),
};

/** What the variants say differently. */
const differencesFiles: WordFiles = import.meta.glob<object>('/words/*/differences.json', { import: 'default' });

const fetched = async (files: WordFiles, path: string): Promise<object> => {
  const words = await files[path]?.();
  if (words === undefined) throw new Error(`${path.slice(1)} is missing.`);
  return words;
};

const ofLanguage = async (further: WordFiles, locale: OwnLocale, namespace: string): Promise<object> => {
  const path = `/words/${locale}/${namespace}.json`;
  return fetched(path in further ? further : (await languages[locale]()).files, path);
};

const load = async (further: WordFiles, locale: Locale, namespace: string): Promise<object> => {
  const base = baseLocale(locale);
  const [words, differences] = await Promise.all([
    ofLanguage(further, base, namespace),
    base === locale ? null : fetched(differencesFiles, `/words/${locale}/differences.json`),
  ]);
  return withDifferences(words, differences && Reflect.get(differences, namespace));
};

const reading =
  (further: WordFiles) =>
  async (locale: string, namespace: string, callback: ReadCallback): Promise<void> => {
    try {
      if (!isLocale(locale)) throw new Error(`The portal does not speak ${locale}.`);
      callback(null, { ...(await load(further, locale, namespace)) });
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
    read: reading(further),
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
