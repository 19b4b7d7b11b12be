import * as z from 'zod/mini';
import { successSchema } from '../answers.ts';
import { endpoint, endpointWithMeta } from '../endpoint.ts';
import {
  accessesQuerySchema,
  accessesSchema,
  impersonatedAnswerSchema,
  impersonateQuerySchema,
  impersonateSchema,
  impersonationsMetaSchema,
  impersonationsQuerySchema,
  impersonationsSchema,
} from '../impersonation.ts';
import { anonymizeQuerySchema, viewerSchema } from '../user.ts';

/** The members whose portals support staff may view, page by page; 403 for everybody else. */
export const impersonations = endpointWithMeta(
  {
    method: 'GET',
    path: 'impersonation/impersonationspaginated',
    access: 'session',
    query: impersonationsQuerySchema,
    data: impersonationsSchema,
  },
  impersonationsMetaSchema,
);

/** Shows support staff a member’s portal, by social security number, or ends the view; 403 for everybody else. */
export const impersonate = endpoint({
  method: 'POST',
  path: 'impersonated/{id}',
  access: 'session',
  query: impersonateQuerySchema,
  body: impersonateSchema,
  data: impersonatedAnswerSchema,
});

/** Support staff who view the member’s portal now; within such a view nobody, or 401 once it is over. */
export const viewers = endpoint({
  method: 'GET',
  path: 'users/current/viewers',
  access: 'session',
  repeated: true,
  query: anonymizeQuerySchema,
  data: z.array(viewerSchema),
});

/**
 * Who looked at the member’s data: the newest thousand lines of the access log, or of those before a position, which
 * a browser can verify.
 */
export const accesses = endpoint({
  method: 'GET',
  path: 'users/current/accesses',
  access: 'session',
  query: accessesQuerySchema,
  data: accessesSchema,
});

/** Ends a view of the member’s own portal by support staff. */
export const endView = endpoint({
  method: 'POST',
  path: 'users/current/accesses/{viewId}/end',
  access: 'session',
  data: successSchema,
});
