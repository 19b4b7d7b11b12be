import { useMemo } from 'react';
import { fundName } from '#contract/studio/endpoints.ts';
import { useStudio } from './services.ts';
import { useAnswer } from './use-answer.ts';

/** A fund's name; `closed` if nobody may edit it, `unknown` if there is no such fund. */
type FundName = string | { readonly is: 'closed'; readonly name: string } | { readonly is: 'unknown' };

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
        : async () => {
            const answer = await call(fundName, { path: { code } });
            if (answer.ok) {
              const { name, hasAdministrators } = answer.data;
              return hasAdministrators ? name : ({ is: 'closed', name } as const);
            }
            return answer.failure.status === 404 ? ({ is: 'unknown' } as const) : code;
          },
    [call, code],
  );
  const { answer } = useAnswer(code ?? '', ask);
  return answer ?? null;
};
