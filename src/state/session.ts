import { endpoints } from '#contract/endpoints.ts';
import { defaultLocale } from '#contract/locale.ts';
import type { CurrentUser, ImpersonationBox } from '#contract/user.ts';
import type { HttpFailure } from '#api/http-failure.ts';
import { href } from '#i18n/routes.ts';
import { actionAtom, derivedAtom, registeredAtoms, resettableAtom } from './atoms.ts';
import { anonymizeAtom, placeAtom } from './place.ts';
import { readStored, registrationKey, stored, writeStored } from './storage-keys.ts';
import { refreshSwitchesAction } from './tenant.ts';

/**
 * Whether somebody is logged in. The session's cookie is out of the portal's reach, so it is `unknown` until the
 * provider has answered once; `ending` are the 2 s between a log-out and the login page.
 */
export type Session =
  | { readonly status: 'unknown' | 'asking' | 'none' | 'ending' }
  /** `tenant`: the fund the session belongs to; under another fund's addresses it counts for nothing. */
  | { readonly status: 'open'; readonly tenant: string }
  | { readonly status: 'failed'; readonly failure: HttpFailure };

export const sessionAtom = resettableAtom<Session>('session', { status: 'unknown' });

/** Whether somebody is logged in to the fund of the address. */
export const loggedInAtom = derivedAtom((get): boolean => {
  const session = get(sessionAtom);
  return session.status === 'open' && session.tenant === get(placeAtom).tenant;
});

/** The tab's bearer token, for providers that authenticate by token. */
export const tokenAtom = resettableAtom<string | null>('session.token', null);

/** The person who is logged in; null before that is known. */
export const currentUserAtom = resettableAtom<CurrentUser | null>('session.user', null);

/** What support staff see while they view another member's portal. */
export const impersonationBoxAtom = resettableAtom<ImpersonationBox | null>('session.impersonation', null);

/** When the provider will end the session (milliseconds since 1970), and how long it lets one be idle. */
export type SessionTimes = { readonly idleMilliseconds: number; readonly endsAt: number };
export const sessionTimesAtom = resettableAtom<SessionTimes | null>('session.times', null);

/** When the provider last answered a call of this session (milliseconds since 1970): its idle clock starts anew then. */
export const lastAnswerAtom = resettableAtom<number | null>('session.lastAnswer', null);

/** How long the person reads why she is logged out before the login page comes, in milliseconds (section 9). */
export const signOutDelay = 2000;

/** Loads the person who is logged in; the answer is the failure, if there is one. */
export const loadUserAction = actionAtom(async ({ get, set, services }): Promise<HttpFailure | null> => {
  const answer = await services.bareCall(endpoints.userInfo, {
    query: get(anonymizeAtom) ? { anonymize: 'true' } : {},
  });
  if (!answer.ok) return answer.failure;
  const { tenant } = get(placeAtom);
  const said = answer.meta?.session?.tenant;
  const remembered = () => [services.session, services.local].map((kept) => readStored(kept, stored.sessionTenant));
  if ((said === undefined ? remembered() : [said]).some((other) => other !== null && other !== tenant)) {
    // Another fund's session: its figures must not appear in this fund's look.
    return { kind: 'answer', status: 401, errors: [], call: 'GET users/current/userinfo' };
  }
  set(currentUserAtom, answer.data);
  set(impersonationBoxAtom, answer.meta?.impersonationBox ?? null);
  const times = answer.meta?.session;
  const now = services.clock.now();
  set(lastAnswerAtom, now);
  set(
    sessionTimesAtom,
    times === undefined
      ? null
      : { idleMilliseconds: times.idleSeconds * 1000, endsAt: now + times.absoluteSeconds * 1000 },
  );
  return null;
});

/** Asks the provider whether this browser has a session, once, when a page needs one. */
export const resumeSessionAction = actionAtom(async ({ get, set }): Promise<void> => {
  set(sessionAtom, { status: 'asking' });
  const { tenant } = get(placeAtom);
  const failure = await set(loadUserAction);
  if (get(sessionAtom).status !== 'asking') return;
  if (get(placeAtom).tenant !== tenant) {
    // The address names another fund by now: ask again, for that one.
    set(currentUserAtom, null);
    set(sessionAtom, { status: 'unknown' });
  } else if (failure === null) {
    set(sessionAtom, { status: 'open', tenant: tenant ?? '' });
    await set(refreshSwitchesAction);
  } else if (failure.status === 401 || failure.status === 403) set(sessionAtom, { status: 'none' });
  else set(sessionAtom, { status: 'failed', failure });
});

