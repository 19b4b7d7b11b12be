import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';

/**
 * `tenants/<code>/administrators.json`: who edits the fund's portal in the studio. They sign in with an e-mailed link and a
 * code by SMS. Without the file the fund has no studio.
 */
export const administratorsSchema = z
  .array(
    z.strictObject({
      /** Stays the same for one person: what they have published names it. */
      id: z
        .string('a short name is expected')
        .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and single hyphens are expected')),
      name: z.string('a name is expected').check(z.minLength(1, 'a name is expected'), z.maxLength(120)),
      emailAddress: z
        .string('an e-mail address is expected')
        .check(z.regex(/^[^\s@<>",;:]+@[^\s@<>",;:]+$/, 'an e-mail address is expected')),
      mobileNumber: z
        .string('a mobile number is expected')
        .check(z.regex(/^\+[1-9]\d{7,14}$/, 'a number such as +41790000000 is expected')),
      language: localeSchema,
    }),
    'a list of administrators is expected',
  )
  .check(
    z.refine(
      (all: readonly { readonly id: string; readonly emailAddress: string }[]) =>
        new Set(all.flatMap(({ id, emailAddress }) => [`id ${id}`, emailAddress.toLowerCase()])).size ===
        all.length * 2,
      'two administrators share an id or an e-mail address',
    ),
  );

export type AdministratorRecord = z.infer<typeof administratorsSchema>[number];
