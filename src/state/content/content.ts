import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  linkPlaceholders,
  type ContentOf,
  type ContentPart,
  type ContentSchema,
  type LinkPlaceholder,
} from '#contract/content.ts';
import { placeholderOf, placeholders } from '#domain/content-target.ts';
import { defaultLocale, type Locale } from '#kernel/locale.ts';
import { pageLink } from '#contract/endpoints/pages.ts';
import { readContentTarget, withRest, type LinkOf } from '#domain/content-link.ts';
import { nextSearch, queryAt, startSearch, type ContentSearch } from '#domain/content-retry.ts';
import { leaveAddress, ownPage } from '#domain/leave-address.ts';
import type { ContentClient } from '#api/content-client.ts';
import { actionAtom, derivedAtom, stateAtom, useAction, useValue, type ActionTools } from '#state/kernel/atoms.ts';
import { servicesAtom, useServices } from '#state/kernel/services.ts';
import { anonymizeAtom, hrefAtom, localeAtom, placeAtom } from '#state/kernel/place.ts';
import { remoteData, resource, type Resource } from '#state/remote/resource.ts';
import { roundAtom } from '#state/remote/round.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { settingsAtom } from '#state/fund/settings.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';

/**
 * A fund's editorial content, page by page: requested from the content service with the escalation of the
 * specification, section 4, for each schema separately, or as a last resort the portal's own German texts. A page never
 * fails because of it.
 */

/** Content as it was found for a page or a sidebar. */
export type Written<P extends ContentPart> = {
  readonly content: ContentOf<P>;
  /** The language it is written in, which may differ from the page's. */
  readonly locale: Locale;
  /** Which step of the escalation found it; `builtIn` for the portal's own content. */
  readonly source: 0 | 1 | 2 | 'builtIn';
  /** Whether no request failed; otherwise it is requested again on the next visit. */
  readonly settled: boolean;
};

/** The client, which is loaded and created on the first request of a round: it asks nothing twice. */
const clientAtom = stateAtom<{ readonly round: number; readonly client: Promise<ContentClient> } | null>(
  'session',
  'content.client',
  null,
);

/** The addresses of placeholders. */
const addresses = resource('content.placeholders', pageLink);
const addressOf = (name: LinkPlaceholder) => ({ path: { name: linkPlaceholders[name] } });

const loadClient = ({ get, set, services }: ActionTools): Promise<ContentClient> => {
  const round = get(roundAtom);
  const known = get(clientAtom);
  if (known?.round === round) return known.client;
  const client = import('#api/content-client.ts').then(({ createContentClient }) =>
    createContentClient({
      address: new URL(get(settingsAtom)?.contentServiceUrl ?? '/content/graphql', services.providerOrigin).href,
      fetch: services.fetch,
      clock: services.clock,
      onDropped: services.onDropped,
    }),
  );
  set(clientAtom, { round, client });
  // Retry the import next time if it failed.
  client.catch(() => {
    set(clientAtom, (current) => (current?.client === client ? null : current));
  });
  return client;
};

/** The portal's own content. Rejects if its module can't be loaded. */
const builtInContent = async <P extends ContentPart>(schema: ContentSchema, part: P): Promise<ContentOf<P>> => {
  const { builtIn } = await import('#i18n/built-in-content.ts');
  return builtIn(schema, part);
};

/** Shown if not even the portal's own content could be loaded. */
const emptyContent: { readonly [P in ContentPart]: ContentOf<P> } = {
  page: { title: null, lead: null, body: { blocks: [] }, simulationBox: null },
  sidebar: { boxes: [] },
};

/** The content a page needs, and of which fund. */
type Wanted = { readonly schema: ContentSchema; readonly fund: string | null };

type Found<P extends ContentPart> = {
  readonly search: ContentSearch;
  readonly content: ContentOf<P> | null;
  readonly failed: boolean;
};

/** Goes through the three steps of the escalation until one finds content. */
const escalate = async <P extends ContentPart>(
  tools: ActionTools,
  part: P,
  { schema, fund }: Wanted,
): Promise<Found<P>> => {
  const locale = tools.get(localeAtom);
  let state = startSearch({ fund: fund ?? '', locale });
  let content: ContentOf<P> | null = null;
  const failures: unknown[] = [];
  while (state.status === 'asking') {
    try {
      const client = await loadClient(tools);
      content = await client.ask(schema, part, queryAt(state.wanted, state.counter));
      state = nextSearch(state, { type: content === null ? 'nothing' : 'content' });
    } catch (error) {
      failures.push(error);
      state = nextSearch(state, { type: 'failed' });
    }
  }
  if (failures.length > 0) tools.services.log(`The content ${schema} ${part} could not be read.`, failures[0]);
  return { search: state, content, failed: failures.length > 0 };
};

/** Every placeholder used as a link target in the content. */
const placeholdersIn = (node: unknown): LinkPlaceholder[] => {
  if (typeof node === 'string') {
    const name = placeholderOf(node);
    return name === null ? [] : [name];
  }
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(placeholdersIn) : [];
};

