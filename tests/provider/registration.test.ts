import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import { demoFacts, readRegistered } from '#server/areas/demo/demo-facts.ts';
import { listMessages } from '#server/store/message-queue.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf, refusalOf, type Reply } from './browser.ts';
import {
  databases,
  portal,
  providerOn,
  recordingLog,
  startDatabase,
  type TestClock,
  type TestDatabase,
} from './fixture.ts';
import {
  awaitLetter,
  linkBody,
  newcomersOf,
  newestCode,
  newestLetterCode,
  newestLink,
  openRegistration,
  peopleOf,
  sentTo,
  wrongCode,
  type Newcomer,
  startAnew,
} from './people.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const day = 86_400;

const triesOf = ({ json }: Reply): unknown =>
  typeof json === 'object' && json !== null && 'meta' in json && typeof json.meta === 'object' && json.meta !== null
    ? Object.values(json.meta)[0]
    : undefined;

const outOfOrder = async (reply: Promise<Reply>) => {
  const { status: given } = await reply;
  expect([given, refusalOf(await reply).code]).toEqual([400, 'err_out_of_order']);
};

describe.each(databases)('the registration on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;
  let livia: Newcomer;
  let marco: Newcomer;
  const { log, lines } = recordingLog();

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const [first, second] = await newcomersOf('bergahorn');
    if (first === undefined || second === undefined) throw new Error('The fund has nobody to register.');
    [livia, marco] = [first, second];
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    lines.length = 0;
    ({ clock, provider, browser } = await startAnew(store, { log }));
  });

  const put = (id: string, data: unknown, by = browser) => by.call('PUT', `registrations/${id}`, { body: data });
  const patch = (step: string, id: string, body?: unknown, by = browser) =>
    by.call('PATCH', `registrations/${step}/${id}`, body === undefined ? {} : { body });
  const accounts = () =>
    store.withSystem((tx) =>
      tx
        .selectFrom('account')
        .selectAll()
        .where('tenant', '=', 'bergahorn')
        .where('member_id', '=', livia.id)
        .execute(),
    );
  const status = async (id: string, emailCode: string, by = browser) =>
    dataOf(await patch('validemail', id, { emailCode }, by), endpoints.validateRegistrationEmail.data);

  const reachSms = async () => {
    const { id } = await openRegistration(browser, store, livia);
    await put(id, livia.data);
    await patch('sendsms', id, { mobileNumber: livia.mobileNumber });
    return id;
  };

  test('leads from the mailed link through person, SMS and letter to the dashboard', async () => {
    const { id, emailCode } = await openRegistration(browser, store, livia);
    expect(await status(id, emailCode)).toMatchObject({ userDetailsConfirmed: false, mobileNumberConfirmed: false });
    expect((await put(id, livia.data)).status).toBe(200);
    expect(await status(id, emailCode)).toMatchObject({ userDetailsConfirmed: true, mobileNumberConfirmed: false });
    const sent = await patch('sendsms', id, { mobileNumber: '079 000 00 09' });
    expect(dataOf(sent, endpoints.sendRegistrationSms.data)).toMatchObject({
      isSuccessful: true,
      mobileNumber: '+41790****09',
    });
    const code = await newestCode(store, '+41790000009');
    expect(dataOf(await patch('validatesms', id, { smsCode: code }), endpoints.validateRegistrationSms.data)).toEqual({
      isSuccessful: true,
    });
    expect(await status(id, emailCode)).toMatchObject({
      mobileNumberConfirmed: true,
      letterConfirmed: false,
      letterSentOn: '2026-11-21',
    });
    const letterCode = await newestLetterCode(store);
    expect(letterCode).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{4}-[ACDEFGHJKMNPQRTUVWXY34679]{4}$/);
    const done = await patch('validateletter', id, { letterCode: ` ${letterCode.toLowerCase().replace('-', ' ')} ` });
    const { token, bearerToken } = dataOf(done, endpoints.validateRegistrationLetter.data);
    expect(token).toBe(bearerToken);
    expect((await browser.call('GET', 'dashboard')).status).toBe(200);
    const user = dataOf(await browser.call('GET', 'users/current/userinfo'), endpoints.userInfo.data);
    expect(user).toMatchObject({ firstname: livia.data.firstname, emailAddress: livia.emailAddress });
    const [welcome] = await sentTo(store, livia.emailAddress);
    expect(welcome?.subject).toBe('Complete');
  });

  test('the account can log in afterwards, even at a new provider on the same database', async () => {
    const { id, letterCode } = await awaitLetter(browser, store, livia);
    await patch('validateletter', id, { letterCode });
    const again = await new Browser(providerOn({ store, clock })).arrive();
    expect((await again.call('POST', 'sessions/email', { body: linkBody(livia) })).status).toBe(200);
    const link = await newestLink(store, livia.emailAddress);
    clock.pass(61);
    expect(
      (await again.call('PATCH', `sessions/sms/${link.sessionId}`, { body: { emailCode: link.emailCode } })).status,
    ).toBe(200);
    const smsCode = await newestCode(store, livia.mobileNumber);
    expect((await again.call('PATCH', `sessions/login/${link.sessionId}`, { body: { smsCode } })).status).toBe(200);
  });

  test('a registered person is no longer among those of the demonstration who can register', async () => {
    const registrable = async () => {
      const { tenants } = await demoFacts(funds, await readRegistered(store), () => Promise.resolve([]));
      const bergahorn = tenants.find(({ code }) => code === 'bergahorn');
      return bergahorn?.registrable.map(({ socialSecurityNumber }) => socialSecurityNumber);
    };
    const [liviasNumber, marcosNumber] = [livia.data.socialSecurityNumber, marco.data.socialSecurityNumber];
    expect(await registrable()).toEqual(expect.arrayContaining([liviasNumber, marcosNumber]));
    const { id, letterCode } = await awaitLetter(browser, store, livia);
    expect(await registrable()).toContain(liviasNumber);
    await patch('validateletter', id, { letterCode });
    expect(await registrable()).not.toContain(liviasNumber);
    expect(await registrable()).toContain(marcosNumber);
  });

  test('stores the codes of link, SMS and letter only as keyed hashes', async () => {
    const { emailCode, letterCode } = await awaitLetter(browser, store, livia);
    const rows = await store.withSystem(async (tx) =>
      JSON.stringify([
        (await sql`select * from applicant`.execute(tx)).rows,
        (await sql`select * from registration`.execute(tx)).rows,
        (await sql`select * from applicant_browser`.execute(tx)).rows,
      ]),
    );
    for (const secret of [
      emailCode,
      letterCode,
      letterCode.replace('-', ''),
      await newestCode(store, livia.mobileNumber),
    ]) {
      expect(rows).not.toContain(secret);
    }
  });

  describe('coming back', () => {
    test('a fresh link days later in another browser leads to the letter’s code, and then to the login', async () => {
      const { letterCode } = await awaitLetter(browser, store, livia);
      clock.pass(5 * day);
      const phone = await new Browser(provider).arrive();
      const { id, emailCode } = await openRegistration(phone, store, livia);
      expect(await status(id, emailCode, phone)).toMatchObject({ mobileNumberConfirmed: true, letterConfirmed: false });
      const done = await patch('validateletter', id, { letterCode }, phone);
      const data = dataOf(done, endpoints.validateRegistrationLetter.data);
      expect([data.isSuccessful, data.token, data.bearerToken]).toEqual([true, undefined, undefined]);
      expect((await phone.call('GET', 'dashboard')).status).toBe(401);
      expect(await accounts()).toHaveLength(1);
    });

    test('the browser that passed the SMS step logs in, even days later', async () => {
      const { letterCode } = await awaitLetter(browser, store, livia);
      clock.pass(3 * day);
      const { id } = await openRegistration(browser, store, livia);
      const done = await patch('validateletter', id, { letterCode });
      expect(dataOf(done, endpoints.validateRegistrationLetter.data).token).toMatch(/^[\w-]{43}$/);
    });

    test('a link can be opened for ten minutes and not a second longer', async () => {
      await browser.call('POST', 'registrations/', { body: linkBody(livia) });
      const { sessionId, emailCode } = await newestLink(store, livia.emailAddress);
      clock.pass(600);
      const late = await patch('validemail', sessionId, { emailCode });
      expect([late.status, refusalOf(late).code]).toEqual([400, 'err_3_3_2_4_306']);
    });

    test('a browser that opened the link in time can reload for two hours after its last step', async () => {
      const { id, emailCode } = await openRegistration(browser, store, livia);
      clock.pass(7000);
      expect((await patch('validemail', id, { emailCode })).status).toBe(200);
      clock.pass(7000);
      expect((await put(id, livia.data)).status).toBe(200);
      clock.pass(7201);
      expect((await patch('validemail', id, { emailCode })).status).toBe(400);
    });

    test('a newer link invalidates an unopened one, but not a registration in progress', async () => {
      await browser.call('POST', 'registrations/', { body: linkBody(livia) });
      const older = await newestLink(store, livia.emailAddress);
      const { id } = await openRegistration(browser, store, livia);
      expect((await patch('validemail', older.sessionId, { emailCode: older.emailCode })).status).toBe(400);
      await new Browser(provider)
        .arrive()
        .then((other) => other.call('POST', 'registrations/', { body: linkBody(livia) }));
      expect((await put(id, livia.data)).status).toBe(200);
    });

    test('a lost answer can be requested again for five minutes, and not after a log-out', async () => {
      const { id, emailCode, letterCode } = await awaitLetter(browser, store, livia);
      await patch('validateletter', id, { letterCode });
      const again = await status(id, emailCode);
      expect(again).toMatchObject({ letterConfirmed: true });
      expect(again.bearerToken).toMatch(/^[\w-]{43}$/);
      await browser.call('POST', 'sessions/logout');
      expect((await patch('validemail', id, { emailCode })).status).toBe(400);
    });
  });

  describe('who may continue', () => {
    test('no step is accepted from a browser that did not open the link', async () => {
      const { id, letterCode } = await awaitLetter(browser, store, livia);
      const thief = await new Browser(provider).arrive();
      for (const reply of [
        await put(id, livia.data, thief),
        await patch('sendsms', id, { mobileNumber: '+41790000077' }, thief),
        await patch('resendsms', id, undefined, thief),
        await patch('validatesms', id, { smsCode: '000000' }, thief),
        await patch('resendletter', id, undefined, thief),
        await patch('validateletter', id, { letterCode }, thief),
      ]) {
        expect([reply.status, refusalOf(reply).code]).toEqual([400, 'err_3_3_2_4_306']);
      }
      expect(await accounts()).toEqual([]);
    });

    test('the code of one link opens no other registration', async () => {
      const first = await openRegistration(browser, store, livia);
      const second = await openRegistration(browser, store, marco);
      expect((await patch('validemail', first.id, { emailCode: second.emailCode })).status).toBe(400);
      expect((await patch('validemail', 'a'.repeat(43), { emailCode: first.emailCode })).status).toBe(400);
    });

    test('no step is accepted before its turn', async () => {
      const { id } = await openRegistration(browser, store, livia);
      await outOfOrder(patch('sendsms', id, { mobileNumber: livia.mobileNumber }));
      await outOfOrder(patch('resendsms', id));
      await outOfOrder(patch('validatesms', id, { smsCode: '000000' }));
      await outOfOrder(patch('resendletter', id));
      await outOfOrder(patch('validateletter', id, { letterCode: 'AAAAAAAA' }));
      await put(id, livia.data);
      await outOfOrder(patch('resendsms', id));
      await outOfOrder(patch('validateletter', id, { letterCode: 'AAAAAAAA' }));
      await patch('sendsms', id, { mobileNumber: livia.mobileNumber });
      await outOfOrder(patch('resendletter', id));
      await patch('validatesms', id, { smsCode: await newestCode(store, livia.mobileNumber) });
      await outOfOrder(patch('sendsms', id, { mobileNumber: '+41790000077' }));
      await outOfOrder(put(id, marco.data));
      expect((await put(id, livia.data)).status).toBe(200);
    });
  });

  describe('identifying oneself', () => {
    const other = { firstname: 'Nora', name: 'Niemand', birthDate: '1990-01-01' };

    test.each([
      ['firstname', 'Nora'],
      ['name', 'Niemand'],
      ['birthDate', '1990-01-01'],
      ['socialSecurityNumber', '756.9217.0769.85'],
    ])('answers the same whichever part is wrong: %s', async (field, value) => {
      const { id } = await openRegistration(browser, store, livia);
      const reply = await put(id, { ...livia.data, [field]: value });
      const { code, field: named, triesLeft } = refusalOf(reply);
      expect([reply.status, code, named, triesLeft]).toEqual([400, 'err_validation', undefined, 4]);
    });

    test('accepts what people write: no accents, spaces, small letters, half a double name', async () => {
      const { id } = await openRegistration(browser, store, livia);
      const typed = {
        ...livia.data,
        firstname: ' LIVIA',
        name: 'braendli ',
        socialSecurityNumber: livia.data.socialSecurityNumber.replaceAll('.', ''),
      };
      expect((await put(id, typed)).status).toBe(200);
      const second = await openRegistration(browser, store, marco);
      expect((await put(second.id, { ...marco.data, name: 'Ferrari' })).status).toBe(200);
    });

    test('identification ends after five tries even for the right data, and restarts a day later', async () => {
      const { id } = await openRegistration(browser, store, livia);
      for (const left of [4, 3, 2, 1, 0])
        expect(refusalOf(await put(id, { ...livia.data, ...other })).triesLeft).toBe(left);
      const right = await put(id, livia.data);
      expect([right.status, refusalOf(right).triesLeft]).toEqual([400, 0]);
      clock.pass(day);
      const fresh = await openRegistration(browser, store, livia);
      expect((await put(fresh.id, livia.data)).status).toBe(200);
    });

    test('identification ends after five tries when a hundred arrive at once', async () => {
      const { id } = await openRegistration(browser, store, livia);
      const replies = await Promise.all(Array.from({ length: 100 }, () => put(id, { ...livia.data, ...other })));
      expect(replies.filter((reply) => (refusalOf(reply).triesLeft ?? 0) > 0)).toHaveLength(4);
      expect((await put(id, livia.data)).status).not.toBe(200);
    }, 30_000);

    const statusesOf = async (socialSecurityNumber: string) => {
      const statuses: number[] = [];
      for (const round of [0, 1, 2]) {
        const by = await new Browser(provider, `198.51.100.${round}`).arrive();
        const { id } = await openRegistration(by, store, {
          tenant: 'bergahorn',
          emailAddress: `t${round}${socialSecurityNumber.slice(-2)}@example.net`,
        });
        for (let count = 0; count < 4; count += 1)
          statuses.push((await put(id, { ...other, socialSecurityNumber }, by)).status);
      }
      return statuses;
    };

    test('one social security number can be tried ten times a day, whoever tries, whether it is a member’s or not', async () => {
      const expected = [...Array.from({ length: 10 }, () => 400), 429, 429];
      expect(await statusesOf(livia.data.socialSecurityNumber)).toEqual(expected);
      expect(await statusesOf('756.9217.0769.85')).toEqual(expected);
    }, 30_000);

    test.each([
      ['left', 'bergahorn', 'DaysAfterQuittingDate'],
      ['locked', 'ginster', 'AccessRevoked'],
    ] as const)(
      'a person whose access has ended (%s) is told so, but only after a full match',
      async (state, tenant, word) => {
        const [gone] = await newcomersOf(tenant, state);
        if (gone === undefined) throw new Error(`Nobody is ${state}.`);
        const { id } = await openRegistration(browser, store, gone);
        expect((await put(id, { ...gone.data, firstname: 'Nora' })).status).toBe(400);
        const reply = await put(id, gone.data);
        expect([reply.status, refusalOf(reply).code, refusalOf(reply).detail]).toEqual([401, 'err_0', word]);
      },
    );

    test('a member who has a login is told to use it, and the login’s address is notified once', async () => {
      const [anna] = await newcomersOf('bergahorn', 'active');
      const [member] = await peopleOf('bergahorn', 'active');
      if (anna === undefined || member === undefined) throw new Error('The fund has no active member.');
      const { id } = await openRegistration(browser, store, anna);
      for (let count = 0; count < 3; count += 1) {
        const reply = await put(id, anna.data);
        expect([reply.status, refusalOf(reply).detail]).toEqual([400, expect.stringContaining('bereits ein Zugang')]);
      }
      expect((await sentTo(store, member.emailAddress)).map(({ subject }) => subject)).toEqual(['Attempt']);
    });

    test.each([
      ['an AHV number with a wrong check digit', { socialSecurityNumber: '756.0000.0000.01' }, 'socialSecurityNumber'],
      ['letters as AHV number', { socialSecurityNumber: '756.abcd.0000.01' }, 'socialSecurityNumber'],
      ['the 30th of February', { birthDate: '1990-02-30' }, 'birthDate'],
      ['a birth date in the future', { birthDate: '2030-01-01' }, 'birthDate'],
      ['emoji as a name', { firstname: '😀😀' }, 'firstname'],
      ['blanks as a name', { name: '   ' }, 'name'],
      ['right-to-left marks as a name', { name: '\u202e\u200f' }, 'name'],
      ['a name of ten thousand letters', { name: 'a'.repeat(10_000) }, 'name'],
      ['NUL in a name', { name: 'a\u0000b' }, 'name'],
      ['half a character in a name', { name: 'a\ud800b' }, 'name'],
      ['a number as a name', { name: 5 }, 'name'],
    ])('answers 400 to %s at its field, without using up a try', async (_what, part, field) => {
      const { id } = await openRegistration(browser, store, livia);
      const reply = await put(id, { ...livia.data, ...part });
      expect([reply.status, refusalOf(reply).field, refusalOf(reply).triesLeft]).toEqual([400, field, undefined]);
      expect((await put(id, livia.data)).status).toBe(200);
    });

    test.each(['مريم', 'O’Neill; drop table account--', '<img src=x onerror=alert(1)>', 'ß'.repeat(200)])(
      'treats %s as a name that matches nobody',
      async (name) => {
        const { id } = await openRegistration(browser, store, livia);
        expect(refusalOf(await put(id, { ...livia.data, name })).triesLeft).toBe(4);
      },
    );
  });

  describe('the SMS', () => {
    test('an SMS can be resent after a minute, three times at most', async () => {
      const id = await reachSms();
      const early = await patch('resendsms', id);
      expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
      for (let count = 0; count < 3; count += 1) {
        clock.pass(60);
        expect((await patch('resendsms', id)).status).toBe(200);
      }
      clock.pass(60);
      expect((await patch('resendsms', id)).status).toBe(429);
      expect((await sentTo(store, livia.mobileNumber)).length).toBe(4);
    });

    test('the SMS code is dead after the fifth wrong try, even if a hundred arrive at once', async () => {
      const id = await reachSms();
      const code = await newestCode(store, livia.mobileNumber);
      const replies = await Promise.all(
        Array.from({ length: 100 }, () => patch('validatesms', id, { smsCode: wrongCode(code) })),
      );
      expect(
        replies
          .map(triesOf)
          .filter((tries) => typeof tries === 'number')
          .toSorted((one, other) => one - other),
      ).toEqual([1, 2, 3, 4]);
      expect((await patch('validatesms', id, { smsCode: code })).status).toBe(400);
    }, 30_000);

    test('the SMS code is valid for five minutes', async () => {
      const id = await reachSms();
      clock.pass(300);
      const late = await patch('validatesms', id, { smsCode: await newestCode(store, livia.mobileNumber) });
      expect([late.status, refusalOf(late).field]).toEqual([400, 'smsCode']);
    });

    test('twenty correct codes at once send one letter', async () => {
      const id = await reachSms();
      const smsCode = await newestCode(store, livia.mobileNumber);
      const replies = await Promise.all(Array.from({ length: 20 }, () => patch('validatesms', id, { smsCode })));
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
      const { rows } = await store.withSystem((tx) => sql`select 1 from message where channel = 'post'`.execute(tx));
      expect(rows).toHaveLength(1);
    });

    test.each(['abcdef', '+41 79 000', '079 000 00 0x', '+999999999999999999999', '٠٧٩٠٠٠٠٠٠٩'])(
      'sends no SMS to a number such as %s',
      async (mobileNumber) => {
        const { id } = await openRegistration(browser, store, livia);
        await put(id, livia.data);
        const reply = await patch('sendsms', id, { mobileNumber });
        expect([reply.status, refusalOf(reply).field]).toEqual([400, 'mobileNumber']);
      },
    );
  });

  describe('the letter', () => {
    test('the letter goes to the address that the fund knows, with a link to its PDF, text and code', async () => {
      await awaitLetter(browser, store, livia);
      const rows = await store.withSystem((tx) =>
        tx.selectFrom('message').selectAll().where('channel', '=', 'post').execute(),
      );
      const [letter] = rows;
      expect(letter?.links).toEqual([`${portal}/dev/letters/${letter?.id}.pdf`]);
      expect(letter?.recipient).toContain('Livia Brändli, ');
      expect(letter?.text).toContain(String(letter?.code));
    });

    test('a reordered letter invalidates the older code', async () => {
      const { id, letterCode } = await awaitLetter(browser, store, livia);
      expect((await patch('resendletter', id)).status).toBe(429);
      clock.pass(60);
      expect(dataOf(await patch('resendletter', id), endpoints.resendRegistrationLetter.data)).toMatchObject({
        isSuccessful: true,
      });
      const newer = await newestLetterCode(store);
      const older = await patch('validateletter', id, { letterCode });
      expect([older.status, triesOf(older)]).toEqual([200, 4]);
      expect((await patch('validateletter', id, { letterCode: newer })).status).toBe(200);
      expect(await accounts()).toHaveLength(1);
    });

    test('a letter may be reordered sooner if the demo is configured so, and the answer says when', async () => {
      const own = await new Browser(providerOn({ store, clock, letterPause: 5 })).arrive();
      const { id } = await awaitLetter(own, store, livia);
      clock.pass(4);
      const early = await patch('resendletter', id, undefined, own);
      expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
      clock.pass(1);
      expect(dataOf(await patch('resendletter', id, undefined, own), endpoints.resendRegistrationLetter.data)).toEqual({
        isSuccessful: true,
        resendAfterSeconds: 5,
      });
    });

    test.each([
      ['outside demo mode leaves nothing of the older one in the database', false],
      ['in demo mode leaves the older one to be read', true],
    ])('a letter reordered before it was sent %s', async (_, demo) => {
      const own = await new Browser(providerOn({ store, clock, demo })).arrive();
      const { id, letterCode } = await awaitLetter(own, store, livia);
      clock.pass(60);
      expect((await patch('resendletter', id, undefined, own)).status).toBe(200);
      const [newer, older] = (await store.withSystem((tx) => listMessages(tx, { limit: 20 }))).filter(
        ({ channel }) => channel === 'post',
      );
      expect(newer).toMatchObject({ recipient: expect.stringContaining('Livia Brändli') as unknown });
      expect(older).toMatchObject({ next_attempt_at: null, last_error: 'withdrawn' });
      for (const secret of [letterCode, 'Brändli', '/dev/letters/'])
        expect(JSON.stringify(older).includes(secret)).toBe(demo);
    });

    test('a letter is sent four times in a month at most', async () => {
      const { id } = await awaitLetter(browser, store, livia);
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) {
        clock.pass(61);
        statuses.push((await patch('resendletter', id)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    });

    test('the letter’s code is valid for twenty-one days', async () => {
      const { letterCode } = await awaitLetter(browser, store, livia);
      clock.pass(21 * day);
      const { id } = await openRegistration(browser, store, livia);
      const late = await patch('validateletter', id, { letterCode });
      expect([late.status, refusalOf(late).field]).toEqual([400, 'letterCode']);
    });

    test('an unfinished code uses up no try, however often it is sent', async () => {
      const { id, letterCode } = await awaitLetter(browser, store, livia);
      for (const unfinished of ['ABCD', letterCode.slice(0, 4), letterCode.slice(0, -1), 'A-B-C-D-E-F']) {
        const reply = await patch('validateletter', id, { letterCode: unfinished });
        expect(JSON.parse(reply.text)).toMatchObject({ meta: { triesLeft: 5 } });
      }
      const wrong = await patch('validateletter', id, { letterCode: 'AAAA-AAAA' });
      expect(JSON.parse(wrong.text)).toMatchObject({ meta: { triesLeft: 4 } });
      expect((await patch('validateletter', id, { letterCode })).status).toBe(200);
    });

    test('a hundred wrong codes at once use up five tries, and the right one no longer works', async () => {
      const { id, letterCode } = await awaitLetter(browser, store, livia);
      await Promise.all(Array.from({ length: 100 }, () => patch('validateletter', id, { letterCode: 'AAAAAAAA' })));
      expect((await patch('validateletter', id, { letterCode })).status).toBe(400);
      expect(await accounts()).toEqual([]);
    }, 30_000);

    test('a hundred correct codes at once create one account and one session', async () => {
      const { id, letterCode } = await awaitLetter(browser, store, livia);
      const replies = await Promise.all(Array.from({ length: 100 }, () => patch('validateletter', id, { letterCode })));
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
      expect(replies.every((reply) => reply.status < 500)).toBe(true);
      expect(await accounts()).toHaveLength(1);
      const { rows } = await store.withSystem((tx) => sql`select 1 from session`.execute(tx));
      expect(rows).toHaveLength(1);
    }, 30_000);

    test('of two registrations of one person, the first letter creates the account, and the other is told that there is one', async () => {
      const first = await awaitLetter(browser, store, livia);
      const elsewhere = await new Browser(provider, '198.51.100.9').arrive();
      clock.pass(61);
      const second = await awaitLetter(elsewhere, store, { ...livia, emailAddress: 'second@example.net' });
      expect((await patch('validateletter', second.id, { letterCode: second.letterCode }, elsewhere)).status).toBe(200);
      const late = await patch('validateletter', first.id, { letterCode: first.letterCode });
      expect([late.status, refusalOf(late).detail]).toEqual([400, expect.stringContaining('bereits ein Zugang')]);
      expect(await accounts()).toHaveLength(1);
    });
  });

  test('logs no social security number, name, address, number, code or token', async () => {
    const { id, emailCode, letterCode } = await awaitLetter(browser, store, livia);
    await put(id, { ...livia.data, birthDate: '1980-01-01' });
    const done = await patch('validateletter', id, { letterCode });
    const { token } = dataOf(done, endpoints.validateRegistrationLetter.data);
    const secrets = [
      livia.data.socialSecurityNumber,
      livia.data.name,
      livia.emailAddress,
      livia.mobileNumber,
      id,
      emailCode,
      letterCode,
      String(token),
    ];
    expect(lines.join('\n')).toContain('user_created');
    for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
  });
});
