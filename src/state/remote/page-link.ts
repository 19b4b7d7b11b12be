import { pageLink } from '#contract/endpoints/pages.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import type { TroubleName } from '#domain/error-ladder.ts';
import { leaveAddress } from '#domain/leave-address.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeAtom, placeAtom } from '#state/kernel/place.ts';

/** What came of looking an address up: the address to leave for, or why there is none. */
export type FoundAddress =
  | { readonly address: string }
  /** `told`: the person knows already; else whether the way to the provider failed, or the address itself. */
  | { readonly address: null; readonly because: 'told' | 'network' | 'timeout' | 'noAddress' };

/** What is said of a look-up that failed; where the person has been told or led away already, nothing. */
const reasons: { readonly [Name in TroubleName]?: 'told' | 'network' | 'timeout' } = {
  gone: 'told',
  sessionEnded: 'told',
  forbidden: 'told',
  wait: 'told',
  network: 'network',
  timeout: 'timeout',
};

/**
 * Looks up where a simulator or an order form is found, with the anonymise flag and the portal's own page in its address
 * (specification, section 2: simulation links). It is read like any other data: a provider that is out of order ends no
 * session.
 */
export const findAddressAction = actionAtom(async ({ get, services }, name: PageLinkName): Promise<FoundAddress> => {
  const { pathname } = get(placeAtom);
  const answer = await services.call(pageLink, { path: { name } }, { says: 'face' });
  if (!answer.ok) {
    return { address: null, because: reasons[answer.trouble.is] ?? 'noAddress' };
  }
  const address = leaveAddress(answer.data, {
    anonymize: get(anonymizeAtom),
    portal: services.portalOrigin + pathname,
  });
  if (address !== null) return { address };
  services.log(`The address for ${name} is none that the portal leads to.`);
  return { address: null, because: 'noAddress' };
});
