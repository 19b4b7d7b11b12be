/** The part of the browser's `Storage` that the portal uses. */
export type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: if it is full, blocked or missing, it keeps its values until the page is unloaded. */
export type KeyValueStore = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/**
 * Wraps a browser's storage and falls back to memory. `open` is a function because merely reading `window.localStorage`
 * throws if cookies are disabled.
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
        // A blocked storage has nothing to remove.
      }
    },
  };
};
