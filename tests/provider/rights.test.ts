import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openPagesOf } from '#domain/open-pages.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf } from './browser.ts';
import { databases, providerOn, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { linkBody, logIn, peopleOf, peopleOfAllFunds, type Person } from './people.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';

const needsSession = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.access === 'session');
const openToAll = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.access === 'open');

/** A call that its schema accepts, so that only rights decide. */
const goodCall = (name: string, endpoint: Endpoint, person: Person) => {
  const queries: Readonly<Record<string, string>> = {
    changeMyLanguage: '?newLanguage=de-CH',
    impersonate: '?isActive=true',
    downloadDocument: `?fileCode=${'a'.repeat(43)}`,
    isValidTenantCode: '?tenantName=bergahorn',
    globalSettings: '?tenantName=bergahorn',
  };
  const bodies: Readonly<Record<string, unknown>> = {
    requestLoginLink: linkBody(person),
    requestRegistration: linkBody(person),
    sendLoginSms: { emailCode: 'x'.repeat(43) },
    logIn: { smsCode: '000000' },
    updateLoginData: { restoreEmailAddress: 'other@example.org' },
    confirmEmail: { token: 'x'.repeat(43), code: '000000' },
    confirmMobileNumber: { token: 'x'.repeat(43), code: '000000' },
    changeAddress: { addressRow1: 'Seeweg 1', zipCode: '8000', city: 'Zürich', countryCode: 'CH' },
    changeCivilStatus: { status: 1 },
    sendMessage: { subject: 'Frage', body: 'Guten Tag' },
    simulate: {},
    keepScenario: { name: 'A', simulator: 'buyIn', changes: { buyIn: { amount: 1, from: '2026-12-31' } } },
    changeScenario: { name: 'A' },
    validateRegistrationEmail: { emailCode: 'x'.repeat(43) },
    register: { firstname: 'A', name: 'B', birthDate: '1980-01-01', socialSecurityNumber: '756.0000.0000.19' },
    sendRegistrationSms: { mobileNumber: '+41790000099' },
    validateRegistrationSms: { smsCode: '000000' },
    validateRegistrationLetter: { letterCode: 'AAAA-AAAA' },
  };
  const path = endpoint.path.replaceAll(/\{\w+\}/g, 'a'.repeat(43)) + (queries[name] ?? '');
  return { method: endpoint.method, path, ...(name in bodies && { body: bodies[name] }) };
};

