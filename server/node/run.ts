import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { Server as TcpServer, Socket } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listTenantCodes } from '#tenants/load-tenant.ts';
import { createProvider, type Provider } from '#server/http/app.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { readConfig, type Config, type Environment } from '#server/kernel/configuration.ts';
import { announceMessages } from '#server/areas/demo/announce-messages.ts';
import { createDemo } from '#server/areas/demo/create-demo.ts';
import { createFunds } from '#server/model/funds.ts';
import { createLog } from '#server/kernel/log.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { letterPrinter } from '#server/areas/messages/print-letter.ts';
import { createDispatcher } from '#server/areas/messages/dispatcher.ts';
import { letterFolder } from '#server/areas/messages/letter-folder.ts';
import { smsGateway } from '#server/areas/messages/sms-gateway.ts';
import { smtpMail } from '#server/areas/messages/smtp-mail.ts';
import { createMessageTexts } from '#server/areas/messages/texts.ts';
import { callerAddress } from '#server/kernel/caller-address.ts';
import { headersOfEveryAnswer } from '#server/http/browser-headers.ts';
import { secureRandom } from '#server/kernel/random.ts';
import { builtPortal } from '#server/http/site/built-portal.ts';
import { createSite } from '#server/http/site/create-site.ts';
import type { PortalSource } from '#server/http/site/portal-page.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { openStore } from '#server/store/open-store.ts';
import { cleanUp, resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';

/** The product's own folder: what it serves lies beside it, wherever it is started from. */
const home = resolve(import.meta.dirname, '../..');

/** Milliseconds. Short enough that slow connections do not hold the server, long enough for a telephone on a train. */
const timeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 10_000,
  socketIdle: 60_000,
  parting: 500,
  drain: 9_000,
} as const;

/** Most connections at a time; further ones are refused instead of slowing everybody down. */
const mostConnections = 2_000;

const hour = 3_600_000;

/** A handler that may answer before the provider does; the development server's. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** What stands in for the built portal while it is being developed. */
export type Development = { readonly portal: PortalSource; readonly middleware: Middleware };

export type RunningServer = {
  /** Where browsers reach it. */
  readonly url: string;
  readonly config: Config;
  /** Stops taking connections, lets running requests finish (up to 10 s), closes the database. */
  readonly close: () => Promise<void>;
};

/** The body of an answer to a request that never becomes one: no address, broken headers, too slow. */
const unreadable = '{"errors":[{"code":"err_validation","detail":"The request cannot be read."}]}';

/** What a connection is answered with before it is closed, by the code of the error that Node met on it. */
const connectionRefusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Listens, or says in one sentence why it cannot. */
const listen = async (server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<number> => {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${port + 1}.`,
        { cause: error },
      );
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${port} may not be used by this account: choose one above 1023 with PORT.`, {
        cause: error,
      });
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is no address of this machine: use 127.0.0.1 or 0.0.0.0.`, { cause: error });
    }
    throw error;
  }
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
};

/** The house typeface among the portal's files, for the demo pages. */
const houseTypeface = async (): Promise<string | null> => {
  try {
    const file = (await readdir(join(home, 'public', 'typefaces'))).find((name) =>
      /^figtree-latin-[0-9a-f]+\.woff2$/.test(name),
    );
    return file === undefined ? null : `/typefaces/${file}`;
  } catch {
    return null;
  }
};

const openApiDocument = async (): Promise<string | undefined> => {
  try {
    return await readFile(join(home, 'docs', 'openapi.json'), 'utf8');
  } catch {
    return undefined;
  }
};

/** Says in the log what would leave every message undelivered. */
const warnOfMissingWays = (config: Config, log: Log): void => {
  if (config.demo) return;
  if (config.mail === undefined)
    log.event('configuration_problem', { missing: 'SMTP_URL', effect: 'login links are not delivered' });
  if (config.sms === undefined)
    log.event('configuration_problem', { missing: 'SMS_GATEWAY_URL', effect: 'SMS codes are not delivered' });
  if (config.letterDir === undefined)
    log.event('configuration_problem', { missing: 'LETTER_DIR', effect: 'registration letters are not printed' });
};

/** Makes sure that there are funds to serve. */
const checkFunds = async (folder: string): Promise<void> => {
  let codes: readonly string[];
  try {
    codes = await listTenantCodes(folder);
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be read: set TENANTS_DIR to the folder of the funds.`, {
      cause: error,
    });
  }
  if (codes.length === 0) {
    throw new StartError(`The folder ${folder} holds no fund: set TENANTS_DIR to the folder of the funds.`);
  }
};

