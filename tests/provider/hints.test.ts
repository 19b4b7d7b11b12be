import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { defaultLocale, locales } from '#kernel/locale.ts';
import { routePath } from '#contract/route-words.ts';
import { hintCalendar } from '#server/areas/hints/hint-calendar.ts';
import type { Provider } from '#server/http/provider.ts';
import { sentHint } from '#server/model/sent-hint.ts';
import { addToThread, threadsByTopic } from '#server/model/threads.ts';
import type { Store } from '#server/store/store.ts';
import { type Browser, dataOf, refusalOf } from './browser.ts';
import { databases, portal, providerOn, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { browserOf, logIn, peopleOf, peopleOfAllFunds, startAnew, type Person } from './people.ts';

const day = 86_400;

const person = async (tenant: string, id: string): Promise<Person> => {
  const found = (await peopleOf(tenant, 'active')).find((each) => each.id === id);
  if (found === undefined) throw new Error(`${tenant} has no ${id}.`);
  return found;
};

/** What identifies the entry of a calendar file. */
const idOf = (text: string) => /UID:(\S+)/.exec(text)?.[1];

describe.each(databases)('hints on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;
  let werner: Person;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    werner = await person('bergahorn', 'werner-zumbuhl');
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    ({ clock, provider, browser } = await startAnew(store));
    await logIn(browser, store, werner);
  });

  const read = async (by = browser, query = '') =>
    z.decode(endpoints.hints.data, dataOf(await by.call('GET', `hints${query}`), z.any()));
  const keys = async (by = browser) => (await read(by)).map(({ key }) => key);
  const keysOf = async (tenant: string, id: string) => keys(await browserOf(provider, store, await person(tenant, id)));
  const put = (key: string, isPutOff: boolean, by = browser) =>
    by.call('PUT', `hints/${key}/put-off`, { body: { isPutOff } });
  const calendar = (key: string, query = '', by = browser) => by.call('GET', `hints/${key}/calendar${query}`);

  test('are what is most urgent for each member, in keys, days and amounts', async () => {
    expect(await read()).toEqual([
      { key: 'retirementNear', date: '2027-03-01', amount: null, months: 3, passed: '2026-09-01' },
      expect.objectContaining({ key: 'buyInThisYear', date: '2026-12-31', amount: expect.any(Number) }),
      { key: 'recoveryAddressMissing', date: null, amount: null, months: null, passed: null },
    ]);
    expect(await keysOf('ginster', 'sebastien-rochat')).toEqual([
      'partnerNotDeclared',
      'buyInThisYear',
      'recoveryAddressMissing',
    ]);
    expect(await keysOf('fadental', 'luca-morandini')).toEqual(['birthDateUnknown', 'recoveryAddressMissing']);
    // Her withdrawal, paid back, leaves no gap to buy in.
    expect(await keysOf('schiefer', 'sandra-hurlimann')).toEqual(['recoveryAddressMissing']);
    expect(await keysOf('rivelac', 'marianne-fehlmann')).toContain('buyInLockEnds');
  });

  test('know the member’s message about them and its answer, also on the pages', async () => {
    const luca = await person('fadental', 'luca-morandini');
    const by = await browserOf(provider, store, luca);
    const messages = async (of = by) => {
      const page = dataOf(await of.call('GET', 'pages/retirement'), endpoints.retirement.data);
      return [(await read(of)).map(({ message }) => message), page.hints?.map(({ message }) => message)];
    };
    const send = (body: object) => by.call('POST', 'contact/request', { body: { subject: 'S', body: 'B', ...body } });
    expect(await messages()).toEqual([[undefined, undefined], [undefined]]);
    await send({ topic: 'retirement' });
    await send({ body: 'Ohne Thema' });
    expect(await messages()).toEqual([[undefined, undefined], [undefined]]);
    expect((await send({ topic: 'weather' })).status).toBe(400);
    await send({ body: 'Am 1. Mai 1980', topic: 'birthDate' });
    const threads = dataOf(await by.call('GET', 'contact/messages'), endpoints.threads.data);
    const threadId = threads.find(({ messages: [first] }) => first?.text === 'Am 1. Mai 1980')?.id ?? '';
    const written = { threadId, date: '2026-11-21', isAnswered: false };
    expect(await messages()).toEqual([[written, undefined], [written]]);
    clock.pass(day);
    await store.withTenant('fadental', (tx) =>
      addToThread(tx, { tenant: 'fadental', id: 'a', threadId, author: 'fund', body: 'Danke', at: clock.now() }),
    );
    const later = await browserOf(provider, store, luca);
    const answered = { threadId, date: '2026-11-22', isAnswered: true };
    expect(await messages(later)).toEqual([[answered, undefined], [answered]]);
  });

  test('about a retirement know the message only once the deadline has passed', async () => {
    await browser.call('POST', 'contact/request', { body: { subject: 'S', body: 'B', topic: 'retirement' } });
    expect((await read())[0]).toMatchObject({ key: 'retirementNear', message: { isAnswered: false } });
    const due = {
      key: 'lumpSumNotice',
      date: '2027-03-01',
      amount: null,
      afterDivorce: null,
      isPensionOnly: false,
      months: 6,
      passed: null,
    } as const;
    const message = { threadId: 't', sentAt: clock.now(), writtenAt: clock.now(), isAnswered: false };
    expect(sentHint(due, false, new Map([['retirement', message]]))).not.toHaveProperty('message');
  });

  /** The days of the messages that hints lead to, if all of the member's were of this moment. */
  const daysIfSentAt = async (sentAt: string) => {
    await store.withTenant('bergahorn', async (tx) => {
      await tx
        .updateTable('thread_message')
        .set({ sent_at: new Date(sentAt) })
        .execute();
      // Tells the pages, too.
      await tx
        .updateTable('thread')
        .set({ changed_at: new Date(sentAt) })
        .execute();
    });
    const again = await browserOf(provider, store, werner);
    const page = dataOf(await again.call('GET', 'pages/retirement'), endpoints.retirement.data);
    return [...(await read(again)), ...(page.hints ?? [])].flatMap(({ message }) => (message ? [message.date] : []));
  };

  test('leave aside a message of long ago, which was about another dismissal or an earlier deadline', async () => {
    await browser.call('POST', 'contact/request', { body: { subject: 'S', body: 'B', topic: 'retirement' } });
    expect(await daysIfSentAt('2026-09-02T09:00:00Z')).toEqual(['2026-09-02', '2026-09-02']);
    expect(await daysIfSentAt('2026-09-01T09:00:00Z')).toEqual([]);
    expect(await daysIfSentAt('2021-03-12T09:00:00Z')).toEqual([]);
    const leaving = {
      key: 'stayInsured',
      date: '2027-01-31',
      amount: null,
      afterDivorce: null,
      isPensionOnly: false,
      months: null,
      passed: null,
    } as const;
    const about = (sentAt: string) =>
      sentHint(
        leaving,
        false,
        new Map([
          ['stayInsured', { threadId: 't', sentAt: new Date(sentAt), writtenAt: new Date(sentAt), isAnswered: true }],
        ]),
      );
    expect(about('2026-01-31T12:00:00Z').message).toMatchObject({ date: '2026-01-31' });
    expect(about('2026-01-30T12:00:00Z')).not.toHaveProperty('message');
  });

  test('about a buy-in know what the member has written since the hint came, whenever the fund answers', async () => {
    const due = {
      key: 'buyInThisYear',
      date: '2026-12-31',
      amount: null,
      afterDivorce: null,
      isPensionOnly: false,
      months: null,
      passed: null,
    } as const;
    const about = (writtenAt: string) =>
      sentHint(
        due,
        false,
        new Map([['buyIn', { threadId: 't', sentAt: clock.now(), writtenAt: new Date(writtenAt), isAnswered: true }]]),
      );
    expect(about('2026-10-01T12:00:00Z')).toHaveProperty('message');
    expect(about('2026-09-30T12:00:00Z')).not.toHaveProperty('message');
    // The fund answers a day later.
    const luca = await person('fadental', 'luca-morandini');
    const by = await browserOf(provider, store, luca);
    await by.call('POST', 'contact/request', { body: { subject: 'S', body: 'B', topic: 'buyIn' } });
    const threads = dataOf(await by.call('GET', 'contact/messages'), endpoints.threads.data);
    const threadId = threads[0]?.id ?? '';
    const written = clock.now();
    clock.pass(day);
    await store.withTenant('fadental', (tx) =>
      addToThread(tx, { tenant: 'fadental', id: 'b', threadId, author: 'fund', body: 'Danke', at: clock.now() }),
    );
    const known = await store.withTenant('fadental', (tx) => threadsByTopic(tx, 'fadental', luca.id));
    expect(known.get('buyIn')).toEqual({ threadId, sentAt: clock.now(), writtenAt: written, isAnswered: true });
    // A message of another day waits, even if the fund answers the older one once more.
    clock.pass(day);
    const later = await browserOf(provider, store, luca);
    await later.call('POST', 'contact/request', { body: { subject: 'S', body: 'B', topic: 'buyIn' } });
    const newest = { sentAt: clock.now(), writtenAt: clock.now(), isAnswered: false };
    clock.pass(day);
    await store.withTenant('fadental', (tx) =>
      addToThread(tx, { tenant: 'fadental', id: 'c', threadId, author: 'fund', body: 'Noch etwas', at: clock.now() }),
    );
    const now = await store.withTenant('fadental', (tx) => threadsByTopic(tx, 'fadental', luca.id));
    expect(now.get('buyIn')).toMatchObject(newest);
    expect(now.get('buyIn')?.threadId).not.toBe(threadId);
  });

  test('are at most three, each once, for every member of every fund', async () => {
    for (const each of await peopleOfAllFunds('active')) {
      const by = await browserOf(provider, store, each);
      const reply = await by.call('GET', 'hints');
      // One fund's provider keeps to the specification.
      expect([each.tenant, reply.status]).toEqual([each.tenant, each.tenant === 'urgestein' ? 404 : 200]);
      if (reply.status === 404) {
        expect((await put('buyInThisYear', true, by)).status).toBe(404);
        expect((await calendar('buyInThisYear', '', by)).status).toBe(404);
        continue;
      }
      const shown = await keys(by);
      expect(shown.length).toBeLessThanOrEqual(3);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  test('say nothing of a recovery address that is there, or that the member can’t enter', async () => {
    await store.withTenant('bergahorn', (tx) =>
      tx
        .updateTable('account')
        .set({ recovery_address: 'werner@example.net' })
        .where('member_id', '=', werner.id)
        .execute(),
    );
    expect(await keys()).not.toContain('recoveryAddressMissing');
    expect(await keysOf('neuschnee', 'selin-aydogan')).not.toContain('recoveryAddressMissing');
    expect(await keysOf('schiefer', 'jonas-meierhans')).not.toContain('recoveryAddressMissing');
  });

  test('that are put off leave their place to others, until their day; also after a restart', async () => {
    const reply = await put('buyInThisYear', true);
    expect(z.decode(endpoints.putOffHint.data, dataOf(reply, z.any()))).toEqual({ until: '2026-12-17' });
    expect(await keys()).toEqual(['retirementNear', 'recoveryAddressMissing']);
    const again = await browserOf(providerOn({ store, clock }), store, werner);
    expect(await keys(again)).toEqual(['retirementNear', 'recoveryAddressMissing']);
    clock.pass(26 * day - 36_000);
    const before = await browserOf(provider, store, werner);
    expect(await keys(before)).toContain('buyInThisYear');
  });

  test('are put off one day short of their return', async () => {
    await put('buyInThisYear', true);
    clock.pass(25 * day);
    expect(await keys(await browserOf(provider, store, werner))).not.toContain('buyInThisYear');
  });

  test('are put off once by a double click, and shown again at once if that is taken back', async () => {
    const replies = await Promise.all([put('retirementNear', true), put('retirementNear', true)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await keys()).not.toContain('retirementNear');
    const back = await put('retirementNear', false);
    expect(z.decode(endpoints.putOffHint.data, dataOf(back, z.any()))).toEqual({ until: null });
    expect((await keys())[0]).toBe('retirementNear');
    // Taking back what was never put off changes nothing.
    expect((await put('buyInThisYear', false)).status).toBe(200);
  });

  test('are a member’s own: others see and put off only theirs', async () => {
    const anna = await browserOf(provider, store, await person('bergahorn', 'anna-keller'));
    const sebastien = await browserOf(provider, store, await person('ginster', 'sebastien-rochat'));
    await put('buyInThisYear', true);
    expect(await keys(anna)).toContain('buyInThisYear');
    expect((await put('retirementNear', true, anna)).status).toBe(404);
    expect((await put('retirementNear', true, sebastien)).status).toBe(404);
    expect((await calendar('retirementNear', '', sebastien)).status).toBe(404);
    expect((await keys())[0]).toBe('retirementNear');
    for (const key of ['nonsense', 'constructor', '%00', 'a'.repeat(3000)]) {
      expect((await put(key, true)).status).toBeGreaterThanOrEqual(400);
      expect((await put(key, true)).status).toBeLessThan(500);
    }
    expect(
      refusalOf(await browser.call('PUT', 'hints/retirementNear/put-off', { body: { isPutOff: 'ja' } })).code,
    ).toBe('err_validation');
  });

  test('are logged once per session when they are read, and each time one is put off', async () => {
    await read();
    await read();
    await put('retirementNear', true);
    await put('retirementNear', false);
    await calendar('buyInThisYear');
    const rows = await store.withTenant('bergahorn', (tx) =>
      tx
        .selectFrom('access_log')
        .select(['act', 'object'])
        .where('object', 'like', 'dashboard: hint%')
        .orderBy('position')
        .execute(),
    );
    // The log outlives the demo's reset.
    expect(rows.slice(-4).map(({ act, object }) => `${act} ${object}`)).toEqual([
      'read dashboard: hints',
      'change dashboard: hint put off',
      'change dashboard: hint shown again',
      'read dashboard: hint as calendar file',
    ]);
  });

  test('lose what tells a birth date while personal data are hidden', async () => {
    const [retirement, buyIn] = await read(browser, '?anonymize=true');
    expect(retirement).toEqual({ key: 'retirementNear', date: null, amount: null, months: null, passed: null });
    expect(buyIn).toMatchObject({ key: 'buyInThisYear', date: '2026-12-31' });
    // How near retirement is tells the age as well.
    const due = {
      key: 'buyInThisYear',
      date: '2026-12-31',
      amount: null,
      afterDivorce: null,
      isPensionOnly: true,
      months: null,
      passed: null,
    } as const;
    expect(sentHint(due, false, new Map())).toHaveProperty('isPensionOnly', true);
    expect(sentHint(due, true, new Map())).not.toHaveProperty('isPensionOnly');
    expect((await calendar('retirementNear', '?anonymize=true')).status).toBe(404);
    expect((await calendar('buyInThisYear', '?anonymize=true')).status).toBe(200);
  });

  test('come as a calendar file where they have a day', async () => {
    const file = await calendar('buyInThisYear');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.headers.get('content-disposition')).toContain('filename="Termin 31.12.2026.ics"');
    const lines = file.text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Letzter Tag: Der Einkauf für die Steuern 2026 muss bei der Pensionskasse eingetroffen sein',
        'TRIGGER:-P13DT15H',
        'TRIGGER:-PT15H',
        `URL;VALUE=URI:${portal}/bergahorn/de-CH/${routePath('buy-in', 'de-CH')}`,
        'END:VCALENDAR',
      ]),
    );
    // Calendars are shared: no amount, and nothing that names the member.
    expect(file.text).not.toMatch(/CHF|Werner|Zumbühl/);
    expect(idOf((await calendar('buyInThisYear')).text)).toBe(idOf(file.text));
    const anna = await browserOf(provider, store, await person('bergahorn', 'anna-keller'));
    expect(idOf((await calendar('buyInThisYear', '', anna)).text)).not.toBe(idOf(file.text));
    expect((await calendar('recoveryAddressMissing')).status).toBe(404);
  });
});

test.each(locales)('a calendar file in %s is valid whatever a fund’s name holds', (locale) => {
  for (const key of ['lumpSumNotice', 'retirementNear', 'planChange', 'buyInThisYear', 'buyInLockEnds'] as const) {
    const text = hintCalendar({
      key,
      date: '2026-10-31',
      id: 'an-id',
      fund: 'Kasse "Ä"; Söhne, \\Co\r\nBEGIN:VALARM\nX',
      portal: 'https://portal.example/kasse',
      locale,
      now: new Date('2026-11-21T09:00:00Z'),
    });
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    // RFC 5545, 3.1: lines of at most 75 bytes; a fund's name begins none.
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.replaceAll('\r\n ', '')).toMatch(/SUMMARY:\p{L}[^\r{]+\r\n/u);
    expect(text.includes('2027')).toBe(key === 'planChange');
    expect(text).toContain(`/${locale === defaultLocale ? 'de-CH' : locale}/`);
  }
});
