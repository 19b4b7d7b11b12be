import * as z from 'zod/mini';
import { contentParts, contentSchemas, pageContentSchema, sidebarContentSchema } from '#contract/content.ts';
import { globalSettingsSchema } from '#contract/settings.ts';
import { localeSchema } from '#kernel/locale.ts';

const modeSchema = z.enum(['light', 'dark']);

/** What a preview shows of the provider: its answers, none yet, failures, or no connection. */
export const previewStates = ['asIs', 'loading', 'failed', 'offline'] as const;
export type PreviewState = (typeof previewStates)[number];

/** The texts of a draft as they are typed. */
const draftedTextsSchema = z.object({
  /** Whether another fund's texts stand in where this one has none. */
  isSupplemented: z.boolean(),
  entries: z.readonly(
    z.array(
      z.object({
        locale: localeSchema,
        schema: z.enum(contentSchemas),
        part: z.enum(contentParts),
        content: z.union([sidebarContentSchema, pageContentSchema]),
      }),
    ),
  ),
});

export type DraftedTexts = z.infer<typeof draftedTextsSchema>;

/** What the page around a preview tells it: where to begin and as whom, and then each change of what it shows. */
export const previewMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('begin'),
    /** The bearer token of a session; null shows what nobody needs to log in for. */
    token: z.nullable(z.string()),
    settings: globalSettingsSchema,
    /** Path of the provider's answers for a draft, without a trailing slash; without it the fund's own. */
    base: z.optional(z.string().check(z.regex(/^\/(?![/\\])[^\s?#\\]*[^/]$/))),
    /** Light or dark; without it, as the fund or the device has it. */
    mode: z.optional(modeSchema),
    state: z.optional(z.enum(previewStates)),
    /** Without them the provider's own. */
    texts: z.optional(draftedTextsSchema),
  }),
  z.object({ kind: z.literal('texts'), texts: draftedTextsSchema }),
  z.object({ kind: z.literal('settings'), settings: globalSettingsSchema }),
  z.object({ kind: z.literal('mode'), mode: modeSchema }),
  /** The provider has other answers than before. */
  z.object({ kind: z.literal('askAgain') }),
  /** Another address in the portal. */
  z.object({ kind: z.literal('go'), address: z.string().check(z.regex(/^\/(?![/\\])/)) }),
]);

export type PreviewMessage = z.infer<typeof previewMessageSchema>;

/** What a preview tells the page around it: that it listens, that it begins to show its first page, and where it is. */
export type PreviewNews =
  { readonly kind: 'listens' | 'opened' } | { readonly kind: 'moved'; readonly address: string };
