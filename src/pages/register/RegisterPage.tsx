import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/atoms.ts';
import { leaveForLoginAction, openRegistrationLinkAction, registrationBusyAtom } from '#state/registration.ts';
import { useRegistrationTrouble } from '#state/registration-step.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';

const Place = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }));
const Waiting = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  fontSize: '1.75rem',
  color: theme.palette.primary.main,
}));

/**
 * The beginning of the registration: checks the mailed link by itself and leads to the step that is due, without a link
 * to the login. A link that could not be checked is kept and can be tried again.
 */
export const RegisterPage = () => {
  const { t } = useTranslation('registration');
  const open = useAction(openRegistrationLinkAction);
  const leave = useAction(leaveForLoginAction);
  const pending = useValue(registrationBusyAtom) === 'link';
  const { line, mustWait, report } = useRegistrationTrouble();

  const check = async () => {
    const result = await open();
    if (result !== null) report(result);
  };
  const checkAtFirst = useEffectEvent(() => void check());
  useEffect(() => {
    checkAtFirst();
  }, []);

  if (line === null) {
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
  return (
    <>
      <PageHeading>{t('link.failedTitle')}</PageHeading>
      <Place>
        <TroubleLine
          trouble={
            line.kind === 'offline'
              ? { ...line, text: t('link.failedOffline') }
              : line.kind === 'server'
                ? { ...line, text: t('link.failedServer') }
                : line
          }
        />
      </Place>
      <Actions>
        {line.reload === undefined ? (
          <Button
            startIcon="retry"
            disabled={mustWait}
            pending={pending}
            pendingLabel={t('link.checkingTitle')}
            onClick={() => void check()}
          >
            {t('link.retry')}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          onClick={() => {
            leave(null);
          }}
        >
          {t('link.newLink')}
        </Button>
      </Actions>
    </>
  );
};
