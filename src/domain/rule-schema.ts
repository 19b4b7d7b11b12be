import * as z from 'zod/mini';
import { parseDate } from '#kernel/date.ts';
import { plainLine, plainText } from '#kernel/plain-text.ts';
import { firstFailure, ruleKeys, type Rule, type RuleFailure } from './basic-rules.ts';
import { date } from './rules.ts';

/**
 * The rules as zod schemas for forms with several fields, for react-hook-form's zod resolver. A form's input is what
 * people type, its output what goes over the wire. An issue's message is an encoded rule failure, which the page reads
 * with {@link readRuleFailure} and puts into words.
 */

const failureSchema = z.object({
  key: z.enum(ruleKeys),
  params: z.optional(z.record(z.string(), z.string())),
});

const PREFIX = 'rule:';

const written = (failure: RuleFailure): string => PREFIX + JSON.stringify(failure);

/** Decodes the rule failure in an issue's message; null if the issue isn't from a rule. */
export const readRuleFailure = (message: string | undefined): RuleFailure | null => {
  if (message?.startsWith(PREFIX) !== true) return null;
  const { key, params } = failureSchema.parse(JSON.parse(message.slice(PREFIX.length)));
  return params === undefined ? { key } : { key, params };
};

/** A typed text that keeps the rules; only the first broken one is reported. */
export const ruledText = (rules: readonly Rule[]) =>
  z.string().check(
    z.check((payload) => {
      const failure = firstFailure(payload.value, rules);
      if (failure !== null) payload.issues.push({ code: 'custom', message: written(failure), input: payload.value });
    }),
  );

/** A typed text; its output is plain and trimmed. */
export const typedText = (rules: readonly Rule[]) => z.pipe(ruledText(rules), z.transform(plainText));

/** A typed name or address line; its output is plain, with single spaces. */
export const typedLine = (rules: readonly Rule[]) => z.pipe(ruledText(rules), z.transform(plainLine));

/** A typed date; its output is ISO, or an empty string for an empty field. */
export const typedDate = (rules: readonly Rule[]) =>
  z.pipe(
    ruledText([...rules, date]),
    z.transform((typed: string) => parseDate(typed) ?? ''),
  );
