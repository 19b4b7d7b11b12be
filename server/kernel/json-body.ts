import { refuse } from './refusal.ts';

/** Maximum size of a body in bytes, unless a call takes more. */
const bodyLimit = 100_000;

/** Reads a body as it arrives and stops at the limit, whatever length the request claims. Throws 413. */
export const readLimited = async (request: Request, limit = bodyLimit): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refuse.tooLarge();
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw refuse.tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
};

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * A field of a form that a page has posted; null if it is missing. Throws 413 if the form is too large, 400 if it isn't
 * UTF-8.
 */
export const readFormField = async (request: Request, name: string): Promise<string | null> => {
  const bytes = await readLimited(request);
  try {
    return new URLSearchParams(decoder.decode(bytes)).get(name);
  } catch {
    throw refuse.invalid(undefined);
  }
};

/**
 * A request's JSON; undefined without a body. Throws 415 for another content type, 413 if it is too large, 400 for
 * anything other than JSON in UTF-8.
 */
export const readJsonBody = async (request: Request, limit?: number): Promise<unknown> => {
  const bytes = await readLimited(request, limit);
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
