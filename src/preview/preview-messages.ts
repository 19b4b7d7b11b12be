import * as z from 'zod/mini';
import { globalSettingsSchema } from '#contract/settings.ts';

/** What the page around a preview tells it: where to begin and as whom, and then each change of the fund's settings. */
export const previewMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('begin'),
    /** The bearer token of a session; null shows what nobody needs to log in for. */
    token: z.nullable(z.string()),
    settings: globalSettingsSchema,
  }),
  z.object({ kind: z.literal('settings'), settings: globalSettingsSchema }),
]);

/** What a preview tells the page around it: that it listens, and that it begins to show its first page. */
export type PreviewNews = { readonly kind: 'listens' | 'opened' };
