import { useCallback } from 'react';
import { linkPlaceholders } from '#contract/content.ts';
import { downloadDocument } from '#contract/endpoints/documents.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import { readBoxLink } from '#domain/box-link.ts';
import { withRest } from '#domain/content-link.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, placeAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';

/** The target of a box's link, as a button needs it. */
export type WayOn =
  /** A page of the portal. */
  | { readonly kind: 'page'; readonly href: string }
  /** An external address. */
  | { readonly kind: 'outside'; readonly href: string }
  /** One of the member's documents. */
  | { readonly kind: 'file'; readonly href: string; readonly fileCode: string }
  /** An address to be looked up by its name. */
  | { readonly kind: 'lookup'; readonly name: PageLinkName };

/** Returns a function that resolves a box's link; null if it leads nowhere or has no text. */
export const useWayOn = (): ((link: string | null | undefined, text: string | null | undefined) => WayOn | null) => {
  const href = useHref();
  const { fund, locale } = useValue(placeAtom);
  const anonymize = useValue(anonymizeAtom);
  const { apiBase } = useServices();
  return useCallback(
    (link, text) => {
      if ((text?.trim() ?? '') === '') return null;
      const target = readBoxLink(link, { fund: fund ?? '', locale, apiBase });
      if (target.kind === 'none') return null;
      if (target.kind === 'address') return { kind: 'outside', href: target.href };
      if (target.kind === 'lookup') return target;
      if (target.kind === 'placeholder') return { kind: 'lookup', name: linkPlaceholders[target.name] };
      if (target.kind === 'document') {
        const { fileCode } = target;
        const query = new URLSearchParams({ fileCode, ...(anonymize && { anonymize: 'true' }) });
        return { kind: 'file', href: `${apiBase}${downloadDocument.path}?${query.toString()}`, fileCode };
      }
      return { kind: 'page', href: withRest(href(target.key), target.rest) };
    },
    [href, fund, locale, anonymize, apiBase],
  );
};
