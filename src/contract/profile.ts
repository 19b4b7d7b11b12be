import * as z from 'zod/mini';
import { successSchema, triesMetaSchema } from './answers.ts';
import { flag, maybe } from './fields.ts';
import { wire } from './wire.ts';
import { civilStatusCodes, sentCivilStatusCodeSchema } from '#kernel/civil-status.ts';

const text = maybe(z.string());
const never = z.optional(z.never());
const emailAddress = z.string().check(z.minLength(3), z.maxLength(254));
const mobileNumber = z.string().check(z.minLength(6), z.maxLength(40));

/** The civil status; unknown where a provider leaves it out. */
const civilStatus = z._default(sentCivilStatusCodeSchema, civilStatusCodes.unknown);

/** ISO day, with or without a time behind it; year 0001 where the fund does not know it. */
const day = text;

const addressFields = {
  addressRow1: text,
  addressRow2: text,
  zipCode: text,
  city: text,
  /** Name of the country, in the language of the call. */
  country: text,
  /** ISO 3166-1 alpha-2. */
  countryCode: text,
};

/** A change of the login data that waits for its code: what shall be, and how to confirm it after a reload. */
const pendingLoginChangeSchema = z.object({
  newValue: z.string(),
  confirmationToken: z.string(),
  /** When the code dies, as an ISO time. */
  expiresAt: text,
});

/** An address change on its way to the fund. */
const pendingAddressSchema = z.object({
  ...addressFields,
  /** Day of the request. */
  requestedOn: day,
});

/** A change of the civil status on its way to the fund. */
const pendingCivilStatusSchema = z.object({
  status: civilStatus,
  /** Its name in the language of the call. */
  statusName: text,
  validStatusChangedDate: day,
  spouseFirstName: text,
  spouseName: text,
  spouseBirthDate: day,
  nameAfterChange: text,
  requestedOn: day,
});

/**
 * Answer of `users/current/profile`. Blocks read what older providers send: the civil status as a number or a string,
 * dates with a time, absent lines. A provider may leave out everything from `pendingLoginData` on.
 */
export const profileSchema = z.object({
  personalInformation: wire(
    {
      firstname: text,
      lastname: text,
      birthDate: day,
      ahvNumber: text,
      civilStatusCode: civilStatus,
      civilStatusName: text,
    },
    { birthDate: 'birthdate', ahvNumber: 'socialSecurityNumber' },
  ),
  loginData: z.object({ emailAddress: text, restoreEmailAddress: text, mobileNumber: text }),
  address: z.object(addressFields),
  isUserProfileReadOnly: flag,
  disableAddressChange: flag,
  disableCivilStatusChange: flag,
  disableEmailChange: flag,
  disableMobileNumberChange: flag,
  ableToImpersonate: flag,
  /** Changes of the login data that wait for their code. */
  pendingLoginData: z.optional(
    z.nullable(
      z.object({
        emailAddress: maybe(pendingLoginChangeSchema),
        restoreEmailAddress: maybe(pendingLoginChangeSchema),
        mobileNumber: maybe(pendingLoginChangeSchema),
      }),
    ),
  ),
  pendingAddress: maybe(pendingAddressSchema),
  pendingCivilStatus: maybe(pendingCivilStatusSchema),
  /** What the values of a block are told apart by; sent back with a change, so that none is lost silently (409 `err_conflict`). */
  versions: maybe(z.object({ address: text, civilStatus: text })),
});

export type Profile = z.infer<typeof profileSchema>;

/** Body of `profile/logindata`: the one thing that shall change. It counts only once it is confirmed. */
export const loginDataSchema = z.union([
  z.object({ emailAddress, mobileNumber: never, restoreEmailAddress: never }),
  z.object({ mobileNumber, emailAddress: never, restoreEmailAddress: never }),
  z.object({ restoreEmailAddress: emailAddress, emailAddress: never, mobileNumber: never }),
]);

export type LoginDataChange = z.infer<typeof loginDataSchema>;

/**
 * Answer of `profile/logindata`: names the pending change in the confirmation; a code is on its way, by mail to the new
 * address or by SMS to the new number.
 */
export const confirmationPendingSchema = z.object({
  confirmationToken: z.string().check(z.minLength(1), z.maxLength(256)),
  /** Seconds until a code may be sent again. */
  resendAfterSeconds: maybe(z.number()),
});

/** Body of `profile/emailconfirmation` and `profile/mobilefoneconfirmation`: the pending change and the code. */
export const confirmationSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(256)),
  code: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** A wrong code is an answer, not a refusal: `isSuccessful` is false and `meta.triesLeft` counts down. */
export const confirmedSchema = successSchema;
export const confirmedMetaSchema = triesMetaSchema;

/** The version a change was made from; absent: the change wins whatever happened meanwhile. */
const version = maybe(z.string().check(z.maxLength(128)));
const line = z.string().check(z.minLength(1), z.maxLength(120));
const optionalLine = maybe(z.string().check(z.maxLength(120)));
const optionalDay = maybe(z.iso.date());

/** Body of `profile/address`. Status 201: the change is on its way to the fund. */
export const addressChangeSchema = z.object({
  addressRow1: line,
  addressRow2: optionalLine,
  zipCode: z.string().check(z.minLength(1), z.maxLength(16)),
  city: line,
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  version,
});

export type AddressChange = z.infer<typeof addressChangeSchema>;

/** Body of `profile/civilstatus`. Status 201: the change is on its way to the fund. */
export const civilStatusChangeSchema = z.object({
  status: sentCivilStatusCodeSchema,
  validStatusChangedDate: optionalDay,
  spouseFirstName: optionalLine,
  spouseName: optionalLine,
  spouseBirthDate: optionalDay,
  nameAfterChange: optionalLine,
  version,
});

export type CivilStatusChange = z.infer<typeof civilStatusChangeSchema>;
