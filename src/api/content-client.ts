import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { isEmptyContent, type ContentOf, type ContentPart, type ContentSchema } from '#contract/content.ts';
import type { ContentQuery } from '#domain/content-retry.ts';
import type { Clock } from './clock.ts';
import { documentOf, possibleTypes, readContent, variablesOf } from './content-mapping.ts';
import type { Fetch } from './fetch-adapter.ts';

/** How long the portal waits for one answer of the content service, in milliseconds; up to three are asked for in turn. */
export const contentTimeout = 7_000;

/** The portal's way to a fund's content service. */
export type ContentClient = {
  /** What a fund has for a page or sidebar in a language; null where it has nothing. Rejects where that cannot be told. */
  readonly ask: <P extends ContentPart>(
    schema: ContentSchema,
    part: P,
    wanted: ContentQuery,
  ) => Promise<ContentOf<P> | null>;
};

export type ContentClientOptions = {
  /** Full address of the service. */
  readonly address: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
};

/**
 * Makes a client with a cache of its own: what has been read once is not asked for again. No cookie goes along, so the
 * service may stand anywhere.
 */
export const createContentClient = ({ address, fetch, clock }: ContentClientOptions): ContentClient => {
  const apollo = new ApolloClient({
    link: new HttpLink({ uri: address, fetch, credentials: 'omit', headers: { accept: 'application/json' } }),
    cache: new InMemoryCache({ possibleTypes }),
    devtools: { enabled: false },
  });
  // Apollo knows a query by its document's identity.
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
        const content = readContent(part, data);
        return content === null || isEmptyContent(content) ? null : content;
      } finally {
        cancel();
      }
    },
  };
};
