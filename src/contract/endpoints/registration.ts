import { acknowledgedSchema, triesMetaSchema } from '../answers.ts';
import { endpoint, endpointWithMeta } from '../endpoint.ts';
import {
  letterCodeSchema,
  mobileNumberSchema,
  registrationDataSchema,
  registrationLetterCheckedSchema,
  registrationLetterSentSchema,
  registrationSmsCheckedSchema,
  registrationSmsResentSchema,
  registrationSmsSentSchema,
  registrationStatusSchema,
} from '../registration.ts';
import { emailCodeSchema, smsCodeSchema } from '../session.ts';

export const validateRegistrationEmail = endpoint({
  method: 'PATCH',
  path: 'registrations/validemail/{id}',
  access: 'open',
  summary: 'Checks the mailed registration link and says how far the registration has come.',
  body: emailCodeSchema,
  data: registrationStatusSchema,
});

export const register = endpoint({
  method: 'PUT',
  path: 'registrations/{id}',
  access: 'open',
  summary: 'Says who registers; data that match no insured person are refused without a hint which part was wrong.',
  body: registrationDataSchema,
  data: acknowledgedSchema,
});

export const sendRegistrationSms = endpoint({
  method: 'PATCH',
  path: 'registrations/sendsms/{id}',
  access: 'open',
  summary: 'Sends an SMS code to the mobile number that shall be the second factor.',
  body: mobileNumberSchema,
  data: registrationSmsSentSchema,
});

export const resendRegistrationSms = endpoint({
  method: 'PATCH',
  path: 'registrations/resendsms/{id}',
  access: 'open',
  summary: 'Sends the SMS again, after a pause; the older code is dead.',
  data: registrationSmsResentSchema,
});

export const validateRegistrationSms = endpointWithMeta(
  {
    method: 'PATCH',
    path: 'registrations/validatesms/{id}',
    access: 'open',
    summary: 'Checks the SMS code; the letter with the registration code goes out.',
    body: smsCodeSchema,
    data: registrationSmsCheckedSchema,
  },
  triesMetaSchema,
);

export const resendRegistrationLetter = endpoint({
  method: 'PATCH',
  path: 'registrations/resendletter/{id}',
  access: 'open',
  summary: 'Orders the registration code by post again; the older code is dead.',
  data: registrationLetterSentSchema,
});

export const validateRegistrationLetter = endpointWithMeta(
  {
    method: 'PATCH',
    path: 'registrations/validateletter/{id}',
    access: 'open',
    summary: 'Checks the code of the letter, makes the account and, in the browser that passed the SMS step, logs in.',
    body: letterCodeSchema,
    data: registrationLetterCheckedSchema,
  },
  triesMetaSchema,
);
