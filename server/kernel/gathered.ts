/**
 * Looks up many keys at once: those asked for while a look is under way wait for the next one together, so that the number of
 * looks doesn't grow with that of the keys. Undefined for a key that a look finds nothing for.
 */
export const gathered = <Value>(
  look: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): ((key: string) => Promise<Value | undefined>) => {
  let next: { readonly keys: Set<string>; readonly found: Promise<ReadonlyMap<string, Value>> } | null = null;
  let underWay: Promise<unknown> = Promise.resolve();

  const gather = () => {
    const keys = new Set<string>();
    const found = underWay.then(() => {
      next = null;
      return look([...keys]);
    });
    // The next look doesn't depend on how this one ends.
    underWay = found.catch(() => undefined);
    return { keys, found };
  };

  return async (key) => {
    next ??= gather();
    next.keys.add(key);
    return (await next.found).get(key);
  };
};
