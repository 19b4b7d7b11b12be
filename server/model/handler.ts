import type { Locale } from '#kernel/locale.ts';
import type { Endpoint, EndpointData, EndpointMeta, EndpointRequest } from '#contract/endpoint.ts';
import type { EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Cookie, CookieRules } from '#server/kernel/cookies.ts';
import type { KeyedHash } from '#server/kernel/keyed-hash.ts';
import type { Log } from '#server/kernel/log-types.ts';
import type { Origins } from '#server/kernel/origins.ts';
import type { Random } from '#server/kernel/random.ts';
import type { SessionRow, Store } from '#server/store/store.ts';
import type { Funds } from './funds.ts';
import type { MessageTexts } from './message-texts.ts';

/** What every handler uses. */
export type Services = {
  readonly store: Store;
  readonly funds: Funds;
  readonly random: Random;
  readonly texts: MessageTexts;
  readonly log: Log;
  readonly hash: KeyedHash;
  readonly origins: Origins;
  readonly cookies: CookieRules;
  readonly disclosure: 'contract' | 'silent';
  /** Maximum number of link mails per source in ten minutes. */
  readonly linkRequestsPerSource: number;
  /** Seconds between two letters of one registration. */
  readonly letterPause: number;
  /** Whether a message's content is deleted from the database after delivery. */
  readonly forgetMessages: boolean;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Tells the dispatcher, after the commit, that a message is waiting. */
  readonly messageQueued: () => void;
  /** Tells the document maker, after the commit, that a document is wanted. */
  readonly documentQueued: () => void;
};

/** One call, with its input parsed, by whoever has a session of the kind `S`. */
export type Call<E extends Endpoint, S = SessionRow> = EndpointRequest<E> & {
  readonly session: E['access'] extends 'session' ? S : S | null;
  /** Tokens of the call (cookie, bearer), valid or not. */
  readonly tokens: readonly string[];
  readonly now: Date;
  /** The language for people: the caller's choice, else the session's. */
  readonly locale: Locale;
  /** The database's key of the calling browser, which every write has. */
  readonly browserHash: () => string | null;
  /** Host of the calling portal, as the browser names it, if it is configured; null if none is named. */
  readonly portalHost: string | null;
  /** Origin of the calling portal, for links in mails; the provider's own if none is named. */
  readonly portalOrigin: string;
  /** Sets the language of later refusals of this call, unless the caller has chosen one. */
  readonly speak: (locale: Locale) => void;
  /** The caller's source, for limits. */
  readonly source: string;
  readonly requestId: string;
};

/** A call's answer. The same object is serialised only once. */
export type Answer<E extends Endpoint> = {
  readonly data: EndpointData<E>;
  readonly meta?: EndpointMeta<E>;
  readonly cookies?: readonly Cookie[];
};

export type Handler<E extends Endpoint, S = SessionRow> = (call: Call<E, S>) => Promise<Answer<E>>;

/** A handler for every endpoint of the contract; the compiler reports missing ones. */
export type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> };

/** The handlers of some endpoints, as one module defines them. */
export type HandlersOf<Names extends EndpointName> = Pick<Handlers, Names>;
