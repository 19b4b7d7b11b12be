import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { withHouseMap } from '#tests/architecture/house-map.ts';

/** Writes the README's map from the table of layers; a test fails if it is out of date. */
const file = join(import.meta.dirname, '../README.md');
const options = await prettier.resolveConfig(file);
const text = withHouseMap(readFileSync(file, 'utf8'));
writeFileSync(file, await prettier.format(text, { ...options, parser: 'markdown' }));
