import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { verifyAccesses } from '#domain/access-chain.ts';
import { findSession } from '#server/http/caller.ts';
import type { Provider } from '#server/http/provider.ts';
import { keyedHash } from '#server/kernel/keyed-hash.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import { cleanUp } from '#server/model/seed.ts';
import { noteAccess } from '#server/store/access-log.ts';
import type { Store } from '#server/store/store.ts';
import { impersonationMatrix, type Act, type Whom } from '#tests/support/impersonation-matrix.ts';
import { Browser, dataOf, refusalOf, type Reply } from './browser.ts';
import { databases, recordingLog, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { logIn, peopleOf, startAnew, type Person } from './people.ts';
import { testTogether, untilBlocked } from './together.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const minutes = 60;

/** A fund's record of somebody. */
const recordOf = async (tenant: string, id: string) => {
  const record = (await funds.find(tenant))?.tenant.members.find((member) => member.id === id);
  if (record === undefined) throw new Error(`${tenant} doesn't know ${id}.`);
  return record;
};

const bodies: { readonly [A in Act]?: unknown } = {
  changeAddress: { addressRow1: 'Seeweg 1', zipCode: '8000', city: 'Zürich', countryCode: 'CH' },
  changeCivilStatus: { status: 1 },
  updateLoginData: { restoreEmailAddress: 'other@example.org' },
  confirmEmail: { token: 'x'.repeat(43), code: '000000' },
  confirmMobileNumber: { token: 'x'.repeat(43), code: '000000' },
  simulate: {},
};

/** Whether a token opens a session. */
const isAlive = async (provider: Provider, bearer: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${bearer}` };
  return (await new Browser(provider).call('GET', 'users/current/userinfo', { headers })).status === 200;
};

/** The caller’s user, and what comes with it. */
const userInfo = async (browser: Browser, query = '') => {
  const reply = await browser.call('GET', `users/current/userinfo${query}`);
  const { data, meta } = JSON.parse(reply.text);
  return { user: endpoints.userInfo.data.parse(data), meta: endpoints.userInfo.meta.parse(meta ?? {}), reply };
};

/** The caller’s own access log. */
const accessesOf = async (browser: Browser, query = '') =>
  dataOf(await browser.call('GET', `users/current/accesses${query}`), endpoints.accesses.data);

/** Who views the caller’s portal. */
const viewersOf = async (by: Browser, query = '') =>
  dataOf(await by.call('GET', `users/current/viewers${query}`), endpoints.viewers.data);

/** The caller’s messages and documents, each with whether it is unread. */
const unreadOf = async (by: Browser) => ({
  threads: dataOf(await by.call('GET', 'contact/messages'), endpoints.threads.data),
  documents: dataOf(await by.call('GET', 'documents'), endpoints.documents.data),
});

describe.each(databases)('support staff who view a member’s portal, on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;
  let anna: Person;
  let claire: Person;
  let claireBrowser: Browser;
  let ahvOf: Readonly<Record<Whom, string>>;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const ids = { member: 'anna-keller', oneself: 'claire-bonvin', 'other support': 'regula-hofstetter' } as const;
    const others = { departed: 'paul-frei', locked: 'tiago-moreira-lopes', unregistered: 'livia-brandli' } as const;
    const abroad = (await peopleOf('fadental', 'active'))[0]?.id ?? '';
    const numbers = await Promise.all(
      Object.entries({ ...ids, ...others }).map(
        async ([whom, id]) => [whom, (await recordOf('bergahorn', id)).ahvNumber] as const,
      ),
    );
    ahvOf = {
      ...(Object.fromEntries(numbers) as Record<keyof typeof ids | keyof typeof others, string>),
      'member of another fund': (await recordOf('fadental', abroad)).ahvNumber,
      'no one': '756.9217.0769.85',
    };
  }, 60_000);
  afterAll(() => database.stop());

  beforeEach(async () => {
    ({ clock, provider, browser: claireBrowser } = await startAnew(store));
    const people = await peopleOf('bergahorn', 'active');
    const find = (id: string): Person => {
      const person = people.find((each) => each.id === id);
      if (person === undefined) throw new Error(`No ${id}.`);
      return person;
    };
    [anna, claire] = [find('anna-keller'), find('claire-bonvin')];
    await logIn(claireBrowser, store, claire);
    await store.withTenant('bergahorn', (tx) =>
      tx.updateTable('account').where('member_id', '=', 'tiago-moreira-lopes').set({ access: 'locked' }).execute(),
    );
  });

  const start = (browser: Browser, id = ahvOf.member, body?: unknown): Promise<Reply> =>
    browser.call('POST', `impersonated/${id}?isActive=true`, { body });
  const end = (browser: Browser, id = ahvOf.member): Promise<Reply> =>
    browser.call('POST', `impersonated/${id}?isActive=false`);
  const annaLoggedIn = async (): Promise<Browser> => {
    const browser = await new Browser(provider, '203.0.113.9').arrive();
    await logIn(browser, store, anna);
    return browser;
  };
  const lines = (): Promise<{ act: string; object: string; actor: string; subject: string; position: number }[]> =>
    store.withTenant('bergahorn', (tx) =>
      tx
        .selectFrom('access_log')
        .select(['act', 'object', 'actor', 'subject', 'position'])
        .orderBy('position', 'desc')
        .limit(3)
        .execute(),
    );

  test.each(impersonationMatrix)('$who, $whom: $act is answered $status', async (given) => {
    const { who, whom, act, status, code, logged } = given;
    const browser = who === 'member' ? await annaLoggedIn() : who === 'nobody' ? new Browser(provider) : claireBrowser;
    if (who === 'nobody') await browser.arrive();
    if (who === 'support in a view') expect((await start(browser)).status).toBe(200);
    const before = (await lines())[0]?.position;
    const make = async (): Promise<Reply> => {
      if (act === 'start') return start(browser, ahvOf[whom]);
      if (act === 'end') return end(browser, ahvOf[whom]);
      const endpoint: Endpoint = endpoints[act];
      const query = act === 'changeMyLanguage' ? '?newLanguage=fr-FR' : '';
      const path = endpoint.path.replace(/\{\w+\}/, 'a'.repeat(36)) + query;
      return browser.call(endpoint.method, path, { body: bodies[act] });
    };
    const reply = await make();
    expect([reply.status, reply.status === 200 ? undefined : refusalOf(reply).code]).toEqual([status, code]);
    const [newest] = await lines();
    if (logged === null) expect(newest?.position).toBe(before);
    else expect([newest?.act, newest?.object]).toEqual(logged);
    if (who.startsWith('support') && logged !== null) expect(newest?.actor).toBe(claire.id);
  });

  test('the table tries every call that changes something', () => {
    const tried: readonly string[] = impersonationMatrix.flatMap(({ who, act }) =>
      who === 'support in a view' ? [act] : [],
    );
    const changing = Object.entries<Endpoint>(endpoints).flatMap(
      ([name, { access, method, changes = method !== 'GET' }]) => (access === 'session' && changes ? [name] : []),
    );
    // The view's own start and end go by these names.
    expect(changing.filter((name) => name !== 'impersonate' && !tried.includes(name))).toEqual([]);
  });

  test('refused acts can’t fill a member’s log: beyond thirty they are refused unrecorded', async () => {
    await start(claireBrowser);
    const before = (await lines())[0]?.position ?? 0;
    const replies: number[] = [];
    for (let index = 0; index < 33; index += 1) replies.push((await start(claireBrowser)).status);
    expect(replies).toEqual([...Array.from({ length: 30 }, () => 400), 429, 429, 429]);
    const written = await claireBrowser.call('PATCH', 'users/current/profile/address', { body: bodies.changeAddress });
    expect(written.status).toBe(429);
    expect((await lines())[0]?.position).toBe(before + 30);
    clock.pass(10 * minutes);
    expect((await start(claireBrowser)).status).toBe(400);
  });

  test('downloads in a view are counted for the support, not for the member', async () => {
    const browser = await annaLoggedIn();
    await start(claireBrowser);
    const list = dataOf(await claireBrowser.call('GET', 'documents'), endpoints.documents.data);
    const link = list[0]?.pdfLink ?? '';
    const replies: number[] = [];
    for (let index = 0; index < 31; index += 1) replies.push((await claireBrowser.call('GET', link)).status);
    expect(replies.indexOf(429)).toBe(30);
    expect((await browser.call('GET', link)).status).toBe(200);
  });

  test('the refused write changed nothing and says why, in the session’s language', async () => {
    await start(claireBrowser);
    const reply = await claireBrowser.call('PATCH', 'users/current/profile/address', { body: bodies.changeAddress });
    expect(refusalOf(reply).detail).toBe(
      'Während Sie das Portal einer anderen Person ansehen, ist dies nicht möglich.',
    );
    const french = await claireBrowser.call('PUT', 'users/current/changemylanguage?newLanguage=fr-FR', {
      headers: { 'accept-language': 'fr-FR' },
    });
    expect(refusalOf(french).detail).toBe(
      'Cela n’est pas possible pendant que vous consultez le portail d’une autre personne.',
    );
    const profile = await claireBrowser.call('GET', 'users/current/profile');
    expect(dataOf(profile, endpoints.profile.data)).toMatchObject({
      isUserProfileReadOnly: true,
      pendingAddress: null,
    });
  });

  test('the portal is the member’s, and the banner says whose', async () => {
    const own = await userInfo(claireBrowser);
    expect(own.meta.impersonation).toMatchObject({ isVisible: false, loggedAhvNumber: ahvOf.oneself });
    await start(claireBrowser);
    const { user, meta } = await userInfo(claireBrowser);
    expect(user).toMatchObject({ firstname: 'Anna', ableToImpersonate: true });
    expect(meta.impersonation).toMatchObject({
      title: 'Sie sehen das Portal von Anna Keller',
      isVisible: true,
      impersonatedAhvNumber: ahvOf.member,
      loggedAhvNumber: ahvOf.oneself,
      endsInSeconds: 30 * minutes,
    });
    const overview = await claireBrowser.call('GET', 'pages/creditbalance');
    expect(overview.text).toContain(ahvOf.member);
    await end(claireBrowser);
    expect((await userInfo(claireBrowser)).user).toMatchObject({ firstname: 'Claire' });
  });

  test('start and end each bring a new token, and the old one is dead', async () => {
    const token = () => claireBrowser.cookies.get('pilaster-session') ?? '';
    const first = token();
    const started = dataOf(await start(claireBrowser), endpoints.impersonate.data);
    const second = token();
    expect(started.token).toBe(second);
    await end(claireBrowser);
    const third = token();
    expect(new Set([first, second, third]).size).toBe(3);
    expect([await isAlive(provider, first), await isAlive(provider, second), await isAlive(provider, third)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('of two starts at once only one begins a view', async () => {
    const replies = await Promise.all([start(claireBrowser), start(claireBrowser)]);
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const open = await store.withTenant('bergahorn', (tx) =>
      tx.selectFrom('impersonation').select('id').where('ended_at', 'is', null).execute(),
    );
    expect(open).toHaveLength(1);
  });

  test('of several ends at once only one brings a token, and it is the session’s', async () => {
    const view = new Browser(provider);
    await start(claireBrowser);
    for (const [name, value] of claireBrowser.cookies) view.cookies.set(name, value);
    view.csrf = claireBrowser.csrf;
    const replies = await Promise.all([end(claireBrowser), end(view), end(view), end(view)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const tokens = replies.flatMap((reply) => dataOf(reply, endpoints.impersonate.data).token ?? []);
    expect(tokens).toHaveLength(1);
    expect(await isAlive(provider, tokens[0] ?? '')).toBe(true);
  });

  testTogether(kind, 'a view can end while one of its reads is being recorded', async () => {
    await start(claireBrowser);
    const { ending } = await store.withTenant('bergahorn', async (tx) => {
      // A read locks its session, and then the log.
      await tx.selectFrom('session').select('id').where('impersonation_id', 'is not', null).forUpdate().execute();
      const under = { ending: end(claireBrowser) };
      await untilBlocked(tx);
      const read = {
        tenant: 'bergahorn',
        memberId: anna.id,
        at: clock.now(),
        act: 'read',
        object: 'dashboard',
      } as const;
      await noteAccess(tx, { ...read, requestId: 'read' });
      return under;
    });
    expect((await ending).status).toBe(200);
  });

  test('a read that was under way when a view began or ended is a line of its own and hides no later one', async () => {
    const services = { store };
    const sessionNow = async () => {
      const token = claireBrowser.cookies.get('pilaster-session') ?? '';
      const found = await findSession({ store, hash: keyedHash(store.secret) }, [token], {
        now: clock.now(),
        isActivity: true,
      });
      if (found === null) throw new Error('No session.');
      return found;
    };
    const own = await sessionNow();
    await start(claireBrowser);
    await noteDisclosure(services, own, 'dashboard', clock.now(), 'late');
    expect((await lines())[0]).toMatchObject({ act: 'read', subject: claire.id });
    await claireBrowser.call('GET', 'dashboard');
    expect((await lines())[0]).toMatchObject({ act: 'read', object: 'dashboard', actor: claire.id, subject: anna.id });
    const viewed = await sessionNow();
    await end(claireBrowser);
    await noteDisclosure(services, viewed, 'profile', clock.now(), 'late');
    expect((await lines())[0]).toMatchObject({ object: 'profile', actor: claire.id, subject: anna.id });
    await claireBrowser.call('POST', 'sessions/logout');
    await noteDisclosure(services, viewed, 'messages', clock.now(), 'late');
    expect((await lines())[0]).toMatchObject({ object: 'messages', actor: claire.id, subject: anna.id });
  });

  test('it ends by itself after 30 minutes, and says so', async () => {
    await start(claireBrowser);
    for (let passed = 0; passed < 29; passed += 1) {
      clock.pass(minutes);
      expect((await claireBrowser.call('GET', 'dashboard')).status).toBe(200);
    }
    clock.pass(minutes);
    const over = await claireBrowser.call('GET', 'dashboard');
    expect([over.status, refusalOf(over).detail]).toEqual([
      401,
      'Die Ansicht ist nach 30 Minuten zu Ende gegangen. Bitte melden Sie sich wieder an.',
    ]);
    expect((await lines())[0]).toMatchObject({ act: 'end', object: 'view: ended by time', subject: anna.id });
    expect((await claireBrowser.call('GET', 'dashboard')).status).toBe(401);
  });

  test('it ends with the log-out, as the clean-up ends what nobody noticed', async () => {
    await start(claireBrowser);
    await claireBrowser.call('POST', 'sessions/logout');
    const [logout, ended] = await lines();
    expect(logout).toMatchObject({ act: 'logout', actor: claire.id, subject: claire.id });
    expect(ended).toMatchObject({ act: 'end', object: 'view: ended by session', actor: claire.id, subject: anna.id });
    await logIn(claireBrowser, store, claire);
    await start(claireBrowser);
    clock.pass(45 * minutes);
    await cleanUp(store, clock.now());
    expect((await lines())[0]).toMatchObject({ act: 'end', object: 'view: ended by time' });
  });

  test('the member sees who looks, when, at what and why, and can end it', async () => {
    const browser = await annaLoggedIn();
    expect((await userInfo(browser)).meta.viewers).toBeUndefined();
    await start(claireBrowser, ahvOf.member, { reason: 'memberRequest', note: '  Anruf –  «Wie hoch?» 🐢 ' });
    await claireBrowser.call('GET', 'pages/creditbalance');
    const [viewer] = (await userInfo(browser)).meta.viewers ?? [];
    expect(viewer).toMatchObject({ name: 'Claire Bonvin', since: clock.now().toISOString() });
    expect((await browser.call('POST', `users/current/accesses/${'0'.repeat(36)}/end`)).status).toBe(404);
    expect((await browser.call('POST', `users/current/accesses/${viewer?.viewId}/end`)).status).toBe(200);
    expect((await userInfo(browser)).meta.viewers).toBeUndefined();
    const over = await claireBrowser.call('GET', 'dashboard');
    expect([over.status, refusalOf(over).detail]).toEqual([
      401,
      'Die versicherte Person hat die Ansicht beendet. Bitte melden Sie sich wieder an.',
    ]);
    const accesses = await accessesOf(browser);
    const ofClaire = accesses.entries.filter(({ actorName }) => actorName === 'Claire Bonvin').slice(-3);
    expect(ofClaire.map(({ act, object }) => `${act} ${object}`)).toEqual([
      'start view',
      'read page: insurance overview',
      'end view: ended by member',
    ]);
    for (const line of ofClaire)
      expect(line).toMatchObject({ reason: 'memberRequest', note: 'Anruf – «Wie hoch?» 🐢' });
    expect(new Set(ofClaire.map(({ impersonation }) => impersonation)).size).toBe(1);
  });

  test('a member’s open page learns who looks by a call that is no use of the session', async () => {
    const browser = await annaLoggedIn();
    expect(await viewersOf(browser)).toEqual([]);
    await start(claireBrowser);
    const [viewer, ...more] = await viewersOf(browser);
    expect([viewer?.name, more]).toEqual(['Claire Bonvin', []]);
    expect((await viewersOf(browser, '?anonymize=true'))[0]).toMatchObject({ viewId: viewer?.viewId, name: null });
    expect(await viewersOf(claireBrowser)).toEqual([]);
    await browser.call('POST', `users/current/accesses/${viewer?.viewId}/end`);
    expect(await viewersOf(browser)).toEqual([]);
    const over = await claireBrowser.call('GET', 'users/current/viewers');
    expect([over.status, refusalOf(over).detail.split('.')[0]]).toEqual([
      401,
      'Die versicherte Person hat die Ansicht beendet',
    ]);
    for (let asked = 0; asked < 21; asked += 1) {
      clock.pass(minutes);
      await browser.call('GET', 'users/current/viewers');
    }
    expect((await browser.call('GET', 'dashboard')).status).toBe(401);
  });

  test('what support staff open stays unread for the member: answers and documents', async () => {
    const browser = await annaLoggedIn();
    await browser.call('POST', 'contact/request', { body: { subject: 'Frage', body: 'Guten Tag' } });
    await store.withTenant('bergahorn', (tx) => tx.updateTable('thread').set({ unread: true }).execute());
    const before = await unreadOf(browser);
    expect(before.threads.map(({ unread }) => unread)).toEqual([true]);
    expect(before.documents.some(({ unread }) => unread)).toBe(true);

    await start(claireBrowser);
    expect(await unreadOf(claireBrowser)).toMatchObject({ threads: before.threads });
    const until = clock.now().toISOString();
    const thread = `contact/messages/${before.threads[0]?.id}/read`;
    const refused = await claireBrowser.call('POST', thread, { body: { until } });
    expect([refused.status, refusalOf(refused).code]).toEqual([400, 'err_impersonating']);
    const link = (await unreadOf(claireBrowser)).documents.find(({ unread }) => unread)?.pdfLink ?? '';
    expect((await claireBrowser.call('GET', link)).status).toBe(200);
    expect((await claireBrowser.call('GET', `${link}&anonymize=true`)).status).toBe(200);
    await end(claireBrowser);
    expect(await unreadOf(browser)).toEqual(before);

    expect((await browser.call('POST', thread, { body: { until } })).status).toBe(200);
    expect((await unreadOf(browser)).threads.map(({ unread }) => unread)).toEqual([false]);
  });

  test('another member ends nobody’s view', async () => {
    await start(claireBrowser);
    const view = await store.withTenant('bergahorn', (tx) =>
      tx.selectFrom('impersonation').select('id').executeTakeFirstOrThrow(),
    );
    const [abroad] = await peopleOf('fadental', 'active');
    if (abroad === undefined) throw new Error('Nobody in fadental.');
    const other = await new Browser(provider, '203.0.113.10').arrive();
    await logIn(other, store, abroad);
    expect((await other.call('POST', `users/current/accesses/${view.id}/end`)).status).toBe(404);
    expect((await claireBrowser.call('GET', 'dashboard')).status).toBe(200);
  });

  test.each([
    ['the member’s access is locked', 'anna-keller', { access: 'locked' }],
    ['the support loses the right', 'claire-bonvin', { able_to_impersonate: false }],
  ] as const)('in the middle of a view %s: it is over, and says so', async (_what, id, change) => {
    await start(claireBrowser);
    await claireBrowser.call('GET', 'dashboard');
    await store.withTenant('bergahorn', (tx) =>
      tx.updateTable('account').set(change).where('member_id', '=', id).execute(),
    );
    const over = await claireBrowser.call('GET', 'pages/creditbalance');
    expect([over.status, refusalOf(over).detail]).toEqual([
      401,
      'Der Zugang dieser Person oder Ihre Berechtigung wurde aufgehoben; die Ansicht ist beendet. Bitte melden Sie sich wieder an.',
    ]);
    expect(over.text).not.toContain('Keller');
    expect((await lines())[0]).toMatchObject({ act: 'end', object: 'view: ended by access' });
  });

  test('a member’s change of login data ends their own sessions, not the support’s view', async () => {
    const browser = await annaLoggedIn();
    const second = await annaLoggedIn();
    await start(claireBrowser);
    const body = { emailAddress: 'anna@example.net' };
    const asked = await browser.call('PUT', 'users/current/profile/logindata', { body });
    const { confirmationToken: token } = dataOf(asked, endpoints.updateLoginData.data);
    const code = (await store.withSystem((tx) => tx.selectFrom('message').selectAll().execute())).find(
      ({ recipient }) => recipient === 'anna@example.net',
    )?.code;
    await browser.call('PUT', 'users/current/profile/emailconfirmation', { body: { token, code } });
    expect((await second.call('GET', 'dashboard')).status).toBe(401);
    expect((await claireBrowser.call('GET', 'dashboard')).status).toBe(200);
  });

  test('a token for a pending change stays with the member', async () => {
    const browser = await annaLoggedIn();
    const asked = await browser.call('PUT', 'users/current/profile/logindata', {
      body: { emailAddress: 'anna@example.net' },
    });
    const { confirmationToken } = dataOf(asked, endpoints.updateLoginData.data);
    await start(claireBrowser);
    const seen = await claireBrowser.call('GET', 'users/current/profile');
    expect(seen.text).toContain('anna@example.net');
    expect(seen.text).not.toContain(confirmationToken);
  });

  test('a reason is recorded, “not given” if a client sends none, and “other” needs a remark', async () => {
    expect(refusalOf(await start(claireBrowser, ahvOf.member, { reason: 'other' }))).toMatchObject({ field: 'note' });
    for (const body of [{ reason: 'curiosity' }, { note: 'x'.repeat(301) }, { note: 'a\u202eb' }, [], 'x', 7]) {
      const reply = await start(claireBrowser, ahvOf.member, body);
      expect([JSON.stringify(body), reply.status]).toEqual([JSON.stringify(body), 400]);
    }
    await start(claireBrowser);
    const browser = await annaLoggedIn();
    expect((await accessesOf(browser)).entries.find(({ act }) => act === 'start')).toMatchObject({
      reason: 'notGiven',
      note: null,
    });
  });

  test('the list has one page of those who may be viewed, and marks the one who is', async () => {
    const list = async (query = '') => {
      const reply = await claireBrowser.call('GET', `impersonation/impersonationspaginated${query}`);
      const { data, meta } = JSON.parse(reply.text);
      return { items: endpoints.impersonations.data.parse(data).items, meta, text: reply.text };
    };
    await store.withTenant('bergahorn', (tx) =>
      tx.updateTable('account').set({ access: 'open' }).where('member_id', '=', 'tiago-moreira-lopes').execute(),
    );
    expect((await list()).items).toEqual([
      {
        tenantCode: 'bergahorn',
        impersonateds: [
          { isActive: false, ahvNumber: ahvOf.member },
          { isActive: false, ahvNumber: ahvOf.locked },
          { isActive: false, ahvNumber: (await recordOf('bergahorn', 'werner-zumbuhl')).ahvNumber },
        ],
      },
    ]);
    await start(claireBrowser, ahvOf.locked.replaceAll('.', ''));
    const first = await list('?page=1&pageSize=1');
    expect(first.items[0]?.impersonateds).toEqual([{ isActive: true, ahvNumber: ahvOf.locked }]);
    expect(first.meta).toEqual({ page: 1, pageSize: 1, total: 3 });
    expect((await list('?page=2&pageSize=1')).items[0]?.impersonateds).toEqual([
      { isActive: false, ahvNumber: ahvOf.member },
    ]);
    const hidden = await list('?anonymize=true');
    expect(hidden.text).not.toContain('756.');
    expect(hidden.items[0]?.impersonateds.map(({ ahvNumber }) => ahvNumber)).toEqual([null, null, null]);
    for (const query of ['?page=0', '?page=-1', '?pageSize=101', '?page=1&page=2', '?page=x']) {
      const reply = await claireBrowser.call('GET', `impersonation/impersonationspaginated${query}`);
      expect([query, reply.status]).toEqual([query, 400]);
    }
    const browser = await annaLoggedIn();
    expect((await browser.call('GET', 'impersonation/impersonationspaginated')).status).toBe(403);
  });

  test('numbers that are none are unknown, and guessing is limited', async () => {
    for (const id of ['756.0000.0000.41', '1234567890123', 'anna-keller', 'x', '0'.repeat(128)]) {
      expect(refusalOf(await start(claireBrowser, id))).toMatchObject({ detail: 'AHV-Nummer nicht gefunden' });
    }
    const replies: number[] = [];
    for (let index = 0; index < 30; index += 1) replies.push((await start(claireBrowser, 'x')).status);
    expect(replies.at(-1)).toBe(429);
  });

  test('the browser’s check of the log finds it whole, and a changed, removed or inserted line', async () => {
    const browser = await annaLoggedIn();
    await start(claireBrowser, ahvOf.member, { reason: 'other', note: 'Rückfrage: «Übertritt», 100 % – élève' });
    await claireBrowser.call('GET', 'dashboard');
    await claireBrowser.call('PATCH', 'users/current/profile/address', { body: bodies.changeAddress });
    await end(claireBrowser);
    const whole = await accessesOf(browser);
    const seen = { origin: whole.origin?.id ?? '', position: 0, hash: '', ...whole.head };
    expect(await verifyAccesses(whole, null)).toEqual({ is: 'whole' });
    expect(await verifyAccesses(whole, seen)).toEqual({ is: 'whole' });

    /** Does to the database what only its owner can, and sees what the browser then finds. */
    const after = async (...forge: ReturnType<typeof sql>[]) => {
      let finding: unknown;
      let broken: number | null | undefined;
      await store
        .withSystem(async (tx) => {
          await sql`alter table access_log disable trigger user`.execute(tx);
          for (const step of forge) await step.execute(tx);
          const rows = await tx
            .selectFrom('access_log')
            .selectAll()
            .where('tenant', '=', 'bergahorn')
            .where('subject', '=', anna.id)
            .orderBy('subject_position')
            .execute();
          const entries = rows.map((line) => ({
            position: line.subject_position,
            at: line.at.toISOString(),
            act: line.act,
            object: line.object,
            actor: line.actor,
            actorName: line.actor_name,
            impersonation: line.impersonation,
            reason: line.reason,
            note: line.note,
            requestId: line.request_id,
            previousHash: line.subject_previous_hash,
            hash: line.subject_hash,
          }));
          const head = await tx
            .selectFrom('access_log_head')
            .select(['position', 'hash'])
            .where('tenant', '=', 'bergahorn')
            .where('subject', '=', anna.id)
            .executeTakeFirst();
          const origin = await tx
            .selectFrom('access_log_origin')
            .select('id')
            .where('tenant', '=', 'bergahorn')
            .executeTakeFirst();
          const known = origin === undefined ? null : { id: origin.id, beganAt: '' };
          finding = await verifyAccesses({ ...whole, entries, head: head ?? null, origin: known }, seen);
          const { rows: checked } = await sql<{
            at: number | null;
          }>`select access_log_break('bergahorn') as at`.execute(tx);
          broken = checked[0]?.at;
          throw new Error('undo');
        })
        .catch((error: unknown) => {
          if (!String(error).includes('undo')) throw error;
        });
      return [finding, broken !== null];
    };
    const of = sql`tenant = 'bergahorn' and subject = ${anna.id}`;
    const last = whole.entries.at(-1)?.position ?? 0;
    for (const column of ['object', 'reason', 'note', 'actor_name', 'act', 'actor', 'request_id'] as const) {
      const change = sql`update access_log set ${sql.ref(column)} = 'x' where ${of} and subject_position = ${last - 1}`;
      expect([column, await after(change)]).toEqual([column, [{ is: 'changed', position: last - 1 }, true]]);
    }
    const later = sql`update access_log set at = at + interval '1 second' where ${of} and subject_position = ${last - 1}`;
    expect(await after(later)).toEqual([{ is: 'changed', position: last - 1 }, true]);
    expect(await after(sql`delete from access_log where ${of} and subject_position = ${last - 1}`)).toEqual([
      { is: 'gap', position: last },
      true,
    ]);
    expect(await after(sql`delete from access_log where ${of} and subject_position = ${last}`)).toEqual([
      { is: 'cut' },
      true,
    ]);
    const copied = sql`insert into access_log
      select (jsonb_populate_record(l, jsonb_build_object('position', l.position + 1000, 'subject_position', l.subject_position + 1000))).*
        from access_log l where ${of} and subject_position = ${last}`;
    const [finding] = await after(copied);
    expect(finding).toEqual({ is: 'changed', position: last + 1000 });

    // Even with the heads, and with lines that fit each other in their place.
    const on = sql`alter table access_log enable trigger user`;
    const emptied = [sql`delete from access_log where ${of}`, sql`delete from access_log_head where ${of}`, on];
    const emptiedFund = [sql`delete from access_log`, sql`delete from access_log_head`, on];
    const anew = (count: number) => sql`
      insert into access_log (tenant, at, actor, subject, act, object, request_id)
      select 'bergahorn', now(), ${anna.id}, ${anna.id}, 'read', 'forged', 'r' from generate_series(1, ${count}::int)`;
    expect((await after(...emptied))[0]).toEqual({ is: 'cut' });
    expect((await after(...emptied, anew(last - 1)))[0]).toEqual({ is: 'cut' });
    expect((await after(...emptied, anew(last + 5)))[0]).toEqual({ is: 'rewritten', position: last });
    expect((await after(...emptiedFund, anew(last)))[0]).toEqual({ is: 'rewritten', position: last });
  });

  test('a log of more than a thousand lines is read page by page and verified across them', async () => {
    const browser = await annaLoggedIn();
    const early = await accessesOf(browser);
    await store.withTenant('bergahorn', (tx) =>
      sql`insert into access_log (tenant, at, actor, subject, act, object, request_id)
        select 'bergahorn', ${clock.now()}::timestamptz, ${anna.id}, ${anna.id}, 'read', 'dashboard', 'r'
          from generate_series(1, 1100)`.execute(tx),
    );
    const newest = await accessesOf(browser);
    expect(newest.entries).toHaveLength(1000);
    const seen = { origin: early.origin?.id ?? '', position: 0, hash: '', ...early.head };
    expect(await verifyAccesses(newest, seen)).toEqual({ is: 'further' });
    const first = newest.entries[0]?.position ?? 0;
    const older = await accessesOf(browser, `?before=${first}`);
    expect(older.entries.at(-1)?.position).toBe(first - 1);
    const whole = { ...newest, entries: [...older.entries, ...newest.entries] };
    expect(whole.entries).toHaveLength(newest.head?.position ?? 0);
    expect(await verifyAccesses(whole, seen)).toEqual({ is: 'whole' });
    expect((await accessesOf(browser, '?before=1')).entries).toEqual([]);
    for (const query of ['?before=0', '?before=-1', '?before=x', '?before=1234567890', '?before=2&before=3']) {
      expect([query, (await browser.call('GET', `users/current/accesses${query}`)).status]).toEqual([query, 400]);
    }
  });

  test('with hidden personal data nothing names the member, in any answer, and nothing in the log does', async () => {
    const { log, lines: logged } = recordingLog();
    ({ provider, browser: claireBrowser } = await startAnew(store, { log }));
    await logIn(claireBrowser, store, claire);
    const member = await annaLoggedIn();
    await member.call('PATCH', 'users/current/profile/address', { body: bodies.changeAddress });
    await member.call('PUT', 'users/current/profile/logindata', { body: { emailAddress: 'anna@example.net' } });
    await start(claireBrowser);
    const record = await recordOf('bergahorn', anna.id);
    const secrets = [
      record.firstname,
      record.lastname,
      record.ahvNumber,
      record.ahvNumber.replaceAll('.', ''),
      record.birthDate,
      record.emailAddress,
      record.mobileNumber,
      record.address?.addressRow1,
      // A postcode alone could be part of a hash.
      `"${record.address?.zipCode}"`,
      record.address?.city,
      record.employments.at(-1)?.employer,
      record.id,
      record.partner?.firstname,
      record.partner?.birthDate,
      ...record.children.map(({ birthDate }) => birthDate),
      'Seeweg 1',
      'anna@example.net',
    ].filter((secret) => secret !== undefined && secret !== '');
    expect(secrets.length).toBeGreaterThan(12);
    const reads = Object.entries<Endpoint>(endpoints).filter(
      ([name, { method, access, file }]) =>
        method === 'GET' &&
        access === 'session' &&
        file === undefined &&
        !['pageLink', 'accesses', 'generateInsuranceFormSet'].includes(name),
    );
    expect(reads.length).toBeGreaterThan(10);
    for (const [name, { path }] of reads) {
      const reply = await claireBrowser.call('GET', `${path.replace('{planId}', '00')}?anonymize=true`);
      expect([name, reply.status]).toEqual([name, 200]);
      const told = [reply.text, ...Array.from(reply.headers.values())].join(' ');
      expect([name, secrets.filter((secret) => told.includes(`${secret}`))]).toEqual([name, []]);
    }
    // The word in place of the hidden number ends the view.
    const { meta } = await userInfo(claireBrowser, '?anonymize=true');
    expect((await end(claireBrowser, meta.impersonation?.impersonatedAhvNumber)).status).toBe(200);
    expect((await userInfo(claireBrowser)).user.firstname).toBe('Claire');
    expect(secrets.filter((secret) => logged.join('\n').includes(`${secret}`))).toEqual([]);
    const hidden = await member.call('GET', 'users/current/accesses?anonymize=true');
    expect(['Bonvin', 'bonvin', ...secrets].filter((secret) => hidden.text.includes(`${secret}`))).toEqual([]);
    expect(await verifyAccesses(dataOf(hidden, endpoints.accesses.data), null)).toEqual({ is: 'unverified' });
  });
});
