import { useCallback, useEffect, useState } from 'react';

/** Another try at what has failed. */
export type Retry = {
  readonly run: () => void;
  /** It is under way. */
  readonly isRunning: boolean;
};

/** One more try at all that has failed; null if nothing has. */
export const retryOf = (retries: readonly (Retry | null)[]): Retry | null => {
  const failed = retries.filter((retry) => retry !== null);
  if (failed.length === 0) return null;
  return {
    run: () => {
      for (const { run } of failed) run();
    },
    isRunning: failed.some(({ isRunning }) => isRunning),
  };
};

/** What has come of a question. */
export type Asked<A> = {
  /** The answer to the question as it is now; undefined until it has come. While it is asked again, the former one. */
  readonly answer: A | undefined;
  /** The latest answer, perhaps to an earlier question; undefined before the first one. */
  readonly latest: A | undefined;
  /** Asks the same question again. */
  readonly again: Retry;
};

/**
 * Asks a question when a component mounts, and again when its key changes or somebody wants another try. An answer that comes
 * after the next question has been asked is left aside.
 *
 * @param key tells questions apart
 * @param ask never rejects; keep its identity between renders. Null while there is nothing to ask.
 */
export const useAnswer = <A>(key: string, ask: (() => Promise<A>) | null): Asked<A> => {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly key: string; readonly tries: number; readonly answer: A } | null>(null);
  useEffect(() => {
    if (ask === null) return undefined;
    let isWanted = true;
    const read = async () => {
      const answer = await ask();
      if (isWanted) setFound({ key, tries, answer });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [ask, key, tries]);
  const run = useCallback(() => setTries((before) => before + 1), []);
  const isAnswered = found?.key === key;
  return {
    answer: isAnswered ? found.answer : undefined,
    latest: found?.answer,
    again: { run, isRunning: isAnswered && found.tries !== tries },
  };
};
