import { useSyncExternalStore } from 'react';

/** A value that tells whoever asks when it changes. */
export type Cell<T> = {
  readonly get: () => T;
  readonly set: (next: T | ((before: T) => T)) => void;
  /** Runs `changed` after each change; the result stops it. */
  readonly subscribe: (changed: () => void) => () => void;
};

const isUpdate = <T>(next: T | ((before: T) => T)): next is (before: T) => T => typeof next === 'function';

/** A cell with its first value. */
export const createCell = <T>(initial: T): Cell<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      const after = isUpdate(next) ? next(value) : next;
      if (Object.is(after, value)) return;
      value = after;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};

/** A part of a cell's value, the same one until it changes; the component renders again only then. */
export const useCellPart = <T, P>(cell: Cell<T>, part: (value: T) => P): P => {
  const get = () => part(cell.get());
  return useSyncExternalStore(cell.subscribe, get, get);
};

/** A cell's value; the component renders again when it changes. */
export const useCell = <T>(cell: Cell<T>): T => useSyncExternalStore(cell.subscribe, cell.get, cell.get);
