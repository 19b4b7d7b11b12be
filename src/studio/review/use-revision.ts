import { useEffect, useState } from 'react';
import { revisionFiles } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { useStudio } from '../kernel/services.ts';

/** What a revision holds; `failed` if it can't be read, null until it is. */
export const useRevision = (number: number | null): FundFiles | 'failed' | null => {
  const { call } = useStudio();
  const [read, setRead] = useState<{ readonly number: number; readonly files: FundFiles | 'failed' } | null>(null);
  useEffect(() => {
    if (number === null) return undefined;
    let isWanted = true;
    void call(revisionFiles, { path: { number: String(number) } }).then((answer) => {
      if (isWanted) setRead({ number, files: answer.ok ? answer.data.files : 'failed' });
    });
    return () => {
      isWanted = false;
    };
  }, [call, number]);
  return read?.number === number ? read.files : null;
};
