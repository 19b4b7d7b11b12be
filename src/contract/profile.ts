import * as z from 'zod/mini';
import { sentCodeFields, successSchema, triesMetaSchema } from './answers.ts';
import { birthDay, flag, knownDay, maybe, text } from './fields.ts';
import { sent } from './sent.ts';
import { knownTime } from './time.ts';
import { civilStatusCodes, sentCivilStatusCodeSchema } from '#kernel/civil-status.ts';

/** Personal data, which the call may hide; then the field is omitted. */
const personal = z.optional(z.string());
const never = z.optional(z.never());
const emailAddress = z.string().check(z.minLength(3), z.maxLength(254));
const mobileNumber = z.string().check(z.minLength(6), z.maxLength(40));

/** The civil status; unknown if missing. */
const civilStatus = z._default(sentCivilStatusCodeSchema, civilStatusCodes.unknown);

/** An address on record; empty if it is unknown or hidden. */
const addressFields = {
  addressRow1: personal,
  addressRow2: personal,
  zipCode: personal,
  city: personal,
  /** Name of the country, in the language of the call. */
  country: personal,
  /** ISO 3166-1 alpha-2. */
  countryCode: personal,
};

/** A line that a change has only if the member entered it. */
const entered = maybe(z.string());

/** A login-data change that is waiting for its code: the new value, and the token to confirm it after a reload. */
const pendingLoginChangeSchema = sent({
  newValue: z.string(),
  confirmationToken: z.string(),
  /** When the code expires. */
  expiresAt: knownTime,
});

/** A pending change of address. */
const pendingAddressSchema = sent({
  addressRow1: text,
  addressRow2: entered,
  zipCode: text,
  city: text,
  country: text,
  countryCode: text,
  /** Day of the request. */
  requestedOn: knownDay,
});

/** A pending change of civil status. */
const pendingCivilStatusSchema = sent({
  status: civilStatus,
  /** Its name in the language of the call. */
  statusName: text,
  validStatusChangedDate: maybe(knownDay),
  spouseFirstName: entered,
  spouseName: entered,
  spouseBirthDate: maybe(knownDay),
  nameAfterChange: entered,
  /** Day of the request. */
  requestedOn: knownDay,
});

/**
 * Answer of `users/current/profile`. The civil status may be a number or a string, dates may have a time. Everything
 * from `pendingLoginData` on is beyond the specification and only sent if a fund enables it.
 */
export const profileSchema = sent({
  personalInformation: z._default(
    sent(
      {
        firstname: personal,
        lastname: personal,
        birthDate: z.optional(birthDay),
        ahvNumber: personal,
        civilStatusCode: civilStatus,
        civilStatusName: text,
      },
      { birthDate: 'birthdate', ahvNumber: 'socialSecurityNumber' },
    ),
    { civilStatusCode: civilStatusCodes.unknown, civilStatusName: null },
  ),
  loginData: z._default(sent({ emailAddress: personal, restoreEmailAddress: personal, mobileNumber: personal }), {}),
  address: z._default(sent(addressFields), {}),
  isUserProfileReadOnly: flag,
  disableAddressChange: flag,
  disableCivilStatusChange: flag,
  disableEmailChange: flag,
  disableMobileNumberChange: flag,
  ableToImpersonate: flag,
  /** Login-data changes that are waiting for their codes. */
  pendingLoginData: z.optional(
    sent({
      emailAddress: z.nullable(pendingLoginChangeSchema),
      restoreEmailAddress: z.nullable(pendingLoginChangeSchema),
      mobileNumber: z.nullable(pendingLoginChangeSchema),
    }),
  ),
  pendingAddress: z.optional(z.nullable(pendingAddressSchema)),
  pendingCivilStatus: z.optional(z.nullable(pendingCivilStatusSchema)),
  /** Versions of the blocks; sent back with a change to detect conflicting changes (409 `err_conflict`). */
  versions: z.optional(sent({ address: text, civilStatus: text })),
  /** Whether the member can see who looked at their data (`users/current/accesses`). */
  hasAccessList: z.optional(z.boolean()),
});

export type Profile = z.infer<typeof profileSchema>;

/** Body of `profile/logindata`: one new value, which takes effect once it is confirmed. */
export const loginDataSchema = z.union([
  z.object({ emailAddress, mobileNumber: never, restoreEmailAddress: never }),
  z.object({ mobileNumber, emailAddress: never, restoreEmailAddress: never }),
  z.object({ restoreEmailAddress: emailAddress, emailAddress: never, mobileNumber: never }),
]);

export type LoginDataChange = z.infer<typeof loginDataSchema>;

/**
 * Answer of `profile/logindata`: the token that identifies the pending change. A code was sent, by mail to the new
 * address or by SMS to the new number.
 */
export const confirmationPendingSchema = sent({
  confirmationToken: z.string().check(z.minLength(1), z.maxLength(4096)),
  ...sentCodeFields,
});

/** Body of `profile/emailconfirmation` and `profile/mobilefoneconfirmation`: the pending change and the code. */
export const confirmationSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(4096)),
  code: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** A wrong code is a regular answer, not an error: `isSuccessful` is false and `meta.triesLeft` counts down. */
export const confirmedSchema = successSchema;
export const confirmedMetaSchema = triesMetaSchema;

/** The version that was changed; if missing, the change overwrites any other. */
const version = maybe(z.string().check(z.maxLength(128)));
const line = z.string().check(z.minLength(1), z.maxLength(120));
const optionalLine = maybe(z.string().check(z.maxLength(120)));
const optionalDay = maybe(z.iso.date());

/** Body of `profile/address`. Status 201: the change is pending. */
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

/** Body of `profile/civilstatus`. Status 201: the change is pending. */
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
