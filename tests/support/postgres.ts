import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './provider-process.ts';
import { untilPrinted } from './until-printed.ts';

/** A separate PostgreSQL server, with an empty cluster in a temporary folder. */
export type PostgresServer = {
  /** Connection address of a database, `postgres` unless named otherwise. */
  readonly address: (database?: string) => string;
  /** Freezes every process of the server, as a machine that hangs does: connections stay open and nothing answers. */
  readonly freeze: () => void;
  /** Lets a frozen server go on. */
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
};

const binaries = (): string | undefined => {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(home, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
};

/** Whether this machine has PostgreSQL's server programs. */
export const hasPostgres = (): boolean => binaries() !== undefined;

const accountId = (name: string, flag: '-u' | '-g') => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));

/**
 * Starts PostgreSQL on a free port; as root it runs as the account `postgres`. Throws if it is not installed.
 *
 * @param options.outlastsCrashes whether it waits for the disk, so that a crash of the machine loses nothing
 */
export const startPostgres = async ({ outlastsCrashes = true } = {}): Promise<PostgresServer> => {
  const folder = binaries();
  if (!folder) throw new Error('PostgreSQL is not installed; install the system package "postgresql".');
  const data = mkdtempSync(join(tmpdir(), 'pilaster-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? { uid: accountId('postgres', '-u'), gid: accountId('postgres', '-g') } : {};
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(data, identity.uid, identity.gid);
  chmodSync(data, 0o700);
  const port = await freePort();
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...identity,
      cwd: data,
      stdio: 'ignore',
    },
  );
  const where = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data];
  const server = spawn(join(folder, 'postgres'), [...where, '-c', `fsync=${outlastsCrashes ? 'on' : 'off'}`], {
    ...identity,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(server, 'exit');
  const address = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilPrinted(server, 'database system is ready to accept connections', { streams: [server.stderr] });
  const signalAll = (signal: NodeJS.Signals): void => {
    const { pid = 0 } = server;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    for (const each of [pid, ...children.map(Number)]) process.kill(each, signal);
  };
  return {
    address,
    freeze: () => {
      signalAll('SIGSTOP');
    },
    thaw: () => {
      signalAll('SIGCONT');
    },
    stop: async () => {
      server.kill('SIGINT');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
};
