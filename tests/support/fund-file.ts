import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { withoutSchema } from '#tenants/read-issues.ts';

const folder = join(import.meta.dirname, '../../tenants');

/** A file of a fund's folder. */
export const readFundFile = <T>(code: string, file: string, schema: z.ZodMiniType<T>): T =>
  schema.parse(withoutSchema(JSON.parse(readFileSync(join(folder, code, file), 'utf8'))));
