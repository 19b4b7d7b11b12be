import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { resumeSessionAction } from '#state/session/session.ts';
import { loadFundAction } from '#state/fund/settings.ts';
import { useWhomToCall } from '#state/fund/whom-to-call.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { CallLine } from '#ui/CallLine.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { UnpluggedPicture } from '#ui/UnpluggedPicture.tsx';

type UnreachablePageProps = {
  /** What the provider didn't answer: the fund's settings, or who is logged in. */
  what: 'fund' | 'session';
};

/**
 * Shown instead of any page while the provider doesn't answer, with a retry and whom to call. Fetches nothing: neither
 * its drawing nor its words.
 */
export const UnreachablePage = ({ what }: UnreachablePageProps) => {
  const { t } = useTranslation(['shell', 'common']);
  const { fund } = useValue(placeAtom);
  const loadFund = useAction(loadFundAction);
  const resumeSession = useAction(resumeSessionAction);
  const call = useWhomToCall();
  const again = () => {
    if (what === 'session') void resumeSession();
    else if (fund !== null) void loadFund(fund);
  };
  return (
    <>
      <UnpluggedPicture />
      <PageHeading>{t('unreachable.title')}</PageHeading>
      <Lead>{t('unreachable.text')}</Lead>
      <Actions>
        <Button onClick={again}>{t('common:retry')}</Button>
      </Actions>
      <CallLine {...call} />
    </>
  );
};
