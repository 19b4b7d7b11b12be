import { recognisePath } from '#contract/route-words.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { readStored, stored, writeStored } from '#state/kernel/storage-keys.ts';

/**
 * For how long a page that somebody wanted before she had to log in is still wanted, in milliseconds: time enough for the
 * mail and the SMS, and over when the next person sits down at the computer.
 */
export const wantedFor = 30 * 60 * 1000;

/** Remembers the page that somebody wanted before she has to log in: path and query. */
export const rememberPageAction = actionAtom(({ services }, address: string): void => {
  const until = services.clock.now() + wantedFor;
  writeStored(services.local, stored.wantedPage, JSON.stringify({ address, until }));
});

/** Gives the page that was wanted, once: null where there is none, it is too long ago, or it is another fund's. */
export const takeWantedPageAction = actionAtom(({ get, services }): string | null => {
  const wanted = readStored(services.local, stored.wantedPage);
  writeStored(services.local, stored.wantedPage, null);
  if (wanted === null || wanted.until < services.clock.now()) return null;
  const { tenant } = recognisePath(wanted.address.split('?')[0] ?? '');
  return tenant === get(placeAtom).tenant ? wanted.address : null;
});
