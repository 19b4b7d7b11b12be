import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadAdministrators } from '#tenants/load-administrators.ts';
import { listTenantCodes, loadTenantAtOnce } from '#tenants/load-tenant.ts';
import { systemClock } from '#server/kernel/clock.ts';
import type { Config } from '#server/kernel/configuration.ts';
import { keyedHash } from '#server/kernel/keyed-hash.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { originRules } from '#server/kernel/origins.ts';
import type { QueueWorker } from '#server/kernel/queue-worker.ts';
import { secureRandom } from '#server/kernel/random.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { findMessage } from '#server/store/message-queue.ts';
import type { Store } from '#server/store/store.ts';
import { createFunds, type Funds } from '#server/model/funds.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import { createPublishing } from '#server/model/publishing.ts';
import { cleanUp, resetDemo, seedFund } from '#server/model/seed.ts';
import { openSession } from '#server/model/sessions.ts';
import { answerMessage } from '#server/model/threads.ts';
import { announceMessages } from '#server/areas/demo/announce-messages.ts';
import { createDemo, type Demo } from '#server/areas/demo/create-demo.ts';
import { createDocumentMaker } from '#server/areas/documents/document-maker.ts';
import { documentPrinter } from '#server/areas/documents/print-document.ts';
import { openPrintRoom } from '#server/areas/documents/print-room.ts';
import { createDispatcher } from '#server/areas/messages/dispatcher.ts';
import { letterFolder } from '#server/areas/messages/letter-folder.ts';
import { letterPrinter, type PrintLetter } from '#server/areas/messages/print-letter.ts';
import { smsGateway } from '#server/areas/messages/sms-gateway.ts';
import { smtpMail } from '#server/areas/messages/smtp-mail.ts';
import { createMessageTexts } from '#server/areas/messages/texts.ts';
import { createProvider, type Provider } from '#server/http/provider.ts';
import { openSampleFunds } from './sample-provider.ts';
import { builtPortal } from '#server/http/site/built-portal.ts';
import { createSite } from '#server/http/site/create-site.ts';
import type { PortalSource } from '#server/http/site/portal-page.ts';

/** The product's own folder, from which served files are found wherever the process was started. */
export const home = resolve(import.meta.dirname, '../..');

/** Milliseconds between two clean-ups of the database. */
const cleanUpPause = 3_600_000;

/** What the parts are put together from. */
type Parts = { readonly store: Store; readonly funds: Funds; readonly config: Config; readonly log: Log };

/** The default typeface among the portal's files, for the demo pages. */
const houseTypeface = async (): Promise<string | null> => {
  try {
    const file = (await readdir(join(home, 'public', 'typefaces'))).find((name) =>
      /^figtree-latin-[0-9a-f]+\.woff2$/.test(name),
    );
    return file === undefined ? null : `/typefaces/${file}`;
  } catch {
    return null;
  }
};

