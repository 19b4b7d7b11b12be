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
