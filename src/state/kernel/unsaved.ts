import { useEffect } from 'react';
import { actionAtom, derivedAtom, stateAtom, useAction } from './atoms.ts';
import { placeAtom, type Place } from './place.ts';

/** Whether something typed would be lost if the page went now. */
export const unsavedAtom = stateAtom('session', 'unsaved', false);

/**
 * The place at which the member has said that what they typed may go. A move that ends at the same form ends at another
 * place, and what is typed there is guarded anew.
 */
const givenUpAtom = stateAtom<Place | null>('session', 'unsaved.givenUp', null);

const guardedAtom = derivedAtom((get): boolean => get(unsavedAtom) && get(givenUpAtom) !== get(placeAtom));

/** Whether a move must ask first. */
export const isGuardedAction = actionAtom(({ get }): boolean => get(guardedAtom));

/**
 * Something other than a move inside the portal would lose what is typed; `proceed` goes on with it. Null while nothing
 * does.
 */
export const leaveQuestionAtom = stateAtom<{ readonly proceed: () => void } | null>(
  'session',
  'unsaved.question',
  null,
);

/**
 * Whether the portal may be loaded anew now. Where something typed would be lost, the member is asked first, and `proceed`
 * runs once they have said that they mean it. Moves inside the portal are held by the router itself (`useLeaveQuestion`).
 */
export const mayLeaveAction = actionAtom(({ get, set }, proceed: () => void): boolean => {
  if (!get(guardedAtom)) return true;
  set(leaveQuestionAtom, { proceed });
  return false;
});

/** The member means it: what was typed is given up. */
export const giveUpAction = actionAtom(({ get, set }): void => {
  const question = get(leaveQuestionAtom);
  set(leaveQuestionAtom, null);
  set(givenUpAtom, get(placeAtom));
  question?.proceed();
});

/** What the member gave it up for did not come about: what they typed is guarded as before. */
export const guardAgainAction = actionAtom(({ set }): void => {
  set(givenUpAtom, null);
});

/** The member stays and keeps what they typed. */
export const stayAction = actionAtom(({ set }): void => {
  set(leaveQuestionAtom, null);
});

const setUnsavedAction = actionAtom(({ set }, unsaved: boolean): void => {
  set(unsavedAtom, unsaved);
  set(givenUpAtom, null);
});

/**
 * Guards what is typed on the page: as long as `unsaved` is true, moves inside the portal ask first, and the browser asks
 * before the document goes. The result lets go at once, for a move right after saving.
 */
export const useUnsaved = (unsaved: boolean): (() => void) => {
  const setUnsaved = useAction(setUnsavedAction);
  const isGuarded = useAction(isGuardedAction);
  useEffect(() => {
    setUnsaved(unsaved);
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // A member who has just said that they mean it is not asked twice.
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
