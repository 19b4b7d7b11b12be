import { dashboardMetaSchema, dashboardSchema } from '../dashboard.ts';
import { endpoint } from '../endpoint.ts';

export const dashboard = endpoint({
  method: 'GET',
  path: 'dashboard',
  access: 'session',
  summary: 'The boxes of the dashboard with their computed figures.',
  data: dashboardSchema,
  meta: dashboardMetaSchema,
});
