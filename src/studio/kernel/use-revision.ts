import { useCallback } from 'react';
import { revisionFiles } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { useStudio } from './services.ts';
import { useAnswer, type Retry } from './use-answer.ts';

/** What is known of a revision. */
export type KnownRevision = {
  /** What it holds; null until that is known. */
  readonly files: FundFiles | null;
  /** Asks again, where the last answer didn't come; else null. */
  readonly retry: Retry | null;
};

/** Asks for what a revision holds. */
export const useRevision = (number: number): KnownRevision => {
  const { call } = useStudio();
  const ask = useCallback(async () => {
    const answer = await call(revisionFiles, { path: { number: String(number) } });
    return answer.ok ? answer.data.files : null;
  }, [call, number]);
  const { answer, again } = useAnswer(String(number), ask);
  return { files: answer ?? null, retry: answer === null ? again : null };
};
