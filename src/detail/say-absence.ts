import { useTranslation } from 'react-i18next';
import type { Absence } from '#state/remote/page-link.ts';
import { useServices } from '#state/kernel/services.ts';

/** Says by a toast why something that a member followed didn't come, unless that has been said. */
export const useSayAbsence = (): ((because: Absence, nothing: string) => void) => {
  const { t } = useTranslation('errors');
  const { toast } = useServices();
  return (because, nothing) => {
    if (because !== 'told') toast({ kind: 'error', text: because === 'nothing' ? nothing : t(because) });
  };
};