/** Puts the parts together on an open database. */
const assemble = async (
  store: Store,
  config: Config,
  log: Log,
  development: Development | undefined,
): Promise<{ provider: Provider; close: () => Promise<void> }> => {
  const clock = systemClock;
  const funds = createFunds({ root: resolve(home, config.tenantsDir), log });
  const mail = config.mail && smtpMail(config.mail);
  const sms = config.sms && smsGateway(config.sms);
  const tenantsDir = resolve(home, config.tenantsDir);
  const print = letterPrinter({ funds });
  const post =
    config.letterDir === undefined ? undefined : letterFolder({ folder: resolve(home, config.letterDir), print });
  const dispatcher = createDispatcher({
    store,
    clock,
    log,
    ways: { ...(mail && { email: mail }), ...(sms && { sms }), ...(post && { post }) },
    forget: !config.demo,
  });
  const announcer = config.demo
    ? announceMessages({ store, log, print: (line) => process.stdout.write(`${line}\n`) })
    : null;
  const storybook = join(home, 'dist', 'storybook');
  const demo = config.demo
    ? createDemo({
        funds,
        store,
        print,
        storybook,
        publicUrl: config.publicUrl,
        typeface: await houseTypeface(),
        reset: () => resetDemo(store),
      })
    : undefined;
  const openApi = await openApiDocument();
  const provider = createProvider({
    store,
    funds,
    clock,
    log,
    random: secureRandom,
    texts: createMessageTexts({ publicUrl: config.publicUrl, showsLetters: config.demo }),
    config: { ...config, introspection: config.demo },
    site: createSite({
      funds,
      store,
      log,
      storybook,
      config: { ...config, tenantsDir },
      portal: development?.portal ?? builtPortal({ folder: join(home, 'dist'), log }),
      ...(demo && { demo }),
      ...(openApi !== undefined && { openApi }),
    }),
    onMessage: () => {
      dispatcher.wake();
      announcer?.wake();
    },
  });
  warnOfMissingWays(config, log);
  const tidy = () => cleanUp(store, clock.now()).catch((error: unknown) => log.error('clean_up_fail', error));
  let tidied = tidy();
  const tidying = setInterval(() => {
    tidied = tidy();
  }, hour).unref();
  return {
    provider,
    close: async () => {
      clearInterval(tidying);
      await tidied;
      await announcer?.close();
      await dispatcher.close();
      mail?.close();
    },
  };
};

/**
 * Starts the reference provider: listens at once, so that `/healthz` answers and a taken port is found before the
 * database is touched, and is ready when the promise settles.
 *
 * @throws StartError with one sentence for the person who starts it.
 */
export const startServer = async (options: {
  readonly env: Environment;
  /** Development only: given the server, so that hot reload can share its port. */
  readonly develop?: (server: Server) => Promise<Development>;
  readonly log?: Log;
}): Promise<RunningServer> => {
  const asked = readConfig(options.env);
  const log = options.log ?? createLog({ level: asked.logLevel });
  const state: { provider: Provider | null; middleware: Middleware | null; draining: boolean } = {
    provider: null,
    middleware: null,
    draining: false,
  };
  const trusted = new Set(asked.trustedProxies);
  const json = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headersOfEveryAnswer({ secure: asked.publicUrl.startsWith('https:') }),
  };

  const fetchListener = getRequestListener(
    (request, env) => {
      const incoming = env.incoming;
      const path = incoming.url ?? '/';
      if (state.provider === null) {
        return path === '/healthz'
          ? new Response('{"status":"alive"}', { headers: json })
          : new Response('{"status":"starting"}', { status: 503, headers: { ...json, 'Retry-After': '1' } });
      }
      const remoteAddress = callerAddress(
        incoming.socket.remoteAddress ?? '',
        request.headers.get('x-forwarded-for'),
        trusted,
      );
      return state.provider.fetch(request, { remoteAddress, rawPath: path.split(/[?#]/, 1)[0] ?? '/' });
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        // A request line or host that is no address: the client's mistake, said without a word of ours leaking.
        log.event('input_validation_fail', { reason: error instanceof Error ? error.name : 'unreadable request' });
        return new Response(unreadable, { status: 400, headers: json });
      },
    },
  );

  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
    (incoming, outgoing) => {
      if (state.draining) outgoing.setHeader('Connection', 'close');
      const answer = () => void fetchListener(incoming, outgoing);
      if (state.middleware === null) answer();
      else state.middleware(incoming, outgoing, answer);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Who has gone is not answered, nor who may be in the middle of another answer.
    if (!(socket instanceof Socket) || !socket.writable || socket.bytesWritten > 0 || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = connectionRefusals[error.code ?? ''] ?? '400 Bad Request';
    const headers = { ...json, 'content-length': String(unreadable.length), connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', unreadable].join('\r\n'));
  });
  server.maxConnections = mostConnections;
  server.setTimeout(timeouts.socketIdle, (socket) => socket.destroy());

  const port = await listen(server, asked);
  const config: Config =
    asked.port === 0 && options.env['PUBLIC_URL'] === undefined
      ? { ...asked, port, publicUrl: readConfig({ ...options.env, PORT: String(port) }).publicUrl }
      : { ...asked, port };

  let store: Store;
  let parts: Awaited<ReturnType<typeof assemble>>;
  try {
    await checkFunds(resolve(home, config.tenantsDir));
    const development = await options.develop?.(server);
    store = await openStore({
      databaseUrl: config.databaseUrl,
      dataDir: resolve(home, config.dataDir),
      secretKey: config.secretKey,
      log,
    });
    parts = await assemble(store, config, log, development);
    state.middleware = development?.middleware ?? null;
  } catch (error) {
    server.closeAllConnections();
    server.close();
    throw error;
  }
  state.provider = parts.provider;
  log.event('sys_startup', { database: store.kind, demo: config.demo, port });

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    state.draining = true;
    // HTTP's own way to close would cut connections on which a request is just arriving. So nobody new is let in, those
    // who are there are told with their next answer to go, and only then those go who have not asked any more.
    const closed = new Promise<void>((done) => TcpServer.prototype.close.call(server, () => done()));
    const parting = setInterval(() => server.closeIdleConnections(), timeouts.parting);
    const cut = setTimeout(() => server.closeAllConnections(), timeouts.drain);
    await closed;
    clearInterval(parting);
    clearTimeout(cut);
    await parts.close();
    await store.close();
    log.event('sys_shutdown');
  };
  return {
    url: config.publicUrl,
    config,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};

/** What a person sees who starts the demo. */
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
 * Runs the provider until it is told to stop (SIGTERM, SIGINT): the whole life of a process. A reason not to start is
 * printed as one sentence, and the process ends with 1.
 */
export const runServer = async ({
  endsWithParent = false,
  ...options
}: Omit<Parameters<typeof startServer>[0], 'env'> & {
  /** Also stop when the process that started this one is gone: npm passes no SIGTERM on to what it runs. */
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
