import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';
import { isMissingFile } from '#kernel/is-missing-file.ts';

const packageFile = createRequire(import.meta.url)
  .resolve('@electric-sql/pglite')
  .replace(/dist[\\/].*$/, 'package.json');

/** The build's file for the installed PGlite: another version may not read it. */
const clusterFile = async (): Promise<string> => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(packageFile, 'utf8')));
  return join(import.meta.dirname, `../../dist/empty-cluster-${version}.tar.gz`);
};

/**
 * Writes an empty PGlite cluster to a file, unless there is one: creating a cluster takes seconds, reading one a
 * fraction. Returns the file's path.
 */
export const writeEmptyCluster = async (): Promise<string> => {
  const file = await clusterFile();
  if (existsSync(file)) return file;
  const lite = await PGlite.create();
  const cluster = await lite.dumpDataDir('gzip');
  await lite.close();
  await mkdir(dirname(file), { recursive: true });
  // Several processes may write it at once; each reads a complete one.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await cluster.arrayBuffer()));
  await rename(draft, file);
  return file;
};

/** The empty cluster to open a database in memory with; undefined before the first build. */
export const readEmptyCluster = async (): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const file = await clusterFile();
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
};
