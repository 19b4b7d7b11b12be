import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { endpoints } from '#contract/endpoints.ts';
import { openApiOf } from './openapi-document.ts';

/** Writes the contract's OpenAPI document to `docs/openapi.json`; a test fails if it is out of date. */
const openApiFile = join(import.meta.dirname, '../docs/openapi.json');

writeFileSync(
  openApiFile,
  await prettier.format(JSON.stringify(openApiOf(endpoints)), { parser: 'json', printWidth: 120 }),
);
