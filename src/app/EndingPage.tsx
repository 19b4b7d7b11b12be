import { useTranslation } from 'react-i18next';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** The two seconds between a log-out and the login page: nothing of the person is on screen any more. */
export const EndingPage = () => {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeading>{t('signingOut.title')}</PageHeading>
      <Lead>{t('signingOut.text')}</Lead>
    </>
  );
};
