import type * as z from 'zod/mini';
import { refuse } from '#server/kernel/refusal.ts';

/** The most a body may weigh, in bytes. */
const bodyLimit = 100_000;

/** Reads a body as it arrives and stops at the limit, whatever length the request claims. */
const readLimited = async (request: Request): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw refuse.tooLarge();
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > bodyLimit) {
      await reader.cancel();
      throw refuse.tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
};

/** Path of the first string that no person typed (NUL, lone surrogate), or null. Depth-limited: deeper is refused too. */
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

/** Puts a value through its schema. Throws a refusal that names the field. */
export const parseInput = <S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> => {
  const odd = oddText(value);
  if (odd) throw refuse.invalid(odd.join('.') || undefined);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refuse.invalid(result.error.issues[0]?.path.map(String).join('.') || undefined);
};

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON of a request, undefined without a body. Throws 415 for another content type, 413 for too much, 400 for
 * anything that is not JSON in UTF-8.
 */
export const readJsonBody = async (request: Request): Promise<unknown> => {
  const bytes = await readLimited(request);
  if (bytes.byteLength === 0) return undefined;
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw refuse.mediaType();
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes));
    return value;
  } catch {
    throw refuse.invalid(undefined);
  }
};

/** A query as an object; a key given twice keeps both values and so never passes for one. */
export const readQuery = (url: URL): Readonly<Record<string, string | string[]>> => {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
};

/**
 * Whether a path as it came over the wire plays tricks: encoded dots and slashes, empty or dot segments, backslashes,
 * control characters. Such a path names nothing.
 */
export const isTrickyPath = (path: string): boolean =>
  /%2e|%2f|%5c|%00|\\|\/\/|\/\.|[^\u0021-\u007e]/i.test(path) || !isDecodable(path);

const isDecodable = (path: string): boolean => {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
};
