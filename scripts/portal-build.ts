import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the product. */
export const root = join(import.meta.dirname, '..');

/** The sources of the built portal. It contains the funds' formats and rules; their folders are read at run time. */
const sources = [
  'src',
  'pension',
  'tenants/format',
  ...globSync('tenants/*.ts', { cwd: root, exclude: ['tenants/*.test.ts'] }),
  'theme',
  'words',
  'public',
  'build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

const stampFile = join(root, 'dist', 'portal.stamp');

/** Files below a path with their sizes and times, which show changes without reading them. */
const traces = async (path: string): Promise<string[]> => {
  const full = join(root, path);
  const entry = await stat(full).catch(() => null);
  if (entry === null) return [];
  if (entry.isFile()) return [`${path} ${entry.size} ${entry.mtimeMs}`];
  const found = await readdir(full, { withFileTypes: true });
  const below = await Promise.all(
    found.filter(({ name }) => !/\.test\.tsx?$/.test(name)).map(({ name }) => traces(`${path}/${name}`)),
  );
  return below.flat();
};

/** A short hash that changes with every source of the portal, and with further ones. */
export const stampOf = async (more: readonly string[] = []): Promise<string> => {
  const all = await Promise.all([...sources, ...more].map((source) => traces(source)));
  return createHash('sha256').update(all.flat().toSorted().join('\n')).digest('hex');
};

const isBuilt = async (): Promise<boolean> => {
  const files = ['dist/portal/index.html', 'dist/server/first-frame.js'];
  const found = await Promise.all(files.map((file) => stat(join(root, file)).catch(() => null)));
  return found.every((entry) => entry !== null);
};

/** The parts of the build, each a script of its own in `package.json`, and what the terminal says while it runs. */
const steps = [
  { script: 'build:portal', says: 'the portal' },
  { script: 'build:first-frame', says: 'the first frame of its pages' },
  { script: 'build:database', says: 'an empty database' },
] as const;

/** Runs one part of the build; throws if it fails, with its output where that was not shown. */
const runStep = async (script: (typeof steps)[number]['script'], showsOutput: boolean): Promise<void> => {
  const stream = showsOutput ? 'inherit' : 'pipe';
  const build = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: ['ignore', stream, stream],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const said of [build.stdout, build.stderr]) said?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = await once(build, 'close');
  if (status !== 0) throw new Error(`The portal could not be built:\n${output}`);
};

/**
 * Builds the portal, and notes down from which sources. Throws if it fails.
 *
 * @param showsOutput whether the terminal shows what the build says, such as its warnings
 */
export const buildPortal = async (showsOutput = false): Promise<void> => {
  const stamp = await stampOf();
  // What is built only in part belongs to no sources.
  await rm(stampFile, { force: true });
  for (const { script, says } of steps) {
    process.stdout.write(`  Building ${says} …\n`);
    await runStep(script, showsOutput);
  }
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stampFile, stamp);
};

/**
 * Builds the portal if its sources have changed since the last build. Throws with the build's output if it fails.
 * Returns `false` if it was up to date.
 */
export const buildPortalIfChanged = async (): Promise<boolean> => {
  const known = await readFile(stampFile, 'utf8').catch(() => '');
  const isThere = await isBuilt();
  if (isThere && known === (await stampOf())) return false;
  process.stdout.write(
    isThere
      ? 'The portal has changed and is built again; this takes about a minute.\n'
      : 'The first start builds the portal and its database; this takes about two minutes.\n',
  );
  await buildPortal();
  return true;
};
