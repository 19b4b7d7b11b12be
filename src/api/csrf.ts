import type { KeyValueStore } from './safe-storage.ts';

/** The header that carries the token in both directions. */
export const csrfHeader = 'X-CSRF-Token';
const storageKey = 'pilaster.csrf';

/** The newest CSRF token this portal has seen. */
export type CsrfTokens = {
  readonly current: () => string | undefined;
  /** Stores the token of an answer, if it has one. */
  readonly remember: (token: string | null | undefined) => void;
  /** Saves the newest token to session storage; call it when the page is unloaded. */
  readonly save: () => void;
};

/**
 * Keeps the newest CSRF token in memory: at first the page's own, else the one the tab's last page saved in session
 * storage, then the one of each answer.
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
