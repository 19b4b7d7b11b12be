import { isEmailAddress } from '#kernel/email-address.ts';
import { plainText } from '#kernel/plain-text.ts';

/* The rules that every form or the login needs. rules.ts has the others, which the login doesn't load. */

/**
 * Keys of the texts in the namespace `rules`: one for each rule of the specification, and from `zipCode` on those that
 * only our forms use.
 */
export const ruleKeys = [
  'required',
  'email',
  'phone',
  'pin',
  'ahvNumber',
  'date',
  'dateBeforeToday',
  'zipCode',
  'longest',
  'unchanged',
] as const;

export type RuleKey = (typeof ruleKeys)[number];

/** Why a value broke a rule: the text's key and its placeholders. A rule returns `null` instead for a valid value. */
export type RuleFailure = { readonly key: RuleKey; readonly params?: Readonly<Record<string, string>> };

/** A validation rule. All except `required` accept an empty value, so that optional fields need no special case. */
export type Rule = (value: string) => RuleFailure | null;

/** Minimum length of an SMS or registration code. */
const MIN_PIN_LENGTH = 4;

/** Whether a value has only whitespace and invisible characters. */
export const isBlank = (value: string): boolean => plainText(value) === '';

/** Makes a rule from a condition; it accepts an empty value. */
export const rule =
  (key: RuleKey, holds: (value: string) => boolean): Rule =>
  (value) =>
    isBlank(value) || holds(plainText(value)) ? null : { key };

/** Not blank. */
export const required: Rule = (value) => (isBlank(value) ? { key: 'required' } : null);

/** An e-mail address. */
export const email = rule('email', isEmailAddress);

/** An SMS or registration code: at least 4 characters. */
export const pin = rule('pin', (value) => value.length >= MIN_PIN_LENGTH);

/** An SMS code: at least 4 characters, digits only (spaces and hyphens are ignored). */
export const smsCode = rule('pin', (value) => /^\d{4,}$/.test(value.replace(/[\s-]/g, '')));

/** Why the first broken rule fails; `null` if the value keeps them all. */
export const firstFailure = (value: string, rules: readonly Rule[]): RuleFailure | null => {
  for (const check of rules) {
    const failure = check(value);
    if (failure) return failure;
  }
  return null;
};
