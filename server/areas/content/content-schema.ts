import { buildSchema, printSchema } from 'graphql';
import { typeDefinitions } from './type-definitions.ts';

/** The content service's GraphQL schema as text, as in `docs/schema.graphql`. */
export const contentSchemaText = (): string => `${printSchema(buildSchema(typeDefinitions()))}\n`;
