import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Provider } from '#server/http/provider.ts';
import { storeError } from '#server/store/store-unavailable.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, refusalOf, type Reply } from './browser.ts';
import { databases, providerOn, recordingLog, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { linkBody, logIn, peopleOf, type Person } from './people.ts';

describe.each(databases)('what the provider makes of bad input, on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let browser: Browser;
  let anna: Person;
  const { log, lines } = recordingLog();

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    provider = providerOn({ store, clock: new TestClock(), log });
    browser = await new Browser(provider).arrive();
    const [first] = await peopleOf('bergahorn', 'active');
    if (first === undefined) throw new Error('The fund has no active member.');
    anna = first;
  }, 60_000);
  afterAll(() => database.stop());

  const detail = async (language: string) =>
    refusalOf(await browser.call('GET', 'dashboard', { headers: { 'accept-language': language } })).detail;

  const post = (raw: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    browser.call('POST', 'sessions/email', { raw, headers: { 'content-type': type } });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('accepts no body of type "%s"', async (type) => {
    const reply = await post(JSON.stringify(linkBody(anna)), type);
    expect(reply.status).toBe(415);
    expect(refusalOf(reply).code).toBe('err_unsupported_media_type');
  });

  test('accepts JSON with a charset', async () => {
    const body = JSON.stringify(linkBody({ tenant: 'bergahorn', emailAddress: 'no@example.org' }));
    expect((await post(body, 'Application/JSON; charset=utf-8')).status).toBe(401);
  });

  test('accepts no body over 100 kB, whatever length it claims', async () => {
    const reply = await post(`{"emailAddress":"${'a'.repeat(100_001)}"}`);
    expect(reply.status).toBe(413);
    expect(refusalOf(reply).code).toBe('err_too_large');
  });

  test.each([
    ['nothing', '', undefined],
    ['half a document', '{"emailAddress":', undefined],
    ['an array', '[]', undefined],
    ['a string', '"x"', undefined],
    ['null', 'null', undefined],
    [
      'a number as address',
      JSON.stringify({ urlCallback: 'x', tenant: 'x', language: 'de-CH', emailAddress: 5 }),
      'emailAddress',
    ],
    [
      'a list as address',
      JSON.stringify({ urlCallback: 'x', tenant: 'x', language: 'de-CH', emailAddress: ['a@b.ch'] }),
      'emailAddress',
    ],
    [
      'an object as tenant',
      JSON.stringify({ emailAddress: 'a@b.ch', urlCallback: 'x', tenant: {}, language: 'de-CH' }),
      'tenant',
    ],
    [
      'an unknown language',
      JSON.stringify({ emailAddress: 'a@b.ch', urlCallback: 'x', tenant: 'x', language: 'xx' }),
      'language',
    ],
    [
      'an address that is too long',
      JSON.stringify({ emailAddress: `${'a'.repeat(300)}@b.ch`, urlCallback: 'x', tenant: 'x', language: 'de-CH' }),
      'emailAddress',
    ],
    [
      'a NUL',
      JSON.stringify({ emailAddress: 'a\u0000@b.ch', urlCallback: 'x', tenant: 'x', language: 'de-CH' }),
      'emailAddress',
    ],
    [
      'half a character',
      '{"emailAddress":"a\\ud800@b.ch","urlCallback":"x","tenant":"x","language":"de-CH"}',
      'emailAddress',
    ],
    [
      'a line break in the address',
      JSON.stringify({ emailAddress: 'a@b.ch\r\nBcc: c@d.ch', urlCallback: 'x', tenant: 'x', language: 'de-CH' }),
      'emailAddress',
    ],
  ])('answers 400 to %s', async (_what, raw, field) => {
    const reply = await post(raw);
    expect(reply.status).toBe(400);
    const refusal = refusalOf(reply);
    expect(refusal.code).toBe('err_validation');
    expect(refusal.field).toBe(field);
  });

  test('answers 400 to bytes that are not UTF-8', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).status).toBe(400);
  });

  test('answers 400 to a document that is nested a thousand deep', async () => {
    expect((await post(`{"emailAddress":${'['.repeat(1000)}${']'.repeat(1000)}}`)).status).toBe(400);
  });

  test('ignores unknown keys and prototypes', async () => {
    const body = `{"emailAddress":"x@example.org","urlCallback":"http://127.0.0.1:3000/bergahorn/de-CH/login/link","tenant":"bergahorn","language":"de-CH","__proto__":{"access":"open"},"constructor":1,"access":"open"}`;
    expect((await post(body)).status).toBe(401);
  });

  test.each([
    '//api/v1/dashboard',
    '/api//v1/dashboard',
    '/api/v1//dashboard',
    '/%2e%2e/etc/passwd',
    '/api/v1/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/api/v1/.hidden',
    '/api/v1/users%2Fcurrent%2Fuserinfo',
    '/api/v1/%00',
    '/api/v1/%',
    '/api/v1/%ff',
    '/api/v1/nothing',
    '/api/v1/',
    '/api/v2/dashboard',
    '/api/v1/dashboard/',
    '/api/v1/dashboard/x',
    '/nothing.php',
  ])('answers JSON 404 at %s', async (path) => {
    const reply = await browser.request('GET', path);
    expect(reply.status).toBe(404);
    expect(refusalOf(reply).code).toBe('err_not_found');
  });

  test.each([
    ['DELETE', 'dashboard', 'GET'],
    ['POST', 'dashboard', 'GET'],
    ['GET', 'sessions/email', 'POST'],
    ['PUT', 'sessions/sms/abc', 'PATCH'],
    ['PATCH', 'isvalidtenantcode/', 'GET'],
  ])('answers 405 to %s %s and names the allowed method', async (method, path, allowed) => {
    const reply = await browser.call(method, path);
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toContain(allowed);
    expect(refusalOf(reply).code).toBe('err_method_not_allowed');
  });

  test.each(['isvalidtenantcode', 'globalsettings'])('accepts %s with and without a trailing slash', async (path) => {
    for (const slash of ['', '/']) {
      expect((await browser.call('GET', `${path}${slash}?tenantName=bergahorn`)).status).toBe(200);
    }
  });

  test.each([
    '',
    '..',
    '../bergahorn',
    'BERGAHORN',
    'constructor',
    '__proto__',
    "x' or '1'='1",
    'nope',
    'a'.repeat(41),
    'a'.repeat(80),
    'a'.repeat(5_000),
  ])('knows no fund called "%s"', async (name) => {
    const query = `?tenantName=${encodeURIComponent(name)}`;
    const valid = await browser.call('GET', `isvalidtenantcode/${query}`);
    expect([valid.status, valid.json]).toEqual([200, { data: { isValid: false } }]);
    expect((await browser.call('GET', `globalsettings/${query}`)).status).toBe(404);
  });

  test.each(['?tenantName=%00', '?tenantName=berg%00ahorn', '', '?tenantName=bergahorn&tenantName=fadental'])(
    'accepts no fund from the query "%s"',
    async (query) => {
      for (const path of ['isvalidtenantcode/', 'globalsettings/']) {
        const reply = await browser.call('GET', path + query);
        expect([reply.status, refusalOf(reply).field]).toEqual([400, 'tenantName']);
      }
    },
  );

  test('sends a request id in the answer and the header, and nothing internal', async () => {
    const reply = await browser.call('GET', 'nothing');
    const id = reply.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(reply.text).toContain(String(id));
    expect(reply.text).not.toMatch(/at \w+ \(|\.ts|select |node_modules/);
  });

  test('answers in the language of the caller', async () => {
    expect(await detail('fr-CH,fr;q=0.9')).toContain('session est terminée');
    expect(await detail('it')).toContain('sessione');
    expect(await detail('xx-XX')).toContain('Sitzung');
    expect(await detail('de;q=0.5, fr;q=0.9')).toContain('session est terminée');
    expect(await detail('xx-XX, it-CH;q=0.8')).toContain('sessione');
    expect(await detail('fr-FR')).toContain('session est terminée');
  });

  describe('in a French session', () => {
    let session: Browser;
    beforeAll(async () => {
      session = await new Browser(provider).arrive();
      await logIn(session, store, anna);
      await session.call('PUT', 'users/current/changemylanguage?newLanguage=fr-FR');
    });

    test.each([
      ['an unknown call', 'GET', '/api/v1/nothing'],
      ['another method of a call', 'POST', '/api/v1/dashboard'],
      ['a path that plays tricks', 'GET', '/api/v1/%2e%2e/dashboard'],
      ['an unknown path elsewhere', 'GET', '/nothing.php'],
      ['a call that is open to all', 'GET', '/api/v1/isvalidtenantcode/'],
      ['a write without a token', 'POST', '/api/v1/sessions/logout'],
    ])('refuses %s in French, whatever list the browser sends', async (_what, method, path) => {
      const refused = async (language: string) => {
        const headers = { 'accept-language': language, 'x-csrf-token': 'none' };
        return refusalOf(await session.request(method, path, { headers })).detail;
      };
      expect(await refused('de-CH,de;q=0.9')).toBe(await refused('fr-FR'));
      expect(await refused('de-CH,de;q=0.9')).not.toBe(await refused('it-IT'));
    });

    test('shows the page of a refusal in French', async () => {
      const headers = { accept: 'text/html', 'accept-language': 'de-CH,de;q=0.9' };
      const reply = await session.request('GET', '/nothing.php', { headers });
      expect([reply.status, reply.headers.get('content-language')]).toEqual([404, 'fr-FR']);
      expect(reply.text).toContain('<html lang="fr-FR"');
    });
  });

  test('answers 503 on pages, too, while the database is unavailable', async () => {
    const away = storeError(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const broken = new Browser(providerOn({ store, clock: new TestClock(), site: () => Promise.reject(away) }));
    const reply = await broken.request('GET', '/dev/outbox.json');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refusalOf(reply).code).toBe('err_unavailable');
  });

  /** The answer to a call if the session can't be looked up. */
  const askedWhile = (problem: Error): Promise<Reply> => {
    const away: Store = { ...store, findSession: () => Promise.reject(storeError(problem)) };
    const broken = new Browser(providerOn({ store: away, clock: new TestClock() }));
    return broken.call('GET', 'dashboard', { headers: { authorization: `Bearer ${'a'.repeat(43)}` } });
  };

  test.each([
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('deadlock detected'), { code: '40P01' }),
    new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]),
    new Error('Connection terminated unexpectedly'),
    new Error('PGlite is closed'),
  ])('answers 503 while the database is unavailable or overloaded (%s)', async (error) => {
    expect((await askedWhile(error)).status).toBe(503);
  });

  test.each([
    new Error('The connection between two figures is missing'),
    new TypeError('connectionOf is not a function'),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
  ])('answers 500 to a bug, whatever its message (%s)', async (error) => {
    expect((await askedWhile(error)).status).toBe(500);
  });

  test('says when to retry while the database is unavailable', async () => {
    const reply = await askedWhile(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).not.toBeNull();
    expect(refusalOf(reply).code).toBe('err_unavailable');
  });

  test('writes no address, number, code or token into its log', async () => {
    lines.length = 0;
    const visitor = await new Browser(provider).arrive();
    const token = await logIn(visitor, store, anna);
    await visitor.call('POST', 'sessions/logout');
    const rows = await store.withSystem((tx) => tx.selectFrom('message').selectAll().execute());
    const secrets = [
      token,
      anna.emailAddress,
      anna.mobileNumber,
      ...rows.flatMap(({ code, links }) => [code ?? '', ...links]),
    ];
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of secrets) if (secret !== '') expect(lines.join('\n')).not.toContain(secret);
    expect(lines.join('\n')).toContain('authn_login_success');
  });
});
