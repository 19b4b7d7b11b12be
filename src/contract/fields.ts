import * as z from 'zod/mini';

/** A field that may be absent or null; both mean that there is nothing to say. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** A list that reads as empty where a provider leaves it out. */
export const list = <S extends z.ZodMiniType>(entry: S) => z._default(z.array(entry), []);

/** A switch that reads as off where a provider leaves it out. */
export const flag = z._default(z.boolean(), false);
