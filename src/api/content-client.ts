import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { ContentOf, ContentPart, ContentSchema } from '#contract/content.ts';
import { isEmptyContent } from '#domain/content-retry.ts';
import type { ContentQuery } from '#domain/content-retry.ts';
import type { OnDropped } from '#domain/dropped-log.ts';
import type { Clock } from './clock.ts';
import { documentOf, possibleTypes, readContent, variablesOf } from './content-mapping.ts';
import type { Fetch } from './fetch-adapter.ts';

/**
 * How long the portal waits for one answer of the content service, in milliseconds; a page may need up to three in
 * turn.
 */
export const contentTimeout = 7_000;

/** The portal's way to a fund's content service. */
export type ContentClient = {
  /** A fund's content for a page or sidebar in a language; null if it has none. Rejects if the service fails. */
  readonly ask: <P extends ContentPart>(
    schema: ContentSchema,
    part: P,
    wanted: ContentQuery,
  ) => Promise<ContentOf<P> | null>;
};

export type ContentClientOptions = {
  /** Absolute address of the service. */
  readonly address: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly onDropped: OnDropped;
};

/**
 * Creates a client with its own cache, so that nothing is requested twice. Sends no cookies, so the service may be on
 * any host.
 */
export const createContentClient = ({ address, fetch, clock, onDropped }: ContentClientOptions): ContentClient => {
  const apollo = new ApolloClient({
    link: new HttpLink({ uri: address, fetch, credentials: 'omit', headers: { accept: 'application/json' } }),
    cache: new InMemoryCache({ possibleTypes }),
    devtools: { enabled: false },
  });
  // Apollo identifies a query by its document object.
  const documents = new Map<string, DocumentNode>();
  const documentFor = (schema: ContentSchema, part: ContentPart): DocumentNode => {
    const key = `${schema} ${part}`;
    const document = documents.get(key) ?? documentOf(schema, part);
    documents.set(key, document);
    return document;
  };
  return {
    ask: async (schema, part, wanted) => {
      const abort = new AbortController();
      const cancel = clock.after(contentTimeout, () => {
        abort.abort();
      });
      const late = new Promise<never>((_, reject) => {
        abort.signal.addEventListener('abort', () => {
          reject(new Error('The content service takes too long.'));
        });
      });
      try {
        const asked = apollo.query({
          query: documentFor(schema, part),
          variables: variablesOf(wanted, schema),
          context: { fetchOptions: { signal: abort.signal } },
        });
        const { data } = await Promise.race([asked, late]);
        const content = readContent(part, data, (paths) => {
          onDropped(`content ${schema} ${part}`, paths);
        });
        return content === null || isEmptyContent(content) ? null : content;
      } finally {
        cancel();
      }
    },
  };
};
