import { useEffect, useState } from 'react';
import { revisionFiles } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { useStudio } from './services.ts';

/** What a revision holds; `failed` if it can't be read, null until it is. */
export const useRevision = (number: number | null): FundFiles | 'failed' | null => {
  const { call } = useStudio();
  const [found, setFound] = useState<{ readonly number: number; readonly files: FundFiles | 'failed' } | null>(null);
  useEffect(() => {
    if (number === null) return undefined;
    let isWanted = true;
    const read = async () => {
      const answer = await call(revisionFiles, { path: { number: String(number) } });
      if (isWanted) setFound({ number, files: answer.ok ? answer.data.files : 'failed' });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [call, number]);
  return found?.number === number ? found.files : null;
};
