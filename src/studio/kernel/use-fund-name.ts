import { useEffect, useState } from 'react';
import { fundName } from '#contract/studio/endpoints.ts';
import { useStudio } from './services.ts';

/**
 * The name of the fund with a code: null without a code and until it is known, `unknown` if there is no such fund.
 * Where the provider can't be asked, the code stands for it: signing in says what is wrong.
 */
export const useFundName = (code: string | null): string | { readonly is: 'unknown' } | null => {
  const { call } = useStudio();
  const [found, setFound] = useState<{ readonly code: string; readonly name: string | null } | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    let isWanted = true;
    const ask = async () => {
      const answer = await call(fundName, { path: { code } });
      if (!isWanted) return;
      if (answer.ok) setFound({ code, name: answer.data.name });
      else setFound({ code, name: answer.failure.status === 404 ? null : code });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [call, code]);
  if (found === null || found.code !== code) return null;
  return found.name ?? { is: 'unknown' };
};
