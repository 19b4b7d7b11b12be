import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useFundContact } from '#state/fund/fund-contact.ts';
import { useHref } from '#state/kernel/place.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Shown for a page that isn't available: says so, links back, and says whom to contact instead. */
export const NotAvailablePage = () => {
  const { t } = useTranslation('status');
  const href = useHref();
  const loggedIn = useValue(loggedInAtom);
  const contact = useFundContact();
  return (
    <PageBody>
      <PageHeading>{t('notAvailable.title')}</PageHeading>
      <Lead>{t('notAvailable.text')}</Lead>
      <Lead>{t('notAvailable.advice')}</Lead>
      <Actions>
        {loggedIn ? (
          <Button href={href('dashboard')}>{t('notAvailable.toDashboard')}</Button>
        ) : (
          <Button href={href('login')}>{t('notAvailable.toLogin')}</Button>
        )}
      </Actions>
      <ContactLines {...contact} />
    </PageBody>
  );
};
