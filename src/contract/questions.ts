import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import { maybe } from './fields.ts';
import { sent } from './sent.ts';

/** Longest term that `faq` searches for, in characters; the portal's field takes no more. */
export const longestSearchTerm = 200;

/** An entry of the list of questions. Only `question` and `answer` are the specification's. */
export const questionSchema = sent({
  /** The same in every language and answer, so that a question can be linked to. */
  id: z.optional(z.string()),
  /** Heading above this question and those that follow it. */
  group: maybe(z.string()),
  question: z.string(),
  /** Paragraphs, separated by an empty line. */
  answer: z.string(),
  /** Where to go from here, as in the boxes of the pages of figures. */
  link: maybe(z.string()),
  linkText: maybe(z.string()),
});

export type Question = z.infer<typeof questionSchema>;

/** The language of the questions, if it may differ from the page's. */
export const questionsMetaSchema = sent({ locale: z.optional(localeSchema) });
