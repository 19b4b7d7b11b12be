/** Time as the portal knows it: handed in from outside, so that a test decides when a minute has passed. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `task` once after so many milliseconds; the result cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
};

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
