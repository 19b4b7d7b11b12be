import { logOut } from '#contract/endpoints/session.ts';
import { userInfo } from '#contract/endpoints/user.ts';
import type { AboutUser, CurrentUser } from '#contract/user.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import { saidText, trouble, type Trouble } from '#domain/error-ladder.ts';
import {
  actionAtom,
  derivedAtom,
  keptStateAtom,
  resetGroups,
  stateAtom,
  type Act,
  type ActionTools,
} from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, placeAtom } from '#state/kernel/place.ts';
import type { PortalCall, Services } from '#state/kernel/services.ts';
import { flowKeys, readStored, stored, writeStored } from '#state/kernel/storage-keys.ts';
import { refreshSwitchesAction } from '#state/fund/settings.ts';

/** Where a log-out leads: to the login, or to the forbidden page. */
export type SignOutGoal = 'login' | 'forbidden';

/**
 * Whether somebody is logged in. Scripts can't read the session's cookie, so it is `unknown` until the provider has
 * answered once. A log-out and its goal are one transition: from `ending` on only the goal's page is shown; when it is
 * `due`, the guards redirect there, and `none` follows once the page is shown.
 */
export type Session =
  | { readonly status: 'unknown' | 'asking' | 'none' | 'failed' }
  | { readonly status: 'ending'; readonly goal: SignOutGoal; readonly due: boolean }
  /** `fund`: the session's fund; it is ignored under another fund's addresses. */
  | { readonly status: 'open'; readonly fund: string };

/** The state of the session. */
export const sessionAtom = stateAtom<Session>('session', 'session', { status: 'unknown' });

/** Whether somebody is logged in to the fund of the address. */
export const loggedInAtom = derivedAtom((get): boolean => {
  const session = get(sessionAtom);
  return session.status === 'open' && session.fund === get(placeAtom).fund;
});

/** The tab's bearer token, for providers that authenticate by token. */
export const tokenAtom = keptStateAtom<string | null>('flow', 'session.token', null, {
  storage: 'session',
  entry: stored.token,
  format: (token) => token,
});

/** The person who is logged in; null before that is known. */
export const currentUserAtom = stateAtom<CurrentUser | null>('session', 'session.user', null);

/** The name of the person who is logged in; empty if personal data are hidden or not yet known. */
export const memberNameAtom = derivedAtom((get): string => {
  const user = get(currentUserAtom);
  return user === null ? '' : `${user.firstname} ${user.lastname}`.trim();
});

/** What the provider says along with the person: whose portal this is, and who views it; null before that is known. */
export const aboutUserAtom = stateAtom<AboutUser | null>('session', 'session.about', null);

/** When the provider will end the session (milliseconds since 1970), and its idle time-out. */
export type SessionTimes = { readonly idleMilliseconds: number; readonly endsAt: number };

type SessionTimesOnWire = { readonly idleSeconds: number; readonly absoluteSeconds: number };

/** Defaults for a provider that doesn't send its times: 20 minutes idle, 8 hours in total. */
const assumedTimes: SessionTimesOnWire = { idleSeconds: 20 * 60, absoluteSeconds: 8 * 60 * 60 };
/** The times of the session; null before its first answer. */
export const sessionTimesAtom = stateAtom<SessionTimes | null>('session', 'session.times', null);

/**
 * When the provider last answered a call of this session (milliseconds since 1970), which restarts the idle time-out.
 */
export const lastAnswerAtom = stateAtom<number | null>('session', 'session.lastAnswer', null);

/** How long to show why the member is logged out before the login appears, in milliseconds. */
export const signOutDelay = 2000;

/**
 * Stores the session's times. Providers that send them say how much time is left; an assumed end is kept
 * from the first answer on.
 */
const takeTimesAction = actionAtom(({ get, set, services }, times: SessionTimesOnWire | undefined): void => {
  const now = services.clock.now();
  const { idleSeconds, absoluteSeconds } = times ?? assumedTimes;
  const assumedEnd = times === undefined ? get(sessionTimesAtom)?.endsAt : undefined;
  set(lastAnswerAtom, now);
  set(sessionTimesAtom, {
    idleMilliseconds: idleSeconds * 1000,
    endsAt: assumedEnd ?? now + absoluteSeconds * 1000,
  });
});

/** Whether this browser remembers a login to a fund without a log-out, so that a session is likely. */
export const expectsSession = ({ session, local }: Services, fund: string | null): boolean =>
  fund !== null && [session, local].some((kept) => readStored(kept, stored.sessionFund) === fund);

