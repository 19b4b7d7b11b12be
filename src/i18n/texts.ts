import { createInstance, type i18n, type ReadCallback } from 'i18next';
import type { Locale } from '#contract/locale.ts';
import type { Namespace } from './namespaces.ts';

/** The portal's texts: an i18next instance of its own for each portal. */
export type Texts = i18n;

/** One chunk a language and namespace, fetched when first needed. */
const files = import.meta.glob<object>('./messages/*/*.json', { import: 'default' });

const read = (locale: string, namespace: string, callback: ReadCallback): void => {
  const load = files[`./messages/${locale}/${namespace}.json`];
  if (load === undefined) {
    callback(new Error(`There are no texts "${namespace}" in ${locale}.`), false);
    return;
  }
  load().then(
    (messages) => {
      callback(null, { ...messages });
    },
    (error: unknown) => {
      callback(error instanceof Error ? error : new Error(String(error)), true);
    },
  );
};

/** The texts that every page needs. */
const shared: readonly Namespace[] = ['common', 'errors', 'shell'];

/**
 * Makes a portal's texts. Every language is complete, so there is no falling back to another one; what is missing is a
 * failing test. Resolves when the shared texts and `namespaces` are there.
 */
export const createTexts = async (locale: Locale, namespaces: readonly Namespace[] = []): Promise<Texts> => {
  const texts = createInstance();
  texts.use({ type: 'backend', init: () => undefined, read });
  await texts.init({
    lng: locale,
    ns: [...new Set([...shared, ...namespaces])],
    defaultNS: 'common',
    fallbackLng: false,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
  });
  return texts;
};
