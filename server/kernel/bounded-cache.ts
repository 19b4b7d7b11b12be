/** Values by key, with a limited number in memory. */
export type BoundedCache<Value> = {
  /** The value of a key, created if it isn't cached. Calls meanwhile share its creation. */
  readonly obtain: (key: string, make: () => Value | Promise<Value>) => Promise<Value>;
};

/**
 * A cache of the `most` recently used values. A value whose creation fails, or that `isWorthKeeping` rejects, isn't
 * cached and displaces no other.
 */
export const boundedCache = <Value>(
  most: number,
  isWorthKeeping: (value: Value) => boolean = () => true,
): BoundedCache<Value> => {
  const kept = new Map<string, { readonly value: Value }>();
  const underWay = new Map<string, Promise<Value>>();

  /** Moves an entry to the end of the map, so that the first one is the least recently used. */
  const keep = (key: string, entry: { readonly value: Value }): void => {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };

  const begin = async (key: string, make: () => Value | Promise<Value>): Promise<Value> => {
    try {
      const value = await make();
      if (isWorthKeeping(value)) keep(key, { value });
      return value;
    } finally {
      underWay.delete(key);
    }
  };

  return {
    obtain: (key, make) => {
      const entry = kept.get(key);
      if (entry !== undefined) {
        keep(key, entry);
        return Promise.resolve(entry.value);
      }
      const making = underWay.get(key) ?? begin(key, make);
      if (!kept.has(key)) underWay.set(key, making);
      return making;
    },
  };
};