/** Loads the person who is logged in; `noSession` if nobody is, or only in another fund. */
const loadUser = async (
  { get, set, services }: ActionTools,
  terms: Parameters<PortalCall>[2] = { says: 'face' },
): Promise<Trouble | null> => {
  const query = get(anonymizeQueryAtom);
  const answer = await services.call(userInfo, { query }, terms);
  // Names that were asked for before the eye was pressed must not come back after it.
  if (get(anonymizeQueryAtom) !== query) return loadUser({ get, set, services }, terms);
  if (!answer.ok) return answer.trouble.is === 'passed' ? trouble('noSession') : answer.trouble;
  const { fund } = get(placeAtom);
  const said = answer.meta?.session?.tenant;
  const remembered = () => [services.session, services.local].map((kept) => readStored(kept, stored.sessionFund));
  // Figures of another fund's session must not appear in this fund's portal.
  if ((said === undefined ? remembered() : [said]).some((other) => other !== null && other !== fund)) {
    return trouble('noSession');
  }
  set(currentUserAtom, answer.data);
  set(aboutUserAtom, answer.meta ?? null);
  set(takeTimesAction, answer.meta?.session);
  return null;
};

/** Reloads the person who is logged in. */
export const loadUserAction = actionAtom((tools): Promise<Trouble | null> => loadUser(tools));

/** What says that no session is left: nobody is logged in, there is no log-out, or a success in other words. */
const saysEnded = ({ kind, status }: CallFailure): boolean =>
  [401, 404, 501].includes(status) || (kind === 'parse' && status >= 200 && status < 300);

/** How long after a log-out that failed it is sent again, in milliseconds: the pause doubles up to the longest. */
const pauses = { first: 30_000, longest: 8 * 60_000 } as const;

type Settling = {
  /** What comes of the call that is under way; null between. */
  readonly answer: Promise<boolean> | null;
  /** Gives up that call, or the next one. */
  readonly stop: () => void;
  /** Milliseconds after which it is sent again if it fails. */
  readonly pause: number;
};

const atRest: Settling = { answer: null, stop: () => undefined, pause: pauses.first };

/** How a log-out is told to the provider until that has ended the session. */
const settlingAtom = stateAtom<Settling>('device', 'session.settling', atRest);

const isOwed = ({ local }: Services): boolean => readStored(local, stored.owedSignOut) !== null;

/**
 * Ends the session at the provider and settles the log-out that is owed now; if that fails, it is tried again later. Resolves
 * whether the session has ended.
 */
const endSessionAction: Act<[], Promise<boolean>> = actionAtom(({ get, set, services }) => {
  const { bareCall, clock, local } = services;
  const { stop, pause } = get(settlingAtom);
  stop();
  const owed = readStored(local, stored.owedSignOut);
  const abort = new AbortController();
  const ending = async (): Promise<boolean> => {
    const called = await bareCall(logOut, { signal: abort.signal });
    if (abort.signal.aborted) return false;
    if (called.ok ? called.data.isSuccessful : saysEnded(called.failure)) {
      // Another tab may owe another one by now.
      if (readStored(local, stored.owedSignOut) === owed) writeStored(local, stored.owedSignOut, null);
      set(settlingAtom, atRest);
      return true;
    }
    const { retryAfter = 0 } = called.ok ? {} : called.failure;
    const giveUp = clock.after(Math.max(pause, retryAfter * 1000), () => void set(settleSignOutAction));
    set(settlingAtom, { answer: null, stop: giveUp, pause: Math.min(2 * pause, pauses.longest) });
    return false;
  };
  const answer = ending();
  set(settlingAtom, { answer, stop: () => abort.abort(), pause });
  return answer;
});

/** Ends a session that a log-out couldn't end; resolves whether none is left. A call that is under way is shared. */
export const settleSignOutAction: Act<[], Promise<boolean>> = actionAtom(async ({ get, set, services }) =>
  isOwed(services) ? (get(settlingAtom).answer ?? set(endSessionAction)) : true,
);

/**
 * Gives up a log-out that is owed, for now: this page closes, or somebody logs in, whose session a late answer would take
 * away.
 */
export const stopSettlingAction = actionAtom(({ get, set }): void => {
  get(settlingAtom).stop();
  set(settlingAtom, atRest);
});

/**
 * Asks the provider whether this browser has a session, once, when a page needs one. A session that a log-out couldn't end
 * is ended first; until then it counts as none.
 */
export const resumeSessionAction = actionAtom(async ({ get, set, services }): Promise<void> => {
  const asking: Session = { status: 'asking' };
  set(sessionAtom, asking);
  if (!(await set(settleSignOutAction))) {
    if (get(sessionAtom) === asking) set(sessionAtom, { status: 'none' });
    return;
  }
  const { fund } = get(placeAtom);
  const failed = await set(loadUserAction);
  if (get(sessionAtom) !== asking) return;
  if (get(placeAtom).fund !== fund) {
    // The address names another fund by now: ask again for that one.
    set(currentUserAtom, null);
    set(sessionAtom, { status: 'unknown' });
  } else if (failed === null) {
    set(sessionAtom, { status: 'open', fund: fund ?? '' });
    await set(refreshSwitchesAction);
  } else if (failed.is === 'noSession') {
    // A view of a member's portal that was ended from outside: the provider says why, and a reload mustn't swallow it.
    if (services.session.get(flowKeys.view) !== null) {
      services.session.remove(flowKeys.view);
      services.toast({ kind: 'warning', text: saidText(failed) });
    }
    // The remembered login to this fund is over.
    for (const kept of [services.session, services.local])
      if (readStored(kept, stored.sessionFund) === fund) writeStored(kept, stored.sessionFund, null);
    set(sessionAtom, { status: 'none' });
  } else set(sessionAtom, { status: 'failed' });
});

