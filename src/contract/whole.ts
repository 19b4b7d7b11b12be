import * as z from 'zod/mini';

/** Schemas whose values are read {@link whole}. */
export const wholes = z.registry<{ readonly whole: true }>();

/** Schemas whose values stand {@link apart} within something whole. */
export const asides = z.registry<{ readonly apart: true }>();

/**
 * Marks a schema whose value is read whole or not at all: a curve without one of its points, or half a sentence, would
 * mislead.
 */
export const whole = <S extends z.ZodMiniType>(schema: S): S => {
  wholes.add(schema, { whole: true });
  return schema;
};

/** Marks a part of something {@link whole} that can be left out without misleading: a remark, a reference, a table. */
export const apart = <S extends z.ZodMiniType>(schema: S): S => {
  asides.add(schema, { apart: true });
  return schema;
};
