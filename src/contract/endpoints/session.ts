import { endpoint } from '../endpoint.ts';
import {
  emailCodeSchema,
  linkRequestSchema,
  linkSentSchema,
  loggedInSchema,
  loggedOutSchema,
  smsCodeSchema,
  smsSentSchema,
} from '../session.ts';

/** Mails a login link to a member. */
export const requestLoginLink = endpoint({
  method: 'POST',
  path: 'sessions/email',
  access: 'open',
  body: linkRequestSchema,
  data: linkSentSchema,
});

/** Mails a registration link; the answer is the same for every address. */
export const requestRegistration = endpoint({
  method: 'POST',
  path: 'registrations/',
  access: 'open',
  body: linkRequestSchema,
  data: linkSentSchema,
});

/** Checks the mailed link and sends the SMS code; another call resends it, after a pause. */
export const sendLoginSms = endpoint({
  method: 'PATCH',
  path: 'sessions/sms/{sessionId}',
  access: 'open',
  body: emailCodeSchema,
  data: smsSentSchema,
});

/** Checks the SMS code and opens the session. */
export const logIn = endpoint({
  method: 'PATCH',
  path: 'sessions/login/{sessionId}',
  access: 'open',
  body: smsCodeSchema,
  data: loggedInSchema,
});

/** Ends the session on every device that uses it; answers 200 even without a session. */
export const logOut = endpoint({
  method: 'POST',
  path: 'sessions/logout',
  access: 'open',
  data: loggedOutSchema,
});
