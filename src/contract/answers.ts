import * as z from 'zod/mini';
import { maybe, wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

/** The wire's spelling of `isSuccessful`. */
export const successName = { isSuccessful: 'isSuccessfull' } as const;

/** An answer that only says whether the call succeeded. */
export const successSchema = sent({ isSuccessful: z.boolean() }, successName);

/** An optional acknowledgement; `isSuccessful` is true by default. */
export const acknowledgedSchema = maybe(sent({ isSuccessful: z._default(z.boolean(), true) }, successName));

/** How many tries are left, if the provider says so. */
export const triesMetaSchema = sent({ triesLeft: z.optional(wholeNumber) });
