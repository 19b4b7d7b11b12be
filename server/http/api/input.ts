import type * as z from 'zod/mini';
import { refuse } from '#server/kernel/refusal.ts';

/**
 * Path of the first string that no person typed (NUL, lone surrogate), or null. Also refuses objects that are nested
 * too deeply.
 */
const oddText = (value: unknown, path: readonly string[] = []): readonly string[] | null => {
  if (path.length > 20) return path;
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\0') || !key.isWellFormed() ? [...path, 'key'] : oddText(item, [...path, key]);
    if (found) return found;
  }
  return null;
};

/** Parses a value by its schema. Throws a refusal that names the field. */
export const parseInput = <S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> => {
  const odd = oddText(value);
  if (odd) throw refuse.invalid(odd.join('.') || undefined);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refuse.invalid(result.error.issues[0]?.path.map(String).join('.') || undefined);
};

/** A query as an object; a repeated key has both values, so that it never passes for a single one. */
export const readQuery = (url: URL): Readonly<Record<string, string | string[]>> => {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
};

/** Refuses a call whose address contains an impossible id. */
export const checkPath = (path: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(path)) if (!/^[\w.-]{1,128}$/.test(value)) throw refuse.invalid(key);
};
