import * as z from 'zod/mini';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Part of an answer; a fixture may omit fields. */
export type Some<T> = T extends readonly (infer Entry)[]
  ? readonly Some<Entry>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Some<T[Name]> }
    : T;

const isNullable = (field: z.core.$ZodType): boolean =>
  field instanceof z.ZodMiniNullable || (field instanceof z.ZodMiniCodec && isNullable(field.def.in));

/** Data with the wire's names; omitted fields are null if the contract allows null. */
const filled = (schema: z.core.$ZodType, data: unknown): unknown => {
  if (schema instanceof z.ZodMiniCodec && schema.def.in instanceof z.ZodMiniObject) {
    if (!isRecord(data)) return data;
    const context = { value: data, issues: [], addIssue: () => undefined };
    const sent: unknown = schema.def.reverseTransform(data, context);
    const [issue] = context.issues;
    if (issue !== undefined) throw new Error(`The contract doesn't know ${JSON.stringify(issue)}.`);
    return filled(schema.def.in, sent);
  }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return data === undefined || data === null ? data : filled(schema.def.innerType, data);
  if (schema instanceof z.ZodMiniArray && Array.isArray(data))
    return data.map((entry: unknown) => filled(schema.def.element, entry));
  if (schema instanceof z.ZodMiniObject && isRecord(data)) {
    const fields = Object.entries<z.core.$ZodType>({ ...schema.def.shape });
    const unknown = Object.keys(data).filter((name) => !fields.some(([known]) => known === name));
    if (unknown.length > 0) throw new Error(`The contract doesn't know ${unknown.join(', ')}.`);
    return Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const value = filled(field, data[name]);
        if (value !== undefined) return [[name, value]];
        return isNullable(field) ? [[name, null]] : [];
      }),
    );
  }
  return data;
};

/** An answer that keeps the contract, of which a test states only what it is about. Throws for anything else. */
export const sentData = (schema: z.ZodMiniType, data: unknown): unknown => {
  const sent = filled(schema, data);
  return z.encode(schema, z.decode(schema, sent));
};
