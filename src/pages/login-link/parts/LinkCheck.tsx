import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { resendPauseSeconds } from '#domain/login-flow.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { clockText } from '#forms/countdown.ts';
import { loginBusyAtom, openLinkAction, restartLoginAction } from '#state/flows/login.ts';
import { useLoginTrouble } from '#forms/login-trouble.ts';
import { CheckFailedFace } from '#ui/CheckFailedFace.tsx';
import { CheckingFace } from '#ui/CheckingFace.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';

const Place = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }));

/** Checks an opened link by itself; where the provider could not be asked, the link is kept and can be tried again. */
export const LinkCheck = () => {
  const { t } = useTranslation('login');
  const open = useAction(openLinkAction);
  const restart = useAction(restartLoginAction);
  const pending = useValue(loginBusyAtom) === 'open';
  const { trouble, line, seconds, mustWait, report } = useLoginTrouble();

  const check = async () => {
    const result = await open();
    if (result !== null) report(result);
  };
  const checkAtFirst = useEffectEvent(() => void check());
  useEffect(() => {
    checkAtFirst();
  }, []);

  if (trouble === null) {
    return <CheckingFace title={t('link.checkingTitle')} text={t('link.checkingText')} />;
  }
  if (trouble.waitSeconds !== undefined && trouble.waitSeconds <= resendPauseSeconds) {
    return (
      <>
        <PageHeading>{t('link.pauseTitle')}</PageHeading>
        <Lead>{t('link.pauseText')}</Lead>
        <Place>
          <ResendCountdown
            remainingSeconds={seconds}
            label={t('link.pauseSend')}
            waitingText={t('link.pauseIn', { time: clockText(seconds) })}
            pending={pending}
            onResend={() => void check()}
          />
        </Place>
      </>
    );
  }
  // The link is still good: that is what somebody with an opened mail wants to know.
  const ownText =
    trouble.kind === 'offline'
      ? t('link.failedOffline')
      : trouble.kind === 'server'
        ? t('link.failedServer')
        : undefined;
  return (
    <CheckFailedFace
      title={t('link.failedTitle')}
      trouble={line === null || ownText === undefined ? line : { ...line, text: ownText }}
      retry={
        trouble.kind === 'cookiesBlocked'
          ? null
          : {
              label: t('link.retry'),
              pendingLabel: t('link.checkingTitle'),
              pending,
              disabled: mustWait,
              run: () => void check(),
            }
      }
      instead={{
        label: t('link.newLink'),
        run: () => {
          restart(null);
        },
      }}
    />
  );
};
