import * as z from 'zod/mini';
import { wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

/** The wire's spelling of `isSuccessful`. */
export const successName = { isSuccessful: 'isSuccessfull' } as const;

/** Whether a call succeeded. Our provider always says it; readers take any answer for a success that doesn't deny it. */
export const succeeded = z._default(z.boolean(), true);

/** An answer that only says whether the call succeeded; readers take an empty one for a success. */
export const successSchema = z._default(sent({ isSuccessful: succeeded }, successName), { isSuccessful: true });

/** How many tries are left, if the provider says so. */
export const triesMetaSchema = sent({ triesLeft: z.optional(wholeNumber) });
