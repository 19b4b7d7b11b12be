import { useMemo } from 'react';
import { fundName } from '#contract/studio/endpoints.ts';
import { useStudio } from './services.ts';
import { useAnswer } from './use-answer.ts';

/** A fund's name and whether nobody may edit it; `unknown` if there is no such fund. */
type FundName = { readonly name: string; readonly isClosed: boolean } | 'unknown';

/**
 * The name of the fund with a code: null without a code and until it is known.
 * Where the provider can't be asked, the code stands for it: signing in says what is wrong.
 */
export const useFundName = (code: string | null): FundName | null => {
  const { call } = useStudio();
  const ask = useMemo(
    () =>
      code === null
        ? null
        : async (): Promise<FundName> => {
            const answer = await call(fundName, { path: { code } });
            if (answer.ok) {
              const { name, hasAdministrators } = answer.data;
              return { name, isClosed: !hasAdministrators };
            }
            return answer.failure.status === 404 ? 'unknown' : { name: code, isClosed: false };
          },
    [call, code],
  );
  const { answer } = useAnswer(code ?? '', ask);
  return answer ?? null;
};
