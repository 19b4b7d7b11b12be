import type { LinkCredentials } from '#contract/route-words.ts';
import { actionAtom, resettableAtom } from '../kernel/atoms.ts';
import { stored, writeStored } from '../kernel/storage-keys.ts';

/** Number of the login under way, kept in local storage under a fixed key. */
export const loginSessionIdAtom = resettableAtom<string | null>('login.sessionId', null);

/**
 * Session id and code of an opened login or registration link. They leave the address bar before the first request goes
 * out, whether they came as path segments or as query parameters.
 */
export const loginLinkAtom = resettableAtom<LinkCredentials | null>('login.link', null);

/** Takes note of the number of the login under way; null forgets it. */
export const setLoginSessionIdAction = actionAtom(({ set, services }, sessionId: string | null) => {
  set(loginSessionIdAtom, sessionId);
  writeStored(services.local, stored.sessionId, sessionId);
});

/** Takes note of an opened link for this tab; null once it has served. */
export const setLoginLinkAction = actionAtom(({ set, services }, link: LinkCredentials | null) => {
  set(loginLinkAtom, link);
  writeStored(services.session, stored.loginLink, link === null ? null : JSON.stringify(link));
});
