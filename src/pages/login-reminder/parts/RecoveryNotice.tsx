import { useTranslation } from 'react-i18next';
import type { RecoveryTrouble } from '#state/recovery-email.ts';
import { Notice } from '#ui/Notice.tsx';

/** What neither field can say: no connection, trouble at the provider, too many tries, a code that is dead. */
export const RecoveryNotice = ({ trouble }: { trouble: RecoveryTrouble | null }) => {
  const { t } = useTranslation('login');
  if (trouble?.kind === 'offline' || trouble?.kind === 'server') {
    return <Notice severity="error">{t(`failure.${trouble.kind}`)}</Notice>;
  }
  if (trouble?.kind === 'dead') return <Notice severity="warning">{t('reminder.codeDead')}</Notice>;
  if (trouble?.kind !== 'wait') return null;
  const minutes = Math.max(1, Math.ceil(trouble.seconds / 60));
  return <Notice severity="warning">{t('wait.tooMany', { count: minutes })}</Notice>;
};
