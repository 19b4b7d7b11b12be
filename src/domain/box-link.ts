import { isPageLinkName, type PageLinkName } from '#contract/page-links.ts';
import { readContentTarget, type ContentTarget } from './content-link.ts';
import type { Locale } from '#kernel/locale.ts';

/** Where the link in a page's box leads. */
export type BoxTarget =
  | ContentTarget
  /** An address to be looked up with `pages/{name}`. */
  | { readonly kind: 'lookup'; readonly name: PageLinkName }
  /** One of the member's documents: a path relative to the API base, without a leading slash. */
  | { readonly kind: 'document'; readonly path: string };

/** A provider's link to a document: relative to the API base, with `fileCode` as its only parameter. */
const documentPath = /^documents\/download\?fileCode=[\w-]{1,128}$/;

/**
 * Reads the link of a box as a provider sends it: a name for `pages/{name}`, one of the member's documents, a path of
 * the portal in any language, or an http(s) or mailto address. Any other or missing link leads nowhere.
 */
export const readBoxLink = (
  link: string | null | undefined,
  place: { readonly fund: string; readonly locale: Locale },
): BoxTarget => {
  const text = link?.trim() ?? '';
  if (isPageLinkName(text)) return { kind: 'lookup', name: text };
  if (documentPath.test(text)) return { kind: 'document', path: text };
  return text === '' ? { kind: 'none' } : readContentTarget(text, place);
};
