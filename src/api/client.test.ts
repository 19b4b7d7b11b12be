import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ProgramGoneError } from '#domain/call-failure.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { callTimeout, createClient, type ClientOptions } from './client.ts';
import { createCsrfTokens } from './csrf.ts';
import type { Fetch } from './fetch-adapter.ts';
import { loadAxios } from './load-axios.ts';
import { safeStorage } from './safe-storage.ts';

/** Tokens that a client has from the start. */
type Given = { csrf?: string; token?: string };

type Handler = (request: Request) => Response | Promise<Response>;

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

/** A client over a handler, with every request that went out. */
const clientOver = (
  handler: Handler,
  { csrf = 'page-token', token, ...options }: Pick<ClientOptions, 'takeEarly' | 'loadAxios'> & Given = {},
) => {
  const requests: { method: string; url: string; headers: Headers; body: string; credentials: string }[] = [];
  const clock = handClock();
  const session = safeStorage(() => undefined);
  const tokens = createCsrfTokens(csrf, session);
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await request.clone().text(),
      credentials: request.credentials,
    });
    return handler(request);
  };
  const call = createClient({
    baseUrl: 'https://provider.example/api/v1/',
    fetch,
    ...options,
    clock,
    csrf: tokens,
    fund: () => 'nordlicht',
    token: () => token,
    locale: () => 'fr-FR',
  });
  return { call, requests, clock, tokens, session };
};

const user = { firstname: 'Sandra', lastname: 'Huber', emailAddress: 's@example.org', ableToImpersonate: false };

describe('a call', () => {
  it('calls the contract’s path with its parameters, query and body, cookies included', async () => {
    const { call, requests } = clientOver(() => json({ data: { token: 'a token' } }), { token: 'tab-token' });
    const answer = await call(endpoints.logIn, { path: { sessionId: 'a/b' }, body: { smsCode: '012345' } });
    expect(answer).toMatchObject({ ok: true, status: 200, data: { token: 'a token' } });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'PATCH',
      url: 'https://provider.example/api/v1/sessions/login/a%2Fb',
      body: '{"smsCode":"012345"}',
      credentials: 'include',
    });
    expect(requests[0]?.headers.get('X-CSRF-Token')).toBe('page-token');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer tab-token');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('fr-FR');
  });

  it('takes the answer to what the page has asked for before, and asks for nothing then', async () => {
    const asked: string[] = [];
    const { call, requests } = clientOver(() => json({ data: user, meta: { impersonationBox: null } }), {
      token: 'tab-token',
      takeEarly: async (url, { method, headers }) => {
        asked.push(`${method} ${url} ${headers.get('Authorization') ?? ''} ${headers.get('Accept-Language') ?? ''}`);
        return asked.length === 1 ? json({ data: { ...user, firstname: 'Early' }, meta: null }) : undefined;
      },
    });
    const [early, late] = [
      await call(endpoints.userInfo, { query: {} }),
      await call(endpoints.userInfo, { query: {} }),
    ];
    expect([early.ok && early.data.firstname, late.ok && late.data.firstname]).toEqual(['Early', user.firstname]);
    expect(asked[0]).toBe('GET https://provider.example/api/v1/users/current/userinfo Bearer tab-token fr-FR');
    expect(requests).toHaveLength(1);
  });

  it('leaves an early answer to another call if it is given up before', async () => {
    const asked: string[] = [];
    const { call } = clientOver(() => json({ data: user, meta: null }), {
      takeEarly: async (url) => {
        asked.push(url);
        return undefined;
      },
    });
    const answer = await call(endpoints.userInfo, { query: {}, signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ failure: { kind: 'aborted' } });
    expect(asked).toEqual([]);
  });

  it('omits query parameters that are not set', async () => {
    const { call, requests } = clientOver(() => json({ data: user, meta: { impersonationBox: null } }));
    await call(endpoints.userInfo, { query: {} });
    await call(endpoints.userInfo, { query: { anonymize: 'true' } });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['', '?anonymize=true']);
    expect(requests[0]?.headers.has('X-CSRF-Token')).toBe(false);
  });

  it('does not send a request that would break the contract', async () => {
    const { call, requests } = clientOver(() => json({ data: {} }));
    const answer = await call(endpoints.logIn, { path: { sessionId: 'id' }, body: { smsCode: 'x'.repeat(65) } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'parse' } });
    expect(answer.ok ? '' : answer.failure.path).toMatch(/^body\.smsCode/);
    expect(requests).toHaveLength(0);
  });
});

