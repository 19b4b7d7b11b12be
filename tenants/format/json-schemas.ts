import * as z from 'zod/mini';
import { memberRecordsSchema } from '#pension/member-record.ts';
import { planParametersSchema, planSchema, planSetsSchema } from '#pension/plan.ts';
import { administratorsSchema } from './administrators.ts';
import { contentSourceSchema } from './content.ts';
import { tenantSettingsSchema } from './settings.ts';

const files = {
  'settings.schema.json': tenantSettingsSchema,
  'plan.schema.json': planSchema,
  'members.schema.json': memberRecordsSchema,
  'content.schema.json': contentSourceSchema,
  'administrators.schema.json': administratorsSchema,
};

/** Lets a file name its own schema, which a strict object would refuse. */
const referable = (schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema =>
  schema.properties === undefined
    ? schema
    : { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } };

/** As an array, a plan's sets don't say that the first one is complete. */
const options: z.core.ToJSONSchemaParams = {
  io: 'input',
  override: ({ zodSchema, jsonSchema }) => {
    if (zodSchema !== planSetsSchema) return;
    const { $schema: _, ...complete } = z.toJSONSchema(planParametersSchema, { io: 'input' });
    Object.assign(jsonSchema, { minItems: 1, prefixItems: [complete] });
  },
};

/**
 * The JSON schemas by which an editor completes and checks a fund's files, by file name. Only `npm run tenant -- check`
 * checks rules between fields.
 */
export const fundSchemas: ReadonlyMap<string, z.core.JSONSchema.BaseSchema> = new Map(
  Object.entries(files).map(([name, schema]) => [name, referable(z.toJSONSchema(schema, options))]),
);
