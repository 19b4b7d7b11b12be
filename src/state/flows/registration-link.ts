import type { LinkCredentials } from '#contract/route-words.ts';
import { actionAtom, resettableAtom } from '../kernel/atoms.ts';
import { stored, writeStored } from '../kernel/storage-keys.ts';

/**
 * Session id and code of an opened registration link. They leave the address bar before the first request goes out,
 * whether they came as path segments, as query parameters or as cookies, and are forgotten once they have been checked.
 */
export const registrationLinkAtom = resettableAtom<LinkCredentials | null>('registration.link', null);

/** Takes note of an opened registration link for this tab; null once it has served. */
export const setRegistrationLinkAction = actionAtom(({ set, services }, link: LinkCredentials | null) => {
  set(registrationLinkAtom, link);
  writeStored(services.session, stored.registrationLink, link === null ? null : JSON.stringify(link));
});