describe('an answer', () => {
  it('reports the path of what breaks the contract in an answer', async () => {
    const { call } = clientOver(() => json({ data: { isValid: 'perhaps' } }));
    const answer = await call(endpoints.isValidTenantCode, { query: { tenantName: 'musterfund' } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'parse', status: 200 } });
    expect(answer.ok ? '' : answer.failure.path).toMatch(/^data\.isValid/);
  });

  it('leaves out who somebody is if the call asked to hide it and the provider did not, but not what is masked', async () => {
    const masked = { ...user, lastname: 'M***', emailAddress: null };
    const { call } = clientOver(() => json({ data: masked }));
    const [hidden, open] = [
      await call(endpoints.userInfo, { query: { anonymize: 'true' } }),
      await call(endpoints.userInfo, { query: { anonymize: 'false' } }),
    ];
    expect(hidden.ok && hidden.data).toMatchObject({ firstname: '', lastname: 'M***', emailAddress: '' });
    expect(open.ok && open.data).toMatchObject({ firstname: user.firstname, lastname: 'M***', emailAddress: '' });
  });

  it.each([
    ['a web page', '<!doctype html><p>Gateway</p>', 'html'],
    ['broken JSON', '{"data": ', 'parse'],
    ['null', 'null', 'parse'],
    ['nothing at all', '', 'parse'],
    ['a list', '[]', 'parse'],
    ['an object without data', '{}', 'parse'],
  ])('turns an answer of 200 that is %s into a failure', async (_, body, kind) => {
    const { call } = clientOver(() => new Response(body));
    expect(await call(endpoints.userInfo, { query: {} })).toMatchObject({ ok: false, failure: { kind, status: 200 } });
  });

  it.each([
    ['{"data":{"isSuccessfull":false}}', false],
    ['{"isSuccessfull":false}', false],
    ['{"isSuccessfull":true}', true],
    ['{"sent":true}', true],
    ['{}', true],
    ['null', true],
    ['', true],
  ])(
    'takes an acknowledgement for a success unless it says otherwise, with or without an envelope: %s',
    async (body, yes) => {
      const { call } = clientOver(() => new Response(body));
      const answer = await call(endpoints.validateRegistrationSms, { path: { id: 'a' }, body: { smsCode: '123456' } });
      expect(answer).toMatchObject({ ok: true, data: { isSuccessful: yes } });
    },
  );

  it('takes a login that a provider with cookies acknowledges by nothing', async () => {
    const { call } = clientOver(() => new Response(null, { status: 204 }));
    const answer = await call(endpoints.logIn, { path: { sessionId: 'id' }, body: { smsCode: '123456' } });
    expect(answer).toMatchObject({ ok: true, data: { token: '', user: null } });
  });

  it('returns a refusal’s messages, its wait and the tries left', async () => {
    const { call } = clientOver(() =>
      json(
        { errors: [{ code: 'err_too_many', detail: 'Zu viele Versuche' }], requestId: 'r-1', meta: { triesLeft: 2 } },
        { status: 429, headers: { 'Retry-After': '90' } },
      ),
    );
    expect(await call(endpoints.dashboard, {})).toEqual({
      ok: false,
      failure: {
        kind: 'answer',
        status: 429,
        errors: [{ code: 'err_too_many', detail: 'Zu viele Versuche' }],
        retryAfter: 90,
        triesLeft: 2,
        requestId: 'r-1',
        call: 'GET dashboard',
      },
    });
  });

  it('understands a wait that is given as a date', async () => {
    const { call, clock } = clientOver(() =>
      json(
        { errors: [{ code: 'err_too_many', detail: '' }] },
        { status: 429, headers: { 'Retry-After': new Date(clock.now() + 30_000).toUTCString() } },
      ),
    );
    expect(await call(endpoints.dashboard, {})).toMatchObject({ failure: { retryAfter: 30 } });
  });

  it('tells a gateway’s refusal from the provider’s', async () => {
    const { call } = clientOver(() => new Response('<h1>502</h1>', { status: 502 }));
    expect(await call(endpoints.dashboard, {})).toMatchObject({ failure: { kind: 'html', status: 502, errors: [] } });
  });

  it('gives up after 20 seconds without an answer, even if the fetch ignores the signal', async () => {
    const asked = Promise.withResolvers<void>();
    const clock = handClock();
    const call = createClient({
      baseUrl: 'https://provider.example/api/v1/',
      fetch: () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
      clock,
      csrf: createCsrfTokens(
        'page-token',
        safeStorage(() => undefined),
      ),
      fund: () => 'nordlicht',
      token: () => undefined,
      locale: () => 'fr-FR',
    });
    const answer = call(endpoints.dashboard, {});
    await asked.promise;
    clock.pass(callTimeout);
    expect(await answer).toMatchObject({ ok: false, failure: { kind: 'timeout', status: 0 } });
  });

  it.each([
    ['program', new ProgramGoneError('A part of the portal could not be fetched.')],
    ['network', new TypeError('Failed to fetch dynamically imported module')],
  ])('fails as %s if what makes it can’t be fetched, and is made once it can', async (kind, error) => {
    let isThere = false;
    const load = async () => {
      if (!isThere) throw error;
      return loadAxios();
    };
    const { call, requests } = clientOver(() => json({ data: {} }), { loadAxios: load });
    expect(await call(endpoints.dashboard, {})).toMatchObject({ ok: false, failure: { kind, status: 0 } });
    expect(requests).toEqual([]);
    isThere = true;
    expect(await call(endpoints.dashboard, {})).toMatchObject({ ok: true });
  });

  it('gives up after 20 seconds without an answer', async () => {
    const arrived = Promise.withResolvers<void>();
    const { call, clock } = clientOver((request) => {
      arrived.resolve();
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    });
    const answer = call(endpoints.dashboard, {});
    await arrived.promise;
    clock.pass(callTimeout);
    expect(await answer).toMatchObject({ ok: false, failure: { kind: 'timeout', status: 0 } });
  });

  it('does not report a cancelled call as a network failure', async () => {
    const abort = new AbortController();
    const { call } = clientOver(() => {
      abort.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    expect(await call(endpoints.dashboard, { signal: abort.signal })).toMatchObject({ failure: { kind: 'aborted' } });
  });

  it('reports an answer that can’t arrive as a network failure', async () => {
    const { call } = clientOver(() => {
      throw new TypeError('fetch failed');
    });
    expect(await call(endpoints.dashboard, {})).toMatchObject({ failure: { kind: 'network', status: 0 } });
  });
});

const refused = (headers: Record<string, string> = {}) =>
  json({ errors: [{ code: 'err_csrf', detail: 'Bitte laden Sie die Seite neu.' }] }, { status: 403, headers });

describe('the CSRF token', () => {
  it('fetches the CSRF token again and repeats the call once if the token was refused', async () => {
    const { call, requests } = clientOver((request) => {
      if (request.method === 'GET') return json({ data: { isValid: true } }, { headers: { 'X-CSRF-Token': 'fresh' } });
      return request.headers.get('X-CSRF-Token') === 'fresh' ? json({ data: { isSuccessfull: true } }) : refused();
    });
    expect(await call(endpoints.logOut, {})).toMatchObject({ ok: true });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
    expect(requests[1]?.url).toContain('isvalidtenantcode/?tenantName=nordlicht');
  });

  it('uses the token that a refusal contains, without asking for another', async () => {
    const { call, requests } = clientOver((request) =>
      request.headers.get('X-CSRF-Token') === 'fresh'
        ? json({ data: { isSuccessfull: true } })
        : refused({ 'X-CSRF-Token': 'fresh' }),
    );
    expect(await call(endpoints.logOut, {})).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  it('refuses after the token was refused twice', async () => {
    const { call, requests } = clientOver((request) =>
      request.method === 'GET' ? json({ data: { isValid: true } }) : refused(),
    );
    expect(await call(endpoints.logOut, {})).toMatchObject({
      ok: false,
      failure: { status: 403, errors: [{ code: 'err_csrf' }] },
    });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
  });

  it('gets the token by a first GET if the page has none', async () => {
    const { call, requests } = clientOver(
      (request) =>
        request.method === 'GET'
          ? json({ data: { isValid: true } }, { headers: { 'X-CSRF-Token': 'first' } })
          : json({ data: { isSuccessfull: true } }),
      { csrf: '' },
    );
    await call(endpoints.logOut, {});
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(requests[1]?.headers.get('X-CSRF-Token')).toBe('first');
  });

  it('keeps the newest token for the tab’s next page', async () => {
    const { call, tokens, session } = clientOver(() =>
      json({ data: { isSuccessfull: true } }, { headers: { 'X-CSRF-Token': 'newest' } }),
    );
    await call(endpoints.logOut, {});
    tokens.save();
    expect(createCsrfTokens('', session).current()).toBe('newest');
    expect(createCsrfTokens('of the page', session).current()).toBe('of the page');
  });
});
