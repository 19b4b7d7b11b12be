/** A value with the way back to what it was. */
export type Steps<T> = {
  readonly now: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
  /** What was changed last, and when: further changes of the same belong to the same step. */
  readonly last: { readonly what: string; readonly at: number } | null;
};

/** How long somebody may pause in a field before a change of it is another step, in milliseconds. */
const onePause = 1_500;

/** How many steps one can go back. */
const mostSteps = 200;

/** A value before its first step. */
export const firstStep = <T>(now: T): Steps<T> => ({ now, past: [], future: [], last: null });

/** A change that is a step of its own, whatever was changed before and after. */
export const ownStep = { what: '', at: Number.NEGATIVE_INFINITY } as const;

/**
 * A step forward.
 *
 * @param change what is changed, and when (milliseconds)
 */
export const stepTo = <T>({ now, past, last }: Steps<T>, next: T, change: { what: string; at: number }): Steps<T> => ({
  now: next,
  past: last?.what === change.what && change.at - last.at < onePause ? past : [...past, now].slice(-mostSteps),
  future: [],
  last: change,
});

/** One step back; the same if there is none. */
export const stepBack = <T>(steps: Steps<T>): Steps<T> => {
  const before = steps.past.at(-1);
  return before === undefined
    ? steps
    : { now: before, past: steps.past.slice(0, -1), future: [steps.now, ...steps.future], last: null };
};

/** Takes a step back again; the same if none was taken back. */
export const stepAgain = <T>(steps: Steps<T>): Steps<T> => {
  const [next, ...future] = steps.future;
  return next === undefined ? steps : { now: next, past: [...steps.past, steps.now], future, last: null };
};
