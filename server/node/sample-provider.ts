import { toGlobalSettings } from '#tenants/define-tenant.ts';
import { sampleId, samplePeopleOf } from '#tenants/sample-people.ts';
import { contentPath } from '#server/kernel/addresses.ts';
import { secondsAfter, type Clock } from '#server/kernel/clock.ts';
import { keyedHash } from '#server/kernel/keyed-hash.ts';
import { sessionAge } from '#server/kernel/limits.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { secureRandom } from '#server/kernel/random.ts';
import { readEmptyCluster } from '#server/store/empty-cluster.ts';
import { openThreadedPglite } from '#server/store/open-threaded-pglite.ts';
import type { Store } from '#server/store/store.ts';
import { createFunds, onlyFund, type Funds, type Publications } from '#server/model/funds.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import { seedFund } from '#server/model/seed.ts';
import { openSession } from '#server/model/sessions.ts';
import type { PrintRoom } from '#server/areas/documents/print-room.ts';
import { sampleBearer, sampleViewer, type SampleViewer } from '#server/areas/studio/sample-bearer.ts';
import type { PreviewedSide, SampleFunds } from '#server/areas/studio/sample-funds.ts';
import { createProvider, type Provider, type ProviderConfig } from '#server/http/provider.ts';
import { createTenantAssets, type TenantAssets } from '#server/http/site/tenant-assets.ts';
import { previewDatabase, type OpenDatabase, type PreviewDatabase } from './preview-database.ts';

/** Seconds for which calls of one person in one language share a session: less than a session may idle. */
const sessionShared = 600;

/** Opens the previews' database in memory, in a thread of its own. */
const openInThread: OpenDatabase = async (onLost) => openThreadedPglite({ cluster: await readEmptyCluster(), onLost });

/** A fund that is looked at in this process. */
type Room = {
  /** Of its draft, and of what is live. */
  readonly providers: Map<PreviewedSide, Provider>;
  /** The token of the session of each person and language, and when it counts as old. */
  readonly sessions: Map<string, { readonly token: Promise<string | null>; readonly until: Date }>;
};

/**
 * The provider of the studio's previews: the funds as their drafts have them and as they are live, with people who are
 * nobody, on a database in memory. It refuses every change. What a preview needs is in its signed token, so that any process
 * of the members' database can answer it.
 */
export const openSampleFunds = (options: {
  readonly drafts: Publications;
  readonly live: Publications;
  readonly tenantsDir: string;
  /** The key of the members' database, which signs the previews' tokens. */
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly log: Log;
  readonly texts: MessageTexts;
  readonly config: ProviderConfig;
  readonly printRoom: PrintRoom;
  /** How many funds stay open; the least recently seen one makes room. */
  readonly mostFunds?: number;
  /** Opens the database; in memory and in a thread of its own unless given. */
  readonly openDatabase?: OpenDatabase;
}): SampleFunds & Pick<PreviewDatabase<Room>, 'cleanUp' | 'close'> => {
  const { drafts, live, tenantsDir, secret, clock, log, texts, config, printRoom, mostFunds = 20 } = options;
  const { openDatabase = openInThread } = options;
  const hash = keyedHash(secret);
  const fundsOf = (publications: Publications): Funds =>
    createFunds({ root: tenantsDir, log, publications, supplements: live, membersOf: samplePeopleOf, keep: mostFunds });
  /** Both sides insure the same people: the plan is not edited. */
  const sides: Readonly<Record<PreviewedSide, Funds>> = { draft: fundsOf(drafts), live: fundsOf(live) };

  const assetsOf = (side: PreviewedSide): TenantAssets =>
    createTenantAssets({ root: tenantsDir, funds: sides[side], keep: mostFunds });
  const assets: Readonly<Record<PreviewedSide, TenantAssets>> = { draft: assetsOf('draft'), live: assetsOf('live') };

  const database = previewDatabase<Room>({
    openDatabase,
    emptyRoom: () => ({ providers: new Map(), sessions: new Map() }),
    mostFunds,
    clock,
    log,
  });

  const openProvider = (store: Store, tenant: string, side: PreviewedSide): Provider => {
    return createProvider({
      store,
      funds: onlyFund(tenant, sides[side], sides.live),
      clock,
      random: secureRandom,
      texts,
      log,
      printRoom,
      config: { ...config, demo: false, isReadOnly: true },
    });
  };

  /** Opens a session in this process; null for somebody whom the fund doesn't insure. */
  const beginSession = async (store: Store, { tenant, person, locale }: SampleViewer): Promise<string | null> => {
    const [fund, memberId] = [await sides.draft.find(tenant), sampleId(person)];
    if (fund?.tenant.members.some(({ id }) => id === memberId) !== true) return null;
    const [token, now] = [secureRandom.token(), clock.now()];
    await store.withTenant(tenant, async (tx) => {
      await seedFund(tx, fund, store.secret, now);
      await openSession(tx, keyedHash(store.secret), { tenant, memberId, locale, token, now });
    });
    return token;
  };

  const sessionIn = (store: Store, { sessions }: Room, viewer: SampleViewer): Promise<string | null> => {
    const [key, now] = [`${viewer.person} ${viewer.locale}`, clock.now()];
    const known = sessions.get(key);
    if (known !== undefined && known.until > now) return known.token;
    const token = beginSession(store, viewer);
    sessions.set(key, { token, until: secondsAfter(now, sessionShared) });
    // What failed once may succeed with the next call.
    token.catch(() => sessions.delete(key));
    return token;
  };

  return {
    enter: async ({ base, side, ...viewer }) => {
      const { tenant, person } = viewer;
      const funds = sides[side];
      const fund = await funds.find(tenant);
      if (fund?.tenant.members.some(({ id }) => id === sampleId(person)) !== true) return null;
      const settings = toGlobalSettings(fund.tenant, (file) => base + funds.assetUrl(tenant, file));
      const { contentServiceUrl } = settings;
      return {
        token: sampleBearer(hash, viewer, secondsAfter(clock.now(), sessionAge)),
        settings: contentServiceUrl === contentPath ? { ...settings, contentServiceUrl: base + contentPath } : settings,
      };
    },
    image: async (request, { tenant, side, path }) =>
      path.startsWith(`/tenant-assets/${tenant}/`) ? assets[side](request, path) : null,
    fetch: async (request, { tenant, side, ...info }) => {
      const { store, room } = await database.enter(tenant);
      const { headers } = request;
      const authorization = headers.get('authorization');
      const viewer = sampleViewer(hash, { tenant, authorization, now: clock.now() });
      const token = viewer === null ? null : await sessionIn(store, room, viewer);
      if (token === null) headers.delete('authorization');
      else headers.set('authorization', `Bearer ${token}`);
      let provider = room.providers.get(side);
      if (provider === undefined) {
        provider = openProvider(store, tenant, side);
        room.providers.set(side, provider);
      }
      return provider.fetch(request, info);
    },
    cleanUp: database.cleanUp,
    close: database.close,
  };
};
