import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { dialLink } from '#domain/reach.ts';
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
        <path className="line" d="M4 72h44v-8M156 72h-44v-8M40 46h16v18H40zM104 46h16v18h-16z" />
        <path className="line accent" d="M56 51h8M56 59h8M96 51h8M96 59h8M80 42V30M70 40l-6-8M90 40l6-8" />
      </StatePicture>
      <PageHeading>{t('unreachable.title')}</PageHeading>
      <Lead>{t('unreachable.text')}</Lead>
      <Actions>
        <Button onClick={again}>{t('common:retry')}</Button>
      </Actions>
      <Fineprint>
        {t('unreachable.call')} {phoneNumber && <Link href={dialLink(phoneNumber)}>{phoneNumber}</Link>}
      </Fineprint>
    </>
  );
};
