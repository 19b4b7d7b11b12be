import { errorCodes, machineDetails } from '#contract/envelope.ts';
import type { ApiError } from '#contract/envelope.ts';
import type { CallFailure } from './call-failure.ts';

/** What a failed call means to the person waiting for it. */
export type TroubleName =
  /** The caller gave up. */
  | 'gone'
  /** The session is over: the provider says so (HTTP 401) or fails during an action (500). Leads to the login. */
  | 'sessionEnded'
  | 'sessionBroken'
  /** HTTP 403. Leads to the forbidden page. */
  | 'forbidden'
  /** HTTP 401 for a call that needs a session, made before there is one. */
  | 'noSession'
  /** Technical: no answer, no answer in time, a failing provider, an unreadable answer, too many tries. */
  | 'network'
  | 'timeout'
  | 'unavailable'
  | 'unreadable'
  | 'wait'
  /** The provider refused, in its own words. */
  | 'refused'
  /** Refused with `err_0`: the caller handles it, nothing is shown. */
  | 'passed'
  /** Not allowed by the fund, or in a support user's view. */
  | 'disabled'
  /** The data were changed elsewhere meanwhile: offer the current values. */
  | 'conflict'
  /** The link and everything started with it are dead. */
  | 'expired'
  /** A registration step before its turn. */
  | 'outOfOrder'
  // Only for particular calls, by their `about`.
  /** The browser blocks cookies, so the CSRF token can't be verified. */
  | 'cookiesBlocked'
  /** The person may no longer log in: access revoked, or left long ago. */
  | 'accessRevoked'
  | 'leftLongAgo'
  /** Nobody can log in with this address: offer a registration. */
  | 'unknownAddress'
  | 'linkInvalid'
  | 'codeWrong'
  /** The code is used up, expired or superseded: only a new one helps. */
  | 'codeDead'
  | 'unknownFund';

type CodeOf<Table> = Table[keyof Table];

/** What the codes and machine words of a refusal mean for a particular call. */
export type About = {
  readonly [
    Word in
      | Exclude<CodeOf<typeof errorCodes>, (typeof errorCodes)['forbidden']>
      | CodeOf<typeof machineDetails>
      /** There is no such call: 404 or 501, a page of HTML, too. */
      | 'missing'
      /** Any other refusal; `refused` by default. */
      | 'otherwise'
  ]?: TroubleName;
};

/** What a call declares about its failures. */
export type CallTerms = {
  /**
   * Where a failure is shown:
   *
   * - `toast`: at the top right, by the portal;
   * - `form`: in the submitted form, by the page;
   * - `face`: in place of the page or card content, with a retry. Only 401 ends the session for it;
   * - `notice`: like `face`, and it also says how long to wait; no toast.
   */
  readonly says: 'toast' | 'form' | 'face' | 'notice';
  readonly about?: About | undefined;
};

/** What the ladder needs to know about the failed call. */
export type FailedCall = CallTerms & {
  /** `none`: the call needs no session; `open`: it was made in one; `missing`: it needs one, but this tab has none. */
  readonly session: 'none' | 'open' | 'missing';
};

/** A message of the provider for the person, and the request field it is about. */
export type Said = { readonly text: string; readonly field?: string };

/** A failed call in the shape that pages and flows read. */
export type Trouble = {
  readonly is: TroubleName;
  /** The provider's messages, without machine words and duplicates. May be empty. */
  readonly said: readonly Said[];
  /** Seconds to wait before the next try, if the provider says so. */
  readonly waitSeconds?: number | undefined;
  /** Tries left for a code, if the provider says so. */
  readonly triesLeft?: number | undefined;
};

/** Three codes with the same cause: if several arrive, only the first one's message is shown. */
const SAME_CAUSE: readonly string[] = ['err_3_3_2_42', 'err_3_3_2_210', 'err_3_3_2_4_109'];

const MACHINE_WORDS: readonly string[] = Object.values(machineDetails);

const saidIn = (errors: readonly ApiError[]): readonly Said[] => {
  const first = errors.find(({ code }) => SAME_CAUSE.includes(code));
  const said = errors
    .filter((error) => !SAME_CAUSE.includes(error.code) || error === first)
    .map(({ detail, field }): Said => ({ text: detail.trim(), ...(field === undefined ? {} : { field }) }))
    .filter(({ text }) => text !== '' && !MACHINE_WORDS.includes(text));
  return said.filter(({ text }, index) => said.findIndex((other) => other.text === text) === index);
};

type Lookup = Readonly<Record<string, TroubleName | undefined>>;

const kinds: Lookup = {
  aborted: 'gone',
  network: 'network',
  timeout: 'timeout',
  parse: 'unreadable',
  program: 'unavailable',
};

const codes: Lookup = {
  [errorCodes.linkExpired]: 'expired',
  [errorCodes.conflict]: 'conflict',
  [errorCodes.outOfOrder]: 'outOfOrder',
  [errorCodes.disabled]: 'disabled',
  [errorCodes.impersonating]: 'disabled',
};

