import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { fundSchemas } from '#tenants/format/json-schemas.ts';

/** Writes the JSON schemas of a fund's files to `tenants/format`; a test fails if they are out of date. */
for (const [name, schema] of fundSchemas) {
  const file = join(import.meta.dirname, '../tenants/format', name);
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(JSON.stringify(schema), { ...options, parser: 'json' }));
}
