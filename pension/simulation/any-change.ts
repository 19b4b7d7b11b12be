import type { Changes } from './changes.ts';

const parts = ['retirement', 'buyIn', 'home', 'savings', 'leave', 'risk'] as const satisfies readonly (keyof Changes)[];

/** The parts of some changes that ask anything; `{ home: {} }` asks nothing. */
export const askedParts = (changes: Changes): readonly (keyof Changes)[] =>
  parts.filter((name) => Object.values(changes[name] ?? {}).some((value) => value !== undefined));

/** The parts that members plan, in the order in which they are named; death and disability are events. */
export const plannableParts = [
  'retirement',
  'buyIn',
  'home',
  'leave',
  'savings',
] as const satisfies readonly (keyof Changes)[];

/** Whether some changes change anything: an amount of nothing for a home only asks what is possible. */
export const changesAnything = (changes: Changes): boolean =>
  askedParts(changes).some(
    (name) => name !== 'home' || Object.values(changes.home ?? {}).some((moved) => (moved?.amount ?? 0) > 0),
  );
