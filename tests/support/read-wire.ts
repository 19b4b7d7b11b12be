import type * as z from 'zod/mini';
import { tolerant } from '#contract/tolerant.ts';

/** What the portal reads from data on the wire. Throws if they are unreadable. */
export const readWire = <S extends z.ZodMiniType>(schema: S, sent: unknown): z.infer<S> => {
  const read = tolerant(schema)(sent);
  if (!read.ok) throw new Error(`${read.path}: ${read.message}`);
  return read.value;
};
