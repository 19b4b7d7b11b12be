import { endView, impersonate, viewers } from '#contract/endpoints/impersonation.ts';
import { ownNumberField, type ViewReason } from '#contract/impersonation.ts';
import type { Viewer } from '#contract/user.ts';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { trouble, type Trouble, type TroubleName } from '#domain/error-ladder.ts';
import { actionAtom, stateAtom, type ActionTools } from '#state/kernel/atoms.ts';
import { addressWith, anonymizeAtom, anonymizeQueryAtom, placeAtom } from '#state/kernel/place.ts';
import { flowKeys, readStored, writeStored, type StoredEntry } from '#state/kernel/storage-keys.ts';
import { globalLoadingAtom } from '#state/kernel/ui.ts';
import { aboutUserAtom, currentUserAtom, loadUserAction, sessionTimesAtom, tokenAtom } from './session.ts';
import { viewFlag } from './view-flag.ts';

/** A view of a member's portal that has started, was ended, or ran out. */
export type ViewChange = 'started' | 'ended' | 'expired';

/** Into which view of a member's portal the page is just being reloaded, or out of it (local storage). */
const viewChange: StoredEntry<ViewChange> = {
  key: viewFlag,
  parse: (value) => (value === 'started' || value === 'ended' || value === 'expired' ? value : null),
};

/** Whether the portal is just being reloaded into a view. */
export const isSwitchingAtom = stateAtom('session', 'view.switching', false);

/** Whether this page has looked for a change: the next load says it, not another open tab. */
const hasAskedForChangeAtom = stateAtom('flow', 'view.hasAskedForChange', false);

/** Reloads the portal in another person's name: the next load says which. Other tabs ask again who is logged in. */
const reload = ({ get, set, services }: ActionTools, change: ViewChange): void => {
  const { pathname, query } = get(placeAtom);
  writeStored(services.local, viewChange, change);
  set(isSwitchingAtom, change === 'started');
  // A view that starts says so itself.
  set(globalLoadingAtom, change !== 'started');
  // A document that is being generated is asked for in its owner's name only; it arrives in their list.
  writeStored(services.session, { key: flowKeys.generation }, null);
  // The session's times are another's from here on.
  set(sessionTimesAtom, null);
  services.tabs.announce('signed-in');
  services.leave(addressWith(pathname, query));
};

/** A member's social security number, and why support staff look at their portal. */
export type ViewRequest = {
  readonly ahvNumber: string;
  readonly reason: ViewReason;
  readonly note: string | null;
};

/** Whether a number is that of the portal that is shown now: one's own, or the one being viewed. */
const isCurrent = ({ get }: ActionTools, ahvNumber: string): boolean => {
  const box = get(aboutUserAtom)?.impersonation ?? null;
  const current = box?.isVisible === true ? box.impersonatedAhvNumber : box?.loggedAhvNumber;
  return current !== undefined && parseAhvNumber(current) === ahvNumber;
};

/**
 * Shows support staff a member's portal: the provider switches the session, and the portal reloads. Returns what went
 * wrong; `current` if it is the portal that is shown already.
 */
export const startViewAction = actionAtom(
  async (tools, { ahvNumber, reason, note }: ViewRequest): Promise<Trouble | 'current' | null> => {
    const { set, services } = tools;
    if (isCurrent(tools, ahvNumber)) return 'current';
    const answer = await services.call(
      impersonate,
      { path: { id: ahvNumber }, query: { isActive: 'true' }, body: { reason, note } },
      { says: 'form' },
    );
    if (!answer.ok) {
      return answer.trouble.said.some(({ field }) => field === ownNumberField) ? 'current' : answer.trouble;
    }
    if (!answer.data.isSuccessful) return trouble('refused');
    if (answer.data.token !== undefined) set(tokenAtom, answer.data.token);
    reload(tools, 'started');
    return null;
  },
);

/** Ends the view of another member's portal and reloads one's own; returns whether that worked. */
export const endViewAction = actionAtom(async (tools, change: 'ended' | 'expired'): Promise<boolean> => {
  const { get, set, services } = tools;
  const box = get(aboutUserAtom)?.impersonation ?? null;
  if (box === null) return false;
  const answer = await services.call(
    impersonate,
    { path: { id: box.impersonatedAhvNumber }, query: { isActive: 'false' }, body: null },
    { says: 'form' },
  );
  if (!answer.ok || !answer.data.isSuccessful) return false;
  if (answer.data.token !== undefined) set(tokenAtom, answer.data.token);
  reload(tools, change);
  return true;
});

