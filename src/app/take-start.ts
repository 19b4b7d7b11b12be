import { createPath } from 'react-router-dom';
import type { LinkCredentials } from '#domain/recognise-path.ts';
import type { Store } from '#state/kernel/atoms.ts';
import { loginLinkAtom, registrationLinkAtom } from '#state/flows/opened-link.ts';
import type { PortalOptions } from './portal-options.ts';
import { linkFields, readStartAddress, type StartAddress } from './start-address.ts';

/** Takes session id and code of a registration link out of the cookies. */
const takeCookies = async (cookies: PortalOptions['cookies']): Promise<LinkCredentials | null> => {
  const cookie = cookies?.read() ?? '';
  if (!/sessionid/i.test(cookie)) return null;
  const { readRegistrationLink } = await import('#domain/registration-resume.ts');
  for (const name of linkFields) cookies?.remove(name);
  return readRegistrationLink({ pathname: '', search: '', cookie });
};

/**
 * Reads the start address and moves a mailed link's secrets from the address bar or the cookies into the store, before
 * the first call.
 *
 * @param initial the address of a portal without a window
 */
export const takeStart = async (
  store: Store,
  initial: string,
  { window, cookies }: Pick<PortalOptions, 'window' | 'cookies'>,
): Promise<StartAddress> => {
  const given = window === undefined ? initial : createPath(window.location);
  const start = readStartAddress(given);
  if (start.address !== given) window?.history.replaceState(window.history.state, '', start.address);
  const credentials = start.credentials ?? (start.key === 'register' ? await takeCookies(cookies) : null);
  if (credentials !== null) store.set(start.key === 'register' ? registrationLinkAtom : loginLinkAtom, credentials);
  return start;
};
