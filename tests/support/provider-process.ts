import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDataFolder } from './memory-database.ts';
import { untilPrinted } from './until-printed.ts';

const root = join(import.meta.dirname, '../..');

/** A loopback port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
};

/** A provider in its own process. */
export type ProviderProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process until it was ready. */
  readonly startedIn: number;
  /** Ends the process with a signal (SIGTERM by default) and waits until it is gone. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/**
 * Starts the built provider on a free port with an empty database, or with the given data folder, and waits until it is
 * ready. Throws with its output if it ends before that.
 *
 * @param program another one that starts a provider
 */
export const startProvider = async (
  environment: Record<string, string> = {},
  program = 'server/node/run.ts',
): Promise<ProviderProcess> => {
  const port = environment['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const ownData = environment['DATA_DIR'] === undefined ? mkdtempSync(join(tmpdir(), 'pilaster-data-')) : undefined;
  if (ownData !== undefined) await fillDataFolder(ownData);
  const began = performance.now();
  // A build by Vite in this process has set it to production, which has no demo.
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn('node', [program], {
    cwd: root,
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: url,
      ...(ownData && { DATA_DIR: ownData }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await gone;
    }
    if (ownData) rmSync(ownData, { recursive: true, force: true });
  };

  try {
    await untilPrinted(child, 'Pilaster is ready', { streams: [child.stdout, child.stderr] });
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { url, child, startedIn: performance.now() - began, stop };
};
