import { actionAtom } from '#state/kernel/atoms.ts';
import { roundAtom } from '#state/remote/round.ts';
import { loadUserAction, loggedInAtom } from '#state/session/session.ts';

/** Asks the provider again about the person and all that is on the page, which stays until it has answered. */
export const askAgainAction = actionAtom(async ({ get, set }): Promise<void> => {
  if (get(loggedInAtom)) await set(loadUserAction);
  set(roundAtom, (before) => before + 1);
});
