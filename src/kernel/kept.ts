/** A function that makes a value for each key once, and gives the same one from then on. */
export const kept = <Key, Value extends object | string>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};
