import { toGlobalSettings } from '#tenants/define-tenant.ts';
import { sampleId, samplePeopleOf } from '#tenants/sample-people.ts';
import { contentPath } from '#server/kernel/addresses.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { keyedHash } from '#server/kernel/keyed-hash.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { secureRandom } from '#server/kernel/random.ts';
import { openPglite } from '#server/store/open-pglite.ts';
import type { Store } from '#server/store/store.ts';
import { createFunds, type Publications } from '#server/model/funds.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import { seedFund } from '#server/model/seed.ts';
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
  readonly tenantsDir: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly texts: MessageTexts;
  readonly config: ProviderConfig;
  readonly printRoom: PrintRoom;
  /** Opens the database; in memory unless given. */
  readonly openDatabase?: () => Promise<Store>;
}): SampleFunds & { readonly close: () => Promise<void> } => {
  const { drafts, tenantsDir, clock, log, texts, config, printRoom, openDatabase = () => openPglite({}) } = options;
  const funds = createFunds({ root: tenantsDir, log, publications: drafts, membersOf: samplePeopleOf });
  const assets = createTenantAssets({ root: tenantsDir, funds });

  let opened: Promise<{ readonly store: Store; readonly provider: Provider }> | undefined;
  const open = () => {
    opened ??= (async () => {
      const store = await openDatabase();
      const provider = createProvider({
        store,
        funds,
        clock,
        random: secureRandom,
        texts,
        log,
        printRoom,
        config: { ...config, demo: false, isReadOnly: true },
        site: (request, { path }) => assets(request, path),
      });
      return { store, provider };
    })();
    // What failed once may succeed with the next preview.
    opened.catch(() => (opened = undefined));
    return opened;
  };

  return {
    enter: async ({ tenant, person, locale, base }) => {
      const fund = await funds.find(tenant);
      if (fund === null) return null;
      const { store } = await open();
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
    fetch: async (request, info) => (await open()).provider.fetch(request, info),
    close: async () => {
      const before = await opened?.catch(() => undefined);
      await before?.store.close();
    },
  };
};
