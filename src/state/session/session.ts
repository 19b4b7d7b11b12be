import { logOut } from '#contract/endpoints/session.ts';
import { userInfo } from '#contract/endpoints/user.ts';
import type { CurrentUser } from '#contract/user.ts';
import { trouble, type Trouble } from '#domain/error-ladder.ts';
import {
  actionAtom,
  derivedAtom,
  keptStateAtom,
  resetGroups,
  stateAtom,
  type ActionTools,
} from '#state/kernel/atoms.ts';
import { anonymizeAtom, placeAtom } from '#state/kernel/place.ts';
import type { Services } from '#state/kernel/services.ts';
import { flowKeys, readStored, stored, writeStored } from '#state/kernel/storage-keys.ts';
import { refreshSwitchesAction } from '#state/fund/tenant.ts';

/** Where a log-out leads: to the login, or to the page that says something is forbidden. */
export type SignOutGoal = 'login' | 'forbidden';

/**
 * Whether somebody is logged in. The session's cookie is out of the portal's reach, so it is `unknown` until the
 * provider has answered once. A log-out and its goal are one transition: from `ending` on no page but the goal is shown;
 * when it is `due`, the guards lead there, and `none` follows once the goal has arrived.
 */
export type Session =
  | { readonly status: 'unknown' | 'asking' | 'none' | 'failed' }
  | { readonly status: 'ending'; readonly goal: SignOutGoal; readonly due: boolean }
  /** `tenant`: the fund the session belongs to; under another fund's addresses it counts for nothing. */
  | { readonly status: 'open'; readonly tenant: string };

export const sessionAtom = stateAtom<Session>('session', 'session', { status: 'unknown' });

/** Whether somebody is logged in to the fund of the address. */
export const loggedInAtom = derivedAtom((get): boolean => {
  const session = get(sessionAtom);
  return session.status === 'open' && session.tenant === get(placeAtom).tenant;
});

/** The tab's bearer token, for providers that authenticate by token. */
export const tokenAtom = keptStateAtom<string | null>('flow', 'session.token', null, {
  storage: 'session',
  entry: stored.token,
  format: (token) => token,
});

/** The person who is logged in; null before that is known. */
export const currentUserAtom = stateAtom<CurrentUser | null>('session', 'session.user', null);

/** When the provider will end the session (milliseconds since 1970), and how long it lets one be idle. */
export type SessionTimes = { readonly idleMilliseconds: number; readonly endsAt: number };

type SessionTimesOnWire = { readonly idleSeconds: number; readonly absoluteSeconds: number };

/** What is assumed of a provider that does not name its times: 20 minutes idle, 8 hours altogether. */
const assumedTimes: SessionTimesOnWire = { idleSeconds: 20 * 60, absoluteSeconds: 8 * 60 * 60 };
export const sessionTimesAtom = stateAtom<SessionTimes | null>('session', 'session.times', null);

/** When the provider last answered a call of this session (milliseconds since 1970): its idle clock starts anew then. */
export const lastAnswerAtom = stateAtom<number | null>('session', 'session.lastAnswer', null);

/** How long the person reads why she is logged out before the login page comes, in milliseconds. */
export const signOutDelay = 2000;

/**
 * Takes note of the session's times. A provider that names them says how long the session has left; the assumed end stands
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

/** Whether this browser remembers a log-in to a fund that has not been ended here, so that a session is likely. */
export const expectsSession = ({ session, local }: Services, tenant: string | null): boolean =>
  tenant !== null && [session, local].some((kept) => readStored(kept, stored.sessionTenant) === tenant);

/**
 * Loads the person who is logged in; `noSession` if nobody is, or somebody of another fund.
 *
 * @param endedText what is said if the session turns out to be over
 */
const loadUser = async ({ get, set, services }: ActionTools, endedText?: string): Promise<Trouble | null> => {
  const answer = await services.call(
    userInfo,
    { query: get(anonymizeAtom) ? { anonymize: 'true' } : {} },
    { says: 'face', endedText },
  );
  if (!answer.ok) return answer.trouble.is === 'passed' ? trouble('noSession') : answer.trouble;
  const { tenant } = get(placeAtom);
  const said = answer.meta?.session?.tenant;
  const remembered = () => [services.session, services.local].map((kept) => readStored(kept, stored.sessionTenant));
  // Another fund's session: its figures must not appear in this fund's look.
  if ((said === undefined ? remembered() : [said]).some((other) => other !== null && other !== tenant)) {
    return trouble('noSession');
  }
  set(currentUserAtom, answer.data);
  set(takeTimesAction, answer.meta?.session);
  return null;
};

/** Reads anew who is logged in. */
export const loadUserAction = actionAtom((tools): Promise<Trouble | null> => loadUser(tools));

