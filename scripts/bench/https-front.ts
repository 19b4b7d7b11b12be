import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Headers that belong to one connection, not to the message. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const passedOn = (headers: Headers): Record<string, string | string[] | undefined> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)));

/** A key and a self-signed certificate for `localhost`. */
const selfSigned = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), 'pilaster-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        key,
        '-out',
        cert,
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** HTTP/2 with TLS in front of a provider, like a reverse proxy in production. */
export type HttpsFront = { readonly url: string; readonly close: () => Promise<void> };

/**
 * Puts HTTP/2 with TLS on `port` of localhost in front of the provider that listens on `providerPort`. The `openssl`
 * command makes the certificate, which browsers must be told to accept.
 */
export const startHttpsFront = async (port: number, providerPort: string): Promise<HttpsFront> => {
  const host = `localhost:${port}`;
  const sessions = new Set<{ destroy: () => void }>();
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (incoming, outgoing) => {
    const upstream = request(
      {
        host: '127.0.0.1',
        port: providerPort,
        method: incoming.method,
        path: incoming.url,
        headers: { ...passedOn(incoming.headers), host, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.pipe(upstream);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `https://${host}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const session of sessions) session.destroy();
      await closed;
    },
  };
};
