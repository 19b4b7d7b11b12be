import { isPageLinkName, type PageLinkName } from '#contract/page-links.ts';
import { readContentTarget, type ContentTarget } from './content-link.ts';
import type { Locale } from '#kernel/locale.ts';

/** Where the link in a page's box leads. */
export type BoxTarget =
  | ContentTarget
  /** An address to be looked up with `pages/{name}`. */
  | { readonly kind: 'lookup'; readonly name: PageLinkName }
  /** One of the member's documents. */
  | { readonly kind: 'document'; readonly fileCode: string };

/** A link to a document: relative to the API base, or with one. Its query has the document's code. */
const documentLink = /^(?:.*\/)?documents\/download\?([^#]*)$/s;

/** An address of another host, whatever it is called there. */
const foreign = /^(?:[a-z][\w+.-]*:|[/\\]{2})/i;

/** The code of a document; null if the link leads to none of this API. */
const readDocument = (text: string, apiBase: string): string | null => {
  const own = apiBase !== '' && text.startsWith(apiBase) ? text.slice(apiBase.length) : text;
  return foreign.test(own) ? null : new URLSearchParams(documentLink.exec(own)?.[1]).get('fileCode') || null;
};

/**
 * Reads the link of a box as a provider sends it: a name for `pages/{name}`, one of the member's documents, a path of
 * the portal in any language, or an http(s) or mailto address. Any other or missing link leads nowhere.
 */
export const readBoxLink = (
  link: string | null | undefined,
  place: { readonly fund: string; readonly locale: Locale; readonly apiBase?: string },
): BoxTarget => {
  const text = link?.trim() ?? '';
  if (isPageLinkName(text)) return { kind: 'lookup', name: text };
  const fileCode = readDocument(text, place.apiBase ?? '');
  if (fileCode !== null) return { kind: 'document', fileCode };
  return text === '' ? { kind: 'none' } : readContentTarget(text, place);
};
