/** An entry of the browser's history. */
export type TrailEntry = { readonly key: string; readonly pathname: string };

/** The entries of the history since the trail began, and which of them is shown. */
export type Trail = { readonly entries: readonly TrailEntry[]; readonly index: number };

/** Follows the history by one arrival: a way on, back or forth, or an entry that took another's place. */
export const followTrail = (trail: Trail | null, how: 'PUSH' | 'REPLACE' | 'POP', entry: TrailEntry): Trail => {
  const begun: Trail = { entries: [entry], index: 0 };
  if (trail === null) return begun;
  const { entries, index } = trail;
  if (how === 'PUSH') return { entries: [...entries.slice(0, index + 1), entry], index: index + 1 };
  if (how === 'REPLACE') return { entries: entries.with(index, entry), index };
  const found = entries.findIndex(({ key }) => key === entry.key);
  return found === -1 ? begun : { entries, index: found };
};

/** The path of the page behind the one that is shown; null if it is unknown. */
export const behind = ({ entries, index }: Trail): string | null => entries[index - 1]?.pathname ?? null;
