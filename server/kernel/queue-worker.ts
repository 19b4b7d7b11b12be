/** Works off a queue outside of requests. */
export type QueueWorker = {
  /** Checks the queue now, because something was just added. */
  readonly wake: () => void;
  /** Resolves when everything due has been tried once. */
  readonly idle: () => Promise<void>;
  /** Stops after the current job. */
  readonly close: () => Promise<void>;
};

/**
 * Works off a queue, one job at a time, from now on.
 *
 * @param queue.take claims the next job that is due; null if none is due
 * @param queue.work does a job, and says what came of it; its own failure ends only this round
 * @param queue.onFailure is told why a round ended early
 * @param queue.pause milliseconds between two checks unless the worker is woken
 */
export const startQueueWorker = <Job>(queue: {
  readonly take: () => Promise<Job | null>;
  readonly work: (job: Job) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly pause: number;
}): QueueWorker => {
  const { take, work, onFailure, pause } = queue;
  const state: { closed: boolean; wanted: boolean; running: Promise<void> | null } = {
    closed: false,
    wanted: false,
    running: null,
  };

  const round = async (): Promise<void> => {
    for (let job = await take(); job !== null; job = state.closed ? null : await take()) await work(job);
  };

  const wake = (): void => {
    if (state.closed) return;
    state.wanted = state.running !== null;
    state.running ??= round()
      .catch(onFailure)
      .finally(() => {
        state.running = null;
        // Woken during the round, whose last look at the queue may have been before.
        if (state.wanted) wake();
      });
  };

  const timer = setInterval(wake, pause).unref();
  wake();
  return {
    wake,
    idle: async () => {
      while (state.running !== null) await state.running;
    },
    close: async () => {
      state.closed = true;
      clearInterval(timer);
      await state.running;
    },
  };
};
