import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { loggedInAtom, resumeSessionAction, sessionAtom } from '#state/session/session.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { MailboxLost } from './parts/MailboxLost.tsx';
import { RecoveryAddress } from './parts/RecoveryAddress.tsx';
import { RecoveryCode } from './parts/RecoveryCode.tsx';
import { RecoveryDone } from './parts/RecoveryDone.tsx';

const Step = () => {
  const flow = useValue(loginDataChanges.restoreEmailAddress.flowAtom);
  if (flow.step === 'entry') return <RecoveryAddress />;
  if (flow.step === 'verification') return <RecoveryCode flow={flow} />;
  return <RecoveryDone emailAddress={flow.newValue} />;
};

/**
 * Registers a recovery e-mail address: asks for it, then for the code that was mailed to it.
 * Requires a session; without one, it says how the fund can help a member who lost access to their mailbox.
 */
export const LoginReminderPage = () => {
  const { t } = useTranslation('login');
  const { status } = useValue(sessionAtom);
  const loggedIn = useValue(loggedInAtom);
  const resume = useAction(resumeSessionAction);

  useEffect(() => {
    if (status === 'unknown') void resume();
  }, [status, resume]);

  if (loggedIn) return <Step />;
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
