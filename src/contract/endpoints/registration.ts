import { successSchema, triesMetaSchema } from '../answers.ts';
import { endpoint, endpointWithMeta } from '../endpoint.ts';
import {
  letterCodeSchema,
  mobileNumberSchema,
  registrationDataSchema,
  registrationLetterCheckedSchema,
  registrationLetterSentSchema,
  registrationSmsCheckedSchema,
  registrationSmsSentSchema,
  registrationStatusSchema,
} from '../registration.ts';
import { emailCodeSchema, smsCodeSchema } from '../session.ts';

/** Checks the mailed registration link and returns the state of the registration. */
export const validateRegistrationEmail = endpoint({
  method: 'PATCH',
  path: 'registrations/validemail/{id}',
  access: 'open',
  body: emailCodeSchema,
  data: registrationStatusSchema,
});

/** Sends the personal data; if they match no insured person, they are refused without a hint which part was wrong. */
export const register = endpoint({
  method: 'PUT',
  path: 'registrations/{id}',
  access: 'open',
  body: registrationDataSchema,
  data: successSchema,
});

/** Sends an SMS code to the mobile number for the second factor. */
export const sendRegistrationSms = endpoint({
  method: 'PATCH',
  path: 'registrations/sendsms/{id}',
  access: 'open',
  body: mobileNumberSchema,
  data: registrationSmsSentSchema,
});

/** Resends the SMS with a new code, after a pause. */
export const resendRegistrationSms = endpoint({
  method: 'PATCH',
  path: 'registrations/resendsms/{id}',
  access: 'open',
  data: registrationSmsSentSchema,
});

/** Checks the SMS code and sends the letter with the registration code. */
export const validateRegistrationSms = endpointWithMeta(
  {
    method: 'PATCH',
    path: 'registrations/validatesms/{id}',
    access: 'open',
    body: smsCodeSchema,
    data: registrationSmsCheckedSchema,
  },
  triesMetaSchema,
);

/** Orders another letter, with a new registration code. */
export const resendRegistrationLetter = endpoint({
  method: 'PATCH',
  path: 'registrations/resendletter/{id}',
  access: 'open',
  data: registrationLetterSentSchema,
});

/** Checks the letter’s code, creates the account and, in the browser that passed the SMS step, logs in. */
export const validateRegistrationLetter = endpointWithMeta(
  {
    method: 'PATCH',
    path: 'registrations/validateletter/{id}',
    access: 'open',
    body: letterCodeSchema,
    data: registrationLetterCheckedSchema,
  },
  triesMetaSchema,
);
