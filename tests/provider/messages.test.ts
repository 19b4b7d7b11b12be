import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Funds } from '#server/model/funds.ts';
import { addToThread, answerMessage } from '#server/model/threads.ts';
import { createMessageTexts } from '#server/areas/messages/texts.ts';
import { lockAccount } from '#server/store/lock-account.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf, refusalOf } from './browser.ts';
import { databases, portal, providerOn, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import {
  awaitLetter,
  browserOf,
  logIn,
  membersOfTwoFunds,
  newcomersOf,
  sentTo,
  startAnew,
  type Person,
} from './people.ts';
import { testTogether, untilBlocked } from './together.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const mailbox = 'nachrichten@bergahorn.example';
const question = { subject: 'Frage zum Einkauf', body: 'Guten Tag\n\nWie viel darf ich einkaufen?' };

const accepted = async (by: Browser) =>
  dataOf(await by.call('GET', 'users/current/terms'), endpoints.acceptedTerms.data);

/** The demo funds without mailboxes. */
const withoutMailbox: Funds = {
  ...funds,
  find: async (code) => {
    const fund = await funds.find(code);
    if (fund === null) return null;
    const { messageMailbox: _, ...settings } = fund.tenant.settings;
    return { ...fund, tenant: { ...fund.tenant, settings: { ...settings, configurations: {} } } };
  },
};

/** The demo funds with other terms of use. */
const withNewTerms: Funds = {
  ...funds,
  find: async (code) => {
    const fund = await funds.find(code);
    if (fund === null) return null;
    return { ...fund, globalSettings: { ...fund.globalSettings, termsOfUse: 'Neu', tenantConfigurations: {} } };
  },
};

describe.each(databases)('messages to the fund on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;
  let anna: Person;
  let colleague: Person;
  let stranger: Person;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    ({ anna, colleague, stranger } = await membersOfTwoFunds());
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    ({ clock, provider, browser } = await startAnew(store));
    await logIn(browser, store, anna);
  });

  const send = (body: unknown, by = browser) => by.call('POST', 'contact/request', { body });
  const threads = async (by = browser, query = '') =>
    dataOf(await by.call('GET', `contact/messages${query}`), endpoints.threads.data);
  const as = (person: Person) => browserOf(provider, store, person);
  const answer = async (messageId: string, body: string, tenant = 'bergahorn') => {
    const fund = await funds.find(tenant);
    if (fund === null) throw new Error(`${tenant} is missing.`);
    const texts = createMessageTexts({ publicUrl: portal });
    return store.withTenant(tenant, (tx) =>
      answerMessage(tx, { texts, fund }, { id: `answer-${messageId}`, messageId, body, at: clock.now() }),
    );
  };

  const read = (id: string | undefined, until: string, by = browser) =>
    by.call('POST', `contact/messages/${id}/read`, { body: { until } });
  const notice = async () => {
    const { meta } = JSON.parse((await browser.call('GET', 'dashboard')).text);
    return [meta.messageBox.isVisible, meta.messageBox.title];
  };

  test('a fund’s details are lines of text, in the member’s language, each of which may be null', async () => {
    const detail = async (by = browser, language = 'de-CH') =>
      dataOf(
        await by.call('GET', 'contact/detail', { headers: { 'accept-language': language } }),
        endpoints.contactDetail.data,
      );
    expect(await detail()).toEqual({
      name: 'Pensionskasse Bergahorn',
      addition: null,
      street: 'Ahornweg 1',
      city: '8099 Ahornwil',
      phoneNumber: '+41 44 000 00 10',
      emailAddress: 'info@bergahorn.example',
      website: 'https://bergahorn.example',
      openingHours: 'Montag bis Freitag, 8 bis 12 und 13.30 bis\u00a017\u00a0Uhr',
    });
    expect((await detail(browser, 'en-US'))['openingHours']).toContain('Monday');
    const few = await detail(await as(stranger));
    expect(few['addition']).toBeNull();
    expect(few['phoneNumber']).toBe('+41 71 000 00 60');
  });

  test('a message is kept, listed, and mailed to the fund without personal data in the subject', async () => {
    const sent = await send(question);
    expect([sent.status, dataOf(sent, endpoints.sendMessage.data)]).toEqual([200, { isSuccessful: true }]);
    const [mail, ...more] = await sentTo(store, mailbox);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Neue Nachricht im Versichertenportal \([\da-f]{8}\)$/);
    expect(mail?.text).toContain('Anna Keller');
    expect(mail?.text).toContain('Betreff: Frage zum Einkauf');
    expect(mail?.text).toContain('Guten Tag\n\nWie viel darf ich einkaufen?');
    expect(mail?.text).not.toContain('756.');
    // By this number the fund's own system answers.
    expect(mail?.text).toContain(mail?.id);
    expect(mail?.html).toContain('Wie viel darf ich einkaufen?');
    expect(await threads()).toEqual([
      {
        id: expect.any(String),
        subject: question.subject,
        state: 'received',
        unread: false,
        messages: [{ author: 'member', text: question.body, sentAt: clock.now() }],
      },
    ]);
  });

  test('what a member writes stays as it is: placeholders and markup mean nothing', async () => {
    const body = '{{fund}} {{name}} <b>fett</b> & "so"';
    await send({ subject: '{{fund}}', body });
    const [mail] = await sentTo(store, mailbox);
    expect(mail?.text).toContain(body);
    expect(mail?.text).toContain('Betreff: {{fund}}');
    expect(mail?.html).toContain('&lt;b&gt;fett&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>fett');
  });

  test('the fund’s answer is in the thread, and the member is told without its content', async () => {
    await send(question);
    const [mail] = await sentTo(store, mailbox);
    clock.pass(3600);
    expect(await answer(mail?.id ?? '', 'Höchstens CHF 48’250.')).toBe('added');
    const by = await as(anna);
    const [thread] = await threads(by);
    expect(thread).toMatchObject({
      state: 'answered',
      messages: [{ author: 'member' }, { author: 'fund', text: 'Höchstens CHF 48’250.', sentAt: clock.now() }],
    });
    const notice = (await sentTo(store, anna.emailAddress)).find(({ subject }) => subject.includes('Antwort'));
    expect(notice?.subject).toBe('Sie haben eine Antwort: Pensionskasse Bergahorn');
    expect(notice?.links).toEqual([expect.stringMatching(`^${portal}/bergahorn/de-CH/kontakt\\?thread=[\\w-]+$`)]);
    for (const text of [notice?.text, notice?.html]) {
      expect(text).not.toContain('48’250');
      expect(text).not.toContain('Einkauf');
      expect(text).not.toContain('Anna');
    }
    clock.pass(60);
    expect((await send({ ...question, body: 'Danke!', threadId: thread?.id }, by)).status).toBe(200);
    const [continued, ...further] = await threads(by);
    expect(further).toEqual([]);
    expect(continued?.state).toBe('received');
    expect(continued?.messages.map(({ text }) => text).at(-1)).toBe('Danke!');
  });

  test('an answer is unread until the member has opened it, also on the dashboard, and a later one is unread again', async () => {
    const isUnread = async () => (await threads()).map(({ unread }) => unread);
    await send(question);
    expect(await isUnread()).toEqual([false]);
    expect(await notice()).toEqual([false, null]);
    const [mail] = await sentTo(store, mailbox);
    const asked = clock.now().toISOString();
    clock.pass(60);
    await answer(mail?.id ?? '', 'Gern.');
    const answered = clock.now().toISOString();
    expect(await isUnread()).toEqual([true]);
    expect(await isUnread()).toEqual([true]);
    expect(await notice()).toEqual([true, 'Wir haben Ihnen geantwortet']);
    const [thread] = await threads();
    // The member has seen only their own message.
    expect((await read(thread?.id, asked)).status).toBe(200);
    expect(await isUnread()).toEqual([true]);
    expect((await read(thread?.id, answered, await as(colleague))).status).toBe(404);
    expect((await read(thread?.id, answered, await as(stranger))).status).toBe(404);
    expect((await read(thread?.id, 'yesterday')).status).toBe(400);
    expect(await isUnread()).toEqual([true]);
    expect((await read(thread?.id, answered)).status).toBe(200);
    expect(await isUnread()).toEqual([false]);
    expect(await notice()).toEqual([false, null]);
    clock.pass(60);
    await send({ ...question, body: 'Und noch etwas.', threadId: thread?.id });
    expect(await isUnread()).toEqual([false]);
  });

  testTogether(kind, 'an answer that arrives while the member reads the one before stays unread', async () => {
    await send(question);
    const [mail] = await sentTo(store, mailbox);
    clock.pass(60);
    await answer(mail?.id ?? '', 'Gern.');
    const seen = clock.now().toISOString();
    const threadId = (await threads())[0]?.id ?? '';
    clock.pass(60);
    const { reading } = await store.withTenant('bergahorn', async (tx) => {
      const later = { id: 'later', author: 'fund', body: 'Noch etwas.', at: clock.now() } as const;
      await addToThread(tx, { ...later, tenant: 'bergahorn', threadId });
      const under = { reading: read(threadId, seen) };
      await untilBlocked(tx);
      return under;
    });
    expect((await reading).status).toBe(200);
    expect((await threads()).map(({ unread }) => unread)).toEqual([true]);
  });

  testTogether(kind, 'the fund’s answer doesn’t wait for a member who is writing, who may wait for it', async () => {
    await send(question);
    const [mail] = await sentTo(store, mailbox);
    await store.withTenant('bergahorn', async (tx) => {
      await lockAccount(tx, 'bergahorn', anna.id);
      expect(await answer(mail?.id ?? '', 'Gern.')).toBe('added');
    });
  });

  test('nobody else’s message can be answered or continued, nor one that is the fund’s', async () => {
    await send(question);
    const [mail] = await sentTo(store, mailbox);
    expect(await answer(mail?.id ?? '', 'x', 'fadental')).toBeNull();
    expect(await answer('no-such-message', 'x')).toBeNull();
    await answer(mail?.id ?? '', 'Gern.');
    expect(await answer(`answer-${mail?.id}`, 'x')).toBeNull();
    const [thread] = await threads();
    for (const person of [colleague, stranger]) {
      const by = await as(person);
      expect(await threads(by)).toEqual([]);
      const refused = await send({ ...question, threadId: thread?.id }, by);
      expect([refused.status, refusalOf(refused).field]).toEqual([400, 'threadId']);
    }
    expect((await threads())[0]?.messages).toHaveLength(2);
  });

  test('the latest thread comes first', async () => {
    await send(question);
    clock.pass(60);
    await send({ subject: 'Zweite Frage', body: 'Guten Tag' });
    expect((await threads()).map(({ subject }) => subject)).toEqual(['Zweite Frage', question.subject]);
    const first = (await sentTo(store, mailbox)).at(-1);
    clock.pass(60);
    await answer(first?.id ?? '', 'Gern.');
    expect((await threads()).map(({ subject }) => subject)).toEqual([question.subject, 'Zweite Frage']);
  });

  test('subject and texts are hidden with the personal data', async () => {
    await send(question);
    const reply = await browser.call('GET', 'contact/messages?anonymize=true');
    expect(reply.text).not.toContain('Einkauf');
    expect(reply.text).not.toContain('einkaufen');
    expect(dataOf(reply, endpoints.threads.data)).toMatchObject([{ subject: '', messages: [{ text: '' }] }]);
  });

  test('a double click sends once, also if both requests come at once', async () => {
    const replies = await Promise.all([send(question), send(question), send(question)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await threads()).toHaveLength(1);
    expect(await sentTo(store, mailbox)).toHaveLength(1);
    clock.pass(601);
    await send(question);
    expect(await threads()).toHaveLength(2);
  });

  const write = (number: number, by = browser) => send({ subject: `Frage ${number}`, body: 'Guten Tag' }, by);

  test('a member may write ten messages an hour and thirty a day', async () => {
    for (let number = 1; number <= 10; number += 1) expect((await write(number)).status).toBe(200);
    const refused = await write(11);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await write(1, await as(colleague))).status).toBe(200);
    clock.pass(600);
    expect((await write(11)).status).toBe(429);
    expect(await threads()).toHaveLength(10);
  });

  test.each([
    ['an empty subject', { ...question, subject: '  ' }, 'subject', null],
    ['a line break in the subject', { ...question, subject: 'A\nBcc: x@example.org' }, 'subject', 'nur eine Zeile'],
    ['a long subject', { ...question, subject: 'a'.repeat(151) }, 'subject', '150 Zeichen'],
    ['direction marks in the subject', { ...question, subject: 'a\u202eb' }, 'subject', 'unsichtbare Zeichen'],
    ['a NUL in the subject', { ...question, subject: 'a\0b' }, 'subject', null],
    ['an empty text', { ...question, body: '\n' }, 'body', null],
    ['a long text', { ...question, body: 'a'.repeat(20_001) }, 'body', '20’000 Zeichen'],
    ['direction marks in the text', { ...question, body: 'a\u2066b' }, 'body', 'unsichtbare Zeichen'],
    ['a NUL in the text', { ...question, body: 'a\0b' }, 'body', null],
    ['a lone surrogate in the text', { ...question, body: 'a\ud800b' }, 'body', null],
    ['no text', { subject: 'a' }, 'body', null],
    ['a number as text', { subject: 'a', body: 7 }, 'body', null],
  ])('%s is refused with the field', async (_, body, field, words) => {
    const refused = await send(body);
    expect([refused.status, refusalOf(refused).field]).toEqual([400, field]);
    if (words !== null) expect(refusalOf(refused).detail).toContain(words);
    expect(await threads()).toEqual([]);
    expect(await sentTo(store, mailbox)).toEqual([]);
  });

  test('a message of a hundred kilobytes is too large, and one of the longest isn’t', async () => {
    const large = await send({ ...question, body: 'a'.repeat(100_000) });
    expect(large.status).toBe(413);
    expect((await send({ ...question, body: 'ä'.repeat(20_000) })).status).toBe(200);
  });

  test('unknown fields never reach the database', async () => {
    await send({ ...question, memberId: colleague.id, tenant: 'fadental', state: 'answered', author: 'fund' });
    expect(await threads()).toMatchObject([{ state: 'received', messages: [{ author: 'member' }] }]);
    expect(await threads(await as(colleague))).toEqual([]);
  });

  test('a fund without a mailbox takes no messages and says so', async () => {
    const by = await browserOf(providerOn({ store, clock, funds: withoutMailbox }), store, anna);
    const refused = await send(question, by);
    expect([refused.status, refusalOf(refused).code]).toEqual([400, 'err_disabled']);
    expect(refusalOf(refused).detail).toContain('keine Nachrichten');
  });

  test('messages are in the access log, without what they say', async () => {
    await send(question);
    await threads();
    await threads();
    const lines = await store.withTenant('bergahorn', (tx) =>
      tx
        .selectFrom('access_log')
        .select(['act', 'object', 'subject'])
        .where('object', 'like', '%message%')
        .orderBy('position')
        .execute(),
    );
    const newest = lines.slice(-2);
    expect(newest).toEqual([
      { act: 'change', object: 'message to the fund', subject: anna.id },
      { act: 'read', object: 'messages', subject: anna.id },
    ]);
  });

  test('whoever registers has accepted the terms of that day, until they change', async () => {
    expect(await accepted(browser)).toEqual({ acceptedOn: null, isCurrent: false });
    const [newcomer] = await newcomersOf('bergahorn');
    if (newcomer === undefined) throw new Error('Nobody can register.');
    const fresh = await new Browser(provider).arrive();
    const { id, letterCode } = await awaitLetter(fresh, store, newcomer);
    await fresh.call('PATCH', `registrations/validateletter/${id}`, { body: { letterCode } });
    expect(await accepted(fresh)).toEqual({ acceptedOn: '2026-11-21', isCurrent: true });
    const later = new Browser(providerOn({ store, clock, funds: withNewTerms }));
    for (const [name, value] of fresh.cookies) later.cookies.set(name, value);
    expect(await accepted(later)).toEqual({ acceptedOn: '2026-11-21', isCurrent: false });
  });
});
