import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';

/** A mail or SMS ready to send. `code` is its code, for the demo outbox; null if it has none. */
export type ComposedMessage = {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly links: readonly string[];
  readonly code: string | null;
};

const lines = z.array(z.string());

/** A letter as queued until it is printed, with all its words, so that printing only needs the fund's look. */
export const letterContentSchema = z.object({
  locale: localeSchema,
  /** Lines of the address window: name, street, place; abroad also the country in capitals. */
  address: lines,
  /** Name of the fund, above the address and in place of a missing logo. */
  sender: z.string(),
  logoText: z.string(),
  /** As printed, `21.11.2026`. */
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

/** The content to print a letter from. */
export type LetterContent = z.infer<typeof letterContentSchema>;
