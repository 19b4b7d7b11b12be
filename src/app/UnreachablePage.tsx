import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { dialled } from '#domain/reach.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { resumeSessionAction } from '#state/session/session.ts';
import { configurationsAtom, loadFundAction } from '#state/fund/settings.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatePicture } from '#ui/StatePicture.tsx';

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
  const { phoneNumber } = useValue(configurationsAtom).contact ?? {};
  const again = () => {
    if (what === 'session') void resumeSession();
    else if (fund !== null) void loadFund(fund);
  };
  return (
    <>
      <StatePicture>
        <path className="soft" d="M52 58a18 18 0 0 1 4-35 26 26 0 0 1 50-2 19 19 0 0 1 4 37z" />
        <path className="line" d="M4 72h44a8 8 0 0 0 8-8M156 72h-44a8 8 0 0 1-8-8M47 46h18v18H47zM95 46h18v18H95z" />
        <path className="line accent" d="M65 51h6M65 59h6M89 51h6M89 59h6M80 42v-8M74 68l-4 6M86 68l4 6" />
      </StatePicture>
      <PageHeading>{t('unreachable.title')}</PageHeading>
      <Lead>{t('unreachable.text')}</Lead>
      <Actions>
        <Button onClick={again}>{t('common:retry')}</Button>
      </Actions>
      <Fineprint>
        {phoneNumber === undefined ? (
          t('unreachable.callUnknown')
        ) : (
          <>
            {t('unreachable.call')} <Link href={`tel:${dialled(phoneNumber)}`}>{phoneNumber}</Link>
          </>
        )}
      </Fineprint>
    </>
  );
};
