import * as z from 'zod/mini';
import { dashboardMetaSchema, dashboardSchema } from './dashboard.ts';
import { documentsSummarySchema } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { localeSchema } from './locale.ts';
import {
  confirmationPendingSchema,
  confirmationSchema,
  confirmedMetaSchema,
  confirmedSchema,
  loginDataSchema,
} from './profile.ts';
import {
  emailCodeSchema,
  linkRequestSchema,
  linkSentSchema,
  loggedInSchema,
  loggedOutSchema,
  smsCodeSchema,
  smsSentSchema,
} from './session.ts';
import { globalSettingsSchema } from './settings.ts';
import {
  countrySchema,
  currentUserSchema,
  languageQuerySchema,
  storedLanguageSchema,
  userInfoMetaSchema,
} from './user.ts';

const tenantQuery = z.object({ tenantName: z.string().check(z.maxLength(64)) });
/** Hides personal data in the answer; obeyed for anybody. */
const anonymizeQuery = z.object({ anonymize: z.optional(z.enum(['true', 'false'])) });

/** Every call of the provider's API, by name. */
export const endpoints = {
  isValidTenantCode: endpoint({
    method: 'GET',
    path: 'isvalidtenantcode/',
    access: 'open',
    summary: 'Whether a tenant code names a fund.',
    query: tenantQuery,
    data: z.object({ isValid: z.boolean() }),
  }),
  globalSettings: endpoint({
    method: 'GET',
    path: 'globalsettings/',
    access: 'open',
    summary: "A fund's public settings: look, languages, switches.",
    query: tenantQuery,
    data: globalSettingsSchema,
  }),
  requestLoginLink: endpoint({
    method: 'POST',
    path: 'sessions/email',
    access: 'open',
    summary: 'Mails a login link to a member.',
    body: linkRequestSchema,
    data: linkSentSchema,
  }),
  sendLoginSms: endpoint({
    method: 'PATCH',
    path: 'sessions/sms/{sessionId}',
    access: 'open',
    summary: 'Checks the mailed link and sends the SMS code; calling again sends the SMS again, after a pause.',
    body: emailCodeSchema,
    data: smsSentSchema,
  }),
  logIn: endpoint({
    method: 'PATCH',
    path: 'sessions/login/{sessionId}',
    access: 'open',
    summary: 'Checks the SMS code and opens the session.',
    body: smsCodeSchema,
    data: loggedInSchema,
  }),
  logOut: endpoint({
    method: 'POST',
    path: 'sessions/logout',
    access: 'open',
    summary: 'Ends the session on every device that carries it; answers 200 with or without one.',
    data: loggedOutSchema,
  }),
  requestRegistration: endpoint({
    method: 'POST',
    path: 'registrations/',
    access: 'open',
    summary: 'Mails a registration link; the answer is the same for every address.',
    body: linkRequestSchema,
    data: linkSentSchema,
  }),
  userInfo: endpoint({
    method: 'GET',
    path: 'users/current/userinfo',
    access: 'session',
    summary: 'The person who is logged in.',
    query: anonymizeQuery,
    data: currentUserSchema,
    meta: userInfoMetaSchema,
  }),
  changeMyLanguage: endpoint({
    method: 'PUT',
    path: 'users/current/changemylanguage',
    access: 'session',
    summary: "Stores the member's language.",
    query: languageQuerySchema,
    data: storedLanguageSchema,
  }),
  updateLoginData: endpoint({
    method: 'PUT',
    path: 'users/current/profile/logindata',
    access: 'session',
    summary: 'Asks for a new recovery address and mails a code to it; the address counts once the code is confirmed.',
    body: loginDataSchema,
    data: confirmationPendingSchema,
  }),
  confirmEmail: endpoint({
    method: 'PUT',
    path: 'users/current/profile/emailconfirmation',
    access: 'session',
    summary: 'Confirms a pending address with the code from the mail.',
    body: confirmationSchema,
    data: confirmedSchema,
    meta: confirmedMetaSchema,
  }),
  countries: endpoint({
    method: 'GET',
    path: 'enumerator/countries',
    access: 'session',
    summary: 'Countries with their names in a language.',
    query: z.object({ language: z.optional(localeSchema) }),
    data: z.array(countrySchema),
  }),
  dashboard: endpoint({
    method: 'GET',
    path: 'dashboard',
    access: 'session',
    summary: 'The boxes of the dashboard with their computed figures.',
    data: dashboardSchema,
    meta: dashboardMetaSchema,
  }),
  documentsSummary: endpoint({
    method: 'GET',
    path: 'documents/summary',
    access: 'session',
    summary: 'How many documents are unread, and whether documents can be ordered.',
    data: documentsSummarySchema,
  }),
} as const;

export type EndpointName = keyof typeof endpoints;
