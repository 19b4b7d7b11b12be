import { isIP } from 'node:net';
import * as z from 'zod';
import { letterPause } from './limits.ts';
import { StartError } from './start-error.ts';

/** The mail server, if one is configured. */
export type MailTransportConfig = {
  /** `smtp://` or `smtps://` address of the server, with user and password if required. */
  readonly url: string;
  /** Sender of every mail. */
  readonly from: string;
};

/** The SMS gateway, if one is configured. */
export type SmsGatewayConfig = {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
  /** The sender shown on the phone: a number or up to eleven letters. */
  readonly sender: string;
};

/** What the environment configures. docs/operating.md describes each variable. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Origin under which browsers reach the provider, without a trailing slash. */
  readonly publicUrl: string;
  /** Further origins whose portals may call and be linked to. */
  readonly portalOrigins: readonly string[];
  readonly loginDisclosure: 'contract' | 'silent';
  /** Maximum number of link mails per source and fund in ten minutes. */
  readonly linkRequestsPerSource: number;
  /** Seconds before a registration's letter can be reordered. */
  readonly letterPause: number;
  readonly mail: MailTransportConfig | undefined;
  readonly sms: SmsGatewayConfig | undefined;
  /** Folder that a print service empties; letters are written there as PDF. */
  readonly letterDir: string | undefined;
  readonly secretKey: string | undefined;
  /** The secrets with which the funds' own systems call, by the fund's code. */
  readonly fundSecrets: ReadonlyMap<string, string>;
  readonly demo: boolean;
  readonly logLevel: LogLevel;
  readonly tenantsDir: string;
  /** Addresses of the reverse proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
};

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The environment as Node gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The origin of an http(s) address without path, query or credentials; null for anything else. */
const originOf = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null;
};

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';

/** Comma-separated values, trimmed. */
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `bergahorn:secret,fadental:secret`; null if an entry isn't one, or two funds share a code or a secret. */
const fundSecretsIn = (text: string): ReadonlyMap<string, string> | null => {
  const entries = listOf(text).map((part) => /^([a-z][a-z0-9-]*):([\x21-\x2b\x2d-\x7e]{32,512})$/.exec(part));
  const secrets = new Map(entries.flatMap((entry) => (entry ? [[entry[1] ?? '', entry[2] ?? ''] as const] : [])));
  return secrets.size === entries.length && new Set(secrets.values()).size === entries.length ? secrets : null;
};

const origin = (advice: string) => z.string().refine((text) => originOf(text) !== null, advice);

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535, for example 3000')
    .refine((text) => Number(text) <= 65535, 'must be a port number from 0 to 65535, for example 3000')
    .default('3000'),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:_-]+$/i, 'must be an address or host name to listen on, for example 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  TENANTS_DIR: z.string().default('tenants'),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => isAddress(text, ['postgres:', 'postgresql:']),
      'must be a PostgreSQL address, for example postgres://pilaster:secret@localhost:5432/pilaster; leave it out for the embedded database',
    )
    .optional(),
  PUBLIC_URL: origin(
    'must be the origin under which browsers reach the provider, without a path, for example https://portal.example.ch',
  ).optional(),
  PORTAL_ORIGINS: z
    .string()
    .refine(
      (text) => listOf(text).every((part) => originOf(part) !== null),
      'must be a comma-separated list of origins without paths, for example https://portal.example.ch,https://test.example.ch',
    )
    .default(''),
  LOGIN_DISCLOSURE: z.enum(['contract', 'silent'], 'must be "contract" or "silent"').optional(),
  LINK_MAILS_PER_SOURCE: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999, for example 5')
    .optional(),
  LETTER_PAUSE_SECONDS: z
    .string()
    .regex(/^(?:[1-9]\d{0,2}|[12]\d{3}|3[0-5]\d{2}|3600)$/, 'must be a whole number from 1 to 3600, for example 60')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => isAddress(text, ['smtp:', 'smtps:']),
      'must be a mail server address, for example smtps://user:password@mail.example.ch:465',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be a mail address, for example portal@example.ch or "Member portal <portal@example.ch>"',
    )
    .optional(),
  SMS_GATEWAY_URL: z
    .string()
    .refine(
      (text) => isAddress(text, ['https:', 'http:']),
      'must be the address of the SMS gateway, for example https://sms.example.ch/v1/messages',
    )
    .optional(),
  SMS_GATEWAY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a token without blanks')
    .optional(),
  SMS_SENDER: z
    .string()
    .regex(/^(?:\+\d{6,15}|[A-Za-z0-9 ]{1,11})$/, 'must be a number such as +41790000000 or up to eleven letters')
    .optional(),
  LETTER_DIR: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters; make one with: openssl rand -base64 32').optional(),
  FUND_SECRETS: z
    .string()
    .refine(
      (text) => fundSecretsIn(text) !== null,
      'must be a comma-separated list of fund codes, each with a secret of its own of at least 32 characters, for example fund:secret; make one with: openssl rand -base64 32',
    )
    .default(''),
  DEMO: z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').optional(),
  // A typing error here would enable demo mode where real members log in.
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be "production", "development" or "test"').optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (text) => listOf(text).every((part) => isIP(part) !== 0),
      'must be a comma-separated list of IP addresses, for example 10.0.0.5',
    )
    .default(''),
});

