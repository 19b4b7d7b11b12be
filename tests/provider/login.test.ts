import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Store } from '#server/store/store.ts';
import type { Provider } from '#server/http/provider.ts';
import { Browser, dataOf, refusalOf } from './browser.ts';
import { databases, portal, providerOn, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import {
  askForCode,
  linkBody,
  logIn,
  newestCode,
  newestLink,
  peopleOf,
  peopleOfAllFunds,
  sentTo,
  wrongCode,
  type Person,
  startAnew,
} from './people.ts';

/** What a browser sends by itself, whatever the page's language. */
const browsersList = { 'accept-language': 'en-US,en;q=0.9,de;q=0.5' };

/** Asks for a link for an unknown address. */
const guess = (by: Browser, index: number) =>
  by.call('POST', 'sessions/email', {
    body: linkBody({ tenant: 'bergahorn', emailAddress: `guess${index}@example.org` }),
  });

describe.each(databases)('the login on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;
  let anna: Person;
  let others: Person[];

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const people = await peopleOf('bergahorn', 'active');
    const [first, ...rest] = people;
    if (first === undefined) throw new Error('The fund has no active member.');
    anna = first;
    others = rest;
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    ({ clock, provider, browser } = await startAnew(store));
  });

  const askInFrench = async () => {
    await browser.call('POST', 'sessions/email', { body: linkBody(anna, 'fr-FR') });
    return newestLink(store, anna.emailAddress);
  };
  const detailOf = async (path: string, body: unknown, headers = {}) =>
    refusalOf(await browser.call('PATCH', path, { body, headers })).detail;
  const askToRegister = (emailAddress: string) =>
    browser.call('POST', 'registrations/', {
      body: { ...linkBody({ tenant: 'bergahorn', emailAddress }), urlCallback: `${portal}/bergahorn/de-CH/anmelden` },
    });
  const verify = (sessionId: string, smsCode: string, by = browser) =>
    by.call('PATCH', `sessions/login/${sessionId}`, { body: { smsCode } });
  const open = (sessionId: string, emailCode: string, by = browser) =>
    by.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode } });

  test('leads from the mailed link and the SMS code to the dashboard', async () => {
    const asked = await browser.call('POST', 'sessions/email', { body: linkBody(anna, 'fr-FR') });
    expect(asked.status).toBe(200);
    expect(dataOf(asked, endpoints.requestLoginLink.data)).toMatchObject({ isSuccessful: true });
    const { sessionId, emailCode, link } = await newestLink(store, anna.emailAddress);
    expect(link).toBe(`${portal}/bergahorn/fr-FR/login/link/${sessionId}/${emailCode}`);
    const sent = await open(sessionId, emailCode);
    const masked = dataOf(sent, endpoints.sendLoginSms.data).mobileNumber;
    expect(masked).toBe(`${anna.mobileNumber.slice(0, 6)}****${anna.mobileNumber.slice(-2)}`);
    expect(sent.text).not.toContain(anna.mobileNumber);
    const code = await newestCode(store, anna.mobileNumber);
    expect(code).toMatch(/^\d{6}$/);
    const reply = await verify(sessionId, code);
    const { token, user } = dataOf(reply, endpoints.logIn.data);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user?.emailAddress).toBe(anna.emailAddress);
    const dashboard = await browser.call('GET', 'dashboard');
    expect(dashboard.status).toBe(200);
    expect(dataOf(dashboard, endpoints.dashboard.data).savings?.value).toBeGreaterThan(0);
  });

  test('says until when link and code are good, and how long the code is; both really are good for that long', async () => {
    const asked = await browser.call('POST', 'sessions/email', { body: linkBody(anna) });
    const { validForSeconds: link = 0 } = dataOf(asked, endpoints.requestLoginLink.data);
    const { sessionId, emailCode } = await newestLink(store, anna.emailAddress);
    clock.pass(link - 1);
    const sent = dataOf(await open(sessionId, emailCode), endpoints.sendLoginSms.data);
    const code = await newestCode(store, anna.mobileNumber);
    expect(sent.codeLength).toBe(code.length);
    clock.pass(sent.validForSeconds ?? 0);
    expect((await verify(sessionId, code)).status).toBe(400);
    const other = await askForCode(browser, store, anna);
    clock.pass((sent.validForSeconds ?? 0) - 1);
    expect((await verify(other.sessionId, other.code)).status).toBe(200);
  });

  test('says the same of a link for an address that nobody has', async () => {
    const ofAnna = await askToRegister(anna.emailAddress);
    const ofNobody = await askToRegister('nobody@example.org');
    expect(JSON.parse(ofNobody.text)).toEqual(JSON.parse(ofAnna.text));
    expect(dataOf(ofNobody, endpoints.requestRegistration.data).validForSeconds).toBeGreaterThan(0);
  });

  test('opens the session with only the cookie, and with only the bearer token', async () => {
    const token = await logIn(browser, store, anna);
    expect((await browser.call('GET', 'users/current/userinfo')).status).toBe(200);
    const program = new Browser(provider);
    expect((await program.call('GET', 'users/current/userinfo')).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await program.call('GET', 'users/current/userinfo', { headers })).status).toBe(200);
  });

  test('stores codes, links and tokens only as hashes', async () => {
    const { sessionId, emailCode, code } = await askForCode(browser, store, anna);
    const token = dataOf(await verify(sessionId, code), endpoints.logIn.data).token;
    const rows = await store.withSystem(async (tx) => [
      ...(await tx.selectFrom('login_flow').selectAll().execute()),
      ...(await tx.selectFrom('session').selectAll().execute()),
    ]);
    const written = JSON.stringify(rows);
    expect(rows).toHaveLength(2);
    for (const secret of [emailCode, `"${code}"`, token]) expect(written).not.toContain(secret);
  });

  test('answers an unknown address with err_0 and mails nothing', async () => {
    const reply = await browser.call('POST', 'sessions/email', {
      body: linkBody({ tenant: 'bergahorn', emailAddress: 'nobody@example.org' }),
    });
    expect(reply.status).toBe(401);
    expect(refusalOf(reply).code).toBe('err_0');
    expect(await sentTo(store, 'nobody@example.org')).toEqual([]);
  });

  test('does not know a member of another fund', async () => {
    const reply = await browser.call('POST', 'sessions/email', {
      body: linkBody({ tenant: 'fadental', emailAddress: anna.emailAddress }),
    });
    expect(reply.status).toBe(401);
  });

  test.each([
    ['left', 'DaysAfterQuittingDate'],
    ['locked', 'AccessRevoked'],
  ] as const)('tells those who have %s with the machine word', async (state, word) => {
    const [person] = await peopleOfAllFunds(state);
    if (person === undefined) throw new Error(`No fund has a member who is ${state}.`);
    const reply = await browser.call('POST', 'sessions/email', { body: linkBody(person) });
    expect(reply.status).toBe(401);
    expect(refusalOf(reply)).toMatchObject({ code: 'err_0', detail: word });
  });

  test('counts wrong codes and is dead after five, even for the right one', async () => {
    const { sessionId, code } = await askForCode(browser, store, anna);
    for (const triesLeft of [4, 3, 2, 1]) {
      const reply = await verify(sessionId, wrongCode(code));
      expect(reply.status).toBe(400);
      expect(refusalOf(reply)).toMatchObject({ code: 'err_validation', field: 'smsCode', triesLeft });
    }
    expect(refusalOf(await verify(sessionId, wrongCode(code))).code).toBe('err_3_3_2_4_306');
    const reply = await verify(sessionId, code);
    expect(reply.status).toBe(400);
    expect(refusalOf(reply).code).toBe('err_3_3_2_4_306');
  });

  test('counts only five tries of a hundred wrong codes at once', async () => {
    const { sessionId, code } = await askForCode(browser, store, anna);
    const replies = await Promise.all(Array.from({ length: 100 }, () => verify(sessionId, wrongCode(code))));
    expect(replies.filter((reply) => refusalOf(reply).triesLeft !== undefined)).toHaveLength(4);
    expect((await verify(sessionId, code)).status).toBe(400);
    const account = await store.withTenant('bergahorn', (tx) =>
      tx.selectFrom('account').select('failures').where('member_id', '=', anna.id).executeTakeFirstOrThrow(),
    );
    expect(account.failures).toBe(5);
  });

  test('logs in once when the right code arrives twenty times at once', async () => {
    const { sessionId, code } = await askForCode(browser, store, anna);
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(sessionId, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const sessions = await store.withSystem((tx) => tx.selectFrom('session').select('id').execute());
    expect(sessions).toHaveLength(1);
  });

  test('sends one SMS when the link is opened ten times at once', async () => {
    await browser.call('POST', 'sessions/email', { body: linkBody(anna) });
    const { sessionId, emailCode } = await newestLink(store, anna.emailAddress);
    const replies = await Promise.all(Array.from({ length: 10 }, () => open(sessionId, emailCode)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(9);
    expect(await sentTo(store, anna.mobileNumber)).toHaveLength(1);
  });

  test('the link expires after ten minutes and the code after five', async () => {
    const { sessionId, emailCode, code } = await askForCode(browser, store, anna);
    clock.pass(5 * 60);
    const late = await verify(sessionId, code);
    expect(late.status).toBe(400);
    expect(refusalOf(late).code).toBe('err_validation');
    expect((await open(sessionId, emailCode)).status).toBe(200);
    clock.pass(5 * 60);
    expect(refusalOf(await open(sessionId, emailCode)).code).toBe('err_3_3_2_4_306');
  });

  test('lets a newer link replace the older one, its code included', async () => {
    const old = await askForCode(browser, store, anna);
    clock.pass(60);
    const fresh = await askForCode(browser, store, anna);
    expect(refusalOf(await open(old.sessionId, old.emailCode)).code).toBe('err_3_3_2_4_306');
    expect(refusalOf(await verify(old.sessionId, old.code)).code).toBe('err_3_3_2_4_306');
    expect((await verify(fresh.sessionId, fresh.code)).status).toBe(200);
  });

  test('the link is used up by the login it leads to, not by opening it', async () => {
    const { sessionId, emailCode } = await askForCode(browser, store, anna);
    clock.pass(60);
    expect((await open(sessionId, emailCode)).status).toBe(200);
    const code = await newestCode(store, anna.mobileNumber);
    expect((await verify(sessionId, code)).status).toBe(200);
    clock.pass(60);
    expect(refusalOf(await open(sessionId, emailCode)).code).toBe('err_3_3_2_4_306');
    expect(refusalOf(await verify(sessionId, code)).code).toBe('err_3_3_2_4_306');
  });

  test('refuses a link with a wrong code, of another login, or that never existed', async () => {
    const { sessionId, emailCode } = await askForCode(browser, store, anna);
    const [other] = others;
    if (other === undefined) throw new Error('One more member is needed.');
    await browser.call('POST', 'sessions/email', { body: linkBody(other) });
    const foreign = await newestLink(store, other.emailAddress);
    clock.pass(60);
    for (const [id, code] of [
      [sessionId, 'x'.repeat(43)],
      [sessionId, foreign.emailCode],
      [foreign.sessionId, emailCode],
      ['a'.repeat(43), emailCode],
    ] as const) {
      const reply = await open(id, code);
      expect(reply.status).toBe(400);
      expect(refusalOf(reply).code).toBe('err_3_3_2_4_306');
    }
    expect((await open(sessionId, emailCode)).status).toBe(200);
  });

  test('resends an SMS after a minute, three times, and says how long to wait before', async () => {
    const { sessionId, emailCode } = await askForCode(browser, store, anna);
    const early = await open(sessionId, emailCode);
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe('60');
    expect(refusalOf(early).code).toBe('err_too_many');
    for (let repeat = 0; repeat < 3; repeat += 1) {
      clock.pass(60);
      expect((await open(sessionId, emailCode)).status).toBe(200);
    }
    clock.pass(60);
    expect((await open(sessionId, emailCode)).status).toBe(429);
    expect(await sentTo(store, anna.mobileNumber)).toHaveLength(4);
  });

  test('sends at most five SMS an hour and ten a day to a number', async () => {
    const statuses: number[] = [];
    const round = async () => {
      await browser.call('POST', 'sessions/email', { body: linkBody(anna) });
      const { sessionId, emailCode } = await newestLink(store, anna.emailAddress);
      statuses.push((await open(sessionId, emailCode)).status);
    };
    for (let mail = 0; mail < 6; mail += 1) {
      await round();
      clock.pass(150);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    clock.pass(3600);
    for (let mail = 0; mail < 5; mail += 1) {
      await round();
      clock.pass(150);
    }
    clock.pass(3600);
    await round();
    expect(statuses.slice(6)).toEqual([200, 200, 200, 200, 200, 429]);
    clock.pass(24 * 3600);
    await browser.arrive();
    await round();
    expect(statuses.at(-1)).toBe(200);
  });

  test('mails at most five links in ten minutes to one address', async () => {
    const ask = () => browser.call('POST', 'sessions/email', { body: linkBody(anna) });
    const replies = await Promise.all(Array.from({ length: 12 }, ask));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('600');
    expect(await sentTo(store, anna.emailAddress)).toHaveLength(5);
    clock.pass(600);
    expect((await ask()).status).toBe(200);
  });

  test('stops a source that asks for many addresses, but not the whole fund', async () => {
    const strict = providerOn({ store, clock, linkRequestsPerSource: 5 });
    const asker = await new Browser(strict).arrive();
    for (let index = 0; index < 5; index += 1) expect((await guess(asker, index)).status).toBe(401);
    expect((await guess(asker, 5)).status).toBe(429);
    const elsewhere = await new Browser(strict, '198.51.100.4').arrive();
    expect((await guess(elsewhere, 6)).status).toBe(401);
    clock.pass(600);
    expect((await guess(asker, 7)).status).toBe(401);
  });

  test('counts a source’s requests even if the address has reached its limit', async () => {
    const strict = providerOn({ store, clock, linkRequestsPerSource: 8 });
    const asker = await new Browser(strict).arrive();
    const statuses: number[] = [];
    for (let ask = 0; ask < 8; ask += 1) {
      statuses.push((await asker.call('POST', 'sessions/email', { body: linkBody(anna) })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await guess(asker, 1)).status).toBe(429);
  });

  test('counts login and registration together, per address and per source', async () => {
    for (let mail = 0; mail < 3; mail += 1) await browser.call('POST', 'sessions/email', { body: linkBody(anna) });
    const statuses: number[] = [];
    for (let mail = 0; mail < 3; mail += 1) statuses.push((await askToRegister(anna.emailAddress)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await browser.call('POST', 'sessions/email', { body: linkBody(anna) })).status).toBe(429);
    expect(await sentTo(store, anna.emailAddress)).toHaveLength(5);
  });

  test('slows an account down after thirty wrong codes', async () => {
    await logIn(browser, store, anna);
    await store.withTenant('bergahorn', (tx) =>
      tx
        .updateTable('account')
        .set({ failures: 29, last_failed_at: clock.now() })
        .where('member_id', '=', anna.id)
        .execute(),
    );
    clock.pass(60);
    const { sessionId, code } = await askForCode(browser, store, anna);
    expect((await verify(sessionId, wrongCode(code))).status).toBe(400);
    const waiting = await verify(sessionId, code);
    expect(waiting.status).toBe(429);
    expect(waiting.headers.get('retry-after')).toBe('30');
    clock.pass(31);
    expect((await verify(sessionId, code)).status).toBe(200);
  });

  test.each([
    ['another host', 'https://evil.example/bergahorn/de-CH/login/link'],
    ['another port', 'http://127.0.0.1:3001/bergahorn/de-CH/login/link'],
    ['another scheme', 'javascript://127.0.0.1:3000/bergahorn/de-CH/login/link'],
    ['a user in front of the host', 'http://127.0.0.1:3000@evil.example/bergahorn/de-CH/login/link'],
    ['a password', 'http://a:b@127.0.0.1:3000/bergahorn/de-CH/login/link'],
    ['another fund', 'http://127.0.0.1:3000/fadental/de-CH/login/link'],
    ['another page', 'http://127.0.0.1:3000/bergahorn/de-CH/dashboard'],
    ['credentials of its own', 'http://127.0.0.1:3000/bergahorn/de-CH/login/link/a/b'],
    ['a query', 'http://127.0.0.1:3000/bergahorn/de-CH/login/link?x=1'],
    ['a path alone', '/bergahorn/de-CH/login/link'],
    ['two slashes', '//evil.example/bergahorn/de-CH/login/link'],
  ])('refuses to mail a link to %s', async (_what, urlCallback) => {
    const reply = await browser.call('POST', 'sessions/email', { body: { ...linkBody(anna), urlCallback } });
    expect(reply.status).toBe(400);
    expect(refusalOf(reply)).toMatchObject({ code: 'err_validation', field: 'urlCallback' });
    expect(await sentTo(store, anna.emailAddress)).toEqual([]);
  });

  test('sends a link to a configured portal elsewhere', async () => {
    const away = providerOn({ store, clock, portalOrigins: ['https://portal.example.org'] });
    const visitor = await new Browser(away).arrive();
    const reply = await visitor.call('POST', 'sessions/email', {
      body: { ...linkBody(anna), urlCallback: 'https://portal.example.org/bergahorn/it-IT/login/link/' },
    });
    expect(reply.status).toBe(200);
    const { link } = await newestLink(store, anna.emailAddress);
    expect(link).toMatch(/^https:\/\/portal\.example\.org\/bergahorn\/it-IT\/login\/link\/[\w-]{43}\/[\w-]{43}$/);
  });

  test('names the calling portal in the SMS, so that only its page is filled in', async () => {
    const away = providerOn({ store, clock, portalOrigins: ['https://portal.example.org'] });
    const visitor = await new Browser(away).arrive();
    await visitor.call('POST', 'sessions/email', { body: linkBody(anna) });
    const { sessionId, emailCode } = await newestLink(store, anna.emailAddress);
    const headers = { origin: 'https://portal.example.org' };
    await visitor.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode }, headers });
    const [sms] = await sentTo(store, anna.mobileNumber);
    expect(sms?.text).toMatch(/^@portal\.example\.org #\d{6}$/);
  });

  test('writes to the member of a fund in a language that the fund offers', async () => {
    const [chiara] = await peopleOf('castagneto', 'active');
    if (chiara === undefined) throw new Error('The fund has no active member.');
    const reply = await browser.call('POST', 'sessions/email', { body: linkBody(chiara, 'de-CH') });
    expect(reply.status).toBe(200);
    const { link, sessionId } = await newestLink(store, chiara.emailAddress);
    expect(link).toContain(`${portal}/castagneto/it-IT/login/link/`);
    const { locale } = await store.withTenant('castagneto', (tx) =>
      tx.selectFrom('login_flow').select('locale').where('id', '=', sessionId).executeTakeFirstOrThrow(),
    );
    expect(locale).toBe('it-IT');
  });

  test('answers a request to register the same for every address; a member gets a login link', async () => {
    const [known, unknown] = [await askToRegister(anna.emailAddress), await askToRegister('new@example.org')];
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(known.text).toBe(unknown.text);
    expect((await newestLink(store, anna.emailAddress)).link).toContain('/bergahorn/de-CH/login/link/');
    expect((await newestLink(store, 'new@example.org')).link).toContain('/bergahorn/de-CH/anmelden/');
  });

  test('in silent mode, answers known, unknown, left and locked alike; the mail tells', async () => {
    const silent = providerOn({ store, clock, loginDisclosure: 'silent' });
    const [left] = await peopleOfAllFunds('left');
    const [locked] = await peopleOfAllFunds('locked');
    if (left === undefined || locked === undefined) throw new Error('The demo funds lack people.');
    const nobody = { tenant: 'bergahorn', emailAddress: 'stranger@example.org' };
    const answers: string[] = [];
    for (const person of [anna, nobody, left, locked]) {
      const visitor = await new Browser(silent).arrive();
      const reply = await visitor.call('POST', 'sessions/email', { body: linkBody(person) });
      const names = [...reply.headers.keys()].toSorted().join();
      answers.push(`${reply.status} ${reply.text} ${names}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect((await newestLink(store, anna.emailAddress)).link).toContain('/login/link/');
    expect((await newestLink(store, nobody.emailAddress)).link).toContain('/anmelden/');
    expect((await sentTo(store, left.emailAddress)).map(({ text }) => text)).toEqual(['left']);
    expect((await sentTo(store, locked.emailAddress)).map(({ text }) => text)).toEqual(['locked']);
  });

  test('in silent mode, a known address takes no less time than an unknown one', async () => {
    const pauses: { milliseconds: number; end: () => void }[] = [];
    const silent = providerOn({
      store,
      clock,
      loginDisclosure: 'silent',
      pause: (milliseconds) => new Promise((end) => pauses.push({ milliseconds, end })),
    });
    for (const person of [anna, { tenant: 'bergahorn', emailAddress: 'stranger@example.org' }]) {
      const visitor = await new Browser(silent).arrive();
      let isAnswered = false;
      const asked = visitor.call('POST', 'sessions/email', { body: linkBody(person) }).then(() => (isAnswered = true));
      await vi.waitFor(async () => expect(await sentTo(store, person.emailAddress)).toHaveLength(1));
      expect(isAnswered).toBe(false);
      pauses.at(-1)?.end();
      await asked;
    }
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([250, 250]);
  });

  test('ends the session by logging out, for every copy of the token, and answers 200 without one', async () => {
    const token = await logIn(browser, store, anna);
    const copy = new Browser(provider);
    const headers = { authorization: `Bearer ${token}` };
    expect((await copy.call('GET', 'dashboard', { headers })).status).toBe(200);
    const out = await browser.call('POST', 'sessions/logout');
    expect(out.status).toBe(200);
    expect(browser.cookies.has('pilaster-session')).toBe(false);
    expect((await copy.call('GET', 'dashboard', { headers })).status).toBe(401);
    expect((await browser.call('POST', 'sessions/logout')).status).toBe(200);
  });

  test('ends the session after twenty minutes without activity and after eight hours in any case', async () => {
    await logIn(browser, store, anna);
    clock.pass(20 * 60 - 1);
    expect((await browser.call('GET', 'dashboard')).status).toBe(200);
    clock.pass(20 * 60 - 1);
    expect((await browser.call('GET', 'dashboard')).status).toBe(200);
    clock.pass(20 * 60 + 1);
    expect((await browser.call('GET', 'dashboard')).status).toBe(401);
    await logIn(browser, store, anna);
    for (let minutes = 0; minutes < 8 * 60; minutes += 15) {
      expect((await browser.call('GET', 'dashboard')).status).toBe(200);
      clock.pass(15 * 60);
    }
    expect((await browser.call('GET', 'dashboard')).status).toBe(401);
  });

  test('does not count calls that a page repeats by itself as activity', async () => {
    await logIn(browser, store, anna);
    for (let minutes = 0; minutes < 20; minutes += 5) {
      expect((await browser.call('GET', 'documents/summary')).status).toBe(200);
      const headers = { 'x-background': 'true' };
      expect((await browser.call('GET', 'users/current/userinfo', { headers })).status).toBe(200);
      clock.pass(5 * 60);
    }
    expect((await browser.call('GET', 'dashboard')).status).toBe(401);
  });

  test('ends the sessions of a locked account within one request', async () => {
    await logIn(browser, store, anna);
    await store.withTenant('bergahorn', (tx) =>
      tx.updateTable('account').set({ access: 'locked' }).where('member_id', '=', anna.id).execute(),
    );
    expect((await browser.call('GET', 'dashboard')).status).toBe(401);
  });

  test('gives each login a new token and ends the browser’s previous one', async () => {
    const first = await logIn(browser, store, anna);
    clock.pass(60);
    const second = await logIn(browser, store, anna);
    expect(second).not.toBe(first);
    const program = new Browser(provider);
    expect((await program.call('GET', 'dashboard', { headers: { authorization: `Bearer ${first}` } })).status).toBe(
      401,
    );
    expect((await program.call('GET', 'dashboard', { headers: { authorization: `Bearer ${second}` } })).status).toBe(
      200,
    );
  });

  describe('words its refusals', () => {
    test('refuses a link and a code in the language of the login, whatever list the browser sends', async () => {
      const { sessionId, emailCode } = await askInFrench();
      expect(await detailOf(`sessions/sms/${sessionId}`, { emailCode: 'x'.repeat(43) }, browsersList)).toMatch(
        /^Ce lien/,
      );
      await open(sessionId, emailCode);
      expect(await detailOf(`sessions/sms/${sessionId}`, { emailCode }, browsersList)).toMatch(/^Trop de tentatives/);
      const smsCode = wrongCode(await newestCode(store, anna.mobileNumber));
      expect(await detailOf(`sessions/login/${sessionId}`, { smsCode }, browsersList)).toMatch(/^Le code n’est pas/);
      clock.pass(6 * 60);
      expect(await detailOf(`sessions/login/${sessionId}`, { smsCode })).toMatch(/^Le code a expiré/);
    });

    test('refuses a code in the language of the page that asks for one', async () => {
      const { sessionId, emailCode } = await askInFrench();
      await open(sessionId, emailCode);
      const smsCode = wrongCode(await newestCode(store, anna.mobileNumber));
      const headers = { 'accept-language': 'it-IT' };
      expect(await detailOf(`sessions/login/${sessionId}`, { smsCode }, headers)).toMatch(/^Il codice/);
    });

    test('refuses a logged-in call in the language of the session, chosen or of the login, else of the page', async () => {
      await logIn(browser, store, anna);
      const refused = async (headers: Readonly<Record<string, string>> = browsersList) =>
        refusalOf(await browser.call('PUT', 'users/current/changemylanguage?newLanguage=xx', { headers })).detail;
      expect(await refused()).toMatch(/^Eine Angabe fehlt/);
      expect(await refused({ 'accept-language': 'fr-FR' })).toMatch(/^Une indication/);
      await browser.call('PUT', 'users/current/changemylanguage?newLanguage=fr-FR');
      expect(await refused()).toMatch(/^Une indication/);
      expect(await refused({})).toMatch(/^Une indication/);
      expect(await refused({ 'accept-language': 'en-US' })).toMatch(/^Something is missing/);
    });
  });

  test('records the login, the first look at the dashboard and the log-out in the access log', async () => {
    await logIn(browser, store, anna);
    await Promise.all(Array.from({ length: 5 }, () => browser.call('GET', 'dashboard')));
    await browser.call('POST', 'sessions/logout');
    const entries = await store.withTenant('bergahorn', (tx) =>
      tx.selectFrom('access_log').select(['actor', 'act', 'object']).orderBy('position', 'desc').limit(3).execute(),
    );
    expect(entries.toReversed()).toEqual([
      { actor: anna.id, act: 'login', object: 'session' },
      { actor: anna.id, act: 'read', object: 'dashboard' },
      { actor: anna.id, act: 'logout', object: 'session' },
    ]);
  });
});
