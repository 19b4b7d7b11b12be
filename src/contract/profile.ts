import * as z from 'zod/mini';

/** Body of `profile/logindata`: what shall change. A recovery address counts only once it is confirmed. */
export const loginDataSchema = z.object({
  restoreEmailAddress: z.string().check(z.minLength(3), z.maxLength(254)),
});

/** Answer of `profile/logindata`: names the pending change in the confirmation; a code is on its way to the new address. */
export const confirmationPendingSchema = z.object({
  confirmationToken: z.string().check(z.minLength(1), z.maxLength(256)),
});

/** Body of `profile/emailconfirmation`: the pending change and the code from the mail. */
export const confirmationSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(256)),
  code: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** A wrong code is an answer, not a refusal: `isSuccessfull` is false and `meta.triesLeft` counts down. */
export const confirmedSchema = z.object({ isSuccessfull: z.boolean() });
export const confirmedMetaSchema = z.object({ triesLeft: z.optional(z.number()) });
