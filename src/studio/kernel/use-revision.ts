import { useCallback, useEffect, useState } from 'react';
import { revisionFiles } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { useStudio } from './services.ts';

/** What is known of a revision. */
export type KnownRevision = {
  /** What it holds; null until that is known. */
  readonly files: FundFiles | null;
  /** Asks again, where the last answer didn't come; else null. */
  readonly retry: (() => void) | null;
};

/** Asks for what a revision holds. */
export const useRevision = (number: number): KnownRevision => {
  const { call } = useStudio();
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{
    readonly number: number;
    readonly tries: number;
    readonly files: FundFiles | null;
  } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const answer = await call(revisionFiles, { path: { number: String(number) } });
      if (isWanted) setFound({ number, tries, files: answer.ok ? answer.data.files : null });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [call, number, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const isKnown = found?.number === number && found.tries === tries;
  return { files: isKnown ? found.files : null, retry: isKnown && found.files === null ? retry : null };
};
