import { useTranslation } from 'react-i18next';
import { applyMend } from '#tenants/apply-mend.ts';
import type { Mend } from '#tenants/finding.ts';
import { useStudio } from '../kernel/services.ts';

/** Mends a finding, and says so. It is a step like any other: it can be undone. */
export const useMend = (): ((mend: Mend) => void) => {
  const { t } = useTranslation('studio');
  const { draft, notice } = useStudio();
  return (mend) => {
    draft.replace((files) => applyMend(files, mend));
    notice.set({ severity: 'success', text: t('findings.mended') });
  };
};
