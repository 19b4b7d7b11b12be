import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openThreadedPglite } from '#server/store/open-threaded-pglite.ts';
import { StoreUnavailable, isTaken } from '#server/store/store-unavailable.ts';
import type { Store, Tx } from '#server/store/store.ts';
import { emptyCluster } from '../support/memory-database.ts';

/** Milliseconds for which nothing else in this process had its turn, and those that opening took. */
const delays = { longest: 0, opening: 0 };

const insert = (tx: Tx, id: string) =>
  tx
    .insertInto('applicant')
    .values({
      tenant: 'bergahorn',
      id,
      email_key: `${id}@example.org`,
      email_address: `${id}@example.org`,
      locale: 'de-CH',
      login_page: 'x',
      created_at: new Date('2026-11-21T09:00:00Z'),
      tries_left: 5,
    })
    .execute();

describe('a database in memory with a thread of its own', () => {
  let store: Store;
  const lost: unknown[] = [];
  const insertIn = (id: string) => store.withTenant('bergahorn', (tx) => insert(tx, id));
  const applicants = (tenant = 'bergahorn') =>
    store.withTenant(tenant, (tx) => tx.selectFrom('applicant').select(['id', 'created_at']).orderBy('id').execute());

  beforeAll(async () => {
    const cluster = await emptyCluster();
    const histogram = monitorEventLoopDelay({ resolution: 5 });
    histogram.enable();
    const began = performance.now();
    store = await openThreadedPglite({ cluster, onLost: (error) => lost.push(error) });
    delays.opening = performance.now() - began;
    delays.longest = histogram.max / 1e6;
    histogram.disable();
  }, 60_000);
  afterAll(() => store.close());

  test('leaves this thread to others while it opens', () => {
    expect(delays.longest).toBeLessThan(delays.opening / 2);
  });

  test('keeps what was committed, shows it to its fund alone, and nothing of what failed', async () => {
    await insertIn('one');
    const failed = store.withTenant('bergahorn', async (tx) => {
      await insert(tx, 'two');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await applicants()).toEqual([{ id: 'one', created_at: new Date('2026-11-21T09:00:00Z') }]);
    expect(await applicants('ginster')).toEqual([]);
  });

  test('says that a key is taken, and goes on', async () => {
    const error: unknown = await insertIn('one').catch((reason: unknown) => reason);
    expect(isTaken(error)).toBe(true);
    await insertIn('three');
    expect((await applicants()).map(({ id }) => id)).toEqual(['one', 'three']);
  });

  test('runs transactions that are asked for at once one after another', async () => {
    const ids = ['four', 'five', 'six'];
    await Promise.all(ids.map(insertIn));
    expect((await applicants()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    await store.ping();
  });

  test('is unavailable once it is closed, which nobody counts as a loss', async () => {
    const closed = await openThreadedPglite({
      cluster: await emptyCluster(),
      onLost: (error) => lost.push(error),
    });
    await closed.ping();
    const refused = expect(closed.ping()).rejects.toThrow(StoreUnavailable);
    await closed.close();
    await refused;
    expect(lost).toEqual([]);
  });
});
