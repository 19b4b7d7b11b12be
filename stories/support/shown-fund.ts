import { useSyncExternalStore } from 'react';

/** The fund and mode to which tests switch a mounted story, overriding the toolbar. */
export type Turn = { readonly fund: string; readonly mode: 'light' | 'dark' };

let turn: Turn | null = null;
const listeners = new Set<() => void>();

/** Shows the story in another fund or mode; null returns to the toolbar's. */
export const showIn = (next: Turn | null): void => {
  turn = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The fund and mode set by the tests; null outside of tests. */
export const useTurn = (): Turn | null => useSyncExternalStore(subscribe, () => turn);
