import { defaultLocale } from '#kernel/locale.ts';
import type { Locale } from '#kernel/locale.ts';

/** The fund whose content stands in where a fund has none of its own. */
export const FALLBACK_TENANT = 'default';

/** How often content is asked for again, each time more generally. */
export const MOST_RETRIES = 2;

/** Whose content is asked for, and in which language. */
export type ContentQuery = { readonly tenant: string; readonly locale: Locale };

/**
 * Where the search for one page's (or one sidebar's) content stands. `counter`: 0 the fund's own in
 * the member's language, 1 the fund's own in German, 2 the default fund's in German.
 */
export type ContentSearch =
  | { readonly status: 'asking'; readonly counter: 0 | 1 | 2; readonly wanted: ContentQuery }
  | { readonly status: 'found'; readonly counter: 0 | 1 | 2; readonly wanted: ContentQuery }
  /** Nobody has any: the page shows the texts that are built into the portal. */
  | { readonly status: 'missing'; readonly wanted: ContentQuery };

/** What came back: content, nothing, or a failure; the last two are the same to the search. */
export type ContentEvent = { readonly type: 'content' } | { readonly type: 'nothing' } | { readonly type: 'failed' };

/** A search begins with the fund's own content in the member's language. */
export const startSearch = (wanted: ContentQuery): ContentSearch => ({ status: 'asking', counter: 0, wanted });

/** What to ask for at a counter. */
export const queryAt = (wanted: ContentQuery, counter: 0 | 1 | 2): ContentQuery => {
  if (counter === 0) return wanted;
  return { tenant: counter === 1 ? wanted.tenant : FALLBACK_TENANT, locale: defaultLocale };
};

/** What follows from an answer. Answers that come after the search has ended change nothing. */
export const nextSearch = (search: ContentSearch, event: ContentEvent): ContentSearch => {
  if (search.status !== 'asking') return search;
  const { counter, wanted } = search;
  if (event.type === 'content') return { status: 'found', counter, wanted };
  if (counter === MOST_RETRIES) return { status: 'missing', wanted };
  return { status: 'asking', counter: counter === 0 ? 1 : 2, wanted };
};
