import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { TestClock } from '#tests/provider/fixture.ts';
import { previewDatabase, type PreviewDatabase } from './preview-database.ts';

/** A database that a test opens, loses, and lets delete what it has to. */
type Opened = {
  readonly lose: () => void;
  readonly succeed: () => void;
  readonly fail: () => void;
  /** Ends the deletion of a fund's rows. */
  readonly deleted: () => void;
  readonly store: Store;
};

describe('the database of the previews', () => {
  let opened: Opened[];
  let database: PreviewDatabase<{ readonly number: number }>;
  let rooms: number;
  let clock: TestClock;
  let closed: Store[];

  beforeEach(() => {
    [opened, closed, rooms, clock] = [[], [], 0, new TestClock()];
    database = previewDatabase({
      openDatabase: (onLost) => {
        const opening = Promise.withResolvers<Store>();
        const deletion = Promise.withResolvers<void>();
        // Nothing else of a store is asked for here, so that this stands in for the type of all of it.
        const store = {
          withSystem: () => deletion.promise,
          close: () => Promise.resolve(void closed.push(store)),
        } as unknown as Store;
        opened.push({
          store,
          lose: () => onLost(new Error('lost')),
          succeed: () => opening.resolve(store),
          fail: () => opening.reject(new Error('no memory')),
          deleted: deletion.resolve,
        });
        return opening.promise;
      },
      emptyRoom: () => ({ number: (rooms += 1) }),
      mostFunds: 1,
      clock,
      log: silentLog,
    });
  });

  const enterOpened = async (tenant: string) => {
    const entered = database.enter(tenant);
    opened.at(-1)?.succeed();
    return entered;
  };

  test('opens once for all who come, with one room for each fund', async () => {
    const first = enterOpened('ginster');
    const again = database.enter('ginster');
    expect(await again).toEqual(await first);
    expect(opened).toHaveLength(1);
  });

  test('opens anew after it could not be opened', async () => {
    const entered = database.enter('ginster');
    opened[0]?.fail();
    await expect(entered).rejects.toThrow('no memory');
    expect((await enterOpened('ginster')).store).toBe(opened[1]?.store);
  });

  test('has no room on a database that was lost while a fund’s rows were being deleted', async () => {
    await enterOpened('ginster');
    await database.enter('bergahorn');
    // Ginster had to make room, and comes again before that is done.
    const waiting = database.enter('ginster');
    opened[0]?.lose();
    opened[0]?.deleted();
    const onLost = await waiting;
    expect(onLost.store).toBe(opened[0]?.store);
    const next = await enterOpened('ginster');
    expect(next.store).toBe(opened[1]?.store);
    expect(next.room).not.toBe(onLost.room);
  });

  test('keeps the database that is open when one before it is lost a second time', async () => {
    await enterOpened('ginster');
    opened[0]?.lose();
    const next = await enterOpened('ginster');
    opened[0]?.lose();
    expect(await database.enter('ginster')).toEqual(next);
  });

  test('closes after an hour without a preview, and opens again with the next one', async () => {
    await enterOpened('ginster');
    await database.enter('bergahorn');
    clock.pass(3601);
    opened[0]?.deleted();
    await database.cleanUp();
    expect(closed).toEqual([opened[0]?.store]);
    expect((await enterOpened('bergahorn')).store).toBe(opened[1]?.store);
  });
});
