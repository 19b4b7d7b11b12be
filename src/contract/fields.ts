import * as z from 'zod/mini';

/** A text that is always sent; null means that there is none. */
export const text = z.nullable(z.string());

/** A number that is always sent; null means that it is unknown or doesn't apply. */
export const amount = z.nullable(z.number());

/** An optional field; missing and null mean the same. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** A list that is always sent; readers treat a missing one as empty. */
export const list = <S extends z.ZodMiniType>(entry: S) => z._default(z.array(entry), []);

/** A flag that is always sent; readers treat a missing one as false. */
export const flag = z._default(z.boolean(), false);
