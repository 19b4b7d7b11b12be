import { isContentTarget, placeholderOf, type LinkPlaceholder } from '#contract/content.ts';
import type { Locale } from '#kernel/locale.ts';
import { recognisePath, type RouteKey } from '#contract/route-words.ts';

/** Where a link of an editor leads. */
export type ContentTarget =
  /** A page of the portal; `rest` is query and fragment. */
  | { readonly kind: 'route'; readonly key: RouteKey; readonly rest: string }
  /** Somewhere else: an http(s) or mailto address. */
  | { readonly kind: 'address'; readonly href: string }
  /** An address that the provider knows. */
  | { readonly kind: 'placeholder'; readonly name: LinkPlaceholder }
  /** Nowhere: the words stay without a link. */
  | { readonly kind: 'none' };

/** The address of a page with the query and fragment of a link: the page's own query (anonymize) and the link's are one. */
export const withRest = (page: string, rest: string): string =>
  page + (page.includes('?') ? rest.replace(/^\?/, '&') : rest);

/**
 * Reads what an editor wrote as a link's target. Own paths are a route's words in any language, with or without fund and
 * language before them (`/kontakt`, `/seeblick/de-CH/kontakt`). Whatever is not on the list of targets leads nowhere:
 * `javascript:`, `data:`, `//host`, paths of no page, pages of another fund.
 */
export const readContentTarget = (
  target: string,
  { tenant, locale }: { readonly tenant: string; readonly locale: Locale },
): ContentTarget => {
  const text = target.trim();
  if (!isContentTarget(text)) return { kind: 'none' };
  const name = placeholderOf(text);
  if (name !== null) return { kind: 'placeholder', name };
  if (!text.startsWith('/')) return { kind: 'address', href: text };
  const path = text.replace(/[?#].*$/s, '');
  const rest = text.slice(path.length);
  const short = recognisePath(`/${tenant}/${locale}${path}`);
  if (path !== '/' && short.key !== null && short.credentials === null) return { kind: 'route', key: short.key, rest };
  const whole = recognisePath(path);
  return whole.tenant === tenant && whole.languageSegment !== null && whole.key !== null && whole.credentials === null
    ? { kind: 'route', key: whole.key, rest }
    : { kind: 'none' };
};
