import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useFundContact } from '#state/fund/fund-contact.ts';
import { useHref } from '#state/kernel/place.ts';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** For a member who can't log in because they lost access to their mailbox: who can help, and how to prevent it. */
export const MailboxLost = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  const contact = useFundContact();
  return (
    <>
      <PageHeading>{t('reminder.contactTitle')}</PageHeading>
      <Lead>{t('reminder.contactLead')}</Lead>
      <ContactLines {...contact} />
      <Fineprint>
        <Link href={href('login')}>{t('reminder.toLogin')}</Link>
      </Fineprint>
    </>
  );
};
