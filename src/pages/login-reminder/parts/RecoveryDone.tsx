import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { maskEmail } from '#domain/masks.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, useHref } from '#state/kernel/place.ts';
import { Actions } from '#ui/Actions.tsx';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Confirms the new recovery address and focuses the message. */
export const RecoveryDone = ({ emailAddress }: { emailAddress: string }) => {
  const { t } = useTranslation('login');
  const href = useHref();
  const hidden = useValue(anonymizeAtom);
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return (
    <>
      <PageHeading>{t('reminder.doneTitle')}</PageHeading>
      <Lead>{t('reminder.doneText')}</Lead>
      <Addressee>{hidden ? maskEmail(emailAddress) : emailAddress}</Addressee>
      <Actions>
        <Button href={href('dashboard')}>{t('reminder.toDashboard')}</Button>
      </Actions>
    </>
  );
};
