import { useTranslation } from 'react-i18next';
import { useFundContact } from '#state/fund/fund-contact.ts';
import { useHref } from '#state/kernel/place.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** For a member whose fund or profile allows no change of the recovery address here: whom to ask instead. */
export const RecoverySwitchedOff = () => {
  const { t } = useTranslation(['login', 'profile']);
  const href = useHref();
  const contact = useFundContact();
  return (
    <>
      <PageHeading>{t('profile:restoreEmailAddress.title')}</PageHeading>
      <Lead>{t('profile:switchedOff.restoreEmailAddress')}</Lead>
      <ContactLines {...contact} />
      <Actions>
        <Button href={href('dashboard')}>{t('reminder.toDashboard')}</Button>
      </Actions>
    </>
  );
};