/** Meaning of HTTP 401 by session. For a call that needs no session, `about.otherwise` decides. */
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
  // A figure that can't be loaded is no reason to make the member log in again.
  if (status === 500 && session === 'open' && says !== 'face' && says !== 'notice') return 'sessionBroken';
  return status >= 500 ? 'unavailable' : undefined;
};

/**
 * Climbs the ladder: the call's own `about` → the code → the status → the default.
 *
 * | rung | failure | trouble |
 * |---|---|---|
 * | transport | given up; no answer; no answer in time; breaks the contract | gone; network; timeout; unreadable |
 * | | the portal's own program is missing | unavailable |
 * | call (in a session, not for 401 and 403) | a machine word or code in its `about` | what `about` says |
 * | | 404, 501, in whatever form | what its `about` says of `missing` |
 * | code (not for 401 and 403) | `err_3_3_2_4_306`; `err_conflict`; `err_out_of_order` | expired; conflict; outOfOrder |
 * | | `err_disabled`, `err_impersonating` | disabled |
 * | status | 403 | forbidden: log-out, forbidden page in German |
 * | | 429 | wait: says how long |
 * | | 401, 500 with `err_0` first | passed: nothing is shown |
 * | | 401 | in a session sessionEnded: toasts, log-out, login after 2 s; noSession if the session is missing |
 * | | 500 | in a session sessionBroken, handled the same; for a face unavailable: logged, the face has a retry |
 * | | 500 without a session, 502, 503, 504, other 5xx | unavailable |
 * | | a page of HTML | unreadable |
 * | default | the call's `about.otherwise` | what it says |
 * | | | refused |
 *
 * The client already repeats a call once that was refused for its CSRF token; a remaining 403 is like any other, unless
 * the call names the code in `about`.
 */
const nameOf = ({ kind, status, errors }: CallFailure, call: FailedCall): TroubleName => {
  const code = errors[0]?.code ?? '';
  const word = errors.map(({ detail }) => detail).find((detail) => MACHINE_WORDS.includes(detail)) ?? '';
  // In a session, neither a code nor `about` can override 401 or 403.
  const isAboutAccess = status === 401 || status === 403;
  const about: Lookup = isAboutAccess && call.session !== 'none' ? {} : (call.about ?? {});
  return (
    kinds[kind] ??
    (status === 404 || status === 501 ? about['missing'] : undefined) ??
    about[word] ??
    about[code] ??
    (isAboutAccess ? undefined : codes[code]) ??
    ofStatus(status, code, call) ??
    (kind === 'html' ? 'unreadable' : call.about?.otherwise) ??
    'refused'
  );
};

/** Decides what a failed call means; the only place that does. Has no effects. */
export const readTrouble = (failure: CallFailure, call: FailedCall): Trouble => ({
  is: nameOf(failure, call),
  said: saidIn(failure.errors),
  waitSeconds: failure.retryAfter,
  triesLeft: failure.triesLeft,
});

/** A trouble that isn't a failed call, such as a wrong code, which is a regular answer. */
export const trouble = (is: TroubleName, triesLeft?: number): Trouble => ({ is, said: [], triesLeft });

/** All of the provider's messages as one text; may be empty. */
export const saidText = ({ said }: Trouble): string => said.map(({ text }) => text).join(' ');

/** A text for the person: the provider's message, or one of the portal's own (namespace `errors`). */
export type TroubleText =
  | { readonly from: 'provider'; readonly text: string }
  | {
      readonly from: 'messages';
      readonly key:
        'network' | 'timeout' | 'unavailable' | 'unreadable' | 'tooManyForNow' | 'sessionEnded' | 'unexpected';
    }
  | { readonly from: 'messages'; readonly key: 'tooMany'; readonly waitSeconds: number };

/**
 * What a toast says if the provider sent no message. Troubles that aren't listed are shown by pages, never by a toast.
 */
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

const waitText = (waitSeconds: number | undefined): TroubleText =>
  waitSeconds === undefined || waitSeconds <= 0
    ? { from: 'messages', key: 'tooManyForNow' }
    : { from: 'messages', key: 'tooMany', waitSeconds };

/**
 * The toasts for a trouble: one for each of the provider's messages, else the portal's own text. The end of a session
 * always gets a toast, because the page that made the call goes away; so does "wait" for a face, which has no text for
 * it.
 */
export const toastsOf = ({ is, said, waitSeconds }: Trouble, says: CallTerms['says']): readonly TroubleText[] => {
  if (is === 'wait') return says === 'form' || says === 'notice' ? [] : [waitText(waitSeconds)];
  const own = ownTexts[is];
  if (own === undefined || (says !== 'toast' && is !== 'sessionEnded' && is !== 'sessionBroken')) return [];
  return said.length === 0 ? [own] : said.map(({ text }) => ({ from: 'provider', text }));
};