/** How long before its end the portal ends a view itself, so that the staff's own session goes on, in milliseconds. */
const margin = 5_000;

/** When the portal ends the view (milliseconds since 1970); null if the provider doesn't say how long it lasts. */
export const viewEndAtom = stateAtom<number | null>('session', 'view.end', null);

/** Notes when the view ends, counted from the answer that has just said in how many seconds. */
export const noteViewEndAction = actionAtom(({ set, services }, seconds: number | undefined): void => {
  set(viewEndAtom, seconds === undefined ? null : services.clock.now() + seconds * 1000 - margin);
});

/** Into or out of whose view the portal was reloaded; says it once. */
export const takeViewChangeAction = actionAtom(({ get, set, services }): ViewChange | null => {
  if (get(hasAskedForChangeAtom)) return null;
  set(hasAskedForChangeAtom, true);
  const change = readStored(services.local, viewChange);
  writeStored(services.local, viewChange, null);
  return change;
});

/** Hides personal data from here on, or shows them again: the flag is in the address, and every way on keeps it. */
export const toggleAnonymizeAction = actionAtom(({ get, services }): void => {
  const { pathname, query } = get(placeAtom);
  const next = new URLSearchParams(query);
  if (get(anonymizeAtom)) next.delete('anonymize');
  else next.set('anonymize', 'true');
  services.navigate(addressWith(pathname, next), { replace: true });
});

/**
 * Keeps in the tab whether personal data are hidden, so that a page opened from an older entry of the history, or by a typed
 * address, hides them before it asks for any.
 */
export const rememberHiddenAction = actionAtom(({ services }, isHidden: boolean): void => {
  writeStored(services.session, { key: flowKeys.hidden }, isHidden ? 'true' : null);
});

/** Hides personal data in a page from before the eye, which the browser has kept as it was and shows again. */
export const hideAgainAction = actionAtom(({ get, set, services }): void => {
  if (services.session.get(flowKeys.hidden) !== null && !get(anonymizeAtom)) set(toggleAnonymizeAction);
});

/**
 * Follows the address's flag. Names that the page still has are gone at once, whether or not the provider can be reached.
 */
export const followAnonymizeAction = actionAtom(async ({ get, set }): Promise<void> => {
  if (get(anonymizeAtom)) {
    set(currentUserAtom, (user) => user && { ...user, firstname: '', lastname: '', emailAddress: '' });
    set(
      aboutUserAtom,
      (about) =>
        about && {
          ...about,
          ...(about.impersonation && { impersonation: { ...about.impersonation, title: '', text: '' } }),
        },
    );
  }
  await set(loadUserAction);
});

/** Ends a view of the member's own portal by support staff, and asks again who views it. */
export const endViewerAction = actionAtom(async ({ set, services }, viewId: string): Promise<boolean> => {
  const answer = await services.call(endView, { path: { viewId } }, { says: 'toast' });
  await set(loadUserAction);
  return answer.ok;
});

/** Remembers in the tab whether it shows another member's portal, so that a reload can say why that ended. */
export const rememberViewAction = actionAtom(({ services }, isView: boolean): void => {
  writeStored(services.session, { key: flowKeys.view }, isView ? 'open' : null);
});

/** The failures after which it is worth asking again. */
const passing: readonly TroubleName[] = ['gone', 'network', 'timeout', 'unavailable', 'wait'];

const idsOf = (list: readonly Viewer[] = []): string => list.map(({ viewId }) => viewId).join();

/**
 * Asks who views the member's portal, and shows it. In a view, the provider says by 401 that it was ended from outside, and
 * why. Returns whether to ask again: not if the provider doesn't know the call.
 */
export const askViewersAction = actionAtom(async ({ get, set, services }): Promise<boolean> => {
  const request = { query: get(anonymizeQueryAtom) };
  const about = { missing: 'passed', otherwise: 'passed' } as const;
  const answer = await services.call(viewers, request, { says: 'face', about });
  if (!answer.ok) return passing.includes(answer.trouble.is);
  // The eye has been pressed since: these may have names.
  if (get(anonymizeQueryAtom) !== request.query) return true;
  const known = get(aboutUserAtom);
  if (known !== null && idsOf(known.viewers) !== idsOf(answer.data))
    set(aboutUserAtom, { ...known, viewers: answer.data });
  return true;
});
