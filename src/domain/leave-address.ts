/** What a program outside the portal is told about where somebody comes from. */
export type Leaving = {
  /** Whether personal data are hidden. */
  readonly anonymize: boolean;
  /** The portal's page to come back to. */
  readonly portal: string;
};

/**
 * The address of a simulator or order form with the anonymise flag and the portal's own address (specification,
 * section 2: simulation links); who comes back from there still has personal data hidden. Null for anything but an http(s)
 * address.
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
