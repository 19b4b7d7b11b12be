import { parse } from 'graphql';
import type { Plugin } from 'vite';

/** Replaces each ``query`…` `` of a source by the document that the text is. */
export const compileQueries = (code: string): string =>
  code
    .replaceAll(/\bquery`([^`$]+)`/g, (_, text: string) => `(${JSON.stringify(parse(text, { noLocation: true }))})`)
    .replace(/^import \{ query \} from '\.\/query-document\.ts';$/m, '');

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
