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

export const requestLoginLink = endpoint({
  method: 'POST',
  path: 'sessions/email',
  access: 'open',
  summary: 'Mails a login link to a member.',
  body: linkRequestSchema,
  data: linkSentSchema,
});

export const requestRegistration = endpoint({
  method: 'POST',
  path: 'registrations/',
  access: 'open',
  summary: 'Mails a registration link; the answer is the same for every address.',
  body: linkRequestSchema,
  data: linkSentSchema,
});

export const sendLoginSms = endpoint({
  method: 'PATCH',
  path: 'sessions/sms/{sessionId}',
  access: 'open',
  summary: 'Checks the mailed link and sends the SMS code; another call resends it, after a pause.',
  body: emailCodeSchema,
  data: smsSentSchema,
});

export const logIn = endpoint({
  method: 'PATCH',
  path: 'sessions/login/{sessionId}',
  access: 'open',
  summary: 'Checks the SMS code and opens the session.',
  body: smsCodeSchema,
  data: loggedInSchema,
});

export const logOut = endpoint({
  method: 'POST',
  path: 'sessions/logout',
  access: 'open',
  summary: 'Ends the session on every device that uses it; answers 200 even without a session.',
  data: loggedOutSchema,
});
