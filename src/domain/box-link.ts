import { isPageLinkName, type PageLinkName } from '#contract/page-links.ts';
import { readContentTarget, type ContentTarget } from './content-link.ts';
import type { Locale } from '#kernel/locale.ts';

/** Where the link of a page's box leads. */
export type BoxTarget =
  | ContentTarget
  /** An address that `pages/{name}` knows. */
  | { readonly kind: 'lookup'; readonly name: PageLinkName }
  /** A document of the member's own: a path below the API base, without a slash before it. */
  | { readonly kind: 'document'; readonly path: string };

/** How a provider links a document: relative to the API base, by a code and nothing else. */
const documentPath = /^documents\/download\?fileCode=[\w-]{1,128}$/;

/**
 * Reads the link of a box as a provider sends it: a name for `pages/{name}`, a document of the member's, a path of the
 * portal in any language, or a http(s) or mailto address. Whatever else it is leads nowhere, and so does an absent link.
 */
export const readBoxLink = (
  link: string | null | undefined,
  place: { readonly tenant: string; readonly locale: Locale },
): BoxTarget => {
  const text = link?.trim() ?? '';
  if (isPageLinkName(text)) return { kind: 'lookup', name: text };
  if (documentPath.test(text)) return { kind: 'document', path: text };
  return text === '' ? { kind: 'none' } : readContentTarget(text, place);
};
