import { toGlobalSettings } from '#tenants/define-tenant.ts';
import { sampleId, samplePeopleOf } from '#tenants/sample-people.ts';
import { contentPath } from '#server/kernel/addresses.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { keyedHash } from '#server/kernel/keyed-hash.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { secureRandom } from '#server/kernel/random.ts';
import { openPglite } from '#server/store/open-pglite.ts';
import type { Store } from '#server/store/store.ts';
import { createFunds, onlyFund, type Publications } from '#server/model/funds.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import { cleanUp, seedFund } from '#server/model/seed.ts';
import { openSession } from '#server/model/sessions.ts';
import type { PrintRoom } from '#server/areas/documents/print-room.ts';
import type { SampleFunds } from '#server/areas/studio/sample-funds.ts';
import { createProvider, type Provider, type ProviderConfig } from '#server/http/provider.ts';
import { createTenantAssets } from '#server/http/site/tenant-assets.ts';

/**
 * The provider of the studio's previews: the funds as their drafts have them, with people who are nobody, on a database in
 * memory that opens with the first preview. It refuses every change.
 */
export const openSampleFunds = (options: {
  readonly drafts: Publications;
  readonly live: Publications;
  readonly tenantsDir: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly texts: MessageTexts;
  readonly config: ProviderConfig;
  readonly printRoom: PrintRoom;
  /** Opens the database; in memory unless given. */
  readonly openDatabase?: () => Promise<Store>;
}): SampleFunds & {
  /** Deletes what has expired in the database in memory. */
  readonly cleanUp: () => Promise<void>;
  readonly close: () => Promise<void>;
} => {
  const {
    drafts,
    live,
    tenantsDir,
    clock,
    log,
    texts,
    config,
    printRoom,
    openDatabase = () => openPglite({}),
  } = options;
  const funds = createFunds({
    root: tenantsDir,
    log,
    publications: drafts,
    supplements: live,
    membersOf: samplePeopleOf,
  });
  const liveFunds = createFunds({ root: tenantsDir, log, publications: live });
  const providers = new Map<string, Provider>();

  const providerOf = (store: Store, tenant: string): Provider => {
    const known = providers.get(tenant);
    if (known !== undefined) return known;
    const own = onlyFund(tenant, funds, liveFunds);
    const assets = createTenantAssets({ root: tenantsDir, funds: own });
    const provider = createProvider({
      store,
      funds: own,
      clock,
      random: secureRandom,
      texts,
      log,
      printRoom,
      config: { ...config, demo: false, isReadOnly: true },
      site: (request, { path }) => assets(request, path),
    });
    providers.set(tenant, provider);
    return provider;
  };

  let opened: Promise<Store> | undefined;
  const open = () => {
    opened ??= openDatabase();
    // What failed once may succeed with the next preview.
    opened.catch(() => (opened = undefined));
    return opened;
  };

  return {
    enter: async ({ tenant, person, locale, base }) => {
      const fund = await funds.find(tenant);
      if (fund === null) return null;
      const store = await open();
      const [token, now] = [secureRandom.token(), clock.now()];
      const memberId = sampleId(person);
      if (!fund.tenant.members.some(({ id }) => id === memberId)) return null;
      await store.withTenant(tenant, async (tx) => {
        await seedFund(tx, fund, store.secret, now);
        await openSession(tx, keyedHash(store.secret), { tenant, memberId, locale, token, now });
      });
      const settings = toGlobalSettings(fund.tenant, (file) => base + funds.assetUrl(tenant, file));
      const { contentServiceUrl } = settings;
      return {
        token,
        settings: contentServiceUrl === contentPath ? { ...settings, contentServiceUrl: base + contentPath } : settings,
      };
    },
    fetch: async (request, { tenant, ...info }) => providerOf(await open(), tenant).fetch(request, info),
    cleanUp: async () => {
      const store = await opened?.catch(() => undefined);
      if (store !== undefined) await cleanUp(store, clock.now());
    },
    close: async () => {
      const store = await opened?.catch(() => undefined);
      await store?.close();
    },
  };
};
