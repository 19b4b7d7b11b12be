import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
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

const hasKnownType = (name: string): boolean => contentTypes[extname(name).toLowerCase()] !== undefined;

/** Encodings of precompressed files, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Cached for a year without revalidation, for files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Revalidated each time, with 304 while unchanged. */
export const revalidated = 'no-cache';

/** A file with what its answers need, computed once. */
export type ServedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly type: string;
  readonly encodings: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
};

const plainBytes = async (path: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return null;
  }
};

/** What a file takes in memory, in bytes. */
export const sizeOf = ({ bytes, encodings }: ServedFile): number =>
  Array.from(encodings.values()).reduce((sum, encoded) => sum + encoded.length, bytes.length);

/** A file, its compressed version if the browser accepts one, or 304. */
export const answerFile = (request: Request, file: ServedFile, headers: HeaderRecord): Reply => {
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

/** Bytes under a file's name; null if its type is unknown. An SVG picture that nobody has compressed is compressed here. */
export const servedFile = (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  precompressed: ServedFile['encodings'] = new Map(),
): ServedFile | null => {
  const extension = extname(name).toLowerCase();
  const type = contentTypes[extension];
  if (type === undefined) return null;
  const isPlainSvg = extension === '.svg' && precompressed.size === 0;
  const encodings = isPlainSvg ? new Map([['gzip', new Uint8Array(gzipSync(bytes))]]) : precompressed;
  return { bytes, type, etag: etagOf(bytes), encodings };
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
  const files = new Map<string, { readonly file: ServedFile; readonly changed: number }>();
  const base = normalize(root + sep);

  const read = async (path: string): Promise<ServedFile | null> => {
    const full = normalize(join(root, path));
    const hidden = path.split(/[\\/]/).some((part) => part.startsWith('.') || part === '');
    if (!hasKnownType(path) || hidden || !full.startsWith(base)) return null;
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
    if (known?.changed === changed) return known.file;
    const bytes = await plainBytes(full);
    if (bytes === null) return null;
    const ready = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const { name, suffix } of encodings) {
      const encoded = await plainBytes(full + suffix);
      if (encoded !== null) ready.set(name, encoded);
    }
    const file = servedFile(path, bytes, ready);
    if (file !== null) files.set(path, { file, changed });
    return file;
  };

  return {
    answer: async (request, path, headers) => {
      const file = await read(path);
      return file === null ? null : answerFile(request, file, headers);
    },
  };
};