/** Asks the provider whether this browser has a session, once, when a page needs one. */
export const resumeSessionAction = actionAtom(async ({ get, set, services }): Promise<void> => {
  const asking: Session = { status: 'asking' };
  set(sessionAtom, asking);
  const { tenant } = get(placeAtom);
  const failed = await set(loadUserAction);
  if (get(sessionAtom) !== asking) return;
  if (get(placeAtom).tenant !== tenant) {
    // The address names another fund by now: ask again, for that one.
    set(currentUserAtom, null);
    set(sessionAtom, { status: 'unknown' });
  } else if (failed === null) {
    set(sessionAtom, { status: 'open', tenant: tenant ?? '' });
    await set(refreshSwitchesAction);
  } else if (failed.is === 'noSession') {
    // What this browser remembers of a log-in to this fund is over.
    for (const kept of [services.session, services.local])
      if (readStored(kept, stored.sessionTenant) === tenant) writeStored(kept, stored.sessionTenant, null);
    set(sessionAtom, { status: 'none' });
  } else set(sessionAtom, { status: 'failed' });
});

/**
 * The browser's session may be another one by now: another tab has logged in, or the page comes back from the browser's
 * memory. Whose it is is asked again; until then nothing is shown that needs one. A login or registration under way stays:
 * it is what brings the other session.
 */
export const reconsiderSessionAction = actionAtom((tools): void => {
  if (tools.get(sessionAtom).status !== 'ending') resetGroups(tools, 'session');
});

/** Another tab has logged out: this one follows, or asks anew what it was just asking. */
export const followSignOutAction = actionAtom(({ get, set }): void => {
  const { status } = get(sessionAtom);
  if (status === 'open') void set(signOutAction, { tellProvider: false, tellTabs: false });
  else if (status === 'asking') set(sessionAtom, { status: 'unknown' });
});

/** Keeps an idle session going; one that is over by now is ended here too. */
export const keepSessionAction = actionAtom(async (tools): Promise<void> => {
  const { get, set, services } = tools;
  const session = get(sessionAtom);
  const failed = await loadUser(tools, services.texts.t('shell:idle.ended'));
  if (failed === null || get(sessionAtom) !== session) return;
  if (failed.is === 'noSession') await set(signOutAction, {});
  else services.toast({ kind: 'error', text: services.texts.t('errors:network') });
});

/** Opens the session that a login gave: keeps the token for the tab and loads the person. Other tabs follow. */
export const openSessionAction = actionAtom(
  async (tools, { token, user }: { readonly token: string; readonly user?: CurrentUser }) => {
    const { get, set, services } = tools;
    const { tenant } = get(placeAtom);
    resetGroups(tools, 'session');
    set(tokenAtom, token);
    for (const kept of [services.session, services.local]) writeStored(kept, stored.sessionTenant, tenant);
    if (user !== undefined) set(currentUserAtom, user);
    set(takeTimesAction, undefined);
    set(sessionAtom, { status: 'open', tenant: tenant ?? '' });
    services.tabs.announce('signed-in');
    const [failed] = await Promise.all([set(loadUserAction), set(refreshSwitchesAction)]);
    if (failed?.is === 'noSession') {
      set(currentUserAtom, null);
      set(sessionAtom, { status: 'none' });
    }
  },
);

export type SignOut = {
  /** Where to go: the fund's login after 2 s, unless told otherwise; the forbidden page, in German, at once. */
  readonly goal?: SignOutGoal;
  /** False where the provider has ended the session already, or another tab has. */
  readonly tellProvider?: boolean;
  /** False where another tab said so first. */
  readonly tellTabs?: boolean;
};

/** What the browser keeps of a person or of a login under way, beside what is state; a log-out removes it. */
const forgetStoredAction = actionAtom(({ services }): void => {
  for (const key of Object.values(flowKeys)) writeStored(services.session, { key }, null);
  writeStored(services.session, stored.sessionTenant, null);
  for (const entry of [stored.sessionId, stored.wantedPage, stored.sessionTenant])
    writeStored(services.local, entry, null);
});

/**
 * Logs out: ends the session at the provider, clears stored tokens and session id, resets all state but branding, terms,
 * translation settings, language list and configurations, and leads to the goal. Nothing of the person is shown from the
 * first moment on; the session is `none` once the goal's page has arrived, however late that is.
 */
export const signOutAction = actionAtom(
  async (tools, { goal = 'login', tellProvider = true, tellTabs = true }: SignOut): Promise<void> => {
    const { get, set, services } = tools;
    if (get(sessionAtom).status === 'ending') return;
    // The call takes the token along before it is forgotten here; nobody has to wait for its answer.
    const told = tellProvider ? services.bareCall(logOut, {}) : null;
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
    await told;
  },
);

/** The page of the place has arrived: a log-out whose goal it is has come to its end. */
export const completeSignOutAction = actionAtom(({ get, set }): void => {
  const session = get(sessionAtom);
  if (session.status === 'ending' && session.goal === get(placeAtom).key) set(sessionAtom, { status: 'none' });
});
