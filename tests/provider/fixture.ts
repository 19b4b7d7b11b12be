import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type * as z from 'zod/mini';
import { createProvider, type Provider } from '#server/http/provider.ts';
import type { Site } from '#server/http/site/create-site.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { createFunds, type Funds } from '#server/model/funds.ts';
import { type Log } from '#server/kernel/log-types.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import { createMessageTexts } from '#server/areas/messages/texts.ts';
import { secureRandom } from '#server/kernel/random.ts';
import { listMessages } from '#server/store/message-queue.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import type { Message } from '#server/store/tables.ts';
import { join } from 'node:path';
import { endpoints } from '#contract/endpoints.ts';
import { failureSchema } from '#contract/envelope.ts';
import { openMemoryStore } from '../support/memory-database.ts';
import { startPostgres, hasPostgres, type PostgresServer } from '../support/postgres.ts';

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
const plainTexts: MessageTexts = {
  loginLink: ({ link }) => ({ subject: 'Login', text: link, links: [link], code: null }),
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
  readonly funds?: Funds;
  readonly log?: Log;
  /** What is outside the API; nothing by default. */
  readonly site?: Site;
  /** Answers that hide what was found don't wait by default. */
  readonly pause?: (milliseconds: number) => Promise<void>;
};

/** A provider in this process, with the funds of the repository. */
export const providerOn = ({
  store,
  clock,
  funds,
  log = silentLog,
  pause = () => Promise.resolve(),
  site,
  ...config
}: ProviderOptions): Provider =>
  createProvider({
    store,
    clock,
    funds: funds ?? createFunds({ root: tenantsRoot, log }),
    random: secureRandom,
    texts: plainTexts,
    log,
    pause,
    ...(site && { site }),
    config: {
      publicUrl: config.publicUrl ?? portal,
      portalOrigins: config.portalOrigins ?? [],
      loginDisclosure: config.loginDisclosure ?? 'contract',
      linkRequestsPerSource: config.linkRequestsPerSource ?? 60,
      ...(config.letterPause !== undefined && { letterPause: config.letterPause }),
      demo: config.demo ?? true,
    },
  });

/** The answer: status, parsed body, headers. */
export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** The body as JSON; undefined if it isn't. */
  readonly json: unknown;
};

type CallOptions = {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The raw body, instead of JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
};

/** One browser: it keeps its cookies and the newest CSRF token, as the portal does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  csrf: string | null = null;
  readonly #provider: Provider;
  readonly #source: string;
  readonly #origin: string;

  constructor(provider: Provider, source = '203.0.113.7', origin = portal) {
    this.#provider = provider;
    this.#source = source;
    this.#origin = origin;
  }

  /** Makes a call below the API base. */
  async call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    return this.request(method, `/api/v1/${path}`, options);
  }

  /** Requests any address of the provider. */
  async request(method: string, path: string, { body, headers = {}, raw }: CallOptions = {}): Promise<Reply> {
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = new Request(`${this.#origin}${path}`, {
      method,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(this.csrf !== null && { 'x-csrf-token': this.csrf }),
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
    const response = await this.#provider.fetch(request, {
      remoteAddress: this.#source,
      rawPath: path.split('?')[0] ?? path,
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.csrf = response.headers.get('x-csrf-token') ?? this.csrf;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, text, bytes, json: parsed(text) };
  }

  /** Fetches a first CSRF token, as the page would carry one. */
  async arrive(): Promise<this> {
    await this.call('GET', 'isvalidtenantcode/?tenantName=bergahorn');
    return this;
  }
}

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

/** `{data}` of an answer, through its schema. Throws if it does not parse. */
export const dataOf = <S extends z.ZodMiniType>(reply: Reply, schema: S): z.infer<S> => {
  const { json } = reply;
  if (typeof json !== 'object' || json === null || !('data' in json)) throw new Error(`No data: ${reply.text}`);
  return schema.parse(json.data);
};

/** The first error of a refusal, and its meta. */
export const refusalOf = (
  reply: Reply,
): { code: string; detail: string; field?: string | undefined; triesLeft?: number } => {
  const { errors, meta } = failureSchema.parse(reply.json);
  const [first] = errors;
  if (first === undefined) throw new Error('No error.');
  return { ...first, ...(meta?.triesLeft !== undefined && { triesLeft: meta.triesLeft }) };
};

/** Everything that was sent to a person, newest first. */
export const sentTo = (store: Store, to: string): Promise<Message[]> =>
  store.withSystem((tx) => listMessages(tx, { to, limit: 100 }));

/** A demo fund's person, with what logging in needs. */
export type Person = {
  readonly tenant: string;
  readonly id: string;
  readonly emailAddress: string;
  readonly mobileNumber: string;
};

/** The people of a fund in a state. */
export const peopleOf = async (tenant: string, state: 'active' | 'left' | 'locked'): Promise<Person[]> => {
  const fund = await createFunds({ root: tenantsRoot, log: silentLog }).find(tenant);
  return (fund?.tenant.members ?? [])
    .filter((member) => member.state === state)
    .map(({ id, emailAddress = '', mobileNumber = '' }) => ({ tenant, id, emailAddress, mobileNumber }));
};

