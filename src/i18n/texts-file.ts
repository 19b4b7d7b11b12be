import type { Namespace } from './namespaces.ts';

/** The bundle a namespace comes in: the start's, that of the pages before the login, or none: a file of its own. */
export const bundleOf = (namespace: string): string | undefined => {
  if (['common', 'errors', 'shell'].includes(namespace)) return 'start';
  if (['login', 'rules', 'status'].includes(namespace)) return 'threshold';
  return undefined;
};

/** The module that holds a namespace's texts, below src/i18n/messages/<locale>: `start.ts`, `dashboard.json`. */
export const textsFile = (namespace: Namespace): string => {
  const bundle = bundleOf(namespace);
  return bundle === undefined ? `${namespace}.json` : `${bundle}.ts`;
};
