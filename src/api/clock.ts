/** The portal's clock, passed in so that tests control the time. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `task` once after `milliseconds`; returns a function that cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
};

/** The system's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
