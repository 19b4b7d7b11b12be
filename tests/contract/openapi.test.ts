import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openApiOf } from '../../scripts/openapi-document.ts';

test('docs/openapi.json matches the contract; npm run openapi updates it', () => {
  const written: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(openApiOf(endpoints))));
});

test('the document has every call of the contract under its own name', () => {
  const { paths } = openApiOf(endpoints);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
