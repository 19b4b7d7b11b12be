import { useTranslation } from 'react-i18next';
import type { RuleFailure } from '#domain/basic-rules.ts';

/**
 * Puts a rule failure into words, as react-hook-form's `validate` expects it: true if the value is valid, else the
 * text.
 */
export const useRuleText = (): ((failure: RuleFailure | null) => string | true) => {
  const { t } = useTranslation('rules');
  return (failure) => (failure === null ? true : t(failure.key, { most: '', ...failure.params }));
};
