import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fundSchemas } from './json-schemas.ts';

const tenants = join(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const reference = z.object({ $schema: z.string() });

describe('The JSON schemas of a fund’s files', () => {
  test.each([...fundSchemas])('%s is up to date with npm run fund-schemas', (name, schema) => {
    expect(read(join(import.meta.dirname, name))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test.each([
    ['settings.schema.json', '*/settings.json'],
    ['plan.schema.json', '*/plan.json'],
    ['content.schema.json', '*/content/*/*.json'],
  ])('every file of its kind names %s', (name, files) => {
    const found = globSync(files, { cwd: tenants });
    expect(found.length).toBeGreaterThan(0);
    for (const file of found) {
      const path = join(tenants, file);
      expect(join(dirname(path), reference.parse(read(path)).$schema), file).toBe(join(import.meta.dirname, name));
    }
  });

  test.each([...fundSchemas].filter(([, schema]) => schema.type === 'object'))(
    '%s allows a file to name its schema',
    (_, schema) => {
      expect(schema.properties).toHaveProperty('$schema');
    },
  );

  test.each([...fundSchemas].filter(([, schema]) => schema.type === 'array').map(([name]) => name))(
    'the editor’s settings assign %s to its files, which are lists and cannot name it',
    (name) => {
      const settings = z
        .object({ 'json.schemas': z.array(z.object({ fileMatch: z.array(z.string()), url: z.string() })) })
        .parse(read(join(tenants, '../.vscode/settings.json')));
      const assigned = settings['json.schemas'].find(({ url }) => basename(url) === name);
      expect(assigned?.fileMatch).toEqual([`tenants/*/${name.replace('.schema', '')}`]);
    },
  );
});
