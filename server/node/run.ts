import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { readConfig, type Config, type Environment } from '#server/kernel/configuration.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { createLog } from '#server/kernel/log.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { openStore } from '#server/store/open-store.ts';
import type { PortalSource } from '#server/http/site/portal-page.ts';
import { assemble, checkFunds, home } from './assemble.ts';
import { listen, type Listener, type Middleware } from './listen.ts';

/** Replaces the built portal during development. */
export type Development = { readonly portal: PortalSource; readonly middleware: Middleware };

/** How to start a provider. */
export type StartOptions = {
  readonly env: Environment;
  /** Development only: gets the server, so that hot reload can share its port. */
  readonly develop?: (server: Server) => Promise<Development>;
  readonly log?: Log;
};

export type RunningServer = {
  /** The address for browsers. */
  readonly url: string;
  readonly config: Config;
  /** Stops accepting connections, lets running requests finish (up to 10 s), closes the database. */
  readonly close: () => Promise<void>;
};

/** The configuration with the port that the system chose if any would do; it is then part of the public address. */
const withPort = (asked: Config, port: number, env: Environment): Config =>
  asked.port === 0 && env['PUBLIC_URL'] === undefined
    ? { ...asked, port, publicUrl: readConfig({ ...env, PORT: String(port) }).publicUrl }
    : { ...asked, port };

/** Opens the database and assembles the provider behind a port that is already listening. */
const startBehind = async (listener: Listener, config: Config, log: Log, develop: StartOptions['develop']) => {
  await checkFunds(resolve(home, config.tenantsDir), config.fundSecrets);
  const development = await develop?.(listener.server);
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: resolve(home, config.dataDir),
    secretKey: config.secretKey,
    log,
  });
  const assembly = await assemble({ store, config, log, portal: development?.portal });
  listener.serve(assembly.provider, development?.middleware);
  log.event('sys_startup', { database: store.kind, demo: config.demo, port: config.port });
  return async () => {
    await listener.drain();
    await assembly.close();
    await store.close();
    log.event('sys_shutdown');
  };
};

/**
 * Starts the reference provider: configuration, port, funds, database, services. It is ready when the promise resolves.
 * @throws StartError with one sentence for the person who starts it.
 */
export const startServer = async ({ env, develop, log: givenLog }: StartOptions): Promise<RunningServer> => {
  const asked = readConfig(env);
  const log = givenLog ?? createLog({ level: asked.logLevel });
  const listener = await listen(asked, log);
  const config = withPort(asked, listener.port, env);
  try {
    const stop = await startBehind(listener, config, log, develop);
    let closing: Promise<void> | undefined;
    return {
      url: config.publicUrl,
      config,
      close: () => {
        closing ??= stop();
        return closing;
      },
    };
  } catch (error) {
    listener.abort();
    throw error;
  }
};

/** What the terminal shows once the provider is ready. */
const banner = ({ url, config }: RunningServer): string =>
  config.demo
    ? `
  Pilaster is ready.

    Open                    ${url}/
    Mail, SMS and letters   ${url}/dev/outbox

  Demo mode: invented funds and members; nothing leaves this machine${config.mail ? ' but mail over SMTP_URL' : ''}.
  Stop with Ctrl+C.
`
    : `Pilaster is ready at ${url}/\n`;

/**
 * Runs the provider until it is told to stop (SIGTERM, SIGINT). If it can't start, it prints the reason as one sentence
 * and exits with 1.
 */
export const runServer = async ({
  endsWithParent = false,
  ...options
}: Omit<StartOptions, 'env'> & {
  /** Also stop when the parent process is gone, because npm passes no SIGTERM on. */
  readonly endsWithParent?: boolean;
} = {}): Promise<void> => {
  const parent = process.ppid;
  let running: RunningServer;
  try {
    running = await startServer({ ...options, env: process.env });
  } catch (error) {
    process.stderr.write(
      error instanceof StartError
        ? `${error.message}\n`
        : `Pilaster cannot start: ${String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exit(1);
  }
  const stop = () => {
    // A second signal, or a stop that hangs, ends the process at once.
    const last = setTimeout(() => process.exit(1), 10_000);
    last.unref();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  if (endsWithParent) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      stop();
    }, 250).unref();
  }
  process.stdout.write(banner(running));
};

if (import.meta.main) await runServer();
