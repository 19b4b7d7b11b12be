/** A promise that rejects as soon as the signal is aborted, even if what it waits for ignores the signal. */
export const orAborted = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      const giveUp = () => {
        reject(signal.reason instanceof Error ? signal.reason : new Error('The call was given up.'));
      };
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    }),
  ]);
