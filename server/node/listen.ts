import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { callerAddress } from '#server/kernel/caller-address.ts';
import type { Config } from '#server/kernel/configuration.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { headersOfEveryAnswer } from '#server/http/browser-headers.ts';
import type { Provider } from '#server/http/provider.ts';

/** Milliseconds. Short enough that slow connections don't tie up the server, long enough for a phone on a train. */
const timeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 10_000,
  socketIdle: 60_000,
  parting: 500,
  quiet: 300,
  doorOpen: 4_000,
  drain: 9_000,
} as const;

/** Maximum number of connections; further ones are refused instead of slowing everybody down. */
const mostConnections = 2_000;

/** The development server's handler, which may answer before the provider. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** A port that answers. */
export type Listener = {
  readonly server: Server;
  readonly port: number;
  /** Passes all requests from now on to a provider; until then only `/healthz` answers. */
  readonly serve: (provider: Provider, middleware: Middleware | undefined) => void;
  /**
   * Announces on `/readyz` and with `Connection: close` that the server is stopping, accepts connections until no more
   * arrive, and lets running requests finish.
   */
  readonly drain: () => Promise<void>;
  /** Closes at once. */
  readonly abort: () => void;
};

/** The body of an answer to what isn't a request: no address, broken headers, too slow. */
const unreadable = '{"errors":[{"code":"err_validation","detail":"The request cannot be read."}]}';

/** The status line before a connection is closed, by Node's error code. */
const connectionRefusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Binds the port, or says in one sentence why it can't. Returns the actual port; the configured one may be 0 for any.
 */
const bind = async (server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<number> => {
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

/** Closes a broken connection, with a status line unless an answer has begun. */
const refuseConnection = (error: NodeJS.ErrnoException, socket: unknown, headers: Readonly<Record<string, string>>) => {
  if (!(socket instanceof Socket)) return;
  // Don't write to a closed socket or one that is mid-response.
  if (!socket.writable || socket.bytesWritten > 0 || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = connectionRefusals[error.code ?? ''] ?? '400 Bad Request';
  const all = { ...headers, 'content-length': String(unreadable.length), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', unreadable].join('\r\n'));
};

/**
 * Listens on the configured port before the database is opened, so that a taken port is reported and `/healthz`
 * answers.
 * @throws StartError if the port isn't available.
 */
export const listen = async (
  config: Pick<Config, 'port' | 'host' | 'publicUrl' | 'trustedProxies'>,
  log: Log,
): Promise<Listener> => {
  let provider: Provider | undefined;
  let middleware: Middleware | undefined;
  let isDraining = false;
  const trusted = new Set(config.trustedProxies);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headersOfEveryAnswer({ secure: config.publicUrl.startsWith('https:') }),
  };

  // Replaces the global `Response` by one that is written as given. Reading Node's own back as a stream costs more
  // processor time than the rest of an answer.
  const answer = getRequestListener(
    (request, { incoming }) => {
      const path = incoming.url ?? '/';
      if (isDraining && path === '/readyz') {
        return new Response('{"status":"stopping"}', { status: 503, headers: { ...headers, 'Retry-After': '5' } });
      }
      if (provider === undefined) {
        return path === '/healthz'
          ? new Response('{"status":"alive"}', { headers })
          : new Response('{"status":"starting"}', { status: 503, headers: { ...headers, 'Retry-After': '1' } });
      }
      const remoteAddress = callerAddress(
        incoming.socket.remoteAddress ?? '',
        request.headers.get('x-forwarded-for'),
        trusted,
      );
      return provider.fetch(request, { remoteAddress, rawPath: path.split(/[?#]/, 1)[0] ?? '/' });
    },
    {
      errorHandler: (error) => {
        // A request line or host that is no address is the client's mistake.
        log.event('input_validation_fail', { reason: error instanceof Error ? error.name : 'unreadable request' });
        return new Response(unreadable, { status: 400, headers });
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
      if (isDraining) outgoing.setHeader('Connection', 'close');
      const next = () => void answer(incoming, outgoing);
      if (middleware === undefined) next();
      else middleware(incoming, outgoing, next);
    },
  );
  server.on('clientError', (error, socket) => refuseConnection(error, socket, headers));
  let lastArrival = 0;
  server.on('connection', () => {
    lastArrival = performance.now();
  });
  server.maxConnections = mostConnections;
  server.setTimeout(timeouts.socketIdle, (socket) => socket.destroy());

  return {
    server,
    port: await bind(server, config),
    serve: (ready, first) => {
      provider = ready;
      middleware = first;
    },
    drain: async () => {
      isDraining = true;
      // Closing the door resets connections that are queued with their requests, so it stays open until no more arrive.
      const began = performance.now();
      const elapsed = () => performance.now() - began;
      do await delay(timeouts.quiet);
      while (performance.now() - lastArrival < timeouts.quiet && elapsed() < timeouts.doorOpen);
      // HTTP's own `close` would cut connections with an incoming request. So only the door is closed; open connections
      // end with their next answer, and idle ones are closed.
      const closed = new Promise<void>((done) => TcpServer.prototype.close.call(server, () => done()));
      const parting = setInterval(() => server.closeIdleConnections(), timeouts.parting);
      const cut = setTimeout(() => server.closeAllConnections(), timeouts.drain - elapsed());
      await closed;
      clearInterval(parting);
      clearTimeout(cut);
    },
    abort: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