/** `SMTP_URL=` in an environment file means unset. */
const withoutEmpty = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) =>
      value === undefined || value.trim() === '' ? [] : [[key, value.trim()]],
    ),
  );

/** A host in an address: IPv6 in brackets; an all-interfaces address becomes this machine. */
const reachableHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
};

/** The default sender of mails: an address at the portal's own host. */
const senderAt = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return `no-reply@${isIP(hostname) === 0 && !hostname.startsWith('[') ? hostname : 'localhost'}`;
};

/**
 * Reads the environment. Demo mode is the default outside production; what depends on it (whether refused logins reveal
 * accounts) follows unless it is set.
 * @throws StartError with one sentence that names the variable and says what to change; it never repeats secrets.
 */
export const readConfig = (env: Environment): Config => {
  const parsed = environmentSchema.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message ?? 'has a value that cannot be used'}.`);
  }
  const set = parsed.data;
  const demo = set.DEMO === undefined ? set.NODE_ENV !== 'production' : set.DEMO === '1' || set.DEMO === 'true';
  const publicUrl = originOf(set.PUBLIC_URL ?? `http://${reachableHost(set.HOST)}:${set.PORT}`) ?? '';
  if (!demo && set.PUBLIC_URL === undefined) {
    throw new StartError(
      'PUBLIC_URL is missing: outside demo mode it must be the origin under which browsers reach the provider, for example https://portal.example.ch.',
    );
  }
  if (!demo && set.LETTER_PAUSE_SECONDS !== undefined) {
    throw new StartError(
      `LETTER_PAUSE_SECONDS is only for demo mode: omit it, and a letter may be ordered again after ${letterPause} seconds.`,
    );
  }
  if (set.SMS_GATEWAY_URL !== undefined && (set.SMS_GATEWAY_TOKEN === undefined || set.SMS_SENDER === undefined)) {
    throw new StartError(
      `${set.SMS_GATEWAY_TOKEN === undefined ? 'SMS_GATEWAY_TOKEN' : 'SMS_SENDER'} is missing: with SMS_GATEWAY_URL set, the gateway's token and the sender must be set too.`,
    );
  }
  return {
    port: Number(set.PORT),
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    publicUrl,
    portalOrigins: listOf(set.PORTAL_ORIGINS).flatMap((part) => originOf(part) ?? []),
    loginDisclosure: set.LOGIN_DISCLOSURE ?? (demo ? 'contract' : 'silent'),
    // People who try a demonstration log in as many members from one address.
    linkRequestsPerSource: Number(set.LINK_MAILS_PER_SOURCE ?? (demo ? 60 : 5)),
    letterPause: Number(set.LETTER_PAUSE_SECONDS ?? letterPause),
    mail: set.SMTP_URL === undefined ? undefined : { url: set.SMTP_URL, from: set.MAIL_FROM ?? senderAt(publicUrl) },
    sms:
      set.SMS_GATEWAY_URL === undefined || set.SMS_GATEWAY_TOKEN === undefined || set.SMS_SENDER === undefined
        ? undefined
        : { url: set.SMS_GATEWAY_URL, token: set.SMS_GATEWAY_TOKEN, sender: set.SMS_SENDER },
    letterDir: set.LETTER_DIR,
    secretKey: set.SECRET_KEY,
    fundSecrets: fundSecretsIn(set.FUND_SECRETS) ?? new Map(),
    demo,
    logLevel: set.LOG_LEVEL,
    tenantsDir: set.TENANTS_DIR,
    trustedProxies: listOf(set.TRUSTED_PROXIES),
  };
};
