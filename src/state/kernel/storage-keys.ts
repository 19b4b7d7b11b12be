import * as z from 'zod/mini';
import type { KeyValueStore } from '#api/safe-storage.ts';
import { colourModeSchema } from '#contract/settings.ts';
import { recognisePath } from '#contract/route-words.ts';

/** One entry of the browser's storage: its fixed key and what may stand there. */
export type StoredEntry<T> = {
  readonly key: string;
  /** Reads a stored text; null where it is not what this key holds. */
  readonly parse: (text: string) => T | null;
};

const text = (schema: z.ZodMiniType<string>) => (value: string) => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : null;
};

/** Reads JSON that keeps a schema; null where it does not. */
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

const identifier = z.string().check(z.regex(/^[\w.-]{1,256}$/));
const tenantCode = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** An address of a page of the portal itself, never one that a browser reads as another host's. */
const ownPage = z
  .string()
  .check(
    z.refine(
      (value) =>
        value.startsWith('/') && !/^\/[/\\]/.test(value) && recognisePath(value.split('?')[0] ?? '').key !== null,
    ),
  );

/** What the portal stores in a browser beside its flows (create-flow.ts). Values that do not parse are dropped. */
export const stored = {
  /** Number of the login under way; it opens nothing by itself (local storage). */
  sessionId: { key: 'pilaster.sessionId', parse: text(identifier) },
  /** The tab's bearer token (session storage). */
  token: { key: 'pilaster.token', parse: text(z.string().check(z.regex(/^[\w.~+/=-]{16,512}$/))) },
  /**
   * The fund that was logged in to, because not every provider says whose session it is. A token is the tab's, a cookie
   * the browser's, so this stands in both (session storage and local storage).
   */
  sessionTenant: { key: 'pilaster.sessionTenant', parse: text(tenantCode) },
  /** The fund last visited (local storage). */
  tenant: { key: 'pilaster.tenant', parse: text(tenantCode) },
  /** The chosen colour mode (local storage). */
  colourMode: {
    key: 'pilaster.colourMode',
    parse: (value) => {
      const parsed = z.safeParse(colourModeSchema, value);
      return parsed.success ? parsed.data : null;
    },
  },
  /** The page somebody wanted before they had to log in, and until when (local storage: the mailed link opens in another tab). */
  wantedPage: { key: 'pilaster.wantedPage', parse: json(z.object({ address: ownPage, until: z.number() })) },
} as const satisfies Record<string, StoredEntry<unknown>>;

/**
 * What the tab keeps of a login or registration under way (session storage). Their programs come late and say what may be
 * there; a log-out removes it all the same.
 */
export const flowKeys = {
  loginLink: 'pilaster.loginLink',
  loginFlow: 'pilaster.loginFlow',
  registrationLink: 'pilaster.registrationLink',
  registration: 'pilaster.registration',
} as const;

/** Reads an entry; one that does not parse is removed and reads as null. */
export const readStored = <T>(storage: KeyValueStore, entry: StoredEntry<T>): T | null => {
  const value = storage.get(entry.key);
  if (value === null) return null;
  const parsed = entry.parse(value);
  if (parsed === null) storage.remove(entry.key);
  return parsed;
};

/** Writes an entry, or removes it where the value is null. */
export const writeStored = (
  storage: KeyValueStore,
  { key }: Pick<StoredEntry<unknown>, 'key'>,
  value: string | null,
): void => {
  if (value === null) storage.remove(key);
  else storage.set(key, value);
};
