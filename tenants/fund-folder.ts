import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { isLocale } from '#kernel/locale.ts';
import { imageNameSchema, largestFiles, largestUpload, type FundFiles } from '#contract/studio/files.ts';
import { isFields, isRecord } from '#kernel/is-record.ts';
import { withoutSchema } from './read-issues.ts';
import { jsonText } from './new-tenant.ts';

/** The files of a fund's folder that the studio edits, with the images that they name. */
export type FundFolder = {
  readonly files: FundFiles;
  /** Each image by its hash. */
  readonly images: ReadonlyMap<string, Uint8Array>;
};

/** A file of a folder that can't be taken over. */
export type LeftOut = {
  readonly file: string;
  readonly why: 'notEdited' | 'unknown' | 'noJson' | 'noPicture' | 'tooLarge';
};

/** Files of a folder that the studio doesn't edit: the regulations, and people. */
const notEdited = new Set(['plan.json', 'members.json', 'administrators.json']);

/** Maximum number of files of an imported folder. */
const mostFiles = 400;

/** The name of an image among all of a fund's. */
export const imageHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a fund's files are, as one word: equal for equal files. */
export const filesDigest = (files: FundFiles): string => {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (!isRecord(value)) return value;
    return Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => ({ [key]: sorted(each) }));
  };
  return createHash('sha256')
    .update(JSON.stringify(sorted(files)))
    .digest('base64url')
    .slice(0, 22);
};

/** An object of JSON without its `$schema`; null for anything else. */
const objectOf = (text: string): Record<string, unknown> | null => {
  try {
    const value = withoutSchema(JSON.parse(text));
    return isFields(value) ? { ...value } : null;
  } catch {
    return null;
  }
};

type Building = {
  settings: Record<string, unknown>;
  content: NonNullable<FundFiles['content']>;
  assets: Record<string, string>;
};

/** Takes a folder's files over, one by one; says why one is left out. */
const takeFile = (
  { settings, content, assets }: Building,
  images: Map<string, Uint8Array>,
  path: string,
  bytes: Uint8Array,
): LeftOut['why'] | null => {
  const [folder = '', second = '', third = '', ...rest] = path.split('/');
  if (notEdited.has(path)) return 'notEdited';
  if (path === 'settings.json') {
    const read = objectOf(strFromU8(bytes));
    if (read === null) return 'noJson';
    Object.assign(settings, read);
    return null;
  }
  if (folder === 'assets' && third === '') {
    if (!imageNameSchema.safeParse(second).success) return 'noPicture';
    const hash = imageHash(bytes);
    images.set(hash, bytes);
    assets[second] = hash;
    return null;
  }
  const page = /^([a-z][a-z-]{0,39})\.json$/.exec(third)?.[1];
  if (folder !== 'content' || !isLocale(second) || page === undefined || rest.length > 0) return 'unknown';
  const read = objectOf(strFromU8(bytes));
  if (read === null) return 'noJson';
  content[second] = { ...content[second], [page]: read };
  return null;
};

/** The files of a folder that the studio edits, by their paths in it. */
const editedFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !notEdited.has(name))
    .toSorted();
};

/** Reads a fund's folder from the disk. Broken files are left out, as the provider leaves them out. */
export const readFundFolder = async (root: string, code: string): Promise<FundFolder> => {
  const folder = join(root, code);
  const building: Building = { settings: {}, content: {}, assets: {} };
  const images = new Map<string, Uint8Array>();
  for (const name of await editedFiles(folder)) takeFile(building, images, name, await readFile(join(folder, name)));
  return { files: building, images };
};

/** What a fund's folder looks like without reading its files: another word once one of them has been written. */
export const fundFolderStamp = async (root: string, code: string): Promise<string> => {
  const folder = join(root, code);
  const marks = (await editedFiles(folder)).map(async (name) => {
    const { mtimeMs, size } = await stat(join(folder, name));
    return `${name} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(marks)).join('\n');
};

/** A folder's texts by path, as somebody would have written them; `$schema` names the format for code editors. */
const textsOf = ({ settings, content }: FundFiles): ReadonlyMap<string, string> =>
  new Map([
    ['settings.json', jsonText({ $schema: '../format/settings.schema.json', ...settings })],
    ...Object.entries(content).flatMap(([locale, pages]) =>
      Object.entries(pages).map(
        ([page, source]) =>
          [
            `content/${locale}/${page}.json`,
            jsonText({ $schema: '../../../format/content.schema.json', ...source }),
          ] as const,
      ),
    ),
  ]);

/**
 * A fund's folder as a ZIP file: it can be unpacked into `tenants/`, or be imported again.
 * @param code the name of the folder in it.
 * @param further files that the studio doesn't edit, by path: the plan.
 */
export const zipFundFolder = (
  code: string,
  { files, images }: FundFolder,
  further: ReadonlyMap<string, string> = new Map(),
): Uint8Array<ArrayBuffer> => {
  const entries: Record<string, Uint8Array> = {};
  for (const [path, text] of [...textsOf(files), ...further]) entries[`${code}/${path}`] = strToU8(text);
  for (const [name, hash] of Object.entries(files.assets)) {
    const image = images.get(hash);
    if (image !== undefined) entries[`${code}/assets/${name}`] = image;
  }
  // The same files make the same ZIP file, whenever it is made.
  return zipSync(entries, { level: 9, mtime: new Date('2000-01-01T00:00:00') });
};

/** Whether the paths of a ZIP file share one folder, which is then not part of them. */
const sharedFolder = (paths: readonly string[]): string => {
  const [first = ''] = paths;
  const folder = first.includes('/') ? first.slice(0, first.indexOf('/') + 1) : '';
  const isShared = folder !== '' && paths.every((path) => path.startsWith(folder));
  return isShared && !['assets/', 'content/'].includes(folder) ? folder : '';
};

/**
 * Reads a ZIP file with a fund's folder; null if it is none. Files that are too large, that the studio doesn't edit or that
 * nobody knows are left out and named. What isn't taken is never unpacked, so that a small file can't fill the memory.
 */
export const unzipFundFolder = (bytes: Uint8Array): (FundFolder & { readonly leftOut: readonly LeftOut[] }) | null => {
  const leftOut: LeftOut[] = [];
  let taken = 0;
  let size = 0;
  let packed = 0;
  const isTaken = ({ name, size: stored, originalSize, compression }: UnzipFileInfo): boolean => {
    packed += stored;
    // Entries that share their bytes, or say another size than they have, would unpack to any size.
    if (packed > bytes.length || (compression === 0 && stored !== originalSize))
      throw new RangeError('no plain archive');
    if (name.endsWith('/') || /(?:^|\/)(?:\.|__MACOSX)/.test(name)) return false;
    const weight = Math.max(stored, originalSize);
    if (weight > largestUpload || size + weight > largestFiles * 4 || taken === mostFiles) {
      leftOut.push({ file: name, why: 'tooLarge' });
      return false;
    }
    taken += 1;
    size += weight;
    return true;
  };
  let unpacked: Readonly<Record<string, Uint8Array>>;
  try {
    unpacked = unzipSync(bytes, { filter: isTaken });
  } catch {
    return null;
  }
  const paths = Object.keys(unpacked).toSorted();
  const folder = sharedFolder(paths);
  const building: Building = { settings: {}, content: {}, assets: {} };
  const images = new Map<string, Uint8Array>();
  for (const path of paths) {
    const name = path.slice(folder.length);
    const why = takeFile(building, images, name, unpacked[path] ?? new Uint8Array());
    if (why !== null) leftOut.push({ file: name, why });
  }
  return { files: building, images, leftOut };
};
