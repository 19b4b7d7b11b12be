import * as z from 'zod/mini';

/** A text that is always sent; null means that there is nothing to say. */
export const text = z.nullable(z.string());

/** A number that is always sent; null means that it is unknown or doesn't apply. */
export const amount = z.nullable(z.number());

/** A field that some answers lack, or that is null there; both mean that there is nothing to say. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** A list that is always sent; a reader takes a missing one for empty. */
export const list = <S extends z.ZodMiniType>(entry: S) => z._default(z.array(entry), []);

/** A switch that is always sent; a reader takes a missing one for off. */
export const flag = z._default(z.boolean(), false);
