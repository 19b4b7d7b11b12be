import { readRuleFailure } from '#domain/rule-schema.ts';
import { useRuleText } from '#forms/rule-text.ts';

/** Puts what is wrong with a field into words: a named rule's finding, or the provider's own sentence. */
export const useFieldError = (): ((error: { message?: string | undefined } | undefined) => string | undefined) => {
  const ruleText = useRuleText();
  return (error) => {
    if (error === undefined) return undefined;
    const text = ruleText(readRuleFailure(error.message));
    return text === true ? error.message : text;
  };
};
