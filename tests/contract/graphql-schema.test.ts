import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { contentFieldName, contentParts, contentSchemas } from '#contract/content.ts';
import { contentSchemaText } from '#server/areas/content/content-schema.ts';

test('docs/schema.graphql describes the content service’s answers; npm run schema updates it', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/schema.graphql'), 'utf8')).toBe(contentSchemaText());
});

test('there is a query for each page and each sidebar, and no mutation', () => {
  const schema = buildSchema(contentSchemaText());
  const wanted = contentSchemas.flatMap((each) => contentParts.map((part) => contentFieldName(each, part)));
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).toSorted()).toEqual(wanted.toSorted());
  expect([schema.getMutationType(), schema.getSubscriptionType()]).toEqual([undefined, undefined]);
});

test('the pages with content are those behind the login, except the dashboard and the terms', () => {
  expect(contentSchemas.toSorted()).toEqual(
    [
      'additional-savings buy-in civil-status contact death-benefit disability documents exit-benefit home-ownership',
      'insurance-overview profile questions retirement unpaid-leave',
    ].flatMap((line) => line.split(' ')),
  );
});
