import { readRuleFailure } from '#domain/rule-schema.ts';
import { useRuleText } from './rule-text.ts';

/** Puts what react-hook-form found at a field into words: a named rule's finding, or the provider's own sentence. */
export const useFieldError = (): ((error: { message?: string | undefined } | undefined) => string | undefined) => {
  const ruleText = useRuleText();
  return (error) => {
    if (error === undefined) return undefined;
    const text = ruleText(readRuleFailure(error.message));
    return text === true ? error.message : text;
  };
};
