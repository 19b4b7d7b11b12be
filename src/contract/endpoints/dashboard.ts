import { dashboardMetaSchema, dashboardSchema } from '../dashboard.ts';
import { endpointWithMeta } from '../endpoint.ts';
import { anonymizeQuerySchema } from '../user.ts';

export const dashboard = endpointWithMeta(
  {
    method: 'GET',
    path: 'dashboard',
    access: 'session',
    summary: 'The boxes of the dashboard with their computed figures.',
    query: anonymizeQuerySchema,
    data: dashboardSchema,
  },
  dashboardMetaSchema,
);
