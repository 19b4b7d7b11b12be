import { recognisePath } from '#domain/recognise-path.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { addressWith, placeAtom, type Place } from '#state/kernel/place.ts';
import { readStored, stored, writeStored } from '#state/kernel/storage-keys.ts';

/**
 * How long to remember the page to return to after login, in milliseconds: long enough for the
 * mail and the SMS, but not until the next person uses the computer.
 */
export const wantedFor = 30 * 60 * 1000;

/** The address of a page to return to after login; null for the dashboard, to which the login leads anyway. */
export const wantedAddress = ({ key, pathname, query }: Place): string | null =>
  // The mailed link's tab would forget the dashboard's `anonymize` and show names.
  key === 'dashboard' && query.toString() === '' ? null : addressWith(pathname, query);

/** Remembers the page to return to after login: path and query. */
export const rememberPageAction = actionAtom(({ services }, address: string): void => {
  const until = services.clock.now() + wantedFor;
  writeStored(services.local, stored.wantedPage, JSON.stringify({ address, until }));
});

/** The page to return to; null if it is missing, too old, or of another fund. */
export const readWantedPageAction = actionAtom(({ get, services }): string | null => {
  const wanted = readStored(services.local, stored.wantedPage);
  if (wanted === null || wanted.until < services.clock.now()) return null;
  const { fund } = recognisePath((wanted.address.split('?')[0] ?? '').replace(/^\/simulators\//, '/'));
  return fund === get(placeAtom).fund ? wanted.address : null;
});

/** Returns and forgets the page to return to. */
export const takeWantedPageAction = actionAtom(({ set, services }): string | null => {
  const wanted = set(readWantedPageAction);
  writeStored(services.local, stored.wantedPage, null);
  return wanted;
});
