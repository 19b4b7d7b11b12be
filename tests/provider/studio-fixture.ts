import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { FundFiles } from '#contract/studio/files.ts';
import { callerHeader, callerName } from '#contract/studio/caller.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import { createFunds } from '#server/model/funds.ts';
import { createPublishing } from '#server/model/publishing.ts';
import { openSampleFunds } from '#server/node/sample-provider.ts';
import { createTenantAssets } from '#server/http/site/tenant-assets.ts';
import type { Provider } from '#server/http/provider.ts';
import { openThreadedPglite } from '#server/store/open-threaded-pglite.ts';
import type { Store } from '#server/store/store.ts';
import { administratorsSchema } from '#tenants/format/administrators.ts';
import { emptyCluster } from '#tests/support/memory-database.ts';
import { sharedPrintRoom } from '#tests/support/print-room.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { readFile } from 'node:fs/promises';
import { Browser, dataOf, type Reply } from './browser.ts';
import { plainTexts, portal, providerOn, TestClock } from './fixture.ts';
import { newestCode, newestLink } from './people.ts';

export const tenantsDir = join(import.meta.dirname, '../../tenants');

/** An administrator of a demo fund. */
export type Administrator = { readonly tenant: string; readonly emailAddress: string; readonly mobileNumber: string };

/** The administrators of a demo fund. */
export const administratorsOf = async (tenant: string): Promise<Administrator[]> => {
  const source: unknown = JSON.parse(await readFile(join(tenantsDir, tenant, 'administrators.json'), 'utf8'));
  return administratorsSchema.parse(source).map((each) => ({ ...each, tenant }));
};

/** A provider with the studio, and the drafts' own provider beside it. */
export const studioOn = (
  store: Store,
  options: {
    readonly root?: string;
    readonly mostFunds?: number;
    readonly clock?: TestClock;
    readonly time?: Parameters<typeof createPublishing>[1];
    /** Opens a preview's database; by default in a thread, as the provider does. */
    readonly openDatabase?: () => Promise<Store>;
  } = {},
): {
  readonly provider: Provider;
  readonly clock: TestClock;
  /** What the process does every hour for its previews. */
  readonly cleanUpPreviews: () => Promise<void>;
  /** How many databases in memory have been opened for previews. */
  readonly previewDatabases: () => number;
  readonly close: () => Promise<void>;
} => {
  const { root = tenantsDir, mostFunds, clock = new TestClock() } = options;
  let databasesOpened = 0;
  const publishing = createPublishing({ store, tenantsDir: root, log: silentLog }, options.time);
  const funds = createFunds({ root, log: silentLog, publications: publishing.live });
  const samples = openSampleFunds({
    drafts: publishing.drafts,
    live: publishing.live,
    tenantsDir: root,
    secret: store.secret,
    ...(mostFunds !== undefined && { mostFunds }),
    clock,
    log: silentLog,
    texts: plainTexts,
    printRoom: sharedPrintRoom,
    openDatabase: async (onLost) => {
      databasesOpened += 1;
      return options.openDatabase?.() ?? openThreadedPglite({ cluster: await emptyCluster(), onLost });
    },
    config: {
      publicUrl: portal,
      portalOrigins: [],
      loginDisclosure: 'contract',
      linkRequestsPerSource: 60,
      demo: true,
    },
  });
  const assets = createTenantAssets({ root, funds });
  const provider = providerOn({
    store,
    clock,
    funds,
    studio: { publishing, samples, tenantsDir: root },
    site: (request, { path }) => assets(request, path),
  });
  return {
    provider,
    clock,
    cleanUpPreviews: samples.cleanUp,
    previewDatabases: () => databasesOpened,
    close: samples.close,
  };
};

/** An administrator's browser in the studio. */
export class StudioBrowser extends Browser {
  /** Who has signed in, as each call says. */
  #caller: string | null = null;

  /** Makes a call below the studio's base. */
  async studio(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await this.request(method, `/studio/api/v1/${path}`, {
      headers: this.#caller === null ? {} : { [callerHeader]: this.#caller },
      ...(body !== undefined && { body }),
    });
    if (path.startsWith('sessions/login/') && reply.status === 200)
      this.#caller = callerName(dataOf(reply, studioEndpoints.signIn.data));
    return reply;
  }

  /** What a call answers, by its schema; throws if it is refused. */
  async ask<S extends z.ZodMiniType>(
    { method, data }: { readonly method: string; readonly data: S },
    path: string,
    body?: unknown,
  ): Promise<z.infer<S>> {
    return dataOf(await this.studio(method, path, body), data);
  }

  /** The draft as the studio has it now. */
  draft = () => this.ask(studioEndpoints.draft, 'draft');

  /** Changes the draft's files and saves it. */
  async change(edit: (files: FundFiles) => FundFiles): Promise<void> {
    const { version, basedOn, files } = await this.draft();
    await this.ask(studioEndpoints.saveDraft, 'draft', { version, basedOn, files: edit(files) });
  }

  /** Publishes the draft as it is, offers it, or publishes what somebody else has offered. */
  async publish(comment = 'New look', approves = false): Promise<number | null> {
    const { version } = await this.draft();
    return (await this.ask(studioEndpoints.publish, 'publications', { version, comment, approves })).number;
  }
}

/** A browser, by default one of their own, in which an administrator has signed in with both factors. */
export const signedIn = async (
  provider: Provider,
  store: Store,
  { tenant, emailAddress, mobileNumber }: Administrator,
  browser = new StudioBrowser(provider),
): Promise<StudioBrowser> => {
  await browser.arrive();
  await browser.studio('POST', 'sessions/email', { tenant, emailAddress, language: 'de-CH' });
  const { sessionId, emailCode } = await newestLink(store, emailAddress);
  await browser.studio('PATCH', `sessions/sms/${sessionId}`, { emailCode });
  const smsCode = await newestCode(store, mobileNumber);
  const reply = await browser.studio('PATCH', `sessions/login/${sessionId}`, { smsCode });
  if (reply.status !== 200) throw new Error(`Signing in answered ${reply.status}: ${reply.text}`);
  return browser;
};

/** A fund's files with another brand colour. */
export const withColour =
  (primary: string) =>
  (files: FundFiles): FundFiles => {
    const configurations = files.settings['configurations'] as Record<string, unknown> | undefined;
    const brand = configurations?.['brand'] as Record<string, unknown> | undefined;
    return {
      ...files,
      settings: { ...files.settings, configurations: { ...configurations, brand: { ...brand, primary } } },
    };
  };
