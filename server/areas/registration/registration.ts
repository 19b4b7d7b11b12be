import type { HandlersOf, Services } from '#server/model/handler.ts';
import { letterHandlers } from './registration-letter.ts';
import { linkHandlers } from './registration-link.ts';
import { personHandlers } from './registration-person.ts';
import { registrationSmsHandlers } from './registration-sms.ts';

/**
 * The registration. A mailed link is opened in a browser within ten minutes; that browser then goes on for two hours
 * after its last step. What was achieved belongs to the e-mail address, so that a fresh link days later, in whatever
 * browser, leads back to it. Each step says itself when it is due; each code is good once.
 */
export const registrationHandlers = (
  services: Services,
): HandlersOf<
  | 'requestRegistration'
  | 'validateRegistrationEmail'
  | 'register'
  | 'sendRegistrationSms'
  | 'resendRegistrationSms'
  | 'validateRegistrationSms'
  | 'resendRegistrationLetter'
  | 'validateRegistrationLetter'
> => ({
  ...linkHandlers(services),
  ...personHandlers(services),
  ...registrationSmsHandlers(services),
  ...letterHandlers(services),
});
