import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { leaveForLoginAction, openRegistrationLinkAction, registrationBusyAtom } from '#state/flows/registration.ts';
import { useRegistrationTrouble } from '#forms/registration-step.ts';
import { CheckFailedFace } from '#ui/CheckFailedFace.tsx';
import { CheckingFace } from '#ui/CheckingFace.tsx';

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
    return <CheckingFace title={t('link.checkingTitle')} text={t('link.checkingText')} />;
  }
  const ownText =
    line.kind === 'offline' ? t('link.failedOffline') : line.kind === 'server' ? t('link.failedServer') : line.text;
  return (
    <CheckFailedFace
      title={t('link.failedTitle')}
      trouble={{ ...line, text: ownText }}
      retry={
        line.reload === undefined
          ? {
              label: t('link.retry'),
              pendingLabel: t('link.checkingTitle'),
              pending,
              disabled: mustWait,
              run: () => void check(),
            }
          : null
      }
      instead={{
        label: t('link.newLink'),
        run: () => {
          leave(null);
        },
      }}
    />
  );
};