/** Requests the addresses of the content's placeholders that are still unknown. */
export const findAddressesAction = actionAtom(async ({ get, set }, content: ContentOf<ContentPart>): Promise<void> => {
  const missing = [...new Set(placeholdersIn(content))].map(addressOf).filter((wanted) => {
    const { answer, loading } = addresses.known(get, wanted);
    return answer === null && !loading;
  });
  await Promise.all(missing.map((wanted) => set(addresses.visitAction, wanted)));
});

/** The content of all pages, or of all sidebars. Never fails: the last resort is the portal's own, or empty. */
const contentResource = <P extends ContentPart>(part: P, name: string) =>
  remoteData<Wanted, { readonly data: Written<P> }>(name, async (tools, wanted, last) => {
    const drafted = tools.services.drafted?.(wanted.schema, part, tools.get(localeAtom)) ?? null;
    if (drafted !== null) return { data: { ...drafted, settled: false } };
    if (last?.data.settled && tools.get(roundAtom) === 0) return last;
    const { search, content, failed } = await escalate(tools, part, wanted);
    if (content !== null && search.status === 'found') {
      const { locale } = queryAt(search.wanted, search.counter);
      return { data: { content, locale, source: search.counter, settled: !failed } };
    }
    const own = await builtInContent(wanted.schema, part).catch((error: unknown) => {
      tools.services.log('The built-in texts could not be read.', error);
      return null;
    });
    return {
      data: {
        content: own ?? emptyContent[part],
        locale: defaultLocale,
        source: 'builtIn',
        settled: !failed && own !== null,
      },
    };
  });

/** The content of all visited pages. */
export const pageContents = contentResource('page', 'content.pages');

/** The sidebars of all visited pages. */
export const sidebarContents = contentResource('sidebar', 'content.sidebars');

const useContentOf = <P extends ContentPart>(
  contents: Resource<Wanted, { readonly data: Written<P> }>,
  schema: ContentSchema,
): Written<P> | null => {
  const { fund } = useValue(placeAtom);
  const { data } = useRemote(contents, { schema, fund });
  const findAddresses = useAction(findAddressesAction);
  // Request the addresses that are still unknown.
  useEffect(() => {
    if (data !== null) void findAddresses(data.content);
  }, [data, findAddresses]);
  return data;
};

/** The editors' content of a page; null until it is loaded. */
export const usePageContent = (schema: ContentSchema): Written<'page'> | null => useContentOf(pageContents, schema);

/** The editors' content of a page's sidebar; null until it is loaded. */
export const useSidebarContent = (schema: ContentSchema): Written<'sidebar'> | null =>
  useContentOf(sidebarContents, schema);

/** {@link LinkOf} for the current page. */
export const contentLinksAtom = derivedAtom((get): LinkOf => {
  const { fund, locale, pathname } = get(placeAtom);
  const href = get(hrefAtom);
  const originQuery = get(originQueryAtom);
  const known = new Map(placeholders.map((name) => [name, addresses.known(get, addressOf(name)).answer?.data]));
  const anonymize = get(anonymizeAtom);
  const portalOrigin = get(servicesAtom)?.portalOrigin ?? '';
  return (target) => {
    const read = readContentTarget(target, { fund: fund ?? '', locale });
    if (read.kind === 'address') return read.href;
    if (read.kind === 'route') return withRest(href(read.key, { query: originQuery(read.key) }), read.rest);
    const address = read.kind === 'placeholder' ? known.get(read.name) : undefined;
    if (address === undefined) return null;
    const own = ownPage(address, { origin: portalOrigin, fund, locale });
    if (own !== null) return withRest(href(own.key, { query: originQuery(own.key) }), own.rest);
    return leaveAddress(address, { anonymize, portal: portalOrigin + pathname });
  };
});

/** Why a placeholder's address isn't there; null for every other target. */
const missingAddressAtom = derivedAtom((get) => (target: string): 'loading' | 'failed' | null => {
  const { fund, locale } = get(placeAtom);
  const read = readContentTarget(target, { fund: fund ?? '', locale });
  if (read.kind !== 'placeholder') return null;
  const { answer, failed } = addresses.known(get, addressOf(read.name));
  return answer !== null || failed ? 'failed' : 'loading';
});

/** How long a link's address may take before the page says so, in milliseconds. */
const addressWait = 2_000;

/** How the page shows links within content. */
export const useContentManner = (): {
  readonly linkOf: LinkOf;
  /** Why a link has no address, in words; null while it may still come, and for text that isn't a link. */
  readonly noteOf: (target: string) => string | null;
  readonly newWindowHint: string;
} => {
  const { t } = useTranslation('common');
  const { clock } = useServices();
  const missing = useValue(missingAddressAtom);
  const [late, setLate] = useState(false);
  useEffect(() => clock.after(addressWait, () => setLate(true)), [clock]);
  return {
    linkOf: useValue(contentLinksAtom),
    noteOf: (target) => {
      const why = missing(target);
      if (why === 'loading') return late ? t('linkLoading') : null;
      return why === null ? null : t('linkMissing');
    },
    newWindowHint: t('newWindow'),
  };
};
