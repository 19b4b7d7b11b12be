import { createInstance, type i18n, type ReadCallback } from 'i18next';
import type { Locale } from '#kernel/locale.ts';
import type { Namespace } from './namespaces.ts';
import { bundleOf } from './texts-file.ts';

/** The portal's texts: an i18next instance of its own for each portal. */
export type Texts = i18n;

/** Namespaces that come several in a chunk: the start's, and those of the pages before the login. */
const bundles = import.meta.glob<Record<string, object>>('./bundles/*/*.ts');
/** Every other namespace, a chunk of its own. */
const files = import.meta.glob<object>(['/words/*/*.json', '!/words/*/{common,errors,shell,login,rules,status}.json'], {
  import: 'default',
});

const load = async (locale: string, namespace: string): Promise<object> => {
  const bundle = bundleOf(namespace);
  const texts =
    bundle === undefined
      ? await files[`/words/${locale}/${namespace}.json`]?.()
      : (await bundles[`./bundles/${locale}/${bundle}.ts`]?.())?.[namespace];
  if (texts === undefined) throw new Error(`There are no texts "${namespace}" in ${locale}.`);
  return texts;
};

const read = async (locale: string, namespace: string, callback: ReadCallback): Promise<void> => {
  try {
    callback(null, { ...(await load(locale, namespace)) });
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), false);
  }
};

/** The texts that every page needs. */
const shared: readonly Namespace[] = ['common', 'errors', 'shell'];

/** Makes a portal's texts; they are silent until `speak` has given them a language. */
export const createTexts = (): Texts => createInstance().use({ type: 'backend' as const, init: () => undefined, read });

/**
 * Makes the texts speak a language: fetches the shared ones and those in use, and resolves when they are there. Every
 * language is complete, so there is no falling back to another one; what is missing is a failing test.
 */
export const speak = async (texts: Texts, locale: Locale): Promise<void> => {
  if (!texts.isInitialized) {
    await texts.init({
      lng: locale,
      ns: [...shared],
      defaultNS: 'common',
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
    });
  } else if (texts.language !== locale) await texts.changeLanguage(locale);
  // Somebody else may have begun to fetch them a moment ago.
  await texts.loadNamespaces([...shared]);
  const missing = shared.find((namespace) => !texts.hasResourceBundle(locale, namespace));
  if (missing !== undefined) throw new Error(`The texts "${missing}" in ${locale} could not be fetched.`);
};
