import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editable } from '#domain/profile-change.ts';
import { useSettings } from '#state/fund/use-settings.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useProfile } from '#state/remote/profile.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { loggedInAtom, resumeSessionAction, sessionAtom } from '#state/session/session.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { MailboxLost } from './parts/MailboxLost.tsx';
import { RecoveryAddress } from './parts/RecoveryAddress.tsx';
import { RecoveryCode } from './parts/RecoveryCode.tsx';
import { RecoveryDone } from './parts/RecoveryDone.tsx';
import { RecoverySwitchedOff } from './parts/RecoverySwitchedOff.tsx';

/** While it isn't known yet who is here, or what they may change. */
const Checking = () => {
  const { t } = useTranslation('login');
  return (
    <>
      <PageHeading>{t('reminder.title')}</PageHeading>
      <Spinner label={t('reminder.title')} />
    </>
  );
};

/**
 * Whether fund and profile allow a change here; null before that is known. If the profile doesn't load, the fund's switches
 * decide; without either, the provider does.
 */
const useIsAllowed = (): boolean | null => {
  const { settings, failed } = useSettings();
  const profile = useProfile();
  // Known once, because the profile is loaded again in another language, and the form must not go meanwhile.
  const [known, setKnown] = useState<boolean | null>(null);
  if (known !== null) return known;
  const switches = profile.data ?? (profile.failed ? settings : null);
  const isAllowed =
    settings !== null && switches !== null
      ? editable({ isUserProfileReadOnly: false, ...switches }, settings).emailAddress
      : failed || null;
  if (isAllowed !== null) setKnown(isAllowed);
  return isAllowed;
};

/** The step that is due, if a change is allowed at all. */
const Step = () => {
  const flow = useValue(loginDataChanges.restoreEmailAddress.flowAtom);
  const isAllowed = useIsAllowed();
  if (isAllowed === null) return <Checking />;
  if (!isAllowed) return <RecoverySwitchedOff />;
  if (flow.step === 'entry') return <RecoveryAddress />;
  if (flow.step === 'verification') return <RecoveryCode flow={flow} />;
  return <RecoveryDone emailAddress={flow.newValue} />;
};

/**
 * Registers a recovery e-mail address: asks for it, then for the code that was mailed to it.
 * Requires a session; without one, it says how the fund can help a member who lost access to their mailbox.
 */
export const LoginReminderPage = () => {
  const { status } = useValue(sessionAtom);
  const loggedIn = useValue(loggedInAtom);
  const resume = useAction(resumeSessionAction);

  useEffect(() => {
    if (status === 'unknown') void resume();
  }, [status, resume]);

  if (loggedIn) return <Step />;
  if (status === 'unknown' || status === 'asking') return <Checking />;
  return <MailboxLost />;
};
