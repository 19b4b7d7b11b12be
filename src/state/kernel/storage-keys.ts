import * as z from 'zod/mini';
import type { KeyValueStore } from '#api/safe-storage.ts';
import { sessionKeys } from '#contract/session-keys.ts';
import { colourModeSchema } from '#contract/settings.ts';
import { isSimulatorPath, recognisePath } from '#domain/recognise-path.ts';

/** An entry of the browser's storage: its key and its format. */
export type StoredEntry<T> = {
  readonly key: string;
  /** Parses the stored text; null if it is invalid. */
  readonly parse: (text: string) => T | null;
};

const text = (schema: z.ZodMiniType<string>) => (value: string) => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : null;
};

/** Parses JSON by a schema; null if it is invalid. */
export const json =
  <T>(schema: z.ZodMiniType<T>) =>
  (value: string): T | null => {
    try {
      const parsed = z.safeParse(schema, JSON.parse(value));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  };

const identifier = z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/));
const fundCode = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** An address of a page of the portal or of a simulator, never one that a browser would resolve to another host. */
const ownPage = z
  .string()
  .check(
    z.refine(
      (value) =>
        isSimulatorPath(value) || (/^\/(?![/\\])/.test(value) && recognisePath(value.split('?')[0] ?? '').key !== null),
    ),
  );

/** What the portal stores in a browser besides its flows (create-flow.ts). Invalid values are removed. */
export const stored = {
  /** Session id of the login in progress, which gives no access by itself (local storage). */
  sessionId: { key: 'pilaster.sessionId', parse: text(identifier) },
  /** The tab's bearer token (session storage). */
  token: { key: 'pilaster.token', parse: text(z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/))) },
  /**
   * The fund of the last login, because not every provider says which fund a session belongs to. A token is per tab, a
   * cookie per browser, so this is in both (session storage and local storage).
   */
  sessionFund: { key: sessionKeys.sessionFund, parse: text(fundCode) },
  /**
   * When a log-out began whose session the provider hasn't ended yet (milliseconds since 1970), so that it may still be open
   * (local storage).
   */
  owedSignOut: { key: sessionKeys.owedSignOut, parse: text(z.string().check(z.regex(/^\d{1,16}$/))) },
  /** The fund last visited (local storage). */
  fund: { key: 'pilaster.tenant', parse: text(fundCode) },
  /** The chosen colour mode (local storage). */
  colourMode: {
    key: 'pilaster.colourMode',
    parse: (value) => {
      const parsed = z.safeParse(colourModeSchema, value);
      return parsed.success ? parsed.data : null;
    },
  },
  /** The fund's notice that was put away, in the page's language (session storage); index.html reads whether there is one. */
  noticeAway: { key: 'pilaster.noticeAway', parse: (value) => value },
  /**
   * The page to return to after login, and until when (local storage, because the mailed link opens in another tab).
   */
  wantedPage: { key: 'pilaster.wantedPage', parse: json(z.object({ address: ownPage, until: z.number() })) },
} as const satisfies Record<string, StoredEntry<unknown>>;

/**
 * Keys of a login, a registration, a change of login data, a generated document or a view of another member's portal in
 * progress, and whether the tab hides personal data, which index.html reads (session storage). Their formats are in their
 * own modules, which are loaded later; a log-out removes them in any case.
 */
export const flowKeys = {
  loginLink: 'pilaster.loginLink',
  loginFlow: 'pilaster.loginFlow',
  registrationLink: 'pilaster.registrationLink',
  registration: 'pilaster.registration',
  'loginData.emailAddress': 'pilaster.newEmailAddress',
  'loginData.restoreEmailAddress': 'pilaster.newRecoveryAddress',
  'loginData.mobileNumber': 'pilaster.newMobileNumber',
  generation: 'pilaster.generation',
  view: 'pilaster.view',
  hidden: 'pilaster.hidden',
  planChoice: 'pilaster.planChoice',
} as const;

/** Reads an entry; null if it is missing or invalid. Removes an invalid one. */
export const readStored = <T>(storage: KeyValueStore, entry: StoredEntry<T>): T | null => {
  const value = storage.get(entry.key);
  if (value === null) return null;
  const parsed = entry.parse(value);
  if (parsed === null) storage.remove(entry.key);
  return parsed;
};

/** Writes an entry; removes it if the value is null. */
export const writeStored = (
  storage: KeyValueStore,
  { key }: Pick<StoredEntry<unknown>, 'key'>,
  value: string | null,
): void => {
  if (value === null) storage.remove(key);
  else storage.set(key, value);
};
