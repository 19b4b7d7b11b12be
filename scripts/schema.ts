import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSchemaText } from '#server/areas/content/content-schema.ts';

/** Writes the content service's GraphQL schema to `docs/schema.graphql`; a test fails if it is out of date. */
writeFileSync(join(import.meta.dirname, '../docs/schema.graphql'), contentSchemaText());
