import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureSchema } from '#contract/envelope.ts';
import { fillDataFolder } from '#tests/support/memory-database.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { demoSchema, outboxSchema } from '#server/areas/demo/demo-schemas.ts';
import type { PortalBuild, PortalSource } from '#server/http/site/portal-page.ts';
import { startServer, type RunningServer } from './run.ts';
import { bareFrame } from '#tests/support/bare-frame.ts';

const template = `<!doctype html><html lang="de-CH"><head><meta name="csrf-token" content="" /><title>Portal</title>
<link rel="icon" href="data:," /><!--first-frame-css--><!--preload--><template id="portal-programs"><!--programs--></template>
<script type="application/json" id="portal-config" nonce="__NONCE__">
  {}
</script><script type="application/json" id="portal-settings">null</script></head>
<body><div id="root"><!--first-frame--></div><script type="module" src="/assets/main.js" nonce="__NONCE__"></script></body></html>`;

const build: PortalBuild = {
  template,
  firstFrame: ({ settings, anonymize, back }) => ({
    ...bareFrame,
    locale: 'fr-FR',
    title: `Connexion – ${settings?.displayName ?? ''}`,
    html: back === undefined ? '<main>first</main>' : `<a href="${back}">back</a>`,
    css: 'main{color:red}',
    early: [`users/current/userinfo${anonymize ? '?anonymize=true' : ''}`],
    modules: ['src/pages/login/LoginPage.tsx'],
    picture: { href: '/tenant-assets/a.svg?v="1', media: 'all' },
  }),
  preloads: () => ({ scripts: ['/assets/LoginPage-abc.js'], styles: [] }),
};

/** A portal with a single page, so that no build is needed. */
const portal: PortalSource = {
  inDevelopment: false,
  build: () => Promise.resolve(build),
  file: () => Promise.resolve(null),
};

const dataDir = mkdtempSync(join(tmpdir(), 'pilaster-node-'));
const develop = () =>
  Promise.resolve({ portal, middleware: (_incoming: unknown, _outgoing: unknown, next: () => void) => next() });