/**
 * Forgets the person and all that was loaded for her, because the browser's session is now, or may be, another one. The
 * login or registration under way stays: it is what brings the other session.
 */
const forgetPersonAction = actionAtom(({ set }): void => {
  for (const { name, kept, reset } of registeredAtoms())
    if (!kept && !/^(?:login|registration)\./.test(name)) reset(set);
});

/** Another tab has logged in: the browser's session is that login's, so whose it is has to be asked anew. */
export const followSignInAction = actionAtom(({ get, set }): void => {
  const { status } = get(sessionAtom);
  if (status === 'asking' || status === 'ending') return;
  const token = get(tokenAtom);
  set(forgetPersonAction);
  set(tokenAtom, token);
});

/** Opens the session that a login gave: keeps the token for the tab and loads the person. Other tabs follow. */
export const openSessionAction = actionAtom(
  async ({ get, set, services }, { token, user }: { readonly token: string; readonly user?: CurrentUser }) => {
    const { tenant } = get(placeAtom);
    set(forgetPersonAction);
    set(tokenAtom, token);
    writeStored(services.session, stored.token, token);
    for (const kept of [services.session, services.local]) writeStored(kept, stored.sessionTenant, tenant);
    if (user !== undefined) set(currentUserAtom, user);
    set(sessionAtom, { status: 'open', tenant: tenant ?? '' });
    services.tabs.announce('signed-in');
    const [failure] = await Promise.all([set(loadUserAction), set(refreshSwitchesAction)]);
    if (failure?.status === 401) {
      set(currentUserAtom, null);
      set(sessionAtom, { status: 'none' });
    }
  },
);

export type SignOut = {
  /** Where to go; the fund's login where not given. */
  readonly to?: string;
  /** Milliseconds until then; 2000 where not given. */
  readonly delay?: number;
  /** False where the provider has ended the session already, or another tab has. */
  readonly tellProvider?: boolean;
  /** False where another tab said so first. */
  readonly tellTabs?: boolean;
};

/**
 * Logs out (specification, section 4): ends the session at the provider, clears stored tokens and session id, resets all
 * state but branding, terms, translation settings, language list and configurations, and goes to the login after 2 s.
 */
export const signOutAction = actionAtom(
  async (
    { get, set, services },
    { to, delay = signOutDelay, tellProvider = true, tellTabs = true }: SignOut,
  ): Promise<void> => {
    if (get(sessionAtom).status === 'ending') return;
    const { tenant, locale } = get(placeAtom);
    const goal = to ?? (tenant === null ? '/' : href('LOGIN', { tenant, locale }));
    // The call takes the token along before it is forgotten here; nobody has to wait for its answer.
    const told = tellProvider ? services.bareCall(endpoints.logOut, {}) : null;
    writeStored(services.session, stored.token, null);
    writeStored(services.session, stored.loginLink, null);
    writeStored(services.session, stored.loginFlow, null);
    writeStored(services.session, stored.registrationLink, null);
    writeStored(services.session, registrationKey, null);
    writeStored(services.local, stored.sessionId, null);
    writeStored(services.local, stored.returnTo, null);
    for (const kept of [services.session, services.local]) writeStored(kept, stored.sessionTenant, null);
    for (const { kept, reset } of registeredAtoms()) if (!kept) reset(set);
    if (tellTabs) services.tabs.announce('signed-out');
    set(sessionAtom, { status: 'ending' });
    const arrive = () => {
      services.navigate(goal, { replace: true });
      set(sessionAtom, { status: 'none' });
    };
    if (delay <= 0) arrive();
    else services.clock.after(delay, arrive);
    const answer = await told;
    if (answer !== null && !answer.ok) services.log('The provider did not confirm the log-out.', answer.failure);
  },
);

/** HTTP 403 (section 8): logs out and shows the forbidden page in German. */
export const forbidAction = actionAtom(async ({ get, set }): Promise<void> => {
  const { tenant } = get(placeAtom);
  await set(signOutAction, {
    to: tenant === null ? '/' : href('FORBIDDEN', { tenant, locale: defaultLocale }),
    delay: 0,
  });
});
