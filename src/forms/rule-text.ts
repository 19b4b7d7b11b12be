import { useTranslation } from 'react-i18next';
import type { RuleFailure } from '#domain/basic-rules.ts';

/**
 * Puts what a named rule found into words, in the form that react-hook-form's `validate` takes: true if the value keeps
 * the rules, else the sentence.
 */
export const useRuleText = (): ((failure: RuleFailure | null) => string | true) => {
  const { t } = useTranslation('rules');
  return (failure) => (failure === null ? true : t(failure.key, { most: '', ...failure.params }));
};
