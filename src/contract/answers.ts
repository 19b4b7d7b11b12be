import * as z from 'zod/mini';

/** An acknowledgement that a provider may leave out altogether; `isSuccessfull` is true where nothing is said. */
export const acknowledgedSchema = z.optional(z.nullable(z.object({ isSuccessfull: z._default(z.boolean(), true) })));

/** What is left of a limited number of tries, where the provider counts them for people. */
export const triesMetaSchema = z.object({ triesLeft: z.optional(z.number()) });
