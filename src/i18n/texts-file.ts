import type { Locale } from '#kernel/locale.ts';
import type { Namespace } from './namespaces.ts';

/** The bundle a namespace comes in: the start's, that of the pages before the login, or none: a file of its own. */
export const bundleOf = (namespace: string): string | undefined => {
  if (['common', 'errors', 'shell'].includes(namespace)) return 'start';
  if (['login', 'rules', 'status'].includes(namespace)) return 'threshold';
  return undefined;
};

/** The module that holds a namespace's texts. */
export const textsFile = (locale: Locale, namespace: Namespace): string => {
  const bundle = bundleOf(namespace);
  return bundle === undefined ? `words/${locale}/${namespace}.json` : `src/i18n/bundles/${locale}/${bundle}.ts`;
};