let running: RunningServer;
beforeAll(async () => {
  await fillDataFolder(dataDir);
  running = await startServer({ env: { PORT: '0', DATA_DIR: dataDir }, develop, log: silentLog });
});
afterAll(async () => {
  await running.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(running.url + path, { redirect: 'manual', ...init });

/** A browser with its cookie and a token. */
const visitor = async (): Promise<{ csrf: string; cookie: string }> => {
  const { headers } = await get('/api/v1/isvalidtenantcode/?tenantName=bergahorn');
  return { csrf: headers.get('X-CSRF-Token') ?? '', cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '' };
};

/** The answer to a raw request, whose path no client normalises. */
const rawAnswer = async (head: string, host = 'localhost'): Promise<string> => {
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
  // Not ended: nobody would wait for the answer.
  socket.write(`${head}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
};

/** The status line of the answer to a raw request. */
const raw = async (head: string, host?: string): Promise<string> =>
  (await rawAnswer(head, host)).split('\r\n')[0] ?? '';

describe('the portal’s page', () => {
  it('serves the portal’s page for any fund and language, in the fund’s words, never cached by a browser', async () => {
    const answer = await get('/bergahorn/fr-FR/login');
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(page).toContain('<html lang="fr-FR"');
    expect(page).toContain('<title>Connexion – Pensionskasse Bergahorn</title>');
    expect(page).toContain('<div id="root"><main>first</main></div>');
    expect(page).toMatch(/id="portal-settings">\{"tenantName":"bergahorn"/);
    expect(page).toContain('{"apiBase":"/api/v1/","early":["users/current/userinfo"]}');
    expect(page).toMatch(
      /<template id="portal-programs"><link rel="modulepreload"[^>]* href="\/assets\/LoginPage-abc.js"/,
    );
    expect(page).toContain('as="image" fetchpriority="high" href="/tenant-assets/a.svg?v=&quot;1" media="all"');
    expect(page).toMatch(/<link rel="icon" href="\/tenant-assets\/bergahorn\//);
  });

  it.each([
    ['?anonymize=true', 'users/current/userinfo?anonymize=true'],
    ['?anonymize=false', 'users/current/userinfo'],
  ])('the page at an address with %s asks early for %s', async (query, early) => {
    expect(await (await get(`/bergahorn/fr-FR/login${query}`)).text()).toContain(`"early":["${early}"]`);
  });

  it('the page runs only scripts with this answer’s nonce', async () => {
    const [one, two] = await Promise.all([get('/bergahorn/de-CH/login'), get('/bergahorn/de-CH/login')]);
    const policy = one.headers.get('Content-Security-Policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(await one.text()).toContain(`<script type="module" src="/assets/main.js" nonce="${nonce}">`);
    expect(two.headers.get('Content-Security-Policy')).not.toBe(policy);
  });

  it('the page has a CSRF token that is valid for writes of the same browser', async () => {
    const page = await get('/bergahorn/de-CH/login');
    const token = /name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const cookie = (page.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    const headers = { Cookie: cookie, 'X-CSRF-Token': token };
    expect((await get('/api/v1/sessions/logout', { method: 'POST', headers })).status).toBe(200);
    expect((await get('/api/v1/sessions/logout', { method: 'POST', headers: { Cookie: cookie } })).status).toBe(403);
  });

  it('serves the page for an unknown fund, too, in the default look', async () => {
    const answer = await get('/no-such-fund/de-CH/login');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('id="portal-settings">null<');
  });

  it('serves the page for a mailed link whose secrets contain a dot', async () => {
    expect((await get('/bergahorn/de-CH/login/link/abc.def/ghi.jkl')).status).toBe(200);
  });
});

describe('the address of a simulator', () => {
  const buyIn = '/simulators/bergahorn/fr-FR/buyinsimulation';

  it('answers a simulator’s address with a page of the fund that leads back', async () => {
    const from = `${running.url}/bergahorn/fr-FR/prestations`;
    const answer = await get(`${buyIn}?portal=${encodeURIComponent(from)}`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Language')).toBe('fr-FR');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page).toContain('Pensionskasse Bergahorn');
    expect(page).toContain('main{color:red}');
    expect(page).toContain(`href="${from}"`);
    expect(page).toMatch(/name="csrf-token" content="[^"]+"/);
  });

  it('never leads one visitor back to where another came from', async () => {
    const from = `${running.url}/bergahorn/fr-FR/retraite`;
    await get(`${buyIn}?portal=${encodeURIComponent(from)}`);
    expect(await (await get(buyIn)).text()).not.toContain(from);
  });

  it('hides personal data from the first call on if the address says so', async () => {
    expect(await (await get(`${buyIn}?anonymize=true`)).text()).toContain('userinfo?anonymize=true');
  });

  it.each([
    ['/simulators/bergahorn/rm-CH/buyinsimulation', '/simulators/bergahorn/de-CH/buyinsimulation'],
    ['/simulators/Bergahorn/fr-FR/buyinsimulation/', buyIn],
  ])('leads from %s to a language that the fund offers, in one spelling', async (path, to) => {
    const { status, headers } = await get(`${path}?anonymize=true`);
    expect([status, headers.get('Location')]).toEqual([302, `${to}?anonymize=true`]);
  });

  it('answers with a page of the fund, too, if there is no such simulator', async () => {
    const answer = await get('/simulators/bergahorn/fr-FR/none');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Pensionskasse Bergahorn');
  });

  it('serves the page for an unknown fund, too, in the default look', async () => {
    const answer = await get('/simulators/no-such-fund/de-CH/buyinsimulation');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('id="portal-settings">null<');
  });
});

describe('unknown addresses', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/bergahorn/de-CH/main.js',
    '/app.js~',
    '/app.js.bak~',
    '/bergahorn/de-CH/notes.txt%23old',
    '/assets/none.js',
    '/dev/none',
    '/tenant-assets/bergahorn/none.svg',
    '/tenant-assets/no-such-fund/logo.svg',
    '/storybook/none.js',
    '/simulators',
    '/simulators/bergahorn/de-CH',
    '/simulators/bergahorn/de-CH/none/none',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    'GET //evil.example HTTP/1.1',
    'GET /%2e%2e/package.json HTTP/1.1',
    'GET /../package.json HTTP/1.1',
    'GET /tenant-assets/bergahorn/..%2fsettings.json HTTP/1.1',
  ])('%s is not found', async (line) => {
    expect(await raw(line)).toContain(' 404');
  });

  it('allows unknown addresses no method except reading', async () => {
    const answer = await get('/bergahorn/de-CH/login', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(failureSchema.parse(await answer.json()).errors[0]?.code).toBe('err_method_not_allowed');
  });

  it('reports an unknown address to a browser as a page in its language, and to a program as JSON', async () => {
    const headers = { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'fr-CH,fr;q=0.9' };
    const page = await get('/wp-login.php', { headers });
    expect(page.status).toBe(404);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toMatch(/<html lang="fr-FR">[^]+<h1>Ce que vous cherchez ne se trouve pas ici\.<\/h1>/);
    const answer = await get('/wp-login.php', { headers: { 'Accept-Language': 'fr-FR' } });
    expect(failureSchema.parse(await answer.json()).errors[0]).toMatchObject({ code: 'err_not_found' });
  });
});

describe('every answer', () => {
  const json = { 'Content-Type': 'application/json' };
  it.each<[string, number, string, Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }]>([
    ['a page', 200, '/bergahorn/de-CH/login', {}],
    ['the demo', 200, '/demo', {}],
    ['the outbox', 200, '/dev/outbox.json', {}],
    ['health', 200, '/healthz', {}],
    ['an icon that is not there', 204, '/favicon.ico', {}],
    ['a picture', 200, '/tenant-assets/bergahorn/logo.svg', {}],
    ['a simulator', 200, '/simulators/bergahorn/de-CH/buyinsimulation', {}],
    ['a missing file', 404, '/assets/none.js', {}],
    ['a missing page', 404, '/none.php', { headers: { Accept: 'text/html' } }],
    ['another method', 405, '/dev/outbox', { method: 'DELETE' }],
    ['the API', 200, '/api/v1/isvalidtenantcode/?tenantName=bergahorn', {}],
    ['a call without a session', 401, '/api/v1/dashboard', {}],
    ['a call without a token', 403, '/api/v1/sessions/logout', { method: 'POST' }],
    ['a missing call', 404, '/api/v1/none', {}],
    ['another method of a call', 405, '/api/v1/dashboard', { method: 'POST' }],
    ['the methods of a call', 204, '/api/v1/dashboard', { method: 'OPTIONS' }],
    ['too long a body', 413, '/api/v1/sessions/email', { method: 'POST', headers: json, body: 'x'.repeat(100_001) }],
    ['another kind of body', 415, '/api/v1/sessions/email', { method: 'POST', body: 'x' }],
    ['a bad body', 400, '/api/v1/sessions/email', { method: 'POST', headers: json, body: '{}' }],
  ])('every answer restricts what browsers may do with it: %s (%i)', async (_what, status, path, init) => {
    const { csrf, cookie } = await visitor();
    const headers = { ...init.headers, ...(status !== 403 && { 'X-CSRF-Token': csrf, Cookie: cookie }) };
    const answer = await get(path, { ...init, headers });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': path.startsWith('/tenant-assets') ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it.each([
    ['that is no HTTP', 'nonsense', ' 400 '],
    ['whose headers are too long', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}`, ' 431 '],
  ])('restricts browsers even after a request %s', async (_what, head, status) => {
    const answer = await rawAnswer(head);
    expect(answer.split('\r\n')[0]).toContain(status);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('err_validation');
  });
});

