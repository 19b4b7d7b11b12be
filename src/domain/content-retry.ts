import { defaultLocale } from '#kernel/locale.ts';
import type { PageContent, SidebarContent } from '#contract/content.ts';
import type { Locale } from '#kernel/locale.ts';

/** The fund whose content is shown if a fund has none of its own. */
export const FALLBACK_FUND = 'default';

/** How often content is requested again, each time less specifically. */
export const MOST_RETRIES = 2;

/** Whose content is asked for, and in which language. */
export type ContentQuery = { readonly fund: string; readonly locale: Locale };

/**
 * State of the search for the content of one page or sidebar. `counter`: 0 for the fund's own in the member's language,
 * 1 for the fund's own in German, 2 for the default fund's in German.
 */
export type ContentSearch =
  | { readonly status: 'asking'; readonly counter: 0 | 1 | 2; readonly wanted: ContentQuery }
  | { readonly status: 'found'; readonly counter: 0 | 1 | 2; readonly wanted: ContentQuery }
  /** No content found: the page shows the portal's built-in texts. */
  | { readonly status: 'missing'; readonly wanted: ContentQuery };

/** The result of a request: content, nothing, or a failure; the search treats the last two alike. */
export type ContentEvent = { readonly type: 'content' } | { readonly type: 'nothing' } | { readonly type: 'failed' };

/** Starts with the fund's own content in the member's language. */
export const startSearch = (wanted: ContentQuery): ContentSearch => ({ status: 'asking', counter: 0, wanted });

/** What to request at each counter. */
export const queryAt = (wanted: ContentQuery, counter: 0 | 1 | 2): ContentQuery => {
  if (counter === 0) return wanted;
  return { fund: counter === 1 ? wanted.fund : FALLBACK_FUND, locale: defaultLocale };
};

/** The next state after an answer. Ignores answers that arrive after the search has ended. */
export const nextSearch = (search: ContentSearch, event: ContentEvent): ContentSearch => {
  if (search.status !== 'asking') return search;
  const { counter, wanted } = search;
  if (event.type === 'content') return { status: 'found', counter, wanted };
  if (counter === MOST_RETRIES) return { status: 'missing', wanted };
  return { status: 'asking', counter: counter === 0 ? 1 : 2, wanted };
};

/** Whether there is nothing to show; empty content is treated as missing. */
export const isEmptyContent = (content: PageContent | SidebarContent): boolean =>
  'boxes' in content
    ? content.boxes.length === 0
    : content.title === null &&
      content.lead === null &&
      content.body.blocks.length === 0 &&
      content.simulationBox === null;
