import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { endpoints } from '#contract/endpoints.ts';
import { openApiOf } from './openapi-document.ts';

/** Writes the OpenAPI document of the contract to `docs/openapi.json`; a test fails when it has drifted. */
const openApiFile = join(import.meta.dirname, '../docs/openapi.json');

writeFileSync(
  openApiFile,
  await prettier.format(JSON.stringify(openApiOf(endpoints)), { parser: 'json', printWidth: 120 }),
);
