import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Only the embedded database, to measure its own memory. Prints `ready` once it answers. */
const folder = mkdtempSync(join(tmpdir(), 'pilaster-bench-'));
const database = await PGlite.create({ dataDir: join(folder, 'db') });
await database.query('select 1');
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true });
  process.exit();
});
process.stdout.write('ready\n');
setInterval(() => undefined, 60_000);
