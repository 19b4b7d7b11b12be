import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginDataFlow } from '#domain/profile-change.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { loginDataFlowAtoms } from '#state/flows/login-data.ts';
import { loggedInAtom, resumeSessionAction, sessionAtom } from '#state/session/session.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { MailboxLost } from './parts/MailboxLost.tsx';
import { RecoveryAddressForm } from './parts/RecoveryAddressForm.tsx';
import { RecoveryCodeForm } from './parts/RecoveryCodeForm.tsx';
import { RecoveryDone } from './parts/RecoveryDone.tsx';

const Step = ({ recovery }: { recovery: LoginDataFlow }) => {
  if (recovery.step === 'entry') return <RecoveryAddressForm />;
  if (recovery.step === 'verification') return <RecoveryCodeForm pending={recovery} />;
  return <RecoveryDone emailAddress={recovery.newValue} />;
};

/**
 * Registers a recovery e-mail address: asks for it, then for the code that was mailed to it.
 * That takes a session; somebody without one, who may have lost her mailbox, reads how the fund can help.
 */
export const LoginReminderPage = () => {
  const { t } = useTranslation('login');
  const { status } = useValue(sessionAtom);
  const loggedIn = useValue(loggedInAtom);
  const recovery = useValue(loginDataFlowAtoms.restoreEmailAddress);
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