describe('what programs ask for by themselves', () => {
  it('keeps search engines away, and has no icon except a page’s own', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await get('/favicon.ico')).status).toBe(204);
  });
});

describe('a fund’s images', () => {
  it('caches a fund’s images for a year under their current version, and runs nothing in them', async () => {
    const page = await (await get('/bergahorn/de-CH/login')).text();
    const address = /href="(\/tenant-assets\/bergahorn\/[^"]+\?v=[^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await get(address);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const again = await get(address, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect((await get(address.replace(/v=.+/, 'v=old'))).headers.get('Cache-Control')).not.toContain('immutable');
  });
});

describe('the demo', () => {
  it('lists the demo’s funds as a page in the reader’s language, and as JSON by the contract', async () => {
    const page = await get('/', { headers: { 'Accept-Language': 'fr-CH,fr;q=0.9,de;q=0.5' } });
    expect(await page.text()).toContain('<html lang="fr-FR"');
    const facts = demoSchema.parse(await (await get('/dev/demo.json')).json());
    const bergahorn = facts.tenants.find(({ code }) => code === 'bergahorn');
    expect(bergahorn?.members[0]?.mobileNumber).toMatch(/^\+41\d{9}$/);
    expect(facts.tenants.length).toBeGreaterThanOrEqual(8);
  });

  it('has an outbox as a page and as JSON, and can be reset only from this machine', async () => {
    expect(outboxSchema.parse(await (await get('/dev/outbox.json?to=nobody@example.org')).json()).messages).toEqual([]);
    expect((await get('/dev/outbox')).status).toBe(200);
    expect((await get('/dev/reset', { method: 'POST' })).status).toBe(200);
    expect((await get('/dev/reset')).status).toBe(405);
    for (const [name, value] of [
      ['X-Forwarded-For', '203.0.113.7'],
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const) {
      const headers = { [name]: value };
      expect((await get('/dev/reset', { method: 'POST', headers })).status).toBe(403);
    }
  });
});

describe('the demo’s messages and its reset', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', '192.168.1.20:4000', 'portal', 'portal.localhost:3000'])(
    'shows the demo’s messages under the name %s',
    async (host) => {
      expect(await raw('GET /dev/outbox.json HTTP/1.1', host)).toContain(' 200 ');
    },
  );

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:4000'])(
    'refuses the demo’s messages and its reset under the name %s, which a stranger may have pointed here',
    async (host) => {
      for (const line of ['GET /dev/outbox.json', 'GET /dev/outbox', 'GET /dev/demo.json', 'POST /dev/reset']) {
        expect(await raw(`${line} HTTP/1.1`, host)).toContain(' 403 ');
      }
    },
  );
});