/**
 * The browser's session may have changed: another tab has logged in, or the page was restored from the back/forward
 * cache. Asks for it again and shows nothing of a session until then. Keeps a login or registration in progress,
 * because it brings the new session.
 */
export const reconsiderSessionAction = actionAtom((tools): void => {
  if (tools.get(sessionAtom).status !== 'ending') resetGroups(tools, 'session');
});

/** Follows another tab's log-out, or asks again for a session that was just being asked for. */
export const followSignOutAction = actionAtom(({ get, set }): void => {
  const { status } = get(sessionAtom);
  if (status === 'open') void set(signOutAction, { tellProvider: false, tellTabs: false });
  else if (status === 'asking') set(sessionAtom, { status: 'unknown' });
});

/** Extends an idle session, or ends it here if it is over. */
export const keepSessionAction = actionAtom(async (tools): Promise<void> => {
  const { get, set, services } = tools;
  const session = get(sessionAtom);
  const failed = await loadUser(tools, { says: 'toast', endedText: services.texts.t('shell:idle.ended') });
  if (failed?.is === 'noSession' && get(sessionAtom) === session) await set(signOutAction, {});
});

/** Opens the session after a login: keeps the tab's token, loads the person and tells other tabs. */
export const openSessionAction = actionAtom(
  async (tools, { token, user }: { readonly token: string; readonly user: CurrentUser | null }) => {
    const { get, set, services } = tools;
    const { fund } = get(placeAtom);
    resetGroups(tools, 'session');
    set(tokenAtom, token === '' ? null : token);
    // The new session takes the place of one that a log-out couldn't end.
    writeStored(services.local, stored.owedSignOut, null);
    for (const kept of [services.session, services.local]) writeStored(kept, stored.sessionFund, fund);
    if (user !== null) set(currentUserAtom, user);
    set(takeTimesAction, undefined);
    set(sessionAtom, { status: 'open', fund: fund ?? '' });
    services.tabs.announce('signed-in');
    const [failed] = await Promise.all([set(loadUserAction), set(refreshSwitchesAction)]);
    if (failed?.is === 'noSession') {
      set(currentUserAtom, null);
      set(sessionAtom, { status: 'none' });
    }
  },
);

export type SignOut = {
  /** Where to go: to the fund's login after 2 s (default), or to the forbidden page, in German, at once. */
  readonly goal?: SignOutGoal;
  /** False if the provider or another tab has already ended the session. */
  readonly tellProvider?: boolean;
  /** False if another tab has told this one. */
  readonly tellTabs?: boolean;
};

/** Removes what the browser stores about a person or a login in progress, apart from the state. */
const forgetStoredAction = actionAtom(({ services }): void => {
  for (const key of Object.values(flowKeys)) writeStored(services.session, { key }, null);
  writeStored(services.session, stored.sessionFund, null);
  for (const entry of [stored.sessionId, stored.wantedPage, stored.sessionFund])
    writeStored(services.local, entry, null);
});

/**
 * Logs out: ends the session at the provider, clears stored tokens and session id, resets all state except branding,
 * terms, translation settings, language list and configurations, and leads to the goal. The person's data disappear at
 * once; the session is `none` when the goal's page is shown, however late that is. If the provider doesn't end the session, it
 * says that this is done later.
 */
export const signOutAction = actionAtom(
  async (tools, { goal = 'login', tellProvider = true, tellTabs = true }: SignOut): Promise<void> => {
    const { get, set, services } = tools;
    if (get(sessionAtom).status === 'ending') return;
    // The call needs the token, so it starts before that is cleared; its answer is awaited last.
    if (tellProvider) writeStored(services.local, stored.owedSignOut, String(services.clock.now()));
    const told = tellProvider ? set(endSessionAction) : Promise.resolve(true);
    set(forgetStoredAction);
    resetGroups(tools, 'flow', 'session');
    if (tellTabs) services.tabs.announce('signed-out');
    const ending: Session = { status: 'ending', goal, due: goal === 'forbidden' };
    set(sessionAtom, ending);
    if (!ending.due) {
      services.clock.after(signOutDelay, () => {
        if (get(sessionAtom) === ending) set(sessionAtom, { ...ending, due: true });
      });
    }
    // Whoever has logged in meanwhile has settled it.
    if (!(await told) && isOwed(services))
      services.toast({ kind: 'warning', text: services.texts.t('shell:signingOut.owed'), duration: 10_000 });
  },
);

/** Completes a log-out once its goal's page is shown. */
export const completeSignOutAction = actionAtom(({ get, set }): void => {
  const session = get(sessionAtom);
  if (session.status === 'ending' && session.goal === get(placeAtom).key) set(sessionAtom, { status: 'none' });
});
