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

export const impersonations = endpointWithMeta(
  {
    method: 'GET',
    path: 'impersonation/impersonationspaginated',
    access: 'session',
    summary: 'The members whose portals support staff may view, page by page; 403 for everybody else.',
    query: impersonationsQuerySchema,
    data: impersonationsSchema,
  },
  impersonationsMetaSchema,
);

export const impersonate = endpoint({
  method: 'POST',
  path: 'impersonated/{id}',
  access: 'session',
  summary:
    'Shows support staff a member’s portal, by social security number, or ends the view; 403 for everybody else.',
  query: impersonateQuerySchema,
  body: impersonateSchema,
  data: impersonatedAnswerSchema,
});

export const viewers = endpoint({
  method: 'GET',
  path: 'users/current/viewers',
  access: 'session',
  repeated: true,
  summary: 'Support staff who view the member’s portal now; within such a view nobody, or 401 once it is over.',
  query: anonymizeQuerySchema,
  data: z.array(viewerSchema),
});

export const accesses = endpoint({
  method: 'GET',
  path: 'users/current/accesses',
  access: 'session',
  summary:
    'Who looked at the member’s data: the newest thousand lines of the access log, or of those before a position, which a browser can verify.',
  query: accessesQuerySchema,
  data: accessesSchema,
});

export const endView = endpoint({
  method: 'POST',
  path: 'users/current/accesses/{viewId}/end',
  access: 'session',
  summary: 'Ends a view of the member’s own portal by support staff.',
  data: successSchema,
});
