import type { Locale } from '#kernel/locale.ts';
import type {
  Endpoint,
  EndpointBody,
  EndpointData,
  EndpointMeta,
  EndpointPath,
  EndpointQuery,
} from '#contract/endpoint.ts';
import type { EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Cookie, CookieRules } from '#server/kernel/cookies.ts';
import type { KeyedHash } from '#server/kernel/keyed-hash.ts';
import type { Log } from '#server/kernel/log-types.ts';
import type { Origins } from '#server/kernel/origins.ts';
import type { Random } from '#server/kernel/random.ts';
import type { SessionRow, Store } from '#server/store/store.ts';
import type { Funds } from './funds.ts';
import type { MessageTexts } from './message-texts.ts';

/** What every handler works with. */
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
  /** How many link mails one source may ask for in ten minutes. */
  readonly linkRequestsPerSource: number;
  /** Seconds between two letters of one registration. */
  readonly letterPause: number;
  /** Whether what a message says leaves the database with it. */
  readonly forgetMessages: boolean;
  /** Settles after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Tells the dispatcher, after the commit, that something waits to be sent. */
  readonly messageQueued: () => void;
};

/** One call, its input parsed. */
export type Call<E extends Endpoint> = {
  readonly path: EndpointPath<E>;
  readonly query: EndpointQuery<E>;
  readonly body: EndpointBody<E>;
  readonly session: E['access'] extends 'session' ? SessionRow : SessionRow | null;
  /** Tokens the call carries (cookie, bearer), whether good or not. */
  readonly tokens: readonly string[];
  readonly now: Date;
  /** The language for people: what the caller asks for, else the session's. */
  readonly locale: Locale;
  /** What the database knows the calling browser by: a write always comes from one. */
  readonly browserHash: () => string | null;
  /** Host of the portal that calls, as the browser names it: one the provider is configured with. Null where none is named. */
  readonly portalHost: string | null;
  /** Words what the call may still be refused with in this language, unless the caller asked for one. */
  readonly speak: (locale: Locale) => void;
  /** Where the call comes from, for limits. */
  readonly source: string;
  readonly requestId: string;
};

/** What a call answers. An answer that is the same object as before is not serialised again. */
export type Answer<E extends Endpoint> = {
  readonly data: EndpointData<E>;
  readonly meta?: EndpointMeta<E>;
  readonly cookies?: readonly Cookie[];
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> };

/** The handlers of some endpoints, as one module makes them. */
export type HandlersOf<Names extends EndpointName> = Pick<Handlers, Names>;
