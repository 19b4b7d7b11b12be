import { dashboardMetaSchema, dashboardSchema } from '../dashboard.ts';
import { endpointWithMeta } from '../endpoint.ts';
import { anonymizeQuerySchema } from '../user.ts';

/** The boxes of the dashboard with their computed figures. */
export const dashboard = endpointWithMeta(
  {
    method: 'GET',
    path: 'dashboard',
    access: 'session',
    query: anonymizeQuerySchema,
    data: dashboardSchema,
  },
  dashboardMetaSchema,
);
