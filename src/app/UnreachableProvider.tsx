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
  // Asking takes this page away at once.
  const retry = () => {
    if (what === 'session') void resumeSession();
    else if (fund !== null) void loadFund(fund);
  };
  return <UnreachablePage onRetry={retry} />;
};
