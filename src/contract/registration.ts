import * as z from 'zod/mini';
import { successName, successSchema } from './answers.ts';
import { flag, maybe } from './fields.ts';
import { wire } from './wire.ts';

const token = maybe(z.string().check(z.minLength(1), z.maxLength(512)));
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** Further fields of an answer that announces an SMS; a provider may leave them out. */
const smsFields = {
  /** The mobile number, masked to its first 6 and last 2 characters. */
  mobileNumber: maybe(z.string()),
  /** Seconds until the SMS may be sent again. */
  resendAfterSeconds: maybe(z.number()),
};

const numberName = { mobileNumber: 'mobileFone' } as const;

/**
 * Answer of `registrations/validemail`: how far the registration has come. A bearer token comes only to the browser
 * that itself passed the SMS step.
 */
export const registrationStatusSchema = wire(
  {
    userDetailsConfirmed: flag,
    mobilePhoneConfirmed: flag,
    isUserDataVerified: flag,
    letterConfirmed: flag,
    bearerToken: token,
    /** Masked to its first 6 and last 2 characters; where an SMS is on its way or was confirmed. */
    mobileNumber: maybe(z.string()),
    /** Day on which the newest letter went out. */
    letterSentOn: maybe(z.string()),
  },
  numberName,
);

export type RegistrationStatus = z.infer<typeof registrationStatusSchema>;

/** How the wire spells a field of {@link registrationDataSchema}: refusals name it, too. */
export const registrationDataNames = { ahvNumber: 'socialSecurityNumber' } as const;

/**
 * Body of `PUT registrations/{id}`: who registers. The birth date is ISO, the number with or without dots. Data that
 * match nobody are refused with 400, limited tries and no hint which part was wrong; `AccessRevoked` and
 * `DaysAfterQuittingDate` with 401.
 */
export const registrationDataSchema = wire(
  { firstname: name, name, birthDate: z.iso.date(), ahvNumber: z.string().check(z.minLength(13), z.maxLength(40)) },
  registrationDataNames,
);

/** Body of `registrations/sendsms`; any form that people write, the provider reads it as E.164. */
export const mobileNumberSchema = z.object({ mobileNumber: z.string().check(z.minLength(6), z.maxLength(40)) });

/** Answer of `registrations/sendsms`. */
export const registrationSmsSentSchema = wire(
  { isSuccessful: z.boolean(), ...smsFields },
  { ...successName, ...numberName },
);

/** Answer of `registrations/resendsms`; a provider may leave it empty. */
export const registrationSmsResentSchema = maybe(
  wire({ isSuccessful: z._default(z.boolean(), true), ...smsFields }, { ...successName, ...numberName }),
);

/** Answer of `registrations/validatesms`: a wrong code is an answer with `isSuccessful: false`. The letter is on its way after a right one. */
export const registrationSmsCheckedSchema = successSchema;

/** Answer of `registrations/resendletter`: a new letter with a new code is on its way, the older code is dead. */
export const registrationLetterSentSchema = wire(
  {
    isSuccessful: z.boolean(),
    /** Seconds until the next letter may be ordered. */
    resendAfterSeconds: maybe(z.number()),
  },
  successName,
);

/** Body of `registrations/validateletter`. Blanks and hyphens in the code do not count. */
export const letterCodeSchema = z.object({ letterCode: z.string().check(z.minLength(1), z.maxLength(64)) });

/**
 * Answer of `registrations/validateletter`. A wrong code: `isSuccessful: false`. A right one carries the session's
 * token under either name, but only in the browser that passed the SMS step; in another one it succeeds without a token
 * and the login follows.
 */
export const registrationLetterCheckedSchema = wire(
  { isSuccessful: z._default(z.boolean(), true), token, bearerToken: token },
  successName,
);
