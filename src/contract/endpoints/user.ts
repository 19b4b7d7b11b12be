import { endpoint, endpointWithMeta } from '../endpoint.ts';
import {
  anonymizeQuerySchema,
  currentUserSchema,
  languageQuerySchema,
  storedLanguageSchema,
  userInfoMetaSchema,
} from '../user.ts';

/** The person who is logged in. */
export const userInfo = endpointWithMeta(
  {
    method: 'GET',
    path: 'users/current/userinfo',
    access: 'session',
    query: anonymizeQuerySchema,
    data: currentUserSchema,
  },
  userInfoMetaSchema,
);

/** Stores the member's language. */
export const changeMyLanguage = endpoint({
  method: 'PUT',
  path: 'users/current/changemylanguage',
  access: 'session',
  query: languageQuerySchema,
  data: storedLanguageSchema,
});
