import type { Clock } from '#api/clock.ts';

/** When something is saved by itself. Whatever has to do with what is saved takes turns here. */
export type Autosave = {
  /** Saves after so many milliseconds, whatever was planned before. */
  readonly plan: (after: number) => void;
  /** Does something once nobody else does, with nothing planned. */
  readonly inTurn: <T>(act: () => Promise<T>) => Promise<T>;
  /** Forgets what is planned, and waits for nothing that has begun. */
  readonly abandon: () => void;
};

type AutosaveOptions = {
  readonly clock: Clock;
  readonly save: () => Promise<void>;
  /** Milliseconds until the next save, asked after each turn that has planned none; null if nothing is left to save. */
  readonly next: () => number | null;
};

/** Saves what is due, one thing at a time. */
export const createAutosave = ({ clock, save, next }: AutosaveOptions): Autosave => {
  let cancel: (() => void) | null = null;
  let running: Promise<unknown> | null = null;

  const stop = () => {
    cancel?.();
    cancel = null;
  };

  const plan = (after: number) => {
    stop();
    cancel = clock.after(after, () => {
      cancel = null;
      void inTurn(save);
    });
  };

  const inTurn = async <T>(act: () => Promise<T>): Promise<T> => {
    if (running !== null) {
      await running;
      return inTurn(act);
    }
    stop();
    const turn = act();
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    running = ended;
    try {
      return await turn;
    } finally {
      // Somebody else's turn has nothing to do with one that was abandoned.
      if (running === ended) {
        running = null;
        const after = cancel === null ? next() : null;
        if (after !== null) plan(after);
      }
    }
  };

  return {
    plan,
    inTurn,
    abandon: () => {
      stop();
      running = null;
    },
  };
};
