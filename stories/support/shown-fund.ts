import { useSyncExternalStore } from 'react';

/** What the tests turn while a story stands: the fund and mode it is shown in, past the toolbar. */
export type Turn = { readonly fund: string; readonly mode: 'light' | 'dark' };

let turn: Turn | null = null;
const listeners = new Set<() => void>();

/** Shows the story in another fund or mode; null gives the choice back to the toolbar. */
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

/** The turn the tests are at; null outside of them. */
export const useTurn = (): Turn | null => useSyncExternalStore(subscribe, () => turn);
