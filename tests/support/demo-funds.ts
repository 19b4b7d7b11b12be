import { join } from 'node:path';
import { createFunds, type Funds } from '#server/model/funds.ts';
import { silentLog } from './silent-log.ts';

/** The funds of `tenants/`, each read and checked once for all tests of a worker. */
export const demoFunds: Funds = createFunds({ root: join(import.meta.dirname, '../../tenants'), log: silentLog });
