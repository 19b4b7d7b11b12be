/** A list with an entry at another place. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry !== undefined) rest.splice(to, 0, entry);
  return rest;
};

/** A list without one entry. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** A list with another entry at a place. */
export const replaced = <T>(list: readonly T[], index: number, entry: T): T[] =>
  list.map((each, at) => (at === index ? entry : each));
