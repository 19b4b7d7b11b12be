import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import type { LetterContent } from '#server/model/message-texts.ts';

const lines = z.array(z.string());

/** A letter as the database keeps it until it is printed. */
export const letterContentSchema: z.ZodMiniType<LetterContent> = z.object({
  locale: localeSchema,
  address: lines,
  sender: z.string(),
  logoText: z.string(),
  date: z.string(),
  subject: z.string(),
  greeting: z.string(),
  paragraphs: lines,
  codeCaption: z.string(),
  code: z.string(),
  validity: z.string(),
  stepsTitle: z.string(),
  steps: lines,
  after: lines,
  closing: z.string(),
  contact: z.nullable(z.object({ title: z.string(), lines })),
  footer: z.string(),
});