const openApiDocument = async (): Promise<string | undefined> => {
  try {
    return await readFile(join(home, 'docs', 'openapi.json'), 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Refuses to start without funds, with one whose figures would be wrong or unlawful, or with a secret for one that
 * doesn't exist.
 */
export const checkFunds = async (folder: string, secrets: ReadonlyMap<string, string>): Promise<void> => {
  let codes: readonly string[];
  try {
    codes = await listTenantCodes(folder);
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be read: set TENANTS_DIR to the folder of the funds.`, {
      cause: error,
    });
  }
  if (codes.length === 0) {
    throw new StartError(`The folder ${folder} holds no fund: set TENANTS_DIR to the folder of the funds.`);
  }
  for (const code of secrets.keys()) {
    if (!codes.includes(code)) throw new StartError(`FUND_SECRETS names "${code}", but no fund has this code.`);
  }
  // Nobody is served yet, so that nothing waits meanwhile.
  for (const code of codes) {
    const { tenant, problems } = loadTenantAtOnce(folder, code);
    const problem = problems.find(({ stopsStart }) => stopsStart === true);
    if (problem) throw new StartError(`${tenant.code}/${problem.file} ${problem.field}: ${problem.message}.`);
  }
};

/** Warns in the log about messages that won't be delivered. */
const warnOfMissingWays = ({ config, log }: Parts): void => {
  if (config.demo) return;
  if (config.mail === undefined)
    log.event('configuration_problem', { missing: 'SMTP_URL', effect: 'login links are not delivered' });
  if (config.sms === undefined)
    log.event('configuration_problem', { missing: 'SMS_GATEWAY_URL', effect: 'SMS codes are not delivered' });
  if (config.letterDir === undefined)
    log.event('configuration_problem', { missing: 'LETTER_DIR', effect: 'registration letters are not printed' });
};

/** The transports for mail, SMS and letters that are configured. */
const dispatcherOf = ({ store, funds, config, log }: Parts, print: PrintLetter): QueueWorker => {
  const mail = config.mail && smtpMail(config.mail, funds);
  const sms = config.sms && smsGateway(config.sms);
  const post =
    config.letterDir === undefined ? undefined : letterFolder({ folder: resolve(home, config.letterDir), print });
  const dispatcher = createDispatcher({
    store,
    clock: systemClock,
    log,
    ways: { ...(mail && { email: mail }), ...(sms && { sms }), ...(post && { post }) },
    forget: !config.demo,
  });
  return {
    ...dispatcher,
    close: async () => {
      await dispatcher.close();
      mail?.close();
    },
  };
};

const demoOf = async (
  { store, funds, config }: Parts,
  {
    print,
    texts,
    storybook,
    messageQueued,
  }: {
    readonly print: PrintLetter;
    readonly texts: MessageTexts;
    readonly storybook: string;
    readonly messageQueued: () => void;
  },
): Promise<Demo> =>
  createDemo({
    clock: systemClock,
    answer: async (messageId, body) => {
      const message = await store.withSystem((tx) => findMessage(tx, messageId));
      const fund = message === null ? null : await funds.find(message.tenant);
      if (fund === null) return false;
      const answer = { id: randomUUID(), messageId, body, at: systemClock.now() };
      const added = await store.withTenant(fund.tenant.code, (tx) => answerMessage(tx, { texts, fund }, answer));
      if (added !== null) messageQueued();
      return added !== null;
    },
    funds,
    store,
    print,
    storybook,
    publicUrl: config.publicUrl,
    typeface: await houseTypeface(),
    look: async (fund, { id, language }) => {
      const { code } = fund.tenant;
      const [token, now] = [secureRandom.token(), systemClock.now()];
      await store.withTenant(code, async (tx) => {
        await seedFund(tx, fund, store.secret, now);
        const session = { tenant: code, memberId: id, locale: language, token, now };
        await openSession(tx, keyedHash(store.secret), session);
      });
      return token;
    },
    administratorsOf: async (code) => (await loadAdministrators(resolve(home, config.tenantsDir), code)).administrators,
    reset: () => resetDemo(store),
  });

/** Deletes expired rows now and every hour. */
const cleanUpRegularly = (
  { store, log }: Parts,
  alsoCleanUp: () => Promise<void>,
): { readonly close: () => Promise<void> } => {
  const tidy = () =>
    Promise.all([cleanUp(store, systemClock.now()), alsoCleanUp()]).catch((error: unknown) =>
      log.error('clean_up_fail', error),
    );
  let tidied: Promise<unknown> = tidy();
  const timer = setInterval(() => {
    tidied = tidy();
  }, cleanUpPause).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await tidied;
    },
  };
};

/** A provider and its background tasks. */
export type Assembly = { readonly provider: Provider; readonly close: () => Promise<void> };

/**
 * Assembles the provider on an open database.
 * @param options.portal the portal's pages and files; by default the built ones.
 */
export const assemble = async (options: {
  readonly store: Store;
  readonly config: Config;
  readonly log: Log;
  readonly portal?: PortalSource | undefined;
}): Promise<Assembly> => {
  const { store, config, log, portal = builtPortal({ folder: join(home, 'dist'), log }) } = options;
  const tenantsDir = resolve(home, config.tenantsDir);
  const storybook = join(home, 'dist', 'storybook');
  const publishing = createPublishing({ store, tenantsDir, log });
  const funds = createFunds({ root: tenantsDir, log, publications: publishing.live });
  const parts: Parts = { store, funds, config, log };
  warnOfMissingWays(parts);

  const print = letterPrinter({ funds });
  const dispatcher = dispatcherOf(parts, print);
  const announcer = config.demo
    ? announceMessages({ store, log, print: (line) => process.stdout.write(`${line}\n`) })
    : null;
  const texts = createMessageTexts({ publicUrl: config.publicUrl, showsLetters: config.demo });
  const messageQueued = () => {
    dispatcher.wake();
    announcer?.wake();
  };
  const demo = config.demo ? await demoOf(parts, { print, texts, storybook, messageQueued }) : undefined;
  const openApi = await openApiDocument();
  const printRoom = openPrintRoom();
  printRoom.prepare();
  const maker = createDocumentMaker({
    store,
    clock: systemClock,
    log,
    print: documentPrinter({ store, funds, origins: originRules(config) }, printRoom),
  });
  const providerConfig = { ...config, introspection: config.demo };
  const samples = openSampleFunds({
    drafts: publishing.drafts,
    live: publishing.live,
    tenantsDir,
    secret: store.secret,
    clock: systemClock,
    log,
    texts,
    config: providerConfig,
    printRoom,
  });
  const provider = createProvider({
    studio: { publishing, samples, tenantsDir },
    store,
    funds,
    clock: systemClock,
    log,
    random: secureRandom,
    texts,
    config: providerConfig,
    site: createSite({
      funds,
      store,
      log,
      storybook,
      portal,
      config: { ...config, tenantsDir },
      ...(demo && { demo }),
      ...(openApi !== undefined && { openApi }),
    }),
    onMessage: messageQueued,
    onDocument: maker.wake,
    printRoom,
  });
  const tidying = cleanUpRegularly(parts, samples.cleanUp);
  return {
    provider,
    close: async () => {
      await tidying.close();
      await samples.close();
      await announcer?.close();
      await maker.close();
      await dispatcher.close();
    },
  };
};
