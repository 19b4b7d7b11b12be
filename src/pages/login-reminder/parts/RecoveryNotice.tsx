import { useTranslation } from 'react-i18next';
import type { LoginDataTrouble } from '#state/flows/login-data.ts';
import { Notice } from '#ui/Notice.tsx';

/** What neither field can say: no connection, trouble at the provider, too many tries, a code that is dead. */
export const RecoveryNotice = ({ trouble }: { trouble: LoginDataTrouble | null }) => {
  const { t } = useTranslation('login');
  if (trouble?.outcome === 'codeDead') return <Notice severity="warning">{t('reminder.codeDead')}</Notice>;
  if (trouble?.outcome !== 'tryLater') return null;
  if (trouble.reason !== 'tooMany') return <Notice severity="error">{t(`failure.${trouble.reason}`)}</Notice>;
  const minutes = Math.max(1, Math.ceil(trouble.waitSeconds / 60));
  return <Notice severity="warning">{t('wait.tooMany', { count: minutes })}</Notice>;
};
