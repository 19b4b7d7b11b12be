import { useTranslation } from 'react-i18next';
import { createPath, useLocation } from 'react-router-dom';
import { useServices } from '#state/kernel/services.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Shown instead of a page that failed to load or render. */
export const CrashedPage = () => {
  const { t } = useTranslation('shell');
  const services = useServices();
  const location = useLocation();
  return (
    <>
      <PageHeading>{t('crashed.title')}</PageHeading>
      <Lead>{t('crashed.text')}</Lead>
      <Actions>
        <Button onClick={() => services.leave(createPath(location))}>{t('crashed.reload')}</Button>
      </Actions>
    </>
  );
};
