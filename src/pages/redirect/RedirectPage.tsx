import { useTranslation } from 'react-i18next';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/**
 * "Session lost": the portal does not know which fund this is, because the address names none
 * or an unknown one. There is no fund to link to, so it says how to come back.
 */
export const RedirectPage = () => {
  const { t } = useTranslation('status');
  return (
    <>
      <PageHeading>{t('redirect.title')}</PageHeading>
      <Lead>{t('redirect.text')}</Lead>
      <Lead>{t('redirect.advice')}</Lead>
      <Fineprint>{t('redirect.cookies')}</Fineprint>
    </>
  );
};
