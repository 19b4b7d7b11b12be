import { useTranslation } from 'react-i18next';
import { useValue } from '#state/atoms.ts';
import { useHref } from '#state/place.ts';
import { configurationsAtom } from '#state/tenant.ts';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PortalLink } from '#ui/PortalLink.tsx';

/** For somebody who cannot log in because her mailbox is lost: who can help, and how to prevent it. */
export const MailboxLost = () => {
  const { t } = useTranslation('login');
  const { t: statusText } = useTranslation('status');
  const href = useHref();
  const contact = useValue(configurationsAtom).contact;
  return (
    <>
      <PageHeading>{t('reminder.contactTitle')}</PageHeading>
      <Lead>{t('reminder.contactLead')}</Lead>
      <ContactLines
        title={statusText('contact.title')}
        phoneLabel={statusText('contact.phone')}
        emailLabel={statusText('contact.email')}
        websiteLabel={statusText('contact.website')}
        noneText={statusText('contact.none')}
        newWindowHint={statusText('contact.opensNewWindow')}
        {...contact}
      />
      <Fineprint>
        <PortalLink href={href('LOGIN')}>{t('reminder.toLogin')}</PortalLink>
      </Fineprint>
    </>
  );
};
