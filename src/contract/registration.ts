import * as z from 'zod/mini';
import { sentCodeFields, succeeded, successName, successSchema } from './answers.ts';
import { day, flag, wholeNumber } from './fields.ts';
import { sent } from './sent.ts';

const token = z.optional(z.string().check(z.minLength(1), z.maxLength(8192)));
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** Optional fields of an answer after sending an SMS. */
const smsFields = {
  /** The mobile number, masked except for its first 6 and last 2 characters. */
  mobileNumber: z.optional(z.string()),
  ...sentCodeFields,
};

const numberName = { mobileNumber: 'mobileFone' } as const;

/**
 * Answer of `registrations/validemail`: the state of the registration. A bearer token is sent only to the browser
 * that passed the SMS step.
 */
export const registrationStatusSchema = sent(
  {
    userDetailsConfirmed: flag,
    mobileNumberConfirmed: flag,
    isUserDataVerified: flag,
    letterConfirmed: flag,
    bearerToken: token,
    /** Masked except for its first 6 and last 2 characters; only after an SMS was sent. */
    mobileNumber: z.optional(z.string()),
    /** Day on which the latest letter was sent. */
    letterSentOn: z.optional(day),
  },
  { ...numberName, mobileNumberConfirmed: 'mobilePhoneConfirmed' },
);

export type RegistrationStatus = z.infer<typeof registrationStatusSchema>;

/** Wire names of {@link registrationDataSchema}; refusals use them, too. */
export const registrationDataNames = { ahvNumber: 'socialSecurityNumber' } as const;

/**
 * Body of `PUT registrations/{id}`: who registers. The AHV number may have dots. Data that
 * match nobody are refused with 400, a limited number of tries and no hint which part was wrong; `AccessRevoked` and
 * `DaysAfterQuittingDate` with 401.
 */
export const registrationDataSchema = sent(
  { firstname: name, name, birthDate: z.iso.date(), ahvNumber: z.string().check(z.minLength(13), z.maxLength(40)) },
  registrationDataNames,
);

/** Body of `registrations/sendsms`, in any common notation; the provider converts it to E.164. */
export const mobileNumberSchema = z.object({ mobileNumber: z.string().check(z.minLength(6), z.maxLength(40)) });

/** Answer of `registrations/sendsms` and `registrations/resendsms`. */
export const registrationSmsSentSchema = z._default(
  sent({ isSuccessful: succeeded, ...smsFields }, { ...successName, ...numberName }),
  { isSuccessful: true },
);

/**
 * Answer of `registrations/validatesms`: `isSuccessful` is false for a wrong code; after the correct one the letter is
 * sent.
 */
export const registrationSmsCheckedSchema = successSchema;

/** Answer of `registrations/resendletter`: a letter with a new code is sent, and the old code is dead. */
export const registrationLetterSentSchema = z._default(
  sent(
    {
      isSuccessful: succeeded,
      /** Seconds until the next letter may be ordered. */
      resendAfterSeconds: z.optional(wholeNumber),
    },
    successName,
  ),
  { isSuccessful: true },
);

/** Body of `registrations/validateletter`. Spaces and hyphens in the code are ignored. */
export const letterCodeSchema = z.object({ letterCode: z.string().check(z.minLength(1), z.maxLength(64)) });

/**
 * Answer of `registrations/validateletter`: `isSuccessful` is false for a wrong code. The correct one brings the
 * session's token under either name, but only in the browser that passed the SMS step; any other one gets no token and
 * goes to the login.
 */
export const registrationLetterCheckedSchema = z._default(
  sent({ isSuccessful: succeeded, token, bearerToken: token }, successName),
  { isSuccessful: true },
);
