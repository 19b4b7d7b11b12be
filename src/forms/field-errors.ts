import { readRuleFailure } from '#domain/rule-schema.ts';
import { useRuleText } from './rule-text.ts';

/** What react-hook-form knows about a form's fields. */
type FormErrors<Field extends string> = {
  readonly errors: { readonly [F in Field]?: { readonly message?: string | undefined } | undefined };
  readonly dirtyFields: { readonly [F in Field]?: boolean | undefined };
  readonly isSubmitted: boolean;
};

/**
 * Returns what a field of a react-hook-form says: a rule failure in words, or the provider's own message. Who only passes
 * by a required field isn't told anything before they try to send.
 */
export const useFieldErrors = <Field extends string>({
  errors,
  dirtyFields,
  isSubmitted,
}: FormErrors<Field>): ((field: Field) => string | undefined) => {
  const ruleText = useRuleText();
  return (field) => {
    const error = errors[field];
    if (error === undefined) return undefined;
    const failure = readRuleFailure(error.message);
    if (failure?.key === 'required' && !isSubmitted && dirtyFields[field] !== true) return undefined;
    const text = ruleText(failure);
    return text === true ? error.message : text;
  };
};
