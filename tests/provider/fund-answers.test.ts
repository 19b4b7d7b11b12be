import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf } from './browser.ts';
import { databases, portal, recordingLog, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { logIn, membersOfTwoFunds, sentTo, startAnew, type Person } from './people.ts';

const secrets = { bergahorn: 'secret-of-bergahorn-0123456789abcdef', fadental: 'secret-of-fadental-0123456789abcdef' };
const mailbox = 'nachrichten@bergahorn.example';
const text = 'Höchstens CHF 48’250.';

describe.each(databases)('answers by a fund’s own system, on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;
  let anna: Person;
  let foreign: Person;
  let messageId: string;
  const { log, lines } = recordingLog();
  const linesOf = (name: string) => lines.filter((line) => line.includes(`"name":"${name}"`));

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    ({ anna, stranger: foreign } = await membersOfTwoFunds());
  }, 60_000);
  afterAll(() => database.stop());
  beforeEach(async () => {
    lines.length = 0;
    ({ clock, provider, browser } = await startAnew(store, { fundSecrets: new Map(Object.entries(secrets)), log }));
    await logIn(browser, store, anna);
    await browser.call('POST', 'contact/request', { body: { subject: 'Frage', body: 'Wie viel darf ich einkaufen?' } });
    messageId = (await sentTo(store, mailbox))[0]?.id ?? '';
  });

  const post = async (
    body: unknown,
    {
      fund = 'bergahorn',
      id = messageId,
      secret = secrets.bergahorn,
      method = 'POST',
    }: { fund?: string; id?: string; secret?: string | null; method?: string } = {},
  ) => {
    const answer = await provider.fetch(
      new Request(`${portal}/api/fund/v1/${fund}/messages/${id}/answer`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(secret !== null && { authorization: `Bearer ${secret}` }),
        },
        ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      { remoteAddress: '198.51.100.7' },
    );
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const threads = async () => dataOf(await browser.call('GET', 'contact/messages'), endpoints.threads.data);
  const notices = async () =>
    (await sentTo(store, anna.emailAddress)).filter(({ subject }) => subject.includes('Antwort'));

  test('an answer is in the thread, and the member is told once, without its content', async () => {
    clock.pass(60);
    const answer = await post({ text: `  ${text}\r\n` });
    expect([answer.status, answer.body]).toEqual([201, { data: { id: expect.any(String) } }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await threads()).toMatchObject([
      { state: 'answered', messages: [{ author: 'member' }, { author: 'fund', text, sentAt: clock.now() }] },
    ]);
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    expect(notice?.text).not.toMatch(/48[’']?250/);
    expect(linesOf('message_answered')).toHaveLength(1);
    expect(lines.join()).not.toMatch(/48[’']?250/);
  });

  test('a repeated answer answers once, also if all requests come at once', async () => {
    const first = await Promise.all([post({ text }), post({ text }), post({ text })]);
    expect(first.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '201']);
    clock.pass(100_000);
    const again = await post({ text });
    expect([again.status, again.body]).toEqual([200, first[0]?.body]);
    expect((await notices()).length).toBe(1);
    browser = await new Browser(provider).arrive();
    await logIn(browser, store, anna);
    expect((await threads())[0]?.messages).toHaveLength(2);
    expect((await post({ text: 'Und noch etwas.' })).status).toBe(201);
    expect((await threads())[0]?.messages).toHaveLength(3);
  });

  test('another fund’s secret, a wrong one and none are refused, and nothing is answered', async () => {
    for (const secret of [secrets.fadental, `${secrets.bergahorn}x`, secrets.bergahorn.slice(1), '', null]) {
      const refused = await post({ text }, { secret });
      expect([refused.status, refused.body.errors[0].code]).toEqual([401, 'err_unauthorized']);
    }
    expect((await post({ text }, { fund: 'castagneto' })).status).toBe(401);
    expect((await post({ text }, { fund: 'nobody' })).status).toBe(401);
    expect((await threads())[0]?.messages).toHaveLength(1);
    expect(linesOf('authn_login_fail')).toHaveLength(7);
    expect(lines.join()).not.toContain('secret-of');
  });

  test('a fund can’t answer another fund’s message, nor an answer or an unknown message', async () => {
    expect((await post({ text }, { fund: 'fadental', secret: secrets.fadental })).status).toBe(404);
    expect((await post({ text }, { id: 'a'.repeat(36) })).status).toBe(404);
    const by = await new Browser(provider).arrive();
    await logIn(by, store, foreign);
    expect(dataOf(await by.call('GET', 'contact/messages'), endpoints.threads.data)).toEqual([]);
    expect((await threads())[0]?.messages).toHaveLength(1);
  });

  test('wrong secrets are limited by source, and the right one still works', async () => {
    for (let tries = 0; tries < 20; tries += 1) expect((await post({ text }, { secret: 'x' })).status).toBe(401);
    const limited = await post({ text }, { secret: 'x' });
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await post({ text })).status).toBe(201);
  });

  test.each([
    ['no text', {}, 400],
    ['an empty text', { text: ' \n' }, 400],
    ['a number', { text: 7 }, 400],
    ['a text that is too long', { text: 'a'.repeat(20_001) }, 400],
    ['direction marks', { text: 'a\u202eb' }, 400],
    ['a NUL', { text: 'a\0b' }, 400],
    ['broken JSON', '{"text":', 400],
    ['a body of a hundred kilobytes', { text: 'a'.repeat(100_000) }, 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect((await threads())[0]?.messages).toHaveLength(1);
  });

  test('other methods and addresses are refused', async () => {
    const read = await post(null, { method: 'GET' });
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await post({ text }, { id: 'x' })).status).toBe(404);
  });

  test('without secrets nobody answers', async () => {
    ({ provider } = await startAnew(store));
    expect((await post({ text }, { secret: '' })).status).toBe(401);
    expect((await post({ text }, { secret: null })).status).toBe(401);
  });
});
