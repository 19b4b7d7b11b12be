import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { globalSettingsSchema } from '../settings.ts';

const tenantQuery = z.object({ tenantName: z.string().check(z.maxLength(64)) });

export const isValidTenantCode = endpoint({
  method: 'GET',
  path: 'isvalidtenantcode/',
  access: 'open',
  summary: 'Whether a tenant code names a fund.',
  query: tenantQuery,
  data: z.object({ isValid: z.boolean() }),
});

export const globalSettings = endpoint({
  method: 'GET',
  path: 'globalsettings/',
  access: 'open',
  summary: "A fund's public settings: look, languages, switches.",
  query: tenantQuery,
  data: globalSettingsSchema,
});
