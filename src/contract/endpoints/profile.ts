import * as z from 'zod/mini';
import { successSchema } from '../answers.ts';
import { endpoint, endpointWithMeta } from '../endpoint.ts';
import { localeSchema } from '#kernel/locale.ts';
import {
  addressChangeSchema,
  civilStatusChangeSchema,
  confirmationPendingSchema,
  confirmationSchema,
  confirmedMetaSchema,
  confirmedSchema,
  loginDataSchema,
  profileSchema,
} from '../profile.ts';
import { anonymizeQuerySchema, countrySchema } from '../user.ts';

/** The member’s personal and login data, and which of them can be changed in the portal. */
export const profile = endpoint({
  method: 'GET',
  path: 'users/current/profile',
  access: 'session',
  query: anonymizeQuerySchema,
  data: profileSchema,
});

/**
 * Requests a new e-mail address, recovery address or mobile number and sends a code to it; it takes effect once the
 * code is confirmed.
 */
export const updateLoginData = endpoint({
  method: 'PUT',
  path: 'users/current/profile/logindata',
  access: 'session',
  body: loginDataSchema,
  data: confirmationPendingSchema,
});

/** Confirms a pending address with the code from the mail. */
export const confirmEmail = endpointWithMeta(
  {
    method: 'PUT',
    path: 'users/current/profile/emailconfirmation',
    access: 'session',
    body: confirmationSchema,
    data: confirmedSchema,
  },
  confirmedMetaSchema,
);

/** Confirms a pending mobile number with the code from the SMS. */
export const confirmMobileNumber = endpointWithMeta(
  {
    method: 'PUT',
    path: 'users/current/profile/mobilefoneconfirmation',
    access: 'session',
    body: confirmationSchema,
    data: confirmedSchema,
  },
  confirmedMetaSchema,
);

/** Asks the fund to change the address; 201: the change is pending. */
export const changeAddress = endpoint({
  method: 'PATCH',
  path: 'users/current/profile/address',
  access: 'session',
  status: 201,
  body: addressChangeSchema,
  data: successSchema,
});

/** Asks the fund to change the civil status; 201: the change is pending. */
export const changeCivilStatus = endpoint({
  method: 'PATCH',
  path: 'users/current/profile/civilstatus',
  access: 'session',
  status: 201,
  body: civilStatusChangeSchema,
  data: successSchema,
});

/** Countries with their names in a language. */
export const countries = endpoint({
  method: 'GET',
  path: 'enumerator/countries',
  access: 'session',
  query: z.object({ language: z.optional(localeSchema) }),
  data: z.array(countrySchema),
});
