import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';

/**
 * What the studio edits of a fund: the files of its folder (`tenants/<code>`) that dress the portal. They are carried as
 * they were written, so that nothing typed is lost; what is wrong with them are findings (tenants/findings.ts).
 */

/** The SHA-256 of an image, in hexadecimal: images are stored once, whatever they are called. */
export const imageHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The name of an image in `assets/`, as settings refer to it. */
export const imageNameSchema = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9._-]{0,79}\.(?:svg|png|jpg|jpeg|webp|avif|ico)$/));

const jsonObject = z.record(z.string(), z.unknown());

/** A file of `content/<language>/`, by its name without the extension. */
const pagesSchema = z.record(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)), jsonObject);

export const fundFilesSchema = z.object({
  /** `settings.json`, without `$schema`. */
  settings: jsonObject,
  /** `content/<language>/<page>.json`, without `$schema`. */
  content: z.partialRecord(localeSchema, pagesSchema),
  /** `assets/`: each image's hash by its name. */
  assets: z.record(imageNameSchema, imageHashSchema),
});

/** A fund's files that the studio edits. */
export type FundFiles = z.infer<typeof fundFilesSchema>;

/** Maximum number of characters of a fund's settings and texts together, as JSON. */
export const largestFiles = 4_000_000;

/** Maximum number of bytes of an image that is sent to the studio. */
export const largestUpload = 2_000_000;
