import * as z from 'zod/mini';
import { isContentTarget } from '#domain/content-target.ts';

/**
 * Content as a fund's folder holds it: `tenants/<code>/content/<language>/<page>.json`, named after the page's schema
 * in lower case (`exit-benefit.json`), with the optional parts `page` and `sidebar`. Rich text is a list of blocks in
 * the notation of tenants/rich-text-notation.ts. Unknown keys are refused, so that a misspelt one is found.
 */

const textSchema = z.string('a text is expected').check(z.minLength(1, 'a text is expected'), z.maxLength(300));

const targetSchema = z
  .string('an address is expected')
  .check(
    z.refine(
      (text: string) => isContentTarget(text),
      'an own path (/kontakt), an https or mailto address or a placeholder ({documentOrdering}) is expected',
    ),
  );

const richTextSourceSchema = z
  .array(
    z.string('a block of text is expected').check(z.minLength(1), z.maxLength(4_000)),
    'a list of blocks is expected',
  )
  .check(z.minLength(1, 'at least one block is expected'), z.maxLength(80));

const linkSourceSchema = z.strictObject({ text: textSchema, link: targetSchema });

const simulationBoxSourceSchema = z.strictObject({
  title: textSchema,
  text: z.optional(richTextSourceSchema),
  link: targetSchema,
  linkText: textSchema,
});

const componentSourceSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('FinanceExpert'),
    name: textSchema,
    role: z.optional(textSchema),
    text: z.optional(richTextSourceSchema),
    phoneNumber: z.optional(textSchema),
    emailAddress: z.optional(textSchema),
    link: z.optional(linkSourceSchema),
  }),
  z.strictObject({
    type: z.literal('ContactDetails'),
    lines: z.optional(z.array(textSchema)),
    phoneNumber: z.optional(textSchema),
    emailAddress: z.optional(textSchema),
    website: z.optional(targetSchema),
  }),
  z.strictObject({ type: z.literal('SimulationBox'), ...simulationBoxSourceSchema.shape }),
  z.strictObject({ type: z.literal('ActionLinks'), links: z.array(linkSourceSchema).check(z.minLength(1)) }),
  z.strictObject({
    type: z.literal('Downloads'),
    files: z
      .array(z.strictObject({ text: textSchema, link: targetSchema, hint: z.optional(textSchema) }))
      .check(z.minLength(1)),
  }),
]);

/** The texts of a page as its file holds them. */
export const pageSourceSchema = z.strictObject({
  title: z.optional(textSchema),
  lead: z.optional(z.string('a text is expected').check(z.minLength(1), z.maxLength(1_000))),
  body: z.optional(richTextSourceSchema),
  simulationBox: z.optional(simulationBoxSourceSchema),
});

/** The boxes of a page's sidebar as its file holds them. */
export const sidebarSourceSchema = z.strictObject({
  boxes: z.array(
    z.strictObject({
      title: textSchema,
      description: z.optional(richTextSourceSchema),
      button: z.optional(linkSourceSchema),
      components: z.optional(z.array(componentSourceSchema)),
    }),
    'a list of boxes is expected',
  ),
});

/** The questions that members ask, in the order in which they are shown; only in `questions.json`. */
export const questionsSourceSchema = z
  .array(
    z.strictObject({
      /** The same in every language: part of the question's address. */
      id: z
        .string('a short name is expected')
        .check(
          z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a short name of small letters, digits and hyphens'),
          z.maxLength(60),
        ),
      /** The heading above it; questions of one group stand together. */
      group: z.optional(textSchema),
      question: textSchema,
      answer: z
        .array(
          z.string('a paragraph is expected').check(z.minLength(1), z.maxLength(2_000)),
          'a list of paragraphs is expected',
        )
        .check(z.minLength(1, 'at least one paragraph is expected'), z.maxLength(20)),
      /** Where to go from here. */
      link: z.optional(linkSourceSchema),
    }),
    'a list of questions is expected',
  )
  .check(
    z.refine(
      (all: readonly { readonly id: string }[]) => new Set(all.map(({ id }) => id)).size === all.length,
      'a question’s id is there twice',
    ),
  );

/** A file of content: the texts of one page in one language. */
export const contentSourceSchema = z.strictObject({
  page: z.optional(pageSourceSchema),
  sidebar: z.optional(sidebarSourceSchema),
  questions: z.optional(questionsSourceSchema),
});

export type PageSource = z.infer<typeof pageSourceSchema>;
export type SidebarSource = z.infer<typeof sidebarSourceSchema>;
