import { endpoint, endpointWithMeta } from '../endpoint.ts';
import {
  anonymizeQuerySchema,
  currentUserSchema,
  languageQuerySchema,
  storedLanguageSchema,
  userInfoMetaSchema,
} from '../user.ts';

export const userInfo = endpointWithMeta(
  {
    method: 'GET',
    path: 'users/current/userinfo',
    access: 'session',
    summary: 'The person who is logged in.',
    query: anonymizeQuerySchema,
    data: currentUserSchema,
  },
  userInfoMetaSchema,
);

export const changeMyLanguage = endpoint({
  method: 'PUT',
  path: 'users/current/changemylanguage',
  access: 'session',
  summary: "Stores the member's language.",
  query: languageQuerySchema,
  data: storedLanguageSchema,
});
