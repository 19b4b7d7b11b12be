import { createHash, randomBytes } from 'node:crypto';
import type { ScriptRunner } from './migration.ts';

/**
 * The provider's secret key: derived from `SECRET_KEY` if the operator sets one, else generated once and stored in the
 * database, where the application role can't read it.
 */
export const loadSecret = async (run: ScriptRunner, secretKey: string | undefined): Promise<Uint8Array> => {
  if (secretKey !== undefined) return createHash('sha256').update(secretKey).digest();
  const fresh = randomBytes(32).toString('hex');
  await run.script(`insert into meta (key, value) values ('secret', '${fresh}') on conflict do nothing`);
  const [row] = await run.rows("select value from meta where key = 'secret'");
  return Buffer.from(String(row?.['value']), 'hex');
};
