import { useEffect } from 'react';
import { actionAtom, derivedAtom, stateAtom, useAction } from './atoms.ts';
import { placeAtom, type Place } from './place.ts';

/** Whether there is unsaved input. */
export const unsavedAtom = stateAtom('session', 'unsaved', false);

/**
 * The place where the member has agreed to lose their input. Opening the same form again is another place, so its input
 * is guarded again.
 */
const givenUpAtom = stateAtom<Place | null>('session', 'unsaved.givenUp', null);

const guardedAtom = derivedAtom((get): boolean => get(unsavedAtom) && get(givenUpAtom) !== get(placeAtom));

/** Whether navigation must ask first. */
export const isGuardedAction = actionAtom(({ get }): boolean => get(guardedAtom));

/**
 * Set while something other than navigation inside the portal would lose unsaved input; `proceed` continues with it.
 */
export const leaveQuestionAtom = stateAtom<{ readonly proceed: () => void } | null>(
  'session',
  'unsaved.question',
  null,
);

/**
 * Whether the portal may be reloaded now. If there is unsaved input, asks the member first, and `proceed`
 * runs once they have confirmed. Navigation inside the portal is blocked by the router itself (`useLeaveQuestion`).
 */
export const mayLeaveAction = actionAtom(({ get, set }, proceed: () => void): boolean => {
  if (!get(guardedAtom)) return true;
  set(leaveQuestionAtom, { proceed });
  return false;
});

/** The member leaves and loses their input. */
export const giveUpAction = actionAtom(({ get, set }): void => {
  const question = get(leaveQuestionAtom);
  set(leaveQuestionAtom, null);
  set(givenUpAtom, get(placeAtom));
  question?.proceed();
});

/** Guards the input again, because the action for which the member gave it up failed. */
export const guardAgainAction = actionAtom(({ set }): void => {
  set(givenUpAtom, null);
});

/** The member stays and keeps their input. */
export const stayAction = actionAtom(({ set }): void => {
  set(leaveQuestionAtom, null);
});

const setUnsavedAction = actionAtom(({ set }, unsaved: boolean): void => {
  set(unsavedAtom, unsaved);
  set(givenUpAtom, null);
});

/**
 * Guards unsaved input: while `unsaved` is true, the portal asks before navigating, and the browser asks
 * before unloading the document. The result removes the guard at once, to navigate right after saving.
 */
export const useUnsaved = (unsaved: boolean): (() => void) => {
  const setUnsaved = useAction(setUnsavedAction);
  const isGuarded = useAction(isGuardedAction);
  useEffect(() => {
    setUnsaved(unsaved);
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // Don't ask again after the member has confirmed.
      if (isGuarded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      setUnsaved(false);
    };
  }, [unsaved, setUnsaved, isGuarded]);
  return () => {
    setUnsaved(false);
  };
};
