/** Does something unless the signal is aborted, and rejects as soon as it is, even if what is waited for ignores the signal. */
export const orAborted = async <T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> => {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const giveUp = () => {
    aborted.reject(signal.reason);
  };
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([act(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
};
