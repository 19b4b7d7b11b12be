import { useState } from 'react';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { resumeSessionAction } from '#state/session/session.ts';
import { loadFundAction } from '#state/fund/settings.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

type UnreachableProviderProps = {
  /** What the provider didn't answer: the fund's settings, or who is logged in. */
  what: 'fund' | 'session';
};

/** Shown instead of any page as long as the fund, or who is logged in, isn't known. */
export const UnreachableProvider = ({ what }: UnreachableProviderProps) => {
  const { fund } = useValue(placeAtom);
  const loadFund = useAction(loadFundAction);
  const resumeSession = useAction(resumeSessionAction);
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    if (what === 'session') await resumeSession();
    else if (fund !== null) await loadFund(fund);
    setRetrying(false);
  };
  return <UnreachablePage isRetrying={isRetrying} onRetry={() => void retry()} />;
};
