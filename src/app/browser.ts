import * as z from 'zod/mini';
import { globalSettingsSchema } from '#contract/settings.ts';
import type { Log } from '#state/kernel/services.ts';
import type { PortalOptions } from './portal-options.ts';
import { takeEarlyFrom } from './early-answers.ts';

/** Configuration by the page's host in `<script type="application/json" id="portal-config">`. */
const configSchema = z.object({
  /** Address of the provider's API with its version and a trailing slash. */
  apiBase: z._default(z.string().check(z.regex(/\/$/)), '/api/v1/'),
});

const readBlock = (document: Document, id: string): unknown => {
  try {
    const value: unknown = JSON.parse(document.getElementById(id)?.textContent ?? 'null');
    return value;
  } catch {
    return null;
  }
};

/** The page's nonce; a host without content security policy leaves the placeholder. */
const readNonce = (document: Document): string | undefined => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce === undefined || nonce === '' || nonce === '__NONCE__' ? undefined : nonce;
};

const log: Log = (message, detail, level) => {
  const line = detail === undefined ? [message] : [message, detail];
  // oxlint-disable-next-line no-console -- the console is the portal's operational log; a refusal is no cause for alarm
  if (level === 'refusal') console.info(...line);
  // oxlint-disable-next-line no-console -- as above
  else console.error(...line);
};

/** The options of a portal in a browser's window, read from its page. */
export const browserOptions = (window: Window & typeof globalThis): PortalOptions => {
  const { document } = window;
  /** A data block of the page; null if it is missing or breaks the contract. */
  const read = <S extends z.ZodMiniType>(id: string, schema: S): z.infer<S> | null => {
    const block = readBlock(document, id);
    const parsed = z.safeParse(schema, block);
    if (!parsed.success && block !== null) log(`The page's block ${id} breaks the contract.`);
    return parsed.success ? parsed.data : null;
  };
  const nonce = readNonce(document);
  // Settings that break the contract are asked for again, and read as any other answer.
  const settings = read('portal-settings', globalSettingsSchema);
  window.__nonce__ = nonce;
  return {
    window,
    pageUrl: window.location.href,
    drawn: document.querySelector('.ff-wait'),
    apiBase: read('portal-config', configSchema)?.apiBase,
    fetch: window.fetch.bind(window),
    takeEarly: takeEarlyFrom(window.portalEarlyAnswers ?? new Map(), window.location.href),
    settings,
    cookies: {
      read: () => document.cookie,
      remove: (name) => {
        document.cookie = `${name}=; Max-Age=0; Path=/`;
      },
    },
    csrfToken: document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '',
    nonce,
    // Without the fund's settings the page declares the default typeface instead of the fund's.
    ...(settings === null || document.getElementById('first-frame') === null ? { typefaceBase: '/' } : {}),
    storage: { local: () => window.localStorage, session: () => window.sessionStorage },
    channel: () => new BroadcastChannel('pilaster'),
    leave: (url) => {
      const here = new URL(window.location.href);
      const there = new URL(url, here);
      const samePage = here.origin === there.origin && here.pathname === there.pathname && here.search === there.search;
      // An address that differs at most in its fragment wouldn't reload the page.
      if (samePage) {
        window.history.replaceState(window.history.state, '', there);
        window.location.reload();
      } else window.location.assign(there);
    },
    log,
  };
};
