import { secondsAfter, type Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log-types.ts';
import type { Store } from '#server/store/store.ts';
import { cleanUp, forgetFund } from '#server/model/seed.ts';

/** Seconds without a preview after which the database in memory closes. */
const idleSeconds = 3600;

/** Opens a database in memory; `onLost` is called if it ends without having been closed. */
export type OpenDatabase = (onLost: (error: unknown) => void) => Promise<Store>;

/** An open database: what is known of it ends with it. */
type Opened<Room> = {
  readonly store: Store;
  /** The open funds, the least recently seen first. */
  readonly rooms: Map<string, Room>;
  /** Funds whose rows are being deleted. */
  readonly leaving: Map<string, Promise<void>>;
};

/** The database of the previews, with a room for each fund that is looked at. */
export type PreviewDatabase<Room> = {
  /** A fund's room, and the database that it is a room of. */
  readonly enter: (tenant: string) => Promise<{ readonly store: Store; readonly room: Room }>;
  /** Deletes what has expired, and closes the database when nobody has looked at anything for a while. */
  readonly cleanUp: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * A database in memory that opens with the first preview and closes after the last. Once it is lost, the next preview opens
 * another one.
 */
export const previewDatabase = <Room>({
  openDatabase,
  emptyRoom,
  mostFunds,
  clock,
  log,
}: {
  readonly openDatabase: OpenDatabase;
  /** A fund's room before anybody has been in it. */
  readonly emptyRoom: () => Room;
  /** How many funds stay open; the least recently seen one makes room. */
  readonly mostFunds: number;
  readonly clock: Clock;
  readonly log: Log;
}): PreviewDatabase<Room> => {
  let current: Promise<Opened<Room>> | undefined;
  let lastSeen = clock.now();

  const forget = (gone: Promise<Opened<Room>>): void => {
    if (current === gone) current = undefined;
  };

  const open = (): Promise<Opened<Room>> => {
    lastSeen = clock.now();
    if (current !== undefined) return current;
    const store = openDatabase((error) => {
      log.error('preview_database_lost', error);
      forget(opened);
    });
    const opened = store.then((each): Opened<Room> => ({ store: each, rooms: new Map(), leaving: new Map() }));
    // What failed once may succeed with the next preview.
    opened.catch(() => forget(opened));
    current = opened;
    return opened;
  };

  /** Closes a database once nothing is deleted in it any more. */
  const shut = async ({ store, leaving }: Opened<Room>): Promise<void> => {
    await Promise.all(leaving.values());
    await store.close();
  };

  const leave = ({ store, rooms, leaving }: Opened<Room>, tenant: string): void => {
    rooms.delete(tenant);
    const gone = store
      .withSystem((tx) => forgetFund(tx, tenant))
      .catch((error: unknown) => log.error('preview_close_fail', error))
      .finally(() => leaving.delete(tenant));
    leaving.set(tenant, gone);
  };

  return {
    enter: async (tenant) => {
      const opened = await open();
      const { store, rooms, leaving } = opened;
      await leaving.get(tenant);
      const room = rooms.get(tenant) ?? emptyRoom();
      rooms.delete(tenant);
      rooms.set(tenant, room);
      const [oldest] = rooms.keys();
      if (rooms.size > mostFunds && oldest !== undefined) leave(opened, oldest);
      return { store, room };
    },
    cleanUp: async () => {
      const opening = current;
      const opened = await opening?.catch(() => undefined);
      if (opening === undefined || opened === undefined) return;
      if (lastSeen > secondsAfter(clock.now(), -idleSeconds)) {
        await cleanUp(opened.store, clock.now());
        return;
      }
      forget(opening);
      await shut(opened);
    },
    close: async () => {
      const opened = await current?.catch(() => undefined);
      if (opened !== undefined) await shut(opened);
    },
  };
};
