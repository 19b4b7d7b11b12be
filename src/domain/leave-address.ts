import type { Locale } from '#kernel/locale.ts';
import { readContentTarget, type ContentTarget } from './content-link.ts';

/**
 * The page of this portal that a looked-up address leads to, as for an order form that is the contact form; null for any
 * other address.
 */
export const ownPage = (
  address: string,
  { origin, fund, locale }: { readonly origin: string; readonly fund: string | null; readonly locale: Locale },
): Extract<ContentTarget, { kind: 'route' }> | null => {
  if (origin === '' || !address.startsWith(`${origin}/`)) return null;
  const target = readContentTarget(address.slice(origin.length), { fund: fund ?? '', locale });
  return target.kind === 'route' ? target : null;
};

/** What an external application is told about the portal that links to it. */
export type Leaving = {
  /** Whether personal data are hidden. */
  readonly anonymize: boolean;
  /** Address of the portal page to return to. */
  readonly portal: string;
};

/**
 * The address of a simulator or order form with the anonymise flag and the portal's own address, so that personal data
 * stay hidden on return (specification, section 2: simulation links). Null if it isn't an http(s) address.
 */
export const leaveAddress = (address: string, { anonymize, portal }: Leaving): string | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const back = new URL(portal);
  for (const each of anonymize ? [url, back] : []) each.searchParams.set('anonymize', 'true');
  url.searchParams.set('portal', back.href);
  return url.href;
};
