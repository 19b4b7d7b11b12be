import * as z from 'zod/mini';
import { parseDate } from '#kernel/date.ts';
import { plainLine, plainText } from '#kernel/plain-text.ts';
import { firstFailure, ruleKeys, type Rule, type RuleFailure } from './basic-rules.ts';
import { date } from './rules.ts';

/**
 * The named rules as zod schemas for forms of several fields: what react-hook-form's zod resolver takes. A form's input
 * is what people type, its output what goes over the wire. An issue's message is a rule's finding, to be read with
 * {@link readRuleFailure} and put into words by the page.
 */

const failureSchema = z.object({
  key: z.enum(ruleKeys),
  params: z.optional(z.record(z.string(), z.string())),
});

const PREFIX = 'rule:';

const written = (failure: RuleFailure): string => PREFIX + JSON.stringify(failure);

/** Reads the message of an issue that a rule made; null where another made it, or there is none. */
export const readRuleFailure = (message: string | undefined): RuleFailure | null => {
  if (message?.startsWith(PREFIX) !== true) return null;
  const { key, params } = failureSchema.parse(JSON.parse(message.slice(PREFIX.length)));
  return params === undefined ? { key } : { key, params };
};

/** A typed text that keeps the rules, checked in their order; the first broken one speaks. */
export const ruledText = (rules: readonly Rule[]) =>
  z.string().check(
    z.check((payload) => {
      const failure = firstFailure(payload.value, rules);
      if (failure !== null) payload.issues.push({ code: 'custom', message: written(failure), input: payload.value });
    }),
  );

/** A typed text as it is kept: plain, without blanks at its ends. */
export const typedText = (rules: readonly Rule[]) => z.pipe(ruledText(rules), z.transform(plainText));

/** A name or address line as it is kept: plain, its blanks single. */
export const typedLine = (rules: readonly Rule[]) => z.pipe(ruledText(rules), z.transform(plainLine));

/** A typed day; its output is ISO, or the empty string of an empty field. */
export const typedDate = (rules: readonly Rule[]) =>
  z.pipe(
    ruledText([...rules, date]),
    z.transform((typed: string) => parseDate(typed) ?? ''),
  );
