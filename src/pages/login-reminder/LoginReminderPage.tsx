import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/atoms.ts';
import { recoveryEmailAtom, type RecoveryEmail } from '#state/recovery-email.ts';
import { loggedInAtom, resumeSessionAction, sessionAtom } from '#state/session.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { MailboxLost } from './parts/MailboxLost.tsx';
import { RecoveryAddressForm } from './parts/RecoveryAddressForm.tsx';
import { RecoveryCodeForm } from './parts/RecoveryCodeForm.tsx';
import { RecoveryDone } from './parts/RecoveryDone.tsx';

const Step = ({ recovery }: { recovery: RecoveryEmail }) => {
  if (recovery.step === 'address') return <RecoveryAddressForm />;
  if (recovery.step === 'code') return <RecoveryCodeForm pending={recovery} />;
  return <RecoveryDone emailAddress={recovery.emailAddress} />;
};

/**
 * Registers a recovery e-mail address: asks for it, then for the code that was mailed to it.
 * That takes a session; somebody without one, who may have lost her mailbox, reads how the fund can help.
 */
export const LoginReminderPage = () => {
  const { t } = useTranslation('login');
  const { status } = useValue(sessionAtom);
  const loggedIn = useValue(loggedInAtom);
  const recovery = useValue(recoveryEmailAtom);
  const resume = useAction(resumeSessionAction);

  useEffect(() => {
    if (status === 'unknown') void resume();
  }, [status, resume]);

  if (loggedIn) return <Step recovery={recovery} />;
  if (status === 'unknown' || status === 'asking') {
    return (
      <>
        <PageHeading>{t('reminder.title')}</PageHeading>
        <Spinner label={t('reminder.title')} />
      </>
    );
  }
  return <MailboxLost />;
};
