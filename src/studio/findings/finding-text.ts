import { useTranslation } from 'react-i18next';
import type { Finding } from '#tenants/finding.ts';

/** A finding's sentence. */
export const useFindingText = (): ((finding: Finding) => string) => {
  const { t } = useTranslation('studio-findings');
  return ({ key, values }) => t(key as 'logoMissing', values as never);
};
