import { useTranslation } from 'react-i18next';
import { useHref } from '#state/place.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Explains that a link has expired, was used, or was superseded, and offers a new one. */
export const LoginExpiredPage = () => {
  const { t } = useTranslation('login');
  const href = useHref();
  return (
    <>
      <PageHeading>{t('expired.title')}</PageHeading>
      <Lead>{t('expired.lead')}</Lead>
      <Lead>{t('expired.advice')}</Lead>
      <Actions>
        <Button href={href('LOGIN')}>{t('expired.newLink')}</Button>
      </Actions>
    </>
  );
};
