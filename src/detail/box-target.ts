import { useCallback } from 'react';
import { linkPlaceholders } from '#contract/content.ts';
import { downloadDocument } from '#contract/endpoints/documents.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import { readBoxLink } from '#domain/box-link.ts';
import { withRest } from '#domain/content-link.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { anonymizeAtom, placeAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { usePageSimulator } from './page-simulator.tsx';

type Target =
  /** A page of the portal. */
  | { readonly kind: 'page'; readonly href: string }
  /** An external address. */
  | { readonly kind: 'outside'; readonly href: string }
  /** One of the member's documents. */
  | { readonly kind: 'file'; readonly href: string; readonly fileCode: string }
  /** An address to be looked up by its name. */
  | { readonly kind: 'lookup'; readonly name: PageLinkName };

/** A box's link as its button needs it: its text, where it leads, and whether to the simulator that stands on the page. */
export type WayOn = Target & { readonly text: string; readonly isHere: boolean };

/** Returns a function that resolves a box's link; null if it leads nowhere or has no text. */
export const useWayOn = (): ((link: string | null | undefined, text: string | null | undefined) => WayOn | null) => {
  const href = useHref();
  const { fund, locale } = useValue(placeAtom);
  const originQuery = useValue(originQueryAtom);
  const anonymize = useValue(anonymizeAtom);
  const { apiBase } = useServices();
  const here = usePageSimulator();
  return useCallback(
    (link, linkText) => {
      const text = trimmed(linkText);
      if (text === null) return null;
      const target = readBoxLink(link, { fund: fund ?? '', locale, apiBase });
      if (target.kind === 'none') return null;
      if (target.kind === 'address') return { kind: 'outside', href: target.href, text, isHere: false };
      if (target.kind === 'lookup' || target.kind === 'placeholder') {
        const name = target.kind === 'lookup' ? target.name : linkPlaceholders[target.name];
        return { kind: 'lookup', name, text, isHere: name === here };
      }
      if (target.kind === 'document') {
        const { fileCode } = target;
        const query = new URLSearchParams({ fileCode, ...(anonymize && { anonymize: 'true' }) });
        return {
          kind: 'file',
          href: `${apiBase}${downloadDocument.path}?${query.toString()}`,
          fileCode,
          text,
          isHere: false,
        };
      }
      const page = href(target.key, { query: originQuery(target.key) });
      return { kind: 'page', href: withRest(page, target.rest), text, isHere: false };
    },
    [href, originQuery, fund, locale, anonymize, apiBase, here],
  );
};
