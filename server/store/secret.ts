import { createHash, randomBytes } from 'node:crypto';
import type { ScriptRunner } from './migration.ts';

/**
 * The provider's secret key: derived from `SECRET_KEY` where the operator sets one, else made once and kept in the
 * database, where the application role cannot read it.
 */
export const loadSecret = async (run: ScriptRunner, secretKey: string | undefined): Promise<Uint8Array> => {
  if (secretKey !== undefined) return createHash('sha256').update(secretKey).digest();
  const fresh = randomBytes(32).toString('hex');
  await run.script(`insert into meta (key, value) values ('secret', '${fresh}') on conflict do nothing`);
  const [row] = await run.rows("select value from meta where key = 'secret'");
  return Buffer.from(String(row?.['value']), 'hex');
};
