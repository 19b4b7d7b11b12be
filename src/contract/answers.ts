import * as z from 'zod/mini';
import { maybe } from './fields.ts';
import { wire } from './wire.ts';

/** How the wire spells the word for success. */
export const successName = { isSuccessful: 'isSuccessfull' } as const;

/** Whether it worked. */
export const successSchema = wire({ isSuccessful: z.boolean() }, successName);

/** An acknowledgement that a provider may leave out altogether; `isSuccessful` is true where nothing is said. */
export const acknowledgedSchema = maybe(wire({ isSuccessful: z._default(z.boolean(), true) }, successName));

/** What is left of a limited number of tries, where the provider counts them for people. */
export const triesMetaSchema = z.object({ triesLeft: z.optional(z.number()) });
