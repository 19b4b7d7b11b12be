import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueueMessage, settleMessage } from '#server/store/message-queue.ts';
import { cleanUp } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { Browser } from './browser.ts';
import { databases, providerOn, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { linkBody, logIn, peopleOf } from './people.ts';

type Table = 'registration' | 'applicant' | 'profile_request' | 'session' | 'login_flow' | 'rate_limit' | 'message';

const hour = 3600;
const day = 24 * hour;

describe.each(databases)('what has run its course leaves the database (%s)', (kind) => {
  let database: TestDatabase;
  let store: Store;
  const clock = new TestClock();
  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
  }, 60_000);
  afterAll(() => database.stop());

  const count = (table: Table): Promise<number> =>
    store.withSystem(async (tx) => (await sql`select 1 from ${sql.table(table)}`.execute(tx)).rows.length);
  /** The number of rows left in a table after a clean-up so many seconds from now. */
  const leftAfter = async (table: Table, seconds: number): Promise<number> => {
    clock.pass(seconds);
    await cleanUp(store, clock.now());
    return count(table);
  };

  /** A member who is logged in and has asked for a recovery address, and a person who wants to register. */
  const fill = async (): Promise<void> => {
    clock.pass(40 * day);
    await cleanUp(store, clock.now());
    const [member] = await peopleOf('bergahorn', 'active');
    if (member === undefined) throw new Error('Nobody can log in.');
    const browser = await new Browser(providerOn({ store, clock, loginDisclosure: 'silent' })).arrive();
    const stranger = { tenant: 'bergahorn', emailAddress: 'stranger@example.org' };
    await browser.call('POST', 'sessions/email', { body: linkBody(stranger) });
    await logIn(browser, store, member);
    const body = { restoreEmailAddress: 'elsewhere@example.org' };
    const asked = await browser.call('PUT', 'users/current/profile/logindata', { body });
    if (asked.status !== 200) throw new Error(asked.text);
  };

  test.each([
    ['registration', day],
    ['applicant', day],
    ['profile_request', hour],
    ['session', 9 * hour],
    ['login_flow', day],
    ['rate_limit', day],
    ['message', 30 * day],
  ] as const)('%s', async (table, age) => {
    await fill();
    expect(await leftAfter(table, age - 5)).toBeGreaterThan(0);
    expect(await leftAfter(table, 10)).toBe(0);
  });

  test('messages are deleted by their age, whether they were sent, given up or never tried', async () => {
    await fill();
    const at = clock.now();
    const waiting = await count('message');
    await store.withSystem(async (tx) => {
      for (const id of ['sent', 'given up', 'waiting']) {
        await enqueueMessage(tx, {
          id,
          at,
          tenant: 'bergahorn',
          channel: 'post',
          recipient: 'Anna',
          subject: '',
          text: 'x',
          links: [],
          code: null,
        });
      }
      await settleMessage(tx, 'sent', { sentAt: new Date(at.getTime() + 5 * day * 1000), forget: true });
      await settleMessage(tx, 'given up', { failure: 'x', nextAttemptAt: null, forget: true });
    });
    expect(await leftAfter('message', 30 * day - 5)).toBe(waiting + 3);
    expect(await leftAfter('message', 10)).toBe(0);
  });
});
