import type * as z from 'zod/mini';
import { tolerant } from '#contract/tolerant.ts';

/** What the portal makes of data that came over the wire. Throws where it makes nothing of them. */
export const readWire = <S extends z.ZodMiniType>(schema: S, sent: unknown): z.infer<S> => {
  const read = tolerant(schema)(sent);
  if (!read.ok) throw new Error(`${read.path}: ${read.message}`);
  return read.value;
};
