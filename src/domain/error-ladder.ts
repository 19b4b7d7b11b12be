import { errorCodes, machineDetails } from '#contract/envelope.ts';
import type { ApiError } from '#contract/envelope.ts';
import type { CallFailure } from './call-failure.ts';

/** What a failed call means to the person who waits for it. */
export type TroubleName =
  /** Nobody waits for the answer any more. */
  | 'gone'
  /** The session is over: the provider says so, or is broken while somebody acts (HTTP 401, 500). The login follows. */
  | 'sessionEnded'
  | 'sessionBroken'
  /** HTTP 403: the forbidden page follows. */
  | 'forbidden'
  /** HTTP 401 for a call that needs a session, asked before there is one. */
  | 'noSession'
  /** On the way: no answer, none in time, a provider in trouble, an answer that nobody can read, too many tries. */
  | 'network'
  | 'timeout'
  | 'unavailable'
  | 'unreadable'
  | 'wait'
  /** The provider refused, in its own words. */
  | 'refused'
  /** Refused with `err_0`: the caller's own business, nothing is shown. */
  | 'passed'
  /** The fund, or a support user's view, does not allow it. */
  | 'disabled'
  /** Somebody changed the same thing meanwhile: offer the newest values. */
  | 'conflict'
  /** The link, and all that came of it, is dead. */
  | 'expired'
  /** A step of the registration that is not due. */
  | 'outOfOrder'
  // What only particular calls say.
  /** The browser blocks cookies: the provider cannot tell this visitor's requests from a stranger's. */
  | 'cookiesBlocked'
  /** The person may no longer log in: locked, or gone long ago. */
  | 'accessRevoked'
  | 'leftLongAgo'
  /** The address belongs to nobody who can log in: offer a registration. */
  | 'unknownAddress'
  | 'linkInvalid'
  | 'codeWrong'
  /** The code is used up, expired or superseded: only a new one helps. */
  | 'codeDead'
  | 'unknownTenant';

type CodeOf<Table> = Table[keyof Table];

/** What a call says about the codes and machine words it may be refused with. */
export type About = {
  readonly [
    Word in
      | Exclude<CodeOf<typeof errorCodes>, (typeof errorCodes)['forbidden']>
      | CodeOf<typeof machineDetails>
      /** A refusal that no other rung names; `refused` if the call says nothing. */
      | 'otherwise'
  ]?: TroubleName;
};

/** What a call declares of its failures. */
export type CallTerms = {
  /**
   * Where a failure is told:
   *
   * - `toast`: at the top right, by the portal;
   * - `form`: in the form that was sent, by the page;
   * - `face`: by the page or card that the answer was to fill, with a retry. Nothing but 401 ends a session for it.
   */
  readonly says: 'toast' | 'form' | 'face';
  readonly about?: About;
};

/** What the ladder has to know of the call that failed. */
export type FailedCall = CallTerms & {
  /** `none`: the call needs no session; `open`: it ran in one; `missing`: it needs one, and this tab has none. */
  readonly session: 'none' | 'open' | 'missing';
};

/** One sentence of the provider for the person, and the field of the request it belongs to. */
export type Said = { readonly text: string; readonly field?: string };

/** What came of a call that gave no data: the one shape in which pages and flows read it. */
export type Trouble = {
  readonly is: TroubleName;
  /** The provider's sentences: no machine words, no sentence twice. May be empty. */
  readonly said: readonly Said[];
  /** Seconds to wait before the next try, if the provider says so. */
  readonly waitSeconds?: number | undefined;
  /** Tries left for a code, if the provider says so. */
  readonly triesLeft?: number | undefined;
};

/** Three codes by which the provider tells one cause; together they are said once, in the words of the first. */
const ONE_CAUSE: readonly string[] = ['err_3_3_2_42', 'err_3_3_2_210', 'err_3_3_2_4_109'];

const MACHINE_WORDS: readonly string[] = Object.values(machineDetails);

const saidIn = (errors: readonly ApiError[]): readonly Said[] => {
  const first = errors.find(({ code }) => ONE_CAUSE.includes(code));
  const said = errors
    .filter((error) => !ONE_CAUSE.includes(error.code) || error === first)
    .map(({ detail, field }): Said => ({ text: detail.trim(), ...(field === undefined ? {} : { field }) }))
    .filter(({ text }) => text !== '' && !MACHINE_WORDS.includes(text));
  return said.filter(({ text }, index) => said.findIndex((other) => other.text === text) === index);
};

type Lookup = Readonly<Record<string, TroubleName | undefined>>;

const kinds: Lookup = { aborted: 'gone', network: 'network', timeout: 'timeout', parse: 'unreadable' };

const codes: Lookup = {
  [errorCodes.linkExpired]: 'expired',
  [errorCodes.conflict]: 'conflict',
  [errorCodes.outOfOrder]: 'outOfOrder',
  [errorCodes.disabled]: 'disabled',
  [errorCodes.impersonating]: 'disabled',
};

/** HTTP 401 by what the call knows of a session. A call that needs none leaves it to what the call says otherwise. */
const unauthorized = { none: undefined, open: 'sessionEnded', missing: 'noSession' } as const;

