import * as z from 'zod/mini';
import { wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

/** The wire's spelling of `isSuccessful`. */
export const successName = { isSuccessful: 'isSuccessfull' } as const;

/** Whether a call succeeded. Our provider always says it; readers take any answer for a success that doesn't deny it. */
export const succeeded = z._default(z.boolean(), true);

/** An answer that only says whether the call succeeded; readers take an empty one for a success. */
export const successSchema = z._default(sent({ isSuccessful: succeeded }, successName), { isSuccessful: true });

/**
 * What a provider may say about a code that it has just sent. Without the length a field has no cells and doesn't send
 * itself; without the time the page names none.
 */
export const sentCodeFields = {
  /** Seconds until the code may be sent again. */
  resendAfterSeconds: z.optional(wholeNumber),
  /** Seconds for which the code is good. */
  validForSeconds: z.optional(wholeNumber),
  /** How many digits the code has. */
  codeLength: z.optional(z.int().check(z.minimum(4), z.maximum(12))),
};

/** How many tries are left, if the provider says so. */
export const triesMetaSchema = sent({ triesLeft: z.optional(wholeNumber) });
