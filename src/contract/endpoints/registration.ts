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

export const validateRegistrationEmail = endpoint({
  method: 'PATCH',
  path: 'registrations/validemail/{id}',
  access: 'open',
  summary: 'Checks the mailed registration link and returns the state of the registration.',
  body: emailCodeSchema,
  data: registrationStatusSchema,
});

export const register = endpoint({
  method: 'PUT',
  path: 'registrations/{id}',
  access: 'open',
  summary:
    'Sends the personal data; if they match no insured person, they are refused without a hint which part was wrong.',
  body: registrationDataSchema,
  data: successSchema,
});

export const sendRegistrationSms = endpoint({
  method: 'PATCH',
  path: 'registrations/sendsms/{id}',
  access: 'open',
  summary: 'Sends an SMS code to the mobile number for the second factor.',
  body: mobileNumberSchema,
  data: registrationSmsSentSchema,
});

export const resendRegistrationSms = endpoint({
  method: 'PATCH',
  path: 'registrations/resendsms/{id}',
  access: 'open',
  summary: 'Resends the SMS with a new code, after a pause.',
  data: registrationSmsSentSchema,
});

export const validateRegistrationSms = endpointWithMeta(
  {
    method: 'PATCH',
    path: 'registrations/validatesms/{id}',
    access: 'open',
    summary: 'Checks the SMS code and sends the letter with the registration code.',
    body: smsCodeSchema,
    data: registrationSmsCheckedSchema,
  },
  triesMetaSchema,
);

export const resendRegistrationLetter = endpoint({
  method: 'PATCH',
  path: 'registrations/resendletter/{id}',
  access: 'open',
  summary: 'Orders another letter, with a new registration code.',
  data: registrationLetterSentSchema,
});

export const validateRegistrationLetter = endpointWithMeta(
  {
    method: 'PATCH',
    path: 'registrations/validateletter/{id}',
    access: 'open',
    summary: 'Checks the letter’s code, creates the account and, in the browser that passed the SMS step, logs in.',
    body: letterCodeSchema,
    data: registrationLetterCheckedSchema,
  },
  triesMetaSchema,
);
