import { useMemo } from 'react';
import { fundName } from '#contract/studio/endpoints.ts';
import { useStudio } from './services.ts';
import { useAnswer } from './use-answer.ts';

/**
 * The name of the fund with a code: null without a code and until it is known, `unknown` if there is no such fund.
 * Where the provider can't be asked, the code stands for it: signing in says what is wrong.
 */
export const useFundName = (code: string | null): string | { readonly is: 'unknown' } | null => {
  const { call } = useStudio();
  const ask = useMemo(
    () =>
      code === null
        ? null
        : async () => {
            const answer = await call(fundName, { path: { code } });
            if (answer.ok) return answer.data.name;
            return answer.failure.status === 404 ? ({ is: 'unknown' } as const) : code;
          },
    [call, code],
  );
  const { answer } = useAnswer(code ?? '', ask);
  return answer ?? null;
};
