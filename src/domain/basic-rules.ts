import { isEmailAddress } from '#kernel/email-address.ts';
import { plainText } from '#kernel/plain-text.ts';

/*
 * What every form needs of the named rules, and the login's own: the other rules are in rules.ts, which the login does not load.
 */

/**
 * Keys of the texts in the namespace `rules`: one for each named rule, and from `zipCode`
 * on those that the forms need beside them.
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

/** What a rule found wrong: the text's key and what it names. `null` in its place: nothing is wrong. */
export type RuleFailure = { readonly key: RuleKey; readonly params?: Readonly<Record<string, string>> };

/** A named rule. All but `required` and the comparisons let an empty field pass, so that optional fields need no case of their own. */
export type Rule = (value: string) => RuleFailure | null;

/** The fewest characters of an SMS or registration code. */
const SHORTEST_PIN = 4;

/** Whether nothing but blanks and invisible marks is there. */
export const isBlank = (value: string): boolean => plainText(value) === '';

/** Makes a named rule of a condition; it lets an empty field pass. */
export const rule =
  (key: RuleKey, holds: (value: string) => boolean): Rule =>
  (value) =>
    isBlank(value) || holds(plainText(value)) ? null : { key };

/** Something other than blanks is there. */
export const required: Rule = (value) => (isBlank(value) ? { key: 'required' } : null);

/** An e-mail address. */
export const email = rule('email', isEmailAddress);

/** An SMS or registration code: 4 characters or more. */
export const pin = rule('pin', (value) => value.length >= SHORTEST_PIN);

/** An SMS code: digits alone, 4 or more (blanks between them do not count). */
export const smsCode = rule('pin', (value) => /^\d{4,}$/.test(value.replace(/[\s-]/g, '')));

/** The first of several rules that a value breaks. */
export const firstFailure = (value: string, rules: readonly Rule[]): RuleFailure | null => {
  for (const check of rules) {
    const failure = check(value);
    if (failure) return failure;
  }
  return null;
};
