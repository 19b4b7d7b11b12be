import * as z from 'zod/mini';

/** Machine codes of refused calls. The texts beside them are for people; these are for programs. */
export const errorCodes = {
  /** The caller handles the error itself; nothing is shown and nobody is logged out. */
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
  /** Somebody changed the same thing meanwhile; the newest values are to be read first. */
  conflict: 'err_conflict',
  /** A step of the registration that is not due: `registrations/validemail` says which one is. */
  outOfOrder: 'err_out_of_order',
  internal: 'err_internal',
  unavailable: 'err_unavailable',
} as const;

/** The two details that are machine words, matched by the client and never shown. */
export const machineDetails = {
  accessRevoked: 'AccessRevoked',
  daysAfterQuittingDate: 'DaysAfterQuittingDate',
} as const;

export const apiErrorSchema = z.object({
  code: z.string(),
  detail: z.string(),
  /** The field of the request body that was refused, where there is one. */
  field: z.optional(z.string()),
});

export type ApiError = z.infer<typeof apiErrorSchema>;

export const failureSchema = z.object({
  errors: z.array(apiErrorSchema).check(z.minLength(1)),
  requestId: z.optional(z.string()),
  meta: z.optional(z.object({ triesLeft: z.optional(z.number()) })),
});

export type Failure = z.infer<typeof failureSchema>;
