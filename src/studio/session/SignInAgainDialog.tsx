import { useTranslation } from 'react-i18next';
import type { Administrator } from '#contract/studio/answers.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { useStudio } from '../kernel/services.ts';
import { EmailForm } from './EmailForm.tsx';

/** Asks for signing in again while the page stays as it is: nothing that was typed is lost. */
export const SignInAgainDialog = ({ administrator }: { administrator: Administrator }) => {
  const { t } = useTranslation('studio');
  const { session } = useStudio();
  return (
    <Dialog
      title={t('again.title')}
      closeLabel={t('again.check')}
      onClose={() => void session.resume()}
      actions={
        <Button variant="outlined" onClick={() => void session.resume()}>
          {t('again.check')}
        </Button>
      }
    >
      <DialogText>{t('again.text')}</DialogText>
      <EmailForm code={administrator.tenant} />
    </Dialog>
  );
};
