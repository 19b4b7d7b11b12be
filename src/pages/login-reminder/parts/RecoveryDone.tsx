import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '#state/kernel/place.ts';
import { Actions } from '#ui/Actions.tsx';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Confirms the new recovery address and focuses the message. */
export const RecoveryDone = ({ emailAddress }: { emailAddress: string }) => {
  const { t } = useTranslation('login');
  const href = useHref();
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return (
    <>
      <PageHeading>{t('reminder.doneTitle')}</PageHeading>
      <Lead>{t('reminder.doneText')}</Lead>
      <Addressee>{emailAddress}</Addressee>
      <Actions>
        <Button href={href('dashboard')}>{t('reminder.toDashboard')}</Button>
      </Actions>
    </>
  );
};
