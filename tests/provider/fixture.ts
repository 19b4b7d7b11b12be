import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createProvider, type Provider, type ProviderDependencies } from '#server/http/provider.ts';
import type { Site } from '#server/http/site/create-site.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import { createMessageTexts } from '#server/areas/messages/texts.ts';
import { secureRandom } from '#server/kernel/random.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { join } from 'node:path';
import { openMemoryStore } from '../support/memory-database.ts';
import { startPostgres, hasPostgres, type PostgresServer } from '../support/postgres.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';
import { sharedPrintRoom } from '#tests/support/print-room.ts';

export const portal = 'http://127.0.0.1:3000';
export const tenantsRoot = join(import.meta.dirname, '../../tenants');

/** A clock that only moves when told to. */
export class TestClock implements Clock {
  #now = new Date('2026-11-21T09:00:00Z');
  readonly now = (): Date => this.#now;

  /** Moves on by so many seconds. */
  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

/** Texts with only what the tests read out of them. */
export const plainTexts: MessageTexts = {
  loginLink: ({ link }) => ({ subject: 'Login', text: link, links: [link], code: null }),
  studioLink: ({ link }) => ({ subject: 'Studio', text: link, links: [link], code: null }),
  studioOffer: createMessageTexts({ publicUrl: portal }).studioOffer,
  studioCode: ({ code }) => ({ subject: 'Studio code', text: code, links: [], code }),
  registrationLink: ({ link }) => ({ subject: 'Registration', text: link, links: [link], code: null }),
  loginCode: ({ code, host }) => ({ subject: 'Code', text: `@${host ?? ''} #${code}`, links: [], code }),
  emailConfirmation: ({ code }) => ({ subject: 'Confirm', text: code, links: [], code }),
  recoveryAddressChanged: ({ maskedAddress }) => ({ subject: 'Changed', text: maskedAddress, links: [], code: null }),
  registrationCode: ({ code }) => ({ subject: 'Code', text: code, links: [], code }),
  numberConfirmation: ({ code }) => ({ subject: 'Code', text: code, links: [], code }),
  registrationLetter: (about) => ({
    ...createMessageTexts({ publicUrl: portal, showsLetters: true }).registrationLetter(about),
    subject: 'Letter',
  }),
  registrationComplete: () => ({ subject: 'Complete', text: '', links: [], code: null }),
  registrationAttempt: () => ({ subject: 'Attempt', text: '', links: [], code: null }),
  addressTaken: () => ({ subject: 'Taken', text: '', links: [], code: null }),
  emailAddressChanged: ({ maskedAddress }) => ({ subject: 'Changed', text: maskedAddress, links: [], code: null }),
  mobileNumberChanged: ({ maskedNumber }) => ({ subject: 'Changed', text: maskedNumber, links: [], code: null }),
  messageToFund: createMessageTexts({ publicUrl: portal }).messageToFund,
  messageAnswered: createMessageTexts({ publicUrl: portal }).messageAnswered,
  planChosen: createMessageTexts({ publicUrl: portal }).planChosen,
  accessEnded: ({ reason }) => ({ subject: 'Access ended', text: reason, links: [], code: null }),
};

/** The databases the provider's suite runs on: PGlite always, PostgreSQL if it is installed. */
export const databases: readonly ('pglite' | 'postgres')[] =
  process.env['TEST_DATABASE_URL'] !== undefined || hasPostgres() ? ['pglite', 'postgres'] : ['pglite'];

/** A separate database, and how to open a store on it; several stores can share a PostgreSQL. */
export type TestDatabase = {
  readonly open: () => Promise<Store>;
  /** Address of the PostgreSQL database; null for PGlite. */
  readonly address: string | null;
  readonly stop: () => Promise<void>;
};

/** Starts an empty database. */
export const startDatabase = async (kind: 'pglite' | 'postgres'): Promise<TestDatabase> => {
  const stores: Store[] = [];
  const closeStores = async (): Promise<void> => {
    await Promise.all(stores.map((store) => store.close()));
  };
  if (kind === 'pglite') {
    return {
      open: async () => {
        const store = await openMemoryStore();
        stores.push(store);
        return store;
      },
      address: null,
      stop: closeStores,
    };
  }
  const given = process.env['TEST_DATABASE_URL'];
  const server: PostgresServer | null = given === undefined ? await startPostgres() : null;
  const administer = async (statement: string): Promise<void> => {
    const admin = new pg.Client(given);
    await admin.connect();
    try {
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  // On a given server every test file has its own database, so that files can run side by side.
  const name = `pilaster_test_${randomUUID().replaceAll('-', '')}`;
  let address = server?.address() ?? '';
  if (given !== undefined) {
    await administer(`create database ${name}`);
    const own = new URL(given);
    own.pathname = `/${name}`;
    address = own.href;
  }
  return {
    open: async () => {
      const store = await openStore({ databaseUrl: address, log: silentLog });
      stores.push(store);
      return store;
    },
    address,
    stop: async () => {
      await closeStores();
      if (given !== undefined) await administer(`drop database ${name} with (force)`);
      await server?.stop();
    },
  };
};

/** What a test may choose about its provider. */
export type ProviderOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly loginDisclosure?: 'contract' | 'silent';
  readonly linkRequestsPerSource?: number;
  readonly letterPause?: number;
  readonly demo?: boolean;
  readonly publicUrl?: string;
  readonly portalOrigins?: readonly string[];
  readonly fundSecrets?: ReadonlyMap<string, string>;
  readonly funds?: Funds;
  /** The studio of the funds' administrators; none by default. */
  readonly studio?: ProviderDependencies['studio'];
  readonly log?: Log;
  readonly onDocument?: () => void;
  /** What is outside the API; nothing by default. */
  readonly site?: Site;
  /** Answers that hide what was found don't wait by default. */
  readonly pause?: (milliseconds: number) => Promise<void>;
};

/** A provider in this process, with the funds of the repository. */
export const providerOn = ({
  store,
  clock,
  funds = demoFunds,
  log = silentLog,
  pause = () => Promise.resolve(),
  site,
  studio,
  onDocument,
  ...config
}: ProviderOptions): Provider =>
  createProvider({
    store,
    clock,
    funds,
    random: secureRandom,
    texts: plainTexts,
    log,
    pause,
    printRoom: sharedPrintRoom,
    ...(site && { site }),
    ...(studio && { studio }),
    ...(onDocument && { onDocument }),
    config: {
      publicUrl: config.publicUrl ?? portal,
      portalOrigins: config.portalOrigins ?? [],
      loginDisclosure: config.loginDisclosure ?? 'contract',
      linkRequestsPerSource: config.linkRequestsPerSource ?? 60,
      ...(config.letterPause !== undefined && { letterPause: config.letterPause }),
      ...(config.fundSecrets && { fundSecrets: config.fundSecrets }),
      demo: config.demo ?? true,
    },
  });

/** A log whose lines a test can read. */
export const recordingLog = (): { readonly log: Log; readonly lines: string[] } => {
  const lines: string[] = [];
  return {
    lines,
    log: {
      event: (name, fields) => lines.push(JSON.stringify({ name, ...fields })),
      error: (name, error) => lines.push(`${name} ${String(error)}`),
    },
  };
};
