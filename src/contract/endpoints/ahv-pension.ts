import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount } from '../fields.ts';
import { sent } from '../sent.ts';

/**
 * Keeps the member's own figure of their old-age pension of the AHV, CHF a month, for all figures that count with it; `null`
 * forgets it. Beyond the specification.
 */
export const keepAhvPension = endpoint({
  method: 'PUT',
  path: 'dashboard/ahv-pension',
  access: 'session',
  body: z.object({ perMonth: amount }),
  data: sent({ perMonth: amount }),
});
