import { useTranslation } from 'react-i18next';
import { useValue } from '#state/atoms.ts';
import { useFundContact } from '#state/fund-contact.ts';
import { placeAtom, useHref } from '#state/place.ts';
import { loggedInAtom } from '#state/session.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Stands for a page that a fund does not offer: says so, leads back, and names whom to ask instead. */
export const NotAvailablePage = () => {
  const { t } = useTranslation('status');
  const href = useHref();
  const registration = useValue(placeAtom).key?.startsWith('REGISTER') === true;
  const loggedIn = useValue(loggedInAtom);
  const contact = useFundContact();
  const content = (
    <>
      <PageHeading>{t('notAvailable.title')}</PageHeading>
      <Lead>{registration ? t('notAvailable.register') : t('notAvailable.text')}</Lead>
      {registration ? null : <Lead>{t('notAvailable.advice')}</Lead>}
      <Actions>
        {loggedIn ? (
          <Button href={href('DASHBOARD')}>{t('notAvailable.toDashboard')}</Button>
        ) : (
          <Button href={href('LOGIN')}>{t('notAvailable.toLogin')}</Button>
        )}
      </Actions>
      <ContactLines {...contact} />
    </>
  );
  return registration ? content : <PageBody>{content}</PageBody>;
};
