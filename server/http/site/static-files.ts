import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { acceptsEncoding } from '#server/kernel/accepts-encoding.ts';
import type { HeaderRecord, Reply } from '#server/kernel/reply.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Encodings of precompressed files, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Cached for a year without revalidation, for files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Revalidated each time, with 304 while unchanged. */
export const revalidated = 'no-cache';

type StoredFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly type: string;
  readonly encodings: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly changed: number;
};

const plainBytes = async (path: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return null;
  }
};

/** A file, its precompressed version if the browser accepts one, or 304. */
const answerFile = (request: Request, file: Omit<StoredFile, 'changed'>, headers: HeaderRecord): Reply => {
  const wanted = request.headers.get('Accept-Encoding');
  const encoding = encodings.find(({ name }) => file.encodings.has(name) && acceptsEncoding(wanted, name))?.name;
  const body = (encoding === undefined ? undefined : file.encodings.get(encoding)) ?? file.bytes;
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  const head: HeaderRecord = {
    ...headers,
    etag,
    'content-type': file.type,
    ...(file.encodings.size > 0 && { vary: 'Accept-Encoding' }),
  };
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag) || known.includes('*')) return { status: 304, headers: head, body: null };
  return {
    body,
    headers: {
      ...head,
      'content-length': String(body.byteLength),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  };
};

const etagOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Answers with bytes from elsewhere under a file's name, as {@link StaticFiles} answers; null for an unknown type. */
export const answerBytes = (
  request: Request,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
  headers: HeaderRecord,
): Reply | null => {
  const type = contentTypes[extname(name).toLowerCase()];
  if (type === undefined) return null;
  return answerFile(request, { bytes, type, etag: etagOf(bytes), encodings: new Map() }, headers);
};

/** Files of one folder, cached in memory and reread when they change on the disk. */
export type StaticFiles = {
  /**
   * Returns a file, its precompressed version if the browser accepts one, or 304; null for a missing file.
   * @param path relative to the folder, decoded, without a leading slash.
   */
  readonly answer: (request: Request, path: string, headers: HeaderRecord) => Promise<Reply | null>;
};

/** Serves a folder. Paths that leave it, dot files and files of unknown type are never served. */
export const createStaticFiles = (root: string): StaticFiles => {
  const files = new Map<string, StoredFile>();
  const base = normalize(root + sep);

  const read = async (path: string): Promise<StoredFile | null> => {
    const type = contentTypes[extname(path).toLowerCase()];
    const full = normalize(join(root, path));
    const hidden = path.split(/[\\/]/).some((part) => part.startsWith('.') || part === '');
    if (type === undefined || hidden || !full.startsWith(base)) return null;
    let changed: number;
    try {
      const found = await stat(full);
      if (!found.isFile()) return null;
      changed = found.mtimeMs;
    } catch {
      files.delete(path);
      return null;
    }
    const known = files.get(path);
    if (known?.changed === changed) return known;
    const bytes = await plainBytes(full);
    if (bytes === null) return null;
    const ready = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const { name, suffix } of encodings) {
      const encoded = await plainBytes(full + suffix);
      if (encoded !== null) ready.set(name, encoded);
    }
    const file = { bytes, etag: etagOf(bytes), type, encodings: ready, changed };
    files.set(path, file);
    return file;
  };

  return {
    answer: async (request, path, headers) => {
      const file = await read(path);
      return file === null ? null : answerFile(request, file, headers);
    },
  };
};
