import { dashboardMetaSchema, dashboardSchema } from '../dashboard.ts';
import { endpointWithMeta } from '../endpoint.ts';

export const dashboard = endpointWithMeta(
  {
    method: 'GET',
    path: 'dashboard',
    access: 'session',
    summary: 'The boxes of the dashboard with their computed figures.',
    data: dashboardSchema,
  },
  dashboardMetaSchema,
);
