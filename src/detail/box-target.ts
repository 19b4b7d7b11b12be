import { useCallback } from 'react';
import { linkPlaceholders } from '#contract/content.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import { readBoxLink } from '#domain/box-link.ts';
import { withRest } from '#domain/content-link.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, placeAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';

/** Where a box leads, as a button needs it. */
export type WayOn =
  /** A page of the portal. */
  | { readonly kind: 'page'; readonly href: string }
  /** An address outside of it. */
  | { readonly kind: 'outside'; readonly href: string }
  /** A file of the member's own. */
  | { readonly kind: 'file'; readonly href: string }
  /** An address that is looked up by its name. */
  | { readonly kind: 'lookup'; readonly name: PageLinkName };

/** Reads a box's link and words: where it leads on this page, or null where there is nothing to press. */
export const useWayOn = (): ((link: string | null | undefined, text: string | null | undefined) => WayOn | null) => {
  const href = useHref();
  const { tenant, locale } = useValue(placeAtom);
  const anonymize = useValue(anonymizeAtom);
  const { apiBase } = useServices();
  return useCallback(
    (link, text) => {
      if ((text?.trim() ?? '') === '') return null;
      const target = readBoxLink(link, { tenant: tenant ?? '', locale });
      if (target.kind === 'none') return null;
      if (target.kind === 'address') return { kind: 'outside', href: target.href };
      if (target.kind === 'lookup') return target;
      if (target.kind === 'placeholder') return { kind: 'lookup', name: linkPlaceholders[target.name] };
      if (target.kind === 'document') {
        return { kind: 'file', href: `${apiBase}${target.path}${anonymize ? '&anonymize=true' : ''}` };
      }
      return { kind: 'page', href: withRest(href(target.key), target.rest) };
    },
    [href, tenant, locale, anonymize, apiBase],
  );
};
