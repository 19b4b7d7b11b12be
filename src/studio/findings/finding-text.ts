import { useTranslation } from 'react-i18next';
import { findingSentence } from '#tenants/finding-words.ts';
import type { Finding } from '#tenants/finding.ts';

/** A finding's sentence. */
export const useFindingText = (): ((finding: Finding) => string) => {
  const { i18n } = useTranslation(['studio-findings', 'shell']);
  return (finding) => findingSentence(finding, (key, values) => String(i18n.t(key as never, values as never)));
};
