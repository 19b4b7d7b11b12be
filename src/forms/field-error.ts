import { readRuleFailure } from '#domain/rule-schema.ts';
import { useRuleText } from './rule-text.ts';

/** Returns the text of a react-hook-form error: a rule failure in words, or the provider's own message. */
export const useFieldError = (): ((error: { message?: string | undefined } | undefined) => string | undefined) => {
  const ruleText = useRuleText();
  return (error) => {
    if (error === undefined) return undefined;
    const text = ruleText(readRuleFailure(error.message));
    return text === true ? error.message : text;
  };
};
