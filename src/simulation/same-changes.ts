import type { Changes } from '#contract/simulations.ts';
import { changesSchema } from '#pension/simulation/changes.ts';

const textOf = (changes: Changes | null): string => JSON.stringify(changesSchema.safeParse(changes).data) ?? '';

/** Whether other changes say the same, in whatever order they say it. */
export const sameChanges = (changes: Changes | null): ((others: Changes) => boolean) => {
  const text = textOf(changes);
  return (others) => textOf(others) === text;
};
