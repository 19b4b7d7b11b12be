import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { sent } from '../sent.ts';
import { globalSettingsSchema } from '../settings.ts';

/** Any text may be asked about: what cannot be a fund's code is answered as an unknown one. */
const tenantQuery = z.object({ tenantName: z.string() });

/** Whether a tenant code names a fund. */
export const isValidTenantCode = endpoint({
  method: 'GET',
  path: 'isvalidtenantcode/',
  access: 'open',
  query: tenantQuery,
  data: sent({ isValid: z.boolean() }),
});

/** A fund's public settings: look, languages, switches. */
export const globalSettings = endpoint({
  method: 'GET',
  path: 'globalsettings/',
  access: 'open',
  query: tenantQuery,
  data: globalSettingsSchema,
});
