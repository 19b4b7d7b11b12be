import * as z from 'zod/mini';
import { wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

/** Error codes for programs; the messages sent with them are for people. */
export const errorCodes = {
  /** The caller handles the error itself; nothing is shown and the session continues. */
  handledByCaller: 'err_0',
  /** A login link that has expired, was used, or was superseded by a newer one. */
  linkExpired: 'err_3_3_2_4_306',
  unauthorized: 'err_unauthorized',
  csrf: 'err_csrf',
  forbidden: 'err_forbidden',
  notFound: 'err_not_found',
  methodNotAllowed: 'err_method_not_allowed',
  tooLarge: 'err_too_large',
  unsupportedMediaType: 'err_unsupported_media_type',
  validation: 'err_validation',
  tooMany: 'err_too_many',
  impersonating: 'err_impersonating',
  disabled: 'err_disabled',
  /** The data were changed elsewhere meanwhile; read the current values first. */
  conflict: 'err_conflict',
  /** A registration step before its turn: `registrations/validemail` says which one is due. */
  outOfOrder: 'err_out_of_order',
  /** A fund's draft that is below the fund's own bar, or holds what no portal can show. */
  notReady: 'err_not_ready',
  internal: 'err_internal',
  unavailable: 'err_unavailable',
} as const;

/** Two details that are machine words: the client matches them and never shows them. */
export const machineDetails = {
  accessRevoked: 'AccessRevoked',
  leftLongAgo: 'DaysAfterQuittingDate',
} as const;

export const apiErrorSchema = sent({
  code: z.string(),
  detail: z.string(),
  /** The field of the request body that was refused. */
  field: z.optional(z.string()),
});

export type ApiError = z.infer<typeof apiErrorSchema>;

export const failureSchema = sent({
  errors: z.array(apiErrorSchema).check(z.minLength(1)),
  requestId: z.optional(z.string()),
  meta: z.optional(sent({ triesLeft: z.optional(wholeNumber) })),
});

export type Failure = z.infer<typeof failureSchema>;
