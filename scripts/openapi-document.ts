import * as z from 'zod/mini';
import { derivationSchema, quantitySchema } from '#contract/derivation.ts';
import { noMeta, type Endpoint } from '#contract/endpoint.ts';
import { failureSchema } from '#contract/envelope.ts';
import { summaryOf } from './call-summaries.ts';

type Json = { readonly [key: string]: unknown };

/** Schemas that are described once, under their names. */
const named: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [failureSchema, 'Failure'],
  [derivationSchema, 'Derivation'],
  [quantitySchema, 'Quantity'],
]);

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A schema as it is on the wire. Answers include fields that readers can do without, unless they are optional. */
const jsonSchema = (schema: z.core.$ZodType, kind: 'request' | 'answer'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema: made }) => {
      const name = zodSchema === schema ? undefined : named.get(zodSchema);
      if (name !== undefined) {
        for (const key of Object.keys(made)) delete made[key];
        Object.assign(made, reference(name));
      }
      if (kind === 'request') return;
      delete made.default;
      if (!(zodSchema instanceof z.ZodMiniObject)) return;
      const fields = Object.entries<z.core.$ZodType>({ ...zodSchema.shape });
      const sent = fields.filter(([, field]) => !z.safeEncode(field, undefined).success).map(([name]) => name);
      if (sent.length > 0) made.required = sent;
    },
  });
  return rest;
};

const parameters = ({ path, query }: Endpoint): Json[] => {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query
    ? z
        .object({
          properties: z.optional(z.record(z.string(), z.unknown())),
          required: z.optional(z.array(z.string())),
        })
        .parse(jsonSchema(query, 'request'))
    : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
};

const content = (schema: Json) => ({ 'application/json': { schema } });

const success = ({ data, meta }: Endpoint): Json => ({
  type: 'object',
  properties: { data: jsonSchema(data, 'answer'), ...(meta !== noMeta && { meta: jsonSchema(meta, 'answer') }) },
  required: ['data'],
});

const failure = {
  description: 'Refused; the errors say why.',
  content: content(reference('Failure')),
};

const operation = (name: string, call: Endpoint) => ({
  operationId: name,
  summary: summaryOf(name),
  security: call.access === 'open' ? [] : [{ sessionCookie: [] }, { bearerToken: [] }],
  parameters: [
    ...parameters(call),
    ...(call.method === 'GET'
      ? []
      : [{ name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } }]),
  ],
  ...(call.body && { requestBody: { required: true, content: content(jsonSchema(call.body, 'request')) } }),
  responses: {
    [call.status ?? 200]: call.file
      ? {
          description: 'The file.',
          headers: { 'Content-Disposition': { description: 'Its readable name.', schema: { type: 'string' } } },
          content: { [call.file]: {} },
        }
      : { description: 'Done.', content: content(success(call)) },
    default: failure,
  },
});

/** The OpenAPI 3.1 document of a table of calls, with paths below `/api/v1/`. */
export const openApiOf = (calls: Readonly<Record<string, Endpoint>>) => {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Member portal provider',
      version: '1',
      description:
        'Every call that the portal makes. Answers carry a CSRF token in the header X-CSRF-Token; the newest one goes into the same header of every call that changes something.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: Object.fromEntries(Array.from(named, ([schema, name]) => [name, jsonSchema(schema, 'answer')])),
      securitySchemes: {
        sessionCookie: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by the provider at login.' },
        bearerToken: { type: 'http', scheme: 'bearer', description: 'The token that the login answers with.' },
      },
    },
  };
};
