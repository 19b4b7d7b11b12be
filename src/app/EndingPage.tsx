import { useTranslation } from 'react-i18next';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Shown between a log-out and the login page, without any data of the person. */
export const EndingPage = () => {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeading>{t('signingOut.title')}</PageHeading>
      <Lead>{t('signingOut.text')}</Lead>
    </>
  );
};
