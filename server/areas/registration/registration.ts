import type { HandlersOf, Services } from '#server/model/handler.ts';
import { letterHandlers } from './registration-letter.ts';
import { linkHandlers } from './registration-link.ts';
import { personHandlers } from './registration-person.ts';
import { registrationSmsHandlers } from './registration-sms.ts';

/**
 * The registration. A mailed link can be opened in a browser within ten minutes; that browser may then continue for two
 * hours after its last step. The progress belongs to the e-mail address, so that a new link days later, in any browser,
 * resumes it. Each step checks whether it is due; each code works once.
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
