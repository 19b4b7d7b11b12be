import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { root, stampOf } from './portal-build.ts';

/** What Storybook is built from, besides the portal's own sources. */
const sources = ['.storybook', 'stories', 'pension', 'server', 'tenants', 'tests/support', 'tests/provider'];

const built = join(root, 'dist/storybook');
const underWay = join(root, 'dist/storybook-under-way');
const stampFile = join(root, 'dist/storybook.stamp');

const packageSchema = z.object({ bin: z.string() });

/** Storybook's program; null where it isn't installed. */
export const findProgram = async (): Promise<string | null> => {
  try {
    const file = createRequire(import.meta.url).resolve('storybook/package.json');
    return join(dirname(file), packageSchema.parse(JSON.parse(await readFile(file, 'utf8'))).bin);
  } catch {
    return null;
  }
};

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

/**
 * Builds Storybook if its sources have changed since the last build, with the lowest priority, because people use the portal
 * meanwhile. The one that is there stays until the new one is whole. Does nothing where Storybook isn't installed.
 *
 * @returns why it failed, or null
 */
export const buildStorybookIfChanged = async (signal: AbortSignal): Promise<string | null> => {
  const program = await findProgram();
  if (program === null) return null;
  const stamp = await stampOf(sources);
  const known = await readFile(stampFile, 'utf8').catch(() => '');
  if (known === stamp && (await exists(join(built, 'index.html')))) return null;
  process.stdout.write('Building Storybook in the background; this takes one to three minutes.\n');
  await rm(underWay, { recursive: true, force: true });
  const build = spawn(process.execPath, [program, 'build', '--quiet', '--output-dir', underWay], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
    killSignal: 'SIGTERM',
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  try {
    const [status] = await once(build, 'exit');
    if (status !== 0) return `Storybook could not be built:\n${output}`;
  } catch (error) {
    return signal.aborted ? null : `Storybook could not be built: ${String(error)}`;
  }
  await rm(built, { recursive: true, force: true });
  await rename(underWay, built);
  await writeFile(stampFile, stamp);
  return null;
};
