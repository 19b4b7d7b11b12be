import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorCodes } from '#contract/envelope.ts';
import type { Provider } from '#server/http/provider.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { refusalOf } from './browser.ts';
import { databases, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { newestCode, newestLink, sentTo, wrongCode } from './people.ts';
import { administratorsOf, StudioBrowser, studioOn, type Administrator } from './studio-fixture.ts';

describe.each(databases)('an administrator’s two factors, under the members’ limits (%s)', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;
  let browser: StudioBrowser;
  let lea: Administrator;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const [first] = await administratorsOf('ginster');
    if (first === undefined) throw new Error('Ginster lacks administrators.');
    lea = first;
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    await resetDemo(store);
    const studio = studioOn(store);
    ({ provider, clock } = studio);
    browser = new StudioBrowser(provider);
    await browser.arrive();
    return studio.close;
  });

  const ask = async () => {
    await browser.studio('POST', 'sessions/email', { ...lea, language: 'fr-FR' });
    return newestLink(store, lea.emailAddress);
  };
  const open = (sessionId: string, emailCode: string) =>
    browser.studio('PATCH', `sessions/sms/${sessionId}`, { emailCode });
  const enter = (sessionId: string, smsCode: string) =>
    browser.studio('PATCH', `sessions/login/${sessionId}`, { smsCode });
  const askForCode = async () => {
    const link = await ask();
    const opened = await open(link.sessionId, link.emailCode);
    if (opened.status !== 200) throw new Error(opened.text);
    return { ...link, code: await newestCode(store, lea.mobileNumber) };
  };

  test('the link expires after ten minutes and the code after five', async () => {
    const { sessionId, emailCode, code } = await askForCode();
    clock.pass(5 * 60);
    expect(refusalOf(await enter(sessionId, code)).detail).toMatch(/^Le code a expiré/);
    expect((await open(sessionId, emailCode)).status).toBe(200);
    clock.pass(5 * 60);
    expect(refusalOf(await open(sessionId, emailCode)).code).toBe(errorCodes.linkExpired);
  });

  test('a newer link replaces the older one, its code included', async () => {
    const old = await askForCode();
    clock.pass(60);
    const fresh = await askForCode();
    expect(refusalOf(await open(old.sessionId, old.emailCode)).code).toBe(errorCodes.linkExpired);
    expect(refusalOf(await enter(old.sessionId, old.code)).code).toBe(errorCodes.linkExpired);
    expect((await enter(fresh.sessionId, fresh.code)).status).toBe(200);
  });

  test('a wrong link, or one of another sign-in, sends nothing', async () => {
    const { sessionId, emailCode } = await ask();
    for (const [id, secret] of [
      [sessionId, 'x'.repeat(43)],
      [`ginster.${'a'.repeat(43)}`, emailCode],
      ['a'.repeat(43), emailCode],
    ] as const) {
      expect(refusalOf(await open(id, secret)).code).toBe(errorCodes.linkExpired);
    }
    expect(await sentTo(store, lea.mobileNumber)).toHaveLength(0);
  });

  test('an SMS is resent after a minute, three times', async () => {
    const { sessionId, emailCode } = await askForCode();
    const early = await open(sessionId, emailCode);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    for (let repeat = 0; repeat < 3; repeat += 1) {
      clock.pass(60);
      expect((await open(sessionId, emailCode)).status).toBe(200);
    }
    clock.pass(60);
    expect((await open(sessionId, emailCode)).status).toBe(429);
    expect(await sentTo(store, lea.mobileNumber)).toHaveLength(4);
  });

  test('a code is dead after five wrong ones, even for the right one', async () => {
    const { sessionId, code } = await askForCode();
    const replies = await Promise.all(Array.from({ length: 12 }, () => enter(sessionId, wrongCode(code))));
    expect(replies.filter((reply) => reply.json !== undefined && reply.text.includes('triesLeft'))).toHaveLength(4);
    expect(refusalOf(await enter(sessionId, code)).code).toBe(errorCodes.linkExpired);
  });

  test('an account waits after thirty wrong codes', async () => {
    const { sessionId, code } = await askForCode();
    await store.withTenant('ginster', (tx) =>
      tx
        .updateTable('administrator')
        .set({ failures: 29, last_failed_at: clock.now() })
        .where('email_address', '=', lea.emailAddress)
        .execute(),
    );
    expect((await enter(sessionId, wrongCode(code))).status).toBe(400);
    const waiting = await enter(sessionId, code);
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '30']);
    clock.pass(31);
    expect((await enter(sessionId, code)).status).toBe(200);
  });

  test('one code opens one session, and the browser’s last one ends with it', async () => {
    const { sessionId, code } = await askForCode();
    const replies = await Promise.all(Array.from({ length: 8 }, () => enter(sessionId, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await browser.studio('GET', 'administrator')).status).toBe(200);
    const before = new Map(browser.cookies);
    clock.pass(60);
    const next = await askForCode();
    expect((await enter(next.sessionId, next.code)).status).toBe(200);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.studio('GET', 'administrator')).status).toBe(401);
  });
});
