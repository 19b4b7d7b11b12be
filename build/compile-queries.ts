import { parse } from 'graphql';
import type { Plugin } from 'vite';

/** A query's text: it may have variables (`$tenant`), but no interpolated values (`${…}`). */
const written = /\bquery`((?:[^`$]|\$(?!\{))+)`/g;

/**
 * Replaces each ``query`…` `` in a source by its parsed document. Throws if one remains, because without the parser it
 * would fail only in the browser.
 */
export const compileQueries = (code: string): string => {
  const compiled = code
    .replaceAll(written, (_, text: string) => `(${JSON.stringify(parse(text, { noLocation: true }))})`)
    .replace(/^import \{ query \} from '\.\/query-document\.ts';$/m, '');
  if (/\bquery`/.test(compiled)) throw new Error('A query of the content service cannot be compiled as it is written.');
  return compiled;
};

/** Parses the content service's queries when the portal is built, so that the browser needs no GraphQL parser. */
export const compiledQueries = (): Plugin => ({
  name: 'compiled-queries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/]api[\\/]content-mapping\.ts$/ },
    handler: (code) => ({ code: compileQueries(code), map: null }),
  },
});