describe.each(databases)('who may do what on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let member: Person;
  let other: Person;
  let foreign: Person;
  let left: Person;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    provider = providerOn({ store, clock: new TestClock() });
    const [first, second] = await peopleOf('bergahorn', 'active');
    const [abroad] = await peopleOf('fadental', 'active');
    const [gone] = await peopleOfAllFunds('left');
    if (!first || !second || !abroad || !gone) throw new Error('The demo funds lack people.');
    [member, other, foreign, left] = [first, second, abroad, gone];
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  test.each(needsSession)('nobody gets 401 from %s', async (name, endpoint) => {
    const browser = await new Browser(provider).arrive();
    const { method, path, body } = goodCall(name, endpoint, member);
    const reply = await browser.call(method, path, { body });
    expect(reply.status).toBe(401);
    expect(reply.text).toContain('err_unauthorized');
  });

  test.each(openToAll)('nobody gets an answer other than 401 err_unauthorized from %s', async (name, endpoint) => {
    const browser = await new Browser(provider).arrive();
    const { method, path, body } = goodCall(name, endpoint, member);
    const reply = await browser.call(method, path, { body });
    expect(reply.text).not.toContain('err_unauthorized');
    expect(reply.status).toBeLessThan(500);
  });

  test.each(needsSession)('a made-up, a truncated and an extended token get 401 from %s', async (name, endpoint) => {
    const browser = await new Browser(provider).arrive();
    const { method, path, body } = goodCall(name, endpoint, member);
    for (const token of ['a'.repeat(43), 'a'.repeat(42), 'a'.repeat(64), '%', "' or 1=1 --"]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await browser.call(method, path, { body, headers })).status).toBe(401);
    }
  });

  test('a member, another member and one of another fund each see only themselves, whatever they send', async () => {
    for (const person of [member, other, foreign]) {
      const browser = await new Browser(provider).arrive();
      await logIn(browser, store, person);
      const reply = await browser.call('GET', 'users/current/userinfo?tenant=bergahorn&tenantName=bergahorn', {
        headers: { 'x-tenant': 'bergahorn' },
      });
      expect(dataOf(reply, endpoints.userInfo.data).emailAddress).toBe(person.emailAddress);
      const meta = endpoints.userInfo.meta.parse(
        typeof reply.json === 'object' && reply.json !== null && 'meta' in reply.json ? reply.json.meta : {},
      );
      expect(meta.session?.tenant ?? person.tenant).toBe(person.tenant);
    }
  });

  test('pages show a member’s own figures, and identify nobody while personal data are hidden', async () => {
    const seen = new Set<string>();
    for (const person of [member, other, foreign]) {
      const browser = await new Browser(provider).arrive();
      await logIn(browser, store, person);
      const open = await browser.call('GET', 'pages/creditbalance?tenant=bergahorn', {
        headers: { 'x-tenant': 'bergahorn' },
      });
      const { personalInformation: shown } = dataOf(open, endpoints.insuranceOverview.data);
      const number = shown?.ahvNumber ?? '';
      expect(number).toMatch(/^756\./);
      seen.add(number);
      const hidden = await browser.call('GET', 'pages/creditbalance?anonymize=true');
      for (const secret of [number, shown?.lastname, shown?.companyName, shown?.birthDate]) {
        expect(hidden.text).not.toContain(secret);
      }
    }
    expect(seen.size).toBe(3);
  });

  test('the pages that are open to a member are those that their dashboard leads to, each once', async () => {
    const browser = await new Browser(provider).arrive();
    await logIn(browser, store, member);
    const reply = await browser.call('GET', 'users/current/userinfo');
    const meta = endpoints.userInfo.meta.parse(Reflect.get(Object(reply.json), 'meta'));
    const boxes = dataOf(await browser.call('GET', 'dashboard'), endpoints.dashboard.data);
    expect(meta.pages).toEqual(openPagesOf(boxes));
    expect(meta.pages).toHaveLength(new Set(meta.pages).size);
    expect(meta.processingDate).toBe(boxes.processing?.date);
    expect(meta.address?.length).toBeGreaterThan(1);
    expect(meta.openingHours).toContain('Montag');
    expect(meta.pages).toEqual(
      expect.arrayContaining(['retirement', 'death-benefit', 'disability', 'buy-in', 'documents', 'questions']),
    );
  });

  test('only names in the contract can be looked up, and the provider decides on their addresses', async () => {
    const clock = new TestClock();
    clock.pass(30_000);
    const browser = await new Browser(providerOn({ store, clock })).arrive();
    await logIn(browser, store, member);
    const known = await browser.call('GET', 'pages/buyinsimulation');
    expect(dataOf(known, endpoints.pageLink.data)).toBe(
      'http://127.0.0.1:3000/simulators/bergahorn/de-CH/buyinsimulation',
    );
    for (const name of ['other', 'buyinsimulation.', '..', '%2e%2e', 'https:', 'BUYINSIMULATION', 'constructor']) {
      expect([name, (await browser.call('GET', `pages/${name}`)).status >= 400]).toEqual([name, true]);
    }
  });

  test('a fund’s own simulator takes precedence', async () => {
    const clock = new TestClock();
    clock.pass(40_000);
    const base = demoFunds;
    const pageLinks = { buyinsimulation: 'https://simulator.example/buy-in' };
    const find: Funds['find'] = async (code) => {
      const fund = await base.find(code);
      if (fund === null) return null;
      const { tenant } = fund;
      return { ...fund, tenant: { ...tenant, settings: { ...tenant.settings, pageLinks } } };
    };
    const browser = await new Browser(providerOn({ store, clock, funds: { ...base, find } })).arrive();
    await logIn(browser, store, member);
    const addressOf = async (name: string) =>
      dataOf(await browser.call('GET', `pages/${name}`), endpoints.pageLink.data);
    expect(await addressOf('buyinsimulation')).toBe('https://simulator.example/buy-in');
    expect(await addressOf('homeownershipsimulation')).toContain('/simulators/bergahorn/');
  });

  test('a person who has left cannot log in', async () => {
    const browser = await new Browser(provider).arrive();
    expect((await browser.call('POST', 'sessions/email', { body: linkBody(left) })).status).toBe(401);
    expect((await browser.call('GET', 'dashboard')).status).toBe(401);
  });

  test("another member cannot confirm a member's new address", async () => {
    const clock = new TestClock();
    const funds = providerOn({ store, clock });
    const [own, theirs] = [await new Browser(funds).arrive(), await new Browser(funds).arrive()];
    clock.pass(3600);
    await logIn(own, store, member);
    await logIn(theirs, store, other);
    const body = { restoreEmailAddress: 'recovery@example.org' };
    const asked = await own.call('PUT', 'users/current/profile/logindata', { body });
    const { confirmationToken: token } = dataOf(asked, endpoints.updateLoginData.data);
    const [mail] = await store.withSystem((tx) =>
      tx.selectFrom('message').selectAll().where('recipient', '=', 'recovery@example.org').execute(),
    );
    const confirm = { body: { token, code: mail?.code ?? '' } };
    expect((await theirs.call('PUT', 'users/current/profile/emailconfirmation', confirm)).status).toBe(400);
    const done = await own.call('PUT', 'users/current/profile/emailconfirmation', confirm);
    expect(dataOf(done, endpoints.confirmEmail.data)).toEqual({ isSuccessful: true });
    expect((await own.call('PUT', 'users/current/profile/emailconfirmation', confirm)).status).toBe(400);
  });

  test('hides who the member is on request, even if the fund has no such switch', async () => {
    const clock = new TestClock();
    const anonymous = providerOn({ store, clock });
    clock.pass(7200);
    const browser = await new Browser(anonymous).arrive();
    await logIn(browser, store, foreign);
    const reply = await browser.call('GET', 'users/current/userinfo?anonymize=true');
    const user = dataOf(reply, endpoints.userInfo.data);
    expect(user).toMatchObject({ firstname: '', lastname: '', emailAddress: '' });
    expect(reply.text).not.toContain(foreign.emailAddress);
  });

  test('writes without this visitor’s CSRF token are refused, even public ones, before the session is looked up', async () => {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.method === 'GET') continue;
      const { method, path, body } = goodCall(name, endpoint, member);
      const stranger = new Browser(provider);
      const bare = await stranger.call(method, path, { body });
      expect([name, bare.status]).toEqual([name, 403]);
      expect(bare.text).toContain('err_csrf');
      const thief = new Browser(provider);
      await thief.arrive();
      thief.csrf = (await new Browser(provider).arrive()).csrf;
      expect([name, (await thief.call(method, path, { body })).status]).toEqual([name, 403]);
    }
  });

  test('a refused write returns the token with which it succeeds', async () => {
    const browser = new Browser(provider);
    const refused = await browser.call('POST', 'sessions/logout');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-csrf-token')).not.toBeNull();
    expect((await browser.call('POST', 'sessions/logout')).status).toBe(200);
  });

  test('a bearer’s writes need the token, too', async () => {
    const clock = new TestClock();
    clock.pass(10_800);
    const later = providerOn({ store, clock });
    const token = await logIn(await new Browser(later).arrive(), store, member);
    const program = new Browser(later);
    const headers = { authorization: `Bearer ${token}` };
    const path = 'users/current/changemylanguage?newLanguage=de-CH';
    expect((await program.call('PUT', path, { headers })).status).toBe(403);
    expect((await program.call('PUT', path, { headers })).status).toBe(200);
  });

  test('writes from another site are refused, those of a configured portal are not', async () => {
    const both = providerOn({ store, clock: new TestClock(), portalOrigins: ['https://portal.example.org'] });
    const browser = await new Browser(both).arrive();
    const from = (headers: Record<string, string>) => browser.call('POST', 'sessions/logout', { headers });
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ origin: 'null' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' })).status).toBe(200);
    expect((await from({ 'sec-fetch-site': 'cross-site', origin: 'https://portal.example.org' })).status).toBe(200);
  });

  test('CORS admits only configured portals, by name and with credentials', async () => {
    const both = providerOn({ store, clock: new TestClock(), portalOrigins: ['https://portal.example.org'] });
    const browser = new Browser(both);
    const path = 'isvalidtenantcode/?tenantName=bergahorn';
    for (const origin of [
      'https://evil.example',
      'null',
      'https://portal.example.org.evil.example',
      'http://portal.example.org',
    ]) {
      const reply = await browser.call('GET', path, { headers: { origin } });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      expect(reply.headers.get('vary')).toContain('Origin');
    }
    const origin = 'https://portal.example.org';
    const reply = await browser.call('GET', path, { headers: { origin } });
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
    const preflight = await browser.call('OPTIONS', 'sessions/email', {
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-csrf-token');
  });

  test('cookies are HttpOnly and Lax, behind https Secure and tied to the host', async () => {
    const plain = await new Browser(provider).call('GET', 'isvalidtenantcode/?tenantName=bergahorn');
    expect(plain.headers.getSetCookie()[0]).toMatch(/^pilaster-visitor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = providerOn({ store, clock: new TestClock(), publicUrl: 'https://portal.example.ch' });
    const reply = await new Browser(secure).call('GET', 'isvalidtenantcode/?tenantName=bergahorn');
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^__Host-pilaster-visitor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  test('a portal on another origin weakens nobody else’s cookies', async () => {
    const foreign = 'https://portal.elsewhere.example';
    const both = providerOn({
      store,
      clock: new TestClock(),
      publicUrl: 'https://portal.example.ch',
      portalOrigins: [foreign],
    });
    const sameSiteFor = async (origin: string | null): Promise<(string | undefined)[]> => {
      const headers: Record<string, string> = origin === null ? {} : { origin };
      const visitor = new Browser(both, undefined, 'https://portal.example.ch');
      const first = await visitor.call('GET', 'isvalidtenantcode/?tenantName=bergahorn', { headers });
      const last = await visitor.call('POST', 'sessions/logout', { headers });
      return [first, last].map((reply) => /SameSite=(\w+)/.exec(reply.headers.getSetCookie()[0] ?? '')?.[1]);
    };
    expect(await sameSiteFor(foreign)).toEqual(['None', 'None']);
    expect(await sameSiteFor('https://portal.example.ch')).toEqual(['Lax', 'Lax']);
    expect(await sameSiteFor(null)).toEqual(['Lax', 'Lax']);
    // A write of another site is refused before it could end a session.
    expect(await sameSiteFor('https://evil.example')).toEqual(['Lax', undefined]);
  });

  test('personal answers are not cached by anybody', async () => {
    const clock = new TestClock();
    clock.pass(20_000);
    const later = providerOn({ store, clock });
    const browser = await new Browser(later).arrive();
    await logIn(browser, store, member);
    for (const path of [
      'dashboard',
      'users/current/userinfo',
      'documents/summary',
      'pages/creditbalance',
      'pages/fatality?anonymize=true',
      'pages/buyinsimulation',
    ]) {
      expect((await browser.call('GET', path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});