const ofStatus = (
  status: number,
  code: string | undefined,
  { session, says, about }: FailedCall,
): TroubleName | undefined => {
  if (status === 403) return 'forbidden';
  if (status === 429) return 'wait';
  if ((status === 401 || status === 500) && code === errorCodes.handledByCaller) return about?.otherwise ?? 'passed';
  if (status === 401) return unauthorized[session];
  // Two factors are too dear to lose over one figure that could not be read.
  if (status === 500 && session === 'open' && says !== 'face') return 'sessionBroken';
  return status >= 500 ? 'unavailable' : undefined;
};

/**
 * Climbs the ladder: what this call says about this word or code → the code → the status → the default.
 *
 * | rung | failure | trouble |
 * |---|---|---|
 * | transport | nobody waits; no answer; none in time; breaks the contract | gone; network; timeout; unreadable |
 * | call, in a session but for 401 and 403 | a machine word or code that it names in `about` | what it says |
 * | code, but for 401 and 403 | `err_3_3_2_4_306`; `err_conflict`; `err_out_of_order`; `err_disabled`, `err_impersonating` | expired; conflict; outOfOrder; disabled |
 * | status | 403 | forbidden: log-out, forbidden page in German |
 * | | 429 | wait: says how long |
 * | | 401, 500 with `err_0` first | passed: nothing is shown |
 * | | 401 | in a session sessionEnded: toasts, log-out, login after 2 s; noSession where one is missing |
 * | | 500 | in a session sessionBroken, the same; for a face unavailable: logged, the face has a retry |
 * | | 500 without a session, 502, 503, 504, other 5xx | unavailable |
 * | | a page of HTML | unreadable |
 * | default | what the call says `otherwise` | that |
 * | | | refused |
 *
 * The client repeats a call refused for its CSRF token once by itself; a 403 that is left is like any other, unless the
 * call names the code.
 */
const nameOf = ({ kind, status, errors }: CallFailure, call: FailedCall): TroubleName => {
  const code = errors[0]?.code ?? '';
  const word = errors.map(({ detail }) => detail).find((detail) => MACHINE_WORDS.includes(detail)) ?? '';
  // No code, and no call of a session, talks 401 or 403 away.
  const isAboutAccess = status === 401 || status === 403;
  const about: Lookup = isAboutAccess && call.session !== 'none' ? {} : (call.about ?? {});
  return (
    kinds[kind] ??
    about[word] ??
    about[code] ??
    (isAboutAccess ? undefined : codes[code]) ??
    ofStatus(status, code, call) ??
    (kind === 'html' ? 'unreadable' : call.about?.otherwise) ??
    'refused'
  );
};

/** Reads a failure: the one place that says what a failed call means. It performs nothing. */
export const readTrouble = (failure: CallFailure, call: FailedCall): Trouble => ({
  is: nameOf(failure, call),
  said: saidIn(failure.errors),
  waitSeconds: failure.retryAfter,
  triesLeft: failure.triesLeft,
});

/** A trouble that no failed call reports: a wrong code is an answer like any other. */
export const trouble = (is: TroubleName, triesLeft?: number): Trouble => ({ is, said: [], triesLeft });

/** All that the provider said, as one text; empty where it said nothing. */
export const saidText = ({ said }: Trouble): string => said.map(({ text }) => text).join(' ');

/** A text for the person: the provider's own words, or one of the portal's (namespace `errors`). */
export type TroubleText =
  | { readonly from: 'provider'; readonly text: string }
  | {
      readonly from: 'messages';
      readonly key: 'network' | 'timeout' | 'unavailable' | 'unreadable' | 'tooMany' | 'sessionEnded' | 'unexpected';
    }
  | { readonly from: 'messages'; readonly key: 'tooManySeconds' | 'tooManyMinutes'; readonly count: number };

/** What a toast says if the provider has said nothing. Troubles without a row are told by pages, never by a toast. */
const ownTexts: { readonly [Name in TroubleName]?: TroubleText } = {
  sessionEnded: { from: 'messages', key: 'sessionEnded' },
  sessionBroken: { from: 'messages', key: 'unavailable' },
  network: { from: 'messages', key: 'network' },
  timeout: { from: 'messages', key: 'timeout' },
  unavailable: { from: 'messages', key: 'unavailable' },
  unreadable: { from: 'messages', key: 'unreadable' },
  refused: { from: 'messages', key: 'unexpected' },
  disabled: { from: 'messages', key: 'unexpected' },
  outOfOrder: { from: 'messages', key: 'unexpected' },
};

const waitText = (seconds: number | undefined): TroubleText => {
  if (seconds === undefined || seconds <= 0) return { from: 'messages', key: 'tooMany' };
  return seconds <= 90
    ? { from: 'messages', key: 'tooManySeconds', count: seconds }
    : { from: 'messages', key: 'tooManyMinutes', count: Math.ceil(seconds / 60) };
};

/**
 * The toasts by which the portal itself tells a trouble: one for each of the provider's sentences, else its own text. A
 * session that ends is told wherever the call speaks, because its page goes; a face has no words for "wait".
 */
export const toastsOf = ({ is, said, waitSeconds }: Trouble, says: CallTerms['says']): readonly TroubleText[] => {
  if (is === 'wait') return says === 'form' ? [] : [waitText(waitSeconds)];
  const own = ownTexts[is];
  if (own === undefined || (says !== 'toast' && is !== 'sessionEnded' && is !== 'sessionBroken')) return [];
  return said.length === 0 ? [own] : said.map(({ text }) => ({ from: 'provider', text }));
};
