import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { resendPauseSeconds } from '#domain/login-flow.ts';
import { useAction, useValue } from '#state/atoms.ts';
import { clockText } from '#state/countdown.ts';
import { loginBusyAtom, openLinkAction, restartLoginAction } from '#state/login.ts';
import { useLoginTrouble } from '#state/login-trouble.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';

const Place = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }));
const Waiting = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  fontSize: '1.75rem',
  color: theme.palette.primary.main,
}));

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
    return (
      <>
        <PageHeading>{t('link.checkingTitle')}</PageHeading>
        <Lead>{t('link.checkingText')}</Lead>
        <Waiting>
          <Spinner label={t('link.checkingTitle')} />
        </Waiting>
      </>
    );
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
    <>
      <PageHeading>{t('link.failedTitle')}</PageHeading>
      <Place>
        <TroubleLine trouble={line === null || ownText === undefined ? line : { ...line, text: ownText }} />
      </Place>
      <Actions>
        {trouble.kind === 'cookiesBlocked' ? null : (
          <Button
            startIcon="retry"
            disabled={mustWait}
            pending={pending}
            pendingLabel={t('link.checkingTitle')}
            onClick={() => void check()}
          >
            {t('link.retry')}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => {
            restart(null);
          }}
        >
          {t('link.newLink')}
        </Button>
      </Actions>
    </>
  );
};
