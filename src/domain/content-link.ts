import type { LinkPlaceholder } from '#contract/content.ts';
import { isContentTarget, placeholderOf } from './content-target.ts';
import type { Locale } from '#kernel/locale.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { recognisePath } from './recognise-path.ts';

/** Where a link in editorial content leads. */
export type ContentTarget =
  /** A page of the portal; `rest` is query and fragment. */
  | { readonly kind: 'route'; readonly key: RouteKey; readonly rest: string }
  /** An external address: http(s) or mailto. */
  | { readonly kind: 'address'; readonly href: string }
  /** An address that the provider supplies. */
  | { readonly kind: 'placeholder'; readonly name: LinkPlaceholder }
  /** Nowhere: the text is shown without a link. */
  | { readonly kind: 'none' };

/** Converts a link's target to an address; null if the text is shown without a link. */
export type LinkOf = (target: string) => string | null;

/** Appends a link's query and fragment to a page's address, which may have its own query (anonymize). */
export const withRest = (page: string, rest: string): string =>
  page + (page.includes('?') ? rest.replace(/^\?/, '&') : rest);

/**
 * Reads a link's target as an editor wrote it. Paths of the portal may be in any language, with or without fund and
 * language (`/kontakt`, `/seeblick/de-CH/kontakt`). Anything that isn't explicitly allowed leads nowhere:
 * `javascript:`, `data:`, `//host`, unknown paths, pages of another fund.
 */
export const readContentTarget = (
  target: string,
  { fund, locale }: { readonly fund: string; readonly locale: Locale },
): ContentTarget => {
  const text = target.trim();
  if (!isContentTarget(text)) return { kind: 'none' };
  const name = placeholderOf(text);
  if (name !== null) return { kind: 'placeholder', name };
  if (!text.startsWith('/')) return { kind: 'address', href: text };
  const path = text.replace(/[?#].*$/s, '');
  const rest = text.slice(path.length);
  const short = recognisePath(`/${fund}/${locale}${path}`);
  if (path !== '/' && short.key !== null && short.credentials === null) return { kind: 'route', key: short.key, rest };
  const whole = recognisePath(path);
  return whole.fund === fund && whole.languageSegment !== null && whole.key !== null && whole.credentials === null
    ? { kind: 'route', key: whole.key, rest }
    : { kind: 'none' };
};
