import { endpoint } from '../endpoint.ts';
import { acceptedTermsSchema } from '../terms.ts';

/**
 * When the member accepted the terms of use, and whether they have changed since. Beyond the specification: a
 * provider without it answers 404.
 */
export const acceptedTerms = endpoint({
  method: 'GET',
  path: 'users/current/terms',
  access: 'session',
  data: acceptedTermsSchema,
});
