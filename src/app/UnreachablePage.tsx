import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { resumeSessionAction } from '#state/session/session.ts';
import { loadFundAction } from '#state/fund/settings.ts';
import { StatePage } from './StatePage.tsx';

type UnreachablePageProps = {
  /** What the provider didn't answer: the fund's settings, or who is logged in. */
  what: 'fund' | 'session';
};

/** Shown instead of any page while the provider doesn't answer. */
export const UnreachablePage = ({ what }: UnreachablePageProps) => {
  const { t } = useTranslation(['shell', 'common']);
  const { fund } = useValue(placeAtom);
  const loadFund = useAction(loadFundAction);
  const resumeSession = useAction(resumeSessionAction);
  const again = () => {
    if (what === 'session') void resumeSession();
    else if (fund !== null) void loadFund(fund);
  };
  return (
    <StatePage title={t('unreachable.title')} text={t('unreachable.text')} label={t('common:retry')} onPress={again} />
  );
};
