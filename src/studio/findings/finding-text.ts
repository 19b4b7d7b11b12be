import { useTranslation } from 'react-i18next';
import type { Finding } from '#tenants/finding.ts';

/** A finding's sentence. */
export const useFindingText = (): ((finding: Finding) => string) => {
  const { t } = useTranslation('studio') as never as { t: (key: string, values: never) => string };
  return ({ key, values }) => t(key, values as never);
};