describe('running it', () => {
  it('reports that it is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('reports in one sentence that its port is taken', async () => {
    const { port } = new URL(running.url);
    await expect(startServer({ env: { PORT: port, DATA_DIR: dataDir }, develop, log: silentLog })).rejects.toThrow(
      `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${Number(port) + 1}.`,
    );
  });

  it.each([
    ['DATA_DIR=/proc/none', 'The folder /proc/none cannot be written to: set DATA_DIR to one that can.'],
    ['DATA_DIR=/dev/null', 'The folder /dev/null cannot be written to: set DATA_DIR to one that can.'],
    ['DATA_DIR=/dev/null/x', 'The folder /dev/null/x cannot be written to: set DATA_DIR to one that can.'],
    ['TENANTS_DIR=/none', 'The folder /none cannot be read: set TENANTS_DIR to the folder of the funds.'],
    ['TENANTS_DIR=/dev/null', 'The folder /dev/null cannot be read: set TENANTS_DIR to the folder of the funds.'],
    [
      'TENANTS_DIR=/proc/self/fd',
      'The folder /proc/self/fd holds no fund: set TENANTS_DIR to the folder of the funds.',
    ],
    ['HOST=203.0.113.9', 'HOST 203.0.113.9 is no address of this machine: use 127.0.0.1 or 0.0.0.0.'],
    [
      'DATABASE_URL=postgres://127.0.0.1:1/x',
      'The database of DATABASE_URL does not answer as needed (connect ECONNREFUSED 127.0.0.1:1): check its host, port, user, password, name and parameters.',
    ],
    [
      'DATABASE_URL=postgres://127.0.0.1:1/x?sslrootcert=/none',
      "The database of DATABASE_URL does not answer as needed (ENOENT: no such file or directory, open '/none'): check its host, port, user, password, name and parameters.",
    ],
  ])('refuses to start with %s and says what to change', async (setting, sentence) => {
    const [name = '', value] = setting.split(/=(.*)/s);
    const env = { PORT: '0', DATA_DIR: join(dataDir, 'other'), [name]: value };
    const start = startServer({ env, develop, log: silentLog });
    await expect(start).rejects.toThrow(new StartError(sentence));
  });

  it('refuses to start with a member whose record contradicts the account, and names file, member and field', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pilaster-funds-'));
    try {
      const source = join(import.meta.dirname, '../../tenants/castagneto');
      cpSync(source, join(folder, 'castagneto'), { recursive: true });
      const file = join(folder, 'castagneto/members.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('246977.15', '265180.20'));
      const env = { PORT: '0', DATA_DIR: join(dataDir, 'other'), TENANTS_DIR: folder };
      await expect(startServer({ env, develop, log: silentLog })).rejects.toThrow(
        "castagneto/members.json [1].vestedBenefitsAtFifty: renzo-cattori: 265’180.20 is more than the account's 246’977.15 on 2025-03-28 (FZG art. 24).",
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('refuses to start on a damaged database folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pilaster-damaged-'));
    try {
      writeFileSync(join(folder, 'db'), 'no folder');
      await expect(startServer({ env: { PORT: '0', DATA_DIR: folder }, develop, log: silentLog })).rejects.toThrow(
        /^The embedded database .* cannot be opened \(.+\): put a backup of it back, or set another DATA_DIR\.$/,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('has no demo pages in production', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pilaster-production-'));
    await fillDataFolder(folder);
    const env = { PORT: '0', DATA_DIR: folder, NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1' };
    const production = await startServer({ env, develop, log: silentLog });
    const origin = `http://127.0.0.1:${production.config.port}`;
    try {
      for (const path of ['/dev/demo.json', '/dev/outbox', '/dev/outbox.json', '/storybook/index.html']) {
        expect((await fetch(origin + path)).status).toBe(404);
      }
      expect((await fetch(`${origin}/dev/reset`, { method: 'POST' })).status).toBe(404);
      expect(await (await fetch(`${origin}/`)).text()).toContain('portal-config');
    } finally {
      await production.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 30_000);
});
