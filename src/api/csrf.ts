import type { KeyValueStore } from './safe-storage.ts';

/** The header that carries the token in both directions. */
export const csrfHeader = 'X-CSRF-Token';
const storageKey = 'pilaster.csrf';

/** The newest CSRF token this portal has seen. */
export type CsrfTokens = {
  readonly current: () => string | undefined;
  /** Takes note of the token an answer carried. */
  readonly remember: (token: string | null | undefined) => void;
  /** Writes the newest token to session storage: to be called when the page goes away. */
  readonly save: () => void;
};

/**
 * Keeps the CSRF token: the page's own first, else the one that the tab's last page left in
 * session storage, and from then on the newest that an answer carried. It is in memory until the page unloads.
 */
export const createCsrfTokens = (pageToken: string | undefined, session: KeyValueStore): CsrfTokens => {
  const stored = session.get(storageKey);
  let newest = pageToken !== undefined && pageToken !== '' ? pageToken : (stored ?? undefined);
  return {
    current: () => newest,
    remember: (token) => {
      if (token !== null && token !== undefined && token !== '') newest = token;
    },
    save: () => {
      if (newest !== undefined) session.set(storageKey, newest);
    },
  };
};
