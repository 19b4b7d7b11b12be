import { pageLink } from '#contract/endpoints/pages.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import type { Trouble, TroubleName } from '#domain/error-ladder.ts';
import { withRest } from '#domain/content-link.ts';
import { leaveAddress, ownPage } from '#domain/leave-address.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { anonymizeAtom, hrefAtom, placeAtom } from '#state/kernel/place.ts';

/** Why something that a member followed didn't come; `told`: the failure has already been shown. */
export type Absence = 'told' | 'network' | 'timeout' | 'nothing';

/** The result of a look-up: the address, or why it is missing. `isOwn`: a page of this portal, without its origin. */
export type FoundAddress =
  { readonly address: string; readonly isOwn: boolean } | { readonly address: null; readonly because: Absence };

const absences: { readonly [Name in TroubleName]?: Absence } = {
  gone: 'told',
  sessionEnded: 'told',
  forbidden: 'told',
  wait: 'told',
  network: 'network',
  timeout: 'timeout',
};

/** The reason to show for what a member followed in vain. */
export const absenceOf = ({ is }: Trouble): Absence => absences[is] ?? 'nothing';

/**
 * Looks up the address of a simulator or an order form, with the anonymise flag and the portal's current page in it
 * (specification, section 2: simulation links). Like other data, its failure doesn't end the
 * session.
 */
export const findAddressAction = actionAtom(async ({ get, services }, name: PageLinkName): Promise<FoundAddress> => {
  const { pathname, fund, locale } = get(placeAtom);
  const answer = await services.call(pageLink, { path: { name } }, { says: 'face' });
  if (!answer.ok) {
    return { address: null, because: absenceOf(answer.trouble) };
  }
  const own = ownPage(answer.data, { origin: services.portalOrigin, fund, locale });
  if (own !== null) {
    const query = get(originQueryAtom)(own.key);
    return { address: withRest(get(hrefAtom)(own.key, { query }), own.rest), isOwn: true };
  }
  const address = leaveAddress(answer.data, {
    anonymize: get(anonymizeAtom),
    portal: services.portalOrigin + pathname,
  });
  if (address !== null) return { address, isOwn: false };
  services.log(`The address for ${name} is not allowed as a link.`);
  return { address: null, because: 'nothing' };
});
