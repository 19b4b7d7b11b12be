import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withHouseMap } from '#tests/architecture/house-map.ts';

/** Writes the map of the house into the README from the table of layers; a test fails when it has drifted. */
const file = join(import.meta.dirname, '../README.md');
writeFileSync(file, withHouseMap(readFileSync(file, 'utf8')));
execFileSync('prettier', ['--write', '--log-level', 'warn', file], { stdio: 'inherit' });
