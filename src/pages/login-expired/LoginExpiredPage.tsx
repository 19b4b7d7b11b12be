import { useTranslation } from 'react-i18next';
import { useFundContact } from '#state/fund/fund-contact.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { expectsSession } from '#state/session/session.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Lead } from '#ui/Lead.tsx';
import { StateHeading } from '#ui/StateHeading.tsx';
import { ExpiredPicture } from './parts/ExpiredPicture.tsx';

/**
 * Explains that a link has expired, was used, or was superseded, and offers a new one. If this browser remembers a
 * login to the fund, it goes to the dashboard instead, whose guard checks the session.
 */
export const LoginExpiredPage = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  const contact = useFundContact();
  const services = useServices();
  const loggedIn = expectsSession(services, useValue(placeAtom).fund);
  return (
    <>
      <StateHeading picture={<ExpiredPicture />}>{t('expired.title')}</StateHeading>
      <Lead>{t('expired.lead')}</Lead>
      {loggedIn ? null : <Lead>{t('expired.advice')}</Lead>}
      <Actions>
        <Button href={href(loggedIn ? 'dashboard' : 'login')}>
          {t(loggedIn ? 'reminder.toDashboard' : 'expired.newLink')}
        </Button>
      </Actions>
      <ContactLines {...contact} />
    </>
  );
};
