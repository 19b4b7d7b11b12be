import { useCallback, useEffect, useState } from 'react';

/** What has come of a question. */
export type Asked<A> = {
  /** The answer to the question as it is now; undefined until it has come. */
  readonly answer: A | undefined;
  /** The latest answer, perhaps to an earlier question; undefined before the first one. */
  readonly latest: A | undefined;
  /** Asks the same question again. */
  readonly askAgain: () => void;
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
  return {
    answer: found?.key === key && found.tries === tries ? found.answer : undefined,
    latest: found?.answer,
    askAgain: useCallback(() => setTries((before) => before + 1), []),
  };
};
