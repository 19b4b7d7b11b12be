/** Values by key, with a limited number in memory. */
export type BoundedCache<Value> = {
  /** The value of a key, created if it isn't cached. Calls meanwhile share its creation. */
  readonly obtain: (key: string, make: () => Value | Promise<Value>) => Promise<Value>;
};

/**
 * A cache of the `most` recently used values. A value whose creation fails, or that `isWorthKeeping` rejects, isn't
 * cached and displaces no other.
 * @param weigh what a value counts for, for example its bytes; 1 unless given. One that outweighs `most` isn't cached.
 */
export const boundedCache = <Value>(
  most: number,
  isWorthKeeping: (value: Value) => boolean = () => true,
  weigh: (value: Value) => number = () => 1,
): BoundedCache<Value> => {
  const kept = new Map<string, { readonly value: Value }>();
  const underWay = new Map<string, Promise<Value>>();

  let weight = 0;

  const drop = (key: string): void => {
    const entry = kept.get(key);
    if (entry === undefined) return;
    kept.delete(key);
    weight -= weigh(entry.value);
  };

  /** Moves an entry to the end of the map, so that the first ones are the least recently used. */
  const keep = (key: string, entry: { readonly value: Value }): void => {
    drop(key);
    kept.set(key, entry);
    weight += weigh(entry.value);
    for (const oldest of kept.keys()) {
      if (weight <= most) return;
      drop(oldest);
    }
  };

  const begin = async (key: string, make: () => Value | Promise<Value>): Promise<Value> => {
    try {
      const value = await make();
      if (isWorthKeeping(value) && weigh(value) <= most) keep(key, { value });
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
