import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/envelope.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openStore } from '#server/store/open-store.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../support/postgres.ts';
import { Browser, dataOf, refusalOf, type Reply } from './browser.ts';
import { providerOn, TestClock } from './fixture.ts';
import { askForCode, linkBody, logIn, newestLink, peopleOf, sentTo, type Person } from './people.ts';

const open = (databaseUrl: string): Promise<Store> => openStore({ databaseUrl, log: silentLog });
/**
 * A port that forwards everything to a database until it is told to hang: then connections stay open and nothing
 * arrives.
 */
const hangingProxy = async (target: string) => {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHanging = false;
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const part = () => {
      pairs.delete(pair);
      for (const each of pair) each.destroy();
    };
    for (const each of pair) each.on('error', part).on('close', part);
    client.on('data', (chunk) => (isHanging ? undefined : upstream.write(chunk)));
    upstream.on('data', (chunk) => (isHanging ? undefined : client.write(chunk)));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    hang: () => {
      isHanging = true;
    },
    goOn: () => {
      isHanging = false;
    },
    stop: async () => {
      for (const pair of pairs) for (const each of pair) each.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};

const anna = async () => {
  const [person] = await peopleOf('bergahorn', 'active');
  if (person === undefined) throw new Error('The fund has no active member.');
  return person;
};

/** Waits until the provider answers again. */
const untilItAnswers = (browser: Browser) =>
  vi.waitFor(async () => expect((await browser.call('GET', 'dashboard')).status).toBe(200), {
    timeout: 10_000,
    interval: 200,
  });

describe.runIf(hasPostgres())('the provider on a PostgreSQL of its own', () => {
  let server: PostgresServer;
  let admin: pg.Client;

  beforeAll(async () => {
    server = await startPostgres();
    admin = new pg.Client(server.address());
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await server.stop();
  });

  /** An empty database of a login with these rights; returns its address. */
  const databaseOf = async (name: string, rights: string): Promise<string> => {
    await admin.query(`create role ${name} login password 'secret' ${rights}`);
    await admin.query(`create database ${name} owner ${name}`);
    const address = new URL(server.address(name));
    address.username = name;
    address.password = 'secret';
    return address.href;
  };

  /** Resolves when so many transactions of a database wait for a row that another one holds. */
  const waiting = (database: string, count: number) =>
    vi.waitFor(async () => {
      const { rows } = await admin.query(
        "select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
        [database],
      );
      expect(rows).toHaveLength(count);
    });

  test('works with an ordinary login, which the wall restricts although it owns the tables', async () => {
    const store = await open(await databaseOf('ordinary', ''));
    const browser = await new Browser(providerOn({ store, clock: new TestClock() })).arrive();
    await logIn(browser, store, await anna());
    expect((await browser.call('GET', 'dashboard')).status).toBe(200);
    const seen = await store.withTenant('fadental', (tx) => tx.selectFrom('account').select('tenant').execute());
    expect(seen).toEqual([]);
    expect(await store.withTenant('bergahorn', (tx) => tx.selectFrom('meta').selectAll().execute())).toEqual([]);
    await store.close();
  });

  test('refuses a login that bypasses the wall and cannot step down, in one sentence', async () => {
    const failure = open(await databaseOf('almighty', 'bypassrls'));
    await expect(failure).rejects.toBeInstanceOf(StartError);
    await expect(failure).rejects.toThrow('bypasses row-level security');
  });

  test('uses only as many connections as its address allows', async () => {
    const store = await open(`${await databaseOf('modest', 'connection limit 2')}?pool_size=2`);
    const browser = await new Browser(providerOn({ store, clock: new TestClock() })).arrive();
    await logIn(browser, store, await anna());
    const replies = await Promise.all(Array.from({ length: 60 }, () => browser.call('GET', 'dashboard')));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    await store.close();
  });

  test.each([
    ['no address', 'somewhere', 'is no address'],
    ['another protocol', 'mysql://localhost/x', 'must start with postgres://'],
    ['a pool of nonsense', 'postgres://localhost/x?pool_size=many', 'pool_size'],
    ['a server that is not there', 'postgres://127.0.0.1:1/x', 'does not answer'],
  ])('stops with one sentence at %s', async (_what, address, sentence) => {
    const failure = open(address);
    await expect(failure).rejects.toBeInstanceOf(StartError);
    await expect(failure).rejects.toThrow(sentence);
  });

  test('stops if the database is newer than the program', async () => {
    const address = await databaseOf('newer', '');
    await (await open(address)).close();
    const owner = new pg.Client(address);
    await owner.connect();
    await owner.query("insert into schema_migration (name, checksum) values ('9999-future', '')");
    await owner.end();
    await expect(open(address)).rejects.toThrow('newer version');
  });

  test('sets one database up when four processes start at once', async () => {
    const address = await databaseOf('together', '');
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(address)));
    const [first] = stores;
    for (const store of stores) expect(store.secret).toEqual(first?.secret);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('two providers share sessions, codes, tries, limits and CSRF tokens', async () => {
    const address = await databaseOf('shared', '');
    const clock = new TestClock();
    const stores = [await open(address), await open(address)] as const;
    const [one, two] = stores.map((store) => providerOn({ store, clock }));
    if (one === undefined || two === undefined) throw new Error('Two providers are needed.');
    const store = stores[0];
    const person = await anna();

    const atOne = await new Browser(one).arrive();
    const atTwo = new Browser(two);
    const moveOver = () => {
      for (const [name, value] of atOne.cookies) atTwo.cookies.set(name, value);
      atTwo.csrf = atOne.csrf;
    };
    const { sessionId, code } = await askForCode(atOne, store, person);
    moveOver();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const attempts = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? atOne : atTwo).call('PATCH', `sessions/login/${sessionId}`, { body: { smsCode: wrong } }),
      ),
    );
    expect(attempts.filter(({ text }) => text.includes('triesLeft'))).toHaveLength(4);

    clock.pass(60);
    const fresh = await askForCode(atTwo, store, person);
    const logins = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? atOne : atTwo).call('PATCH', `sessions/login/${fresh.sessionId}`, {
          body: { smsCode: fresh.code },
        }),
      ),
    );
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = logins.findIndex(({ status }) => status === 200) % 2 ? atOne : atTwo;
    const loser = winner === atOne ? atTwo : atOne;
    for (const [name, value] of winner.cookies) loser.cookies.set(name, value);
    expect((await loser.call('GET', 'dashboard')).status).toBe(200);

    const mails = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? atOne : atTwo).call('POST', 'sessions/email', { body: linkBody(person) }),
      ),
    );
    expect(mails.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(mails.filter(({ status }) => status === 429)).toHaveLength(7);

    expect((await winner.call('POST', 'sessions/logout')).status).toBe(200);
    expect((await loser.call('GET', 'dashboard')).status).toBe(401);
    await Promise.all(stores.map((each) => each.close()));
  });

  test('mails a new link while the older one is being opened, without a deadlock', async () => {
    const store = await open(await databaseOf('crossed', ''));
    const provider = providerOn({ store, clock: new TestClock() });
    const [mailing, opening] = [await new Browser(provider).arrive(), await new Browser(provider).arrive()];
    const person = await anna();
    await mailing.call('POST', 'sessions/email', { body: linkBody(person) });
    const { sessionId, emailCode } = await newestLink(store, person.emailAddress);

    const holder = new pg.Client(server.address('crossed'));
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from account where email_key = $1 for update', [person.emailAddress]);
    const mailed = mailing.call('POST', 'sessions/email', { body: linkBody(person) });
    await waiting('crossed', 1);
    const opened = opening.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode } });
    await waiting('crossed', 2);
    await holder.query('commit');
    await holder.end();

    expect((await mailed).status).toBe(200);
    expect(refusalOf(await opened).code).toBe(errorCodes.linkExpired);
    await store.close();
  });

  test('members change, log in and out all at once without a deadlock', async () => {
    const store = await open(await databaseOf('crowded', ''));
    const clock = new TestClock();
    const provider = providerOn({ store, clock, linkRequestsPerSource: 1000 });
    const people = (await peopleOf('bergahorn', 'active')).slice(0, 3);
    const statuses: number[] = [];
    const does = async (browser: Browser, method: string, path: string, body?: unknown): Promise<Reply> => {
      const reply = await browser.call(method, path, { body });
      statuses.push(reply.status);
      return reply;
    };
    const changeAddress = async (browser: Browser, emailAddress: string): Promise<void> => {
      const asked = await does(browser, 'PUT', 'users/current/profile/logindata', { emailAddress });
      if (asked.status !== 200) return;
      const token = dataOf(asked, endpoints.updateLoginData.data).confirmationToken;
      const [mail] = await sentTo(store, emailAddress);
      await does(browser, 'PUT', 'users/current/profile/emailconfirmation', { token, code: mail?.code ?? '' });
    };
    for (let round = 0; round < 3; round += 1) {
      await resetDemo(store);
      const visits: { person: Person; browser: Browser }[] = [];
      for (const person of [...people, ...people]) {
        const browser = await new Browser(provider).arrive();
        await logIn(browser, store, person);
        visits.push({ person, browser });
        clock.pass(61);
      }
      await Promise.all(
        visits.flatMap(({ person, browser }, index) => [
          changeAddress(browser, `round${round}@example.org`),
          changeAddress(browser, `${person.id}-${round}@example.org`),
          does(browser, 'POST', 'sessions/email', linkBody(person)),
          does(browser, 'GET', 'dashboard'),
          does(browser, 'GET', 'users/current/profile'),
          does(browser, 'PATCH', 'users/current/profile/address', {
            addressRow1: `Seeweg ${index}`,
            addressRow2: '',
            zipCode: '8000',
            city: 'Zürich',
            countryCode: 'CH',
          }),
          ...(index % 2 === round % 2 ? [does(browser, 'POST', 'sessions/logout')] : []),
        ]),
      );
    }
    const { rows } = await admin.query("select deadlocks from pg_stat_database where datname = 'crowded'");
    expect(rows).toEqual([{ deadlocks: '0' }]);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    await store.close();
  });

  test('continues after the server has cut its connections', async () => {
    const store = await open(await databaseOf('restarted', ''));
    const readAccounts = () =>
      store.withTenant('bergahorn', (tx) => tx.selectFrom('account').select('tenant').execute());
    // Several at once, so that the pool has more than one connection to lose.
    await Promise.all([store.ping(), readAccounts(), readAccounts(), readAccounts()]);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'restarted'");
    // A connection whose end has not been noticed yet may fail one more call.
    await vi.waitFor(readAccounts);
    expect(await Promise.all([readAccounts(), readAccounts(), readAccounts()])).toEqual([[], [], []]);
    await store.ping();
    await store.close();
  });

  test('answers 503 within ten seconds while the server hangs, is not ready, and continues when it is back', async () => {
    const hanging = await hangingProxy(server.address('hung'));
    const address = await databaseOf('hung', '');
    const behindProxy = new URL(address);
    behindProxy.port = String(hanging.port);
    const store = await open(behindProxy.href);
    const browser = await new Browser(providerOn({ store, clock: new TestClock() })).arrive();
    await logIn(browser, store, await anna());

    hanging.hang();
    const began = performance.now();
    const ready = store.ping().then(
      () => performance.now() - began,
      () => performance.now() - began,
    );
    const replies = await Promise.all(Array.from({ length: 20 }, () => browser.call('GET', 'dashboard')));
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await ready).toBeLessThan(2_000);

    hanging.goOn();
    await untilItAnswers(browser);
    await store.close();
    await hanging.stop();
  }, 60_000);

  test('says in a sentence that it is unavailable while the server’s processes are frozen, and continues when they run', async () => {
    const store = await open(await databaseOf('frozen', ''));
    const browser = await new Browser(providerOn({ store, clock: new TestClock() })).arrive();
    await logIn(browser, store, await anna());
    server.freeze();
    try {
      const began = performance.now();
      const ready = store.ping().then(
        () => 'ready',
        () => performance.now() - began,
      );
      const calls = ['dashboard', 'users/current/userinfo', 'pages/retirement'];
      const replies = await Promise.all(calls.map((path) => browser.call('GET', path)));
      expect(performance.now() - began).toBeLessThan(12_000);
      for (const reply of replies) {
        expect(reply.status).toBe(503);
        expect(refusalOf(reply).detail).toMatch(/^\p{Lu}\p{L}+ .+\.$/u);
      }
      expect(await ready).toBeLessThan(2_500);
    } finally {
      server.thaw();
    }
    await untilItAnswers(browser);
    await store.ping();
    await store.close();
  }, 60_000);
});
