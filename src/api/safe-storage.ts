/** The three things the portal does with a browser's storage; `Storage` has them. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: full, blocked or absent, it still keeps what it is told while the page lives. */
export type KeyValueStore = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/**
 * Wraps a browser's storage so that a full or blocked one costs nothing but its memory across pages. `open` is a function
 * because reading `window.localStorage` alone throws where cookies are off.
 */
export const safeStorage = (open: () => RawStorage | undefined): KeyValueStore => {
  const memory = new Map<string, string>();
  let storage: RawStorage | undefined;
  try {
    storage = open();
  } catch {
    storage = undefined;
  }
  return {
    get: (key) => {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      memory.delete(key);
      try {
        if (storage === undefined) memory.set(key, value);
        else storage.setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        storage?.removeItem(key);
      } catch {
        // A blocked storage holds nothing to remove.
      }
    },
  };
};
