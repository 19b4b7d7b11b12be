import { parse } from 'graphql';
import type { Plugin } from 'vite';

/** A query's text: with variables of its own (`$tenant`), without values put in (`${…}`). */
const written = /\bquery`((?:[^`$]|\$(?!\{))+)`/g;

/**
 * Replaces each ``query`…` `` of a source by the document that the text is. Throws where one is left: without the parser it
 * would fail only in the browser.
 */
export const compileQueries = (code: string): string => {
  const compiled = code
    .replaceAll(written, (_, text: string) => `(${JSON.stringify(parse(text, { noLocation: true }))})`)
    .replace(/^import \{ query \} from '\.\/query-document\.ts';$/m, '');
  if (/\bquery`/.test(compiled)) throw new Error('A query of the content service cannot be compiled as it is written.');
  return compiled;
};

/** Parses the queries of the content service when the portal is built: GraphQL's parser stays out of the browser. */
export const compiledQueries = (): Plugin => ({
  name: 'compiled-queries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/]api[\\/]content-mapping\.ts$/ },
    handler: (code) => ({ code: compileQueries(code), map: null }),
  },
});
