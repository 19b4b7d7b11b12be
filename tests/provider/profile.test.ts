import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { locales } from '#kernel/locale.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf, refusalOf, type Reply } from './browser.ts';
import { databases, providerOn, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import {
  browserOf,
  linkBody,
  logIn,
  membersOfTwoFunds,
  newestCode,
  newestLink,
  peopleOf,
  sentTo,
  wrongCode,
  type Person,
  startAnew,
} from './people.ts';

const address = { addressRow1: 'Seeweg 1', addressRow2: '', zipCode: '8000', city: 'Zürich', countryCode: 'CH' };

const tokenOf = (reply: Reply) => dataOf(reply, endpoints.updateLoginData.data).confirmationToken;

describe.each(databases)('the profile on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;
  let anna: Person;
  let colleague: Person;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    ({ anna, colleague } = await membersOfTwoFunds());
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    ({ clock, provider, browser } = await startAnew(store));
    await logIn(browser, store, anna);
    clock.pass(61);
  });

  const profile = async (by = browser, query = '') =>
    dataOf(await by.call('GET', `users/current/profile${query}`), endpoints.profile.data);
  const ask = (body: unknown, by = browser) => by.call('PUT', 'users/current/profile/logindata', { body });
  const confirm = (channel: 'email' | 'mobilefone', token: string, code: string, by = browser) =>
    by.call('PUT', `users/current/profile/${channel}confirmation`, { body: { token, code } });
  const codeTo = async (address: string) => (await sentTo(store, address))[0]?.code ?? '';
  const moveTo = (body: unknown, by = browser) => by.call('PATCH', 'users/current/profile/address', { body });
  const marry = (body: unknown, by = browser) => by.call('PATCH', 'users/current/profile/civilstatus', { body });
  const loggedIn = (person: Person) => browserOf(provider, store, person);

  test('shows person, login data and address, the country in the language asked for', async () => {
    const shown = await profile();
    expect(shown.personalInformation).toMatchObject({ firstname: 'Anna', birthDate: '1985-03-12', civilStatusCode: 2 });
    expect(shown.loginData).toMatchObject({ emailAddress: anna.emailAddress, mobileNumber: anna.mobileNumber });
    expect(shown.address).toMatchObject({ city: 'Waldikon', country: 'Schweiz', countryCode: 'CH' });
    const french = await browser.call('GET', 'users/current/profile', { headers: { 'accept-language': 'fr-FR' } });
    expect(dataOf(french, endpoints.profile.data).address.country).toBe('Suisse');
  });

  test('omits what identifies anybody on request', async () => {
    await ask({ emailAddress: 'new@example.net' });
    await moveTo(address);
    const reply = await browser.call('GET', 'users/current/profile?anonymize=true');
    for (const part of [
      'Anna',
      'Keller',
      '756',
      '1985',
      anna.emailAddress,
      'new@',
      '+41',
      'Ahornweg',
      'Seeweg',
      '8600',
      'pending',
    ]) {
      expect(reply.text).not.toContain(part);
    }
    expect(reply.status).toBe(200);
  });

  test('an address that two members confirm at once becomes the login of one', async () => {
    const second = await loggedIn(colleague);
    const emailAddress = 'both@example.net';
    const pending: { by: Browser; token: string; code: string }[] = [];
    for (const by of [browser, second]) {
      const token = tokenOf(await ask({ emailAddress }, by));
      pending.push({ by, token, code: await codeTo(emailAddress) });
      clock.pass(1);
    }
    const replies = await Promise.all(pending.map(({ by, token, code }) => confirm('email', token, code, by)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('a birth date unknown to the fund has the year 0001', async () => {
    const luca = (await peopleOf('fadental', 'active')).find(({ id }) => id === 'luca-morandini');
    if (luca === undefined) throw new Error('Nobody’s birth date is unknown.');
    expect((await profile(await loggedIn(luca))).personalInformation.birthDate).toBe('0001-01-01');
  });

  test.each([
    ['ginster', 'PATCH', 'address', address],
    ['ginster', 'PATCH', 'civilstatus', { status: 1 }],
    ['rivelac', 'PATCH', 'civilstatus', { status: 1 }],
    ['neuschnee', 'PUT', 'logindata', { emailAddress: 'new@example.net' }],
    ['neuschnee', 'PUT', 'logindata', { restoreEmailAddress: 'new@example.net' }],
    ['fadental', 'PUT', 'logindata', { mobileNumber: '+41790000098' }],
  ])('refuses what %s disables: %s %s', async (fund, method, path, body) => {
    const [member] = await peopleOf(fund, 'active');
    if (member === undefined) throw new Error('Nobody can log in.');
    const reply = await (await loggedIn(member)).call(method, `users/current/profile/${path}`, { body });
    expect([reply.status, refusalOf(reply).code]).toEqual([400, 'err_disabled']);
  });

  test('a person whose data only the fund changes is told so, and refused', async () => {
    await store.withTenant('bergahorn', async (tx) => {
      const { record } = await tx
        .selectFrom('insured_person')
        .select('record')
        .where('id', '=', anna.id)
        .executeTakeFirstOrThrow();
      const changed = JSON.stringify({ ...Object(record), readOnlyProfile: true });
      await tx.updateTable('insured_person').set({ record: changed }).where('id', '=', anna.id).execute();
    });
    expect((await profile()).isUserProfileReadOnly).toBe(true);
    for (const reply of [
      await ask({ emailAddress: 'new@example.net' }),
      await moveTo(address),
      await marry({ status: 1 }),
    ]) {
      expect([reply.status, refusalOf(reply).code]).toEqual([400, 'err_disabled']);
    }
  });

  describe('login data', () => {
    test('a new e-mail address takes effect once its code is confirmed; the old one is notified, and other sessions end', async () => {
      const tablet = await loggedIn(anna);
      const token = tokenOf(await ask({ emailAddress: ' New.Anna@example.net ' }));
      expect((await profile()).loginData.emailAddress).toBe(anna.emailAddress);
      expect((await profile()).pendingLoginData?.emailAddress).toMatchObject({
        newValue: 'New.Anna@example.net',
        confirmationToken: token,
      });
      const code = await codeTo('New.Anna@example.net');
      expect(code).toMatch(/^\d{6}$/);
      expect(
        dataOf(await confirm('email', token, `${code.slice(0, 3)} ${code.slice(3)}`), endpoints.confirmEmail.data),
      ).toEqual({ isSuccessful: true });
      expect((await profile()).loginData.emailAddress).toBe('New.Anna@example.net');
      expect((await sentTo(store, anna.emailAddress))[0]).toMatchObject({
        subject: 'Changed',
        text: 'New**************net',
      });
      expect((await tablet.call('GET', 'dashboard')).status).toBe(401);
      expect((await browser.call('GET', 'dashboard')).status).toBe(200);
      expect((await confirm('email', token, code)).status).toBe(400);
    });

    test('a login link mailed to the old address dies with the change', async () => {
      const tablet = await new Browser(provider).arrive();
      await tablet.call('POST', 'sessions/email', { body: linkBody(anna) });
      const { sessionId, emailCode } = await newestLink(store, anna.emailAddress);
      const token = tokenOf(await ask({ emailAddress: 'new@example.net' }));
      await confirm('email', token, await codeTo('new@example.net'));
      expect((await tablet.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode } })).status).toBe(400);
    });

    test('a new mobile number takes effect once its SMS code is confirmed; the login address is notified', async () => {
      const token = tokenOf(await ask({ mobileNumber: '079 000 00 98' }));
      const code = await newestCode(store, '+41790000098');
      expect((await confirm('email', token, code)).status).toBe(400);
      expect(dataOf(await confirm('mobilefone', token, code), endpoints.confirmMobileNumber.data)).toEqual({
        isSuccessful: true,
      });
      expect((await profile()).loginData.mobileNumber).toBe('+41790000098');
      expect((await sentTo(store, anna.emailAddress))[0]?.text).toBe('+41790****98');
    });

    test('an address that another member logs in with is answered like any other, and its owner is notified', async () => {
      const reply = await ask({ emailAddress: colleague.emailAddress.toUpperCase() });
      expect(reply.status).toBe(200);
      const [mail] = await sentTo(store, colleague.emailAddress.toUpperCase());
      expect([mail?.subject, mail?.code]).toEqual(['Taken', null]);
    });

    test('a code is dead after the fifth wrong try, even if a hundred arrive at once', async () => {
      const token = tokenOf(await ask({ emailAddress: 'new@example.net' }));
      const code = await codeTo('new@example.net');
      const replies = await Promise.all(Array.from({ length: 100 }, () => confirm('email', token, wrongCode(code))));
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(4);
      const right = await confirm('email', token, code);
      expect([right.status, refusalOf(right).field]).toEqual([400, 'code']);
    }, 30_000);

    test('twenty correct codes at once change the data once', async () => {
      const token = tokenOf(await ask({ emailAddress: 'new@example.net' }));
      const code = await codeTo('new@example.net');
      const replies = await Promise.all(Array.from({ length: 20 }, () => confirm('email', token, code)));
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
      expect(await sentTo(store, anna.emailAddress)).toHaveLength(2);
    });

    test('a mailed code is valid for an hour, and not after a newer one was requested', async () => {
      const older = tokenOf(await ask({ emailAddress: 'new@example.net' }));
      const olderCode = await codeTo('new@example.net');
      const newer = tokenOf(await ask({ emailAddress: 'newer@example.net' }));
      expect((await confirm('email', older, olderCode)).status).toBe(400);
      for (const _ of [1, 2, 3]) {
        clock.pass(1000);
        await profile();
      }
      clock.pass(600);
      expect((await confirm('email', newer, await codeTo('newer@example.net'))).status).toBe(400);
    });

    test('an SMS code is valid for five minutes', async () => {
      const token = tokenOf(await ask({ mobileNumber: '+41790000098' }));
      clock.pass(301);
      const late = await confirm('mobilefone', token, await newestCode(store, '+41790000098'));
      expect([late.status, refusalOf(late).field]).toEqual([400, 'code']);
      expect((await profile()).loginData.mobileNumber).toBe(anna.mobileNumber);
    });

    test('another member confirms nothing with the token and the code', async () => {
      const token = tokenOf(await ask({ emailAddress: 'new@example.net' }));
      const theirs = await loggedIn(colleague);
      expect((await confirm('email', token, await codeTo('new@example.net'), theirs)).status).toBe(400);
      expect((await profile()).loginData.emailAddress).toBe(anna.emailAddress);
    });

    test('an SMS can be resent after a minute, mails five times in ten minutes', async () => {
      await ask({ mobileNumber: '+41790000098' });
      const early = await ask({ mobileNumber: '+41790000098' });
      expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1)
        statuses.push((await ask({ emailAddress: `n${count}@example.net` })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    test.each([
      ['no address', { emailAddress: 'anna at example' }, 'emailAddress'],
      ['a line break', { emailAddress: 'a@b.ch\r\nBcc: c@d.ch' }, 'emailAddress'],
      ['emoji', { emailAddress: '😀@@example' }, 'emailAddress'],
      ['letters in a number', { mobileNumber: '079 abc 00 00' }, 'mobileNumber'],
      ['the same number', { mobileNumber: '+41790000004' }, 'mobileNumber'],
      ['no recovery address', { restoreEmailAddress: 'x@y' }, 'restoreEmailAddress'],
    ])('answers 400 to %s, at its field', async (_what, body, field) => {
      const reply = await ask(body);
      expect([reply.status, refusalOf(reply).field]).toEqual([400, field]);
    });

    test.each([{}, { emailAddress: 'a@b.ch', mobileNumber: '+41790000098' }, { emailAddress: ['a@b.ch'] }])(
      'answers 400 to anything but one change (%j)',
      async (body) => {
        expect((await ask(body)).status).toBe(400);
      },
    );
  });

  describe('address and civil status', () => {
    test('an address is kept as a request and shown as pending; the one on record stays', async () => {
      expect((await moveTo({ ...address, addressRow1: '  Seeweg   1 ' })).status).toBe(201);
      const shown = await profile();
      expect(shown.address.addressRow1).toBe('Ahornweg 7');
      expect(shown.pendingAddress).toMatchObject({ ...address, country: 'Schweiz', requestedOn: '2026-11-21' });
      const again = providerOn({ store, clock });
      expect(again).not.toBe(provider);
      await moveTo({ ...address, city: 'Winterthur', zipCode: '8400' });
      expect((await profile()).pendingAddress?.city).toBe('Winterthur');
      const rows = await store.withSystem((tx) =>
        tx.selectFrom('profile_request').select(['kind', 'state']).orderBy('requested_at').execute(),
      );
      expect(rows.map(({ state }) => state).toSorted()).toEqual(['requested', 'superseded']);
    });

    test('a change based on an older state is refused; one without a state wins', async () => {
      const version = (await profile()).versions?.address;
      expect((await moveTo({ ...address, version })).status).toBe(201);
      const late = await moveTo({ ...address, city: 'Bern', version });
      expect([late.status, refusalOf(late).code]).toEqual([409, 'err_conflict']);
      expect((await profile()).pendingAddress?.city).toBe('Zürich');
      expect((await moveTo({ ...address, city: 'Bern' })).status).toBe(201);
    });

    test('of twenty changes at once based on one state, one is kept', async () => {
      const version = (await profile()).versions?.address;
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => moveTo({ ...address, addressRow1: `Weg ${index}`, version })),
      );
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    });

    test('ten equal changes at once, as by repeated clicks, are one', async () => {
      const version = (await profile()).versions?.address;
      const replies = await Promise.all(Array.from({ length: 10 }, () => moveTo({ ...address, version })));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      const rows = await store.withSystem((tx) => tx.selectFrom('profile_request').select('state').execute());
      expect(rows).toEqual([{ state: 'requested' }]);
      // Nor do they count: all but one of the twenty changes a day are left.
      const others: number[] = [];
      for (let number = 0; number < 20; number += 1)
        others.push((await moveTo({ ...address, addressRow1: `Weg ${number}` })).status);
      expect(others.filter((status) => status === 201)).toHaveLength(19);
    });

    test('a marriage is stored with the spouse, another status without', async () => {
      const wedding = {
        status: '2',
        validStatusChangedDate: '2026-05-02',
        spouseFirstName: 'Max',
        spouseName: 'Frei',
        spouseBirthDate: '1980-01-01',
        nameAfterChange: 'Keller',
      };
      expect((await marry(wedding)).status).toBe(201);
      expect((await profile()).pendingCivilStatus).toMatchObject({ ...wedding, status: 2 });
      await marry({ ...wedding, status: 4 });
      const { pendingCivilStatus } = await profile();
      expect([pendingCivilStatus?.status, pendingCivilStatus?.spouseName]).toEqual([4, null]);
    });

    test.each([
      ['a letter in a Swiss postcode', { zipCode: '80a0' }, 'zipCode'],
      ['five digits in Switzerland', { zipCode: '80000' }, 'zipCode'],
      ['a country that is none', { countryCode: 'XX' }, 'countryCode'],
      ['a country in small letters', { countryCode: 'ch' }, 'countryCode'],
      ['blanks as a street', { addressRow1: '   ' }, 'addressRow1'],
      ['right-to-left marks as a place', { city: '\u202e\u200f' }, 'city'],
      ['a street of a thousand letters', { addressRow1: 'a'.repeat(1000) }, 'addressRow1'],
    ])('answers 400 to %s, at its field', async (_what, part, field) => {
      const reply = await moveTo({ ...address, ...part });
      expect([reply.status, refusalOf(reply).field]).toEqual([400, field]);
    });

    test.each(['addressRow1', 'addressRow2', 'zipCode', 'city'])(
      'refuses direction marks in %s, in the language of the page',
      async (field) => {
        for (const mark of ['\u202e', '\u2066', '\u200f', '\u061c']) {
          const body = { ...address, [field]: `80${mark}00` };
          const reply = await browser.call('PATCH', 'users/current/profile/address', {
            body,
            headers: { 'accept-language': 'fr-FR' },
          });
          expect([reply.status, refusalOf(reply).field]).toEqual([400, field]);
          expect(refusalOf(reply).detail).toMatch(/caractères invisibles/);
        }
      },
    );

    test('refuses direction marks in the names of a spouse, too', async () => {
      const reply = await marry({ status: 2, spouseName: 'Fr\u202eei' });
      expect([reply.status, refusalOf(reply).field]).toEqual([400, 'spouseName']);
    });

    test('takes “single” from who may never have been married', async () => {
      const people = (await peopleOf('bergahorn', 'active')).filter(({ id }) => id !== anna.id);
      const codes = await Promise.all(
        people.slice(0, 6).map(async (person) => {
          const by = await loggedIn(person);
          const { civilStatusCode } = (await profile(by)).personalInformation;
          return [civilStatusCode, (await marry({ status: 1 }, by)).status] as const;
        }),
      );
      expect(codes).toEqual(codes.map(([code]) => [code, [0, 1, 7].includes(code) ? 201 : 400]));
      expect(new Set(codes.map(([, status]) => status))).toEqual(new Set([201, 400]));
    });

    test.each([
      ['an unknown status', { status: 0 }, 'status'],
      ['a status that is none', { status: 9 }, 'status'],
      ['“single” of who is married', { status: 1 }, 'status'],
      ['a wedding tomorrow', { status: 2, validStatusChangedDate: '2026-11-22' }, 'validStatusChangedDate'],
      ['a day that does not exist', { status: 3, validStatusChangedDate: '2026-02-30' }, 'validStatusChangedDate'],
      ['a spouse not yet born', { status: 2, spouseBirthDate: '2030-01-01' }, 'spouseBirthDate'],
    ])('answers 400 to %s, at its field', async (_what, body, field) => {
      const reply = await marry(body);
      expect([reply.status, refusalOf(reply).field]).toEqual([400, field]);
    });
  });

  test('every reading and every change is in the access log', async () => {
    const token = tokenOf(await ask({ emailAddress: 'new@example.net' }));
    await confirm('email', token, await codeTo('new@example.net'));
    await moveTo(address);
    await profile();
    await profile();
    const rows = await store.withTenant('bergahorn', (tx) =>
      tx
        .selectFrom('access_log')
        .select(['act', 'object'])
        .where('subject', '=', anna.id)
        .orderBy('position', 'desc')
        .limit(4)
        .execute(),
    );
    expect(rows.map(({ act, object }) => `${act} ${object}`)).toEqual([
      'read profile',
      'change request: address',
      'change e-mail address',
      'change request: emailAddress',
    ]);
  });

  test('says what is wrong in the language of the page', async () => {
    const details = await Promise.all(
      locales.map(async (locale) => {
        const reply = await browser.call('PUT', 'users/current/profile/logindata', {
          body: { emailAddress: 'x@y' },
          headers: { 'accept-language': locale },
        });
        return refusalOf(reply).detail;
      }),
    );
    expect(new Set(details).size).toBe(5);
  });
});