export const linkBody = (person: Pick<Person, 'tenant' | 'emailAddress'>, language = 'de-CH') => ({
  emailAddress: person.emailAddress,
  urlCallback: `${portal}/${person.tenant}/${language}/login/link`,
  tenant: person.tenant,
  language,
});

/** Session id and code of the newest link mailed to a person. */
export const newestLink = async (
  store: Store,
  to: string,
): Promise<{ sessionId: string; emailCode: string; link: string }> => {
  const mail = (await sentTo(store, to)).find(({ links }) => links.length > 0);
  const link = mail?.links[0] ?? '';
  const [emailCode = '', sessionId = ''] = link.split('/').toReversed();
  return { sessionId, emailCode, link };
};

/** A certainly wrong code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

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

/** The newest SMS code sent to a person. */
export const newestCode = async (store: Store, to: string): Promise<string> =>
  (await sentTo(store, to)).find(({ channel }) => channel === 'sms')?.code ?? '';

/** Goes through the login up to the SMS. */
export const askForCode = async (
  browser: Browser,
  store: Store,
  person: Person,
): Promise<{ sessionId: string; emailCode: string; code: string }> => {
  const asked = await browser.call('POST', 'sessions/email', { body: linkBody(person) });
  if (asked.status !== 200) throw new Error(`sessions/email answered ${asked.status}: ${asked.text}`);
  const { sessionId, emailCode } = await newestLink(store, person.emailAddress);
  const sent = await browser.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode } });
  if (sent.status !== 200) throw new Error(`sessions/sms answered ${sent.status}: ${sent.text}`);
  return { sessionId, emailCode, code: await newestCode(store, person.mobileNumber) };
};

/** Logs a person in, in a browser that has arrived. Returns the token. */
export const logIn = async (browser: Browser, store: Store, person: Person): Promise<string> => {
  const { sessionId, code } = await askForCode(browser, store, person);
  const reply = await browser.call('PATCH', `sessions/login/${sessionId}`, { body: { smsCode: code } });
  return dataOf(reply, endpoints.logIn.data).token;
};

/** An insured person without a login, with the data they have at hand. */
export type Newcomer = {
  readonly tenant: string;
  readonly id: string;
  readonly emailAddress: string;
  readonly mobileNumber: string;
  /** Body of `PUT registrations/{id}`. */
  readonly data: { firstname: string; name: string; birthDate: string; socialSecurityNumber: string };
};

/** The people of a fund who can register, or (`left`, `locked`) try to. */
export const newcomersOf = async (
  tenant: string,
  state: 'registrable' | 'active' | 'left' | 'locked' = 'registrable',
): Promise<Newcomer[]> => {
  const fund = await createFunds({ root: tenantsRoot, log: silentLog }).find(tenant);
  return (fund?.tenant.members ?? [])
    .filter((member) => member.state === state)
    .map(({ id, firstname, lastname, birthDate, ahvNumber, mobileNumber = '+41790000099' }) => ({
      tenant,
      id,
      mobileNumber,
      emailAddress: `${id}@example.net`,
      data: { firstname, birthDate, name: lastname, socialSecurityNumber: ahvNumber },
    }));
};

/** Asks for a registration link and opens it in the browser. Returns the registration's id and the link's code. */
export const openRegistration = async (
  browser: Browser,
  store: Store,
  person: Pick<Newcomer, 'tenant' | 'emailAddress'>,
): Promise<{ id: string; emailCode: string }> => {
  const body = { ...linkBody(person), urlCallback: `${portal}/${person.tenant}/de-CH/anmelden` };
  await browser.arrive();
  const asked = await browser.call('POST', 'registrations/', { body });
  if (asked.status !== 200) throw new Error(`registrations/ answered ${asked.status}: ${asked.text}`);
  const { sessionId: id, emailCode } = await newestLink(store, person.emailAddress);
  const opened = await browser.call('PATCH', `registrations/validemail/${id}`, { body: { emailCode } });
  if (opened.status !== 200) throw new Error(`validemail answered ${opened.status}: ${opened.text}`);
  return { id, emailCode };
};

/** Goes through the registration up to the letter. Returns its id and the code in the letter. */
export const awaitLetter = async (
  browser: Browser,
  store: Store,
  person: Newcomer,
): Promise<{ id: string; emailCode: string; letterCode: string }> => {
  const { id, emailCode } = await openRegistration(browser, store, person);
  const step = async (method: string, path: string, body: unknown): Promise<void> => {
    const reply = await browser.call(method, `registrations/${path}`, { body });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
  };
  await step('PUT', id, person.data);
  await step('PATCH', `sendsms/${id}`, { mobileNumber: person.mobileNumber });
  await step('PATCH', `validatesms/${id}`, { smsCode: await newestCode(store, person.mobileNumber) });
  return { id, emailCode, letterCode: await newestLetterCode(store) };
};

/** The code in the newest letter. */
export const newestLetterCode = async (store: Store): Promise<string> => {
  const messages = await store.withSystem((tx) => listMessages(tx, { limit: 20 }));
  return messages.find(({ channel }) => channel === 'post')?.code ?? '';
};
