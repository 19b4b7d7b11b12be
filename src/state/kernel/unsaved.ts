import { useEffect } from 'react';
import { actionAtom, derivedAtom, stateAtom, useAction } from './atoms.ts';
import { placeAtom, type Place } from './place.ts';

/** Whether something typed would be lost if the page went now. */
export const unsavedAtom = stateAtom('session', 'unsaved', false);

/**
 * The place at which she has said that what she typed may go. A move that ends at the same form ends at another place, and
 * what stands there is guarded anew.
 */
const givenUpAtom = stateAtom<Place | null>('session', 'unsaved.givenUp', null);

const guardedAtom = derivedAtom((get): boolean => get(unsavedAtom) && get(givenUpAtom) !== get(placeAtom));

/** Somebody wants to leave what she has typed: how that goes on, should she mean it. Null while nobody does. */
export const leaveQuestionAtom = stateAtom<{ readonly proceed: () => void } | null>(
  'session',
  'unsaved.question',
  null,
);

/**
 * Whether one may go on at once. Where something typed would be lost, the person is asked first, and `proceed` runs once
 * she has said that she means it.
 */
export const mayLeaveAction = actionAtom(({ get, set }, proceed: () => void): boolean => {
  if (!get(guardedAtom)) return true;
  set(leaveQuestionAtom, { proceed });
  return false;
});

/** She means it: what was typed is given up. */
export const leaveAction = actionAtom(({ get, set }): void => {
  const question = get(leaveQuestionAtom);
  set(leaveQuestionAtom, null);
  set(givenUpAtom, get(placeAtom));
  question?.proceed();
});

/** What she left for did not come about: she is still here, and what she typed is guarded as before. */
export const guardAgainAction = actionAtom(({ set }): void => {
  set(givenUpAtom, null);
});

/** She stays, and keeps what she typed. */
export const stayAction = actionAtom(({ set }): void => {
  set(leaveQuestionAtom, null);
});

const setUnsavedAction = actionAtom(({ set }, unsaved: boolean): void => {
  set(unsavedAtom, unsaved);
  set(givenUpAtom, null);
});

const isUnsavedAction = actionAtom(({ get }): boolean => get(guardedAtom));

/**
 * Guards what is typed on the page: as long as `unsaved` is true, moves inside the portal ask first, and the browser asks
 * before the document goes. The result lets go at once, for a move right after saving.
 */
export const useUnsaved = (unsaved: boolean): (() => void) => {
  const setUnsaved = useAction(setUnsavedAction);
  const isUnsaved = useAction(isUnsavedAction);
  useEffect(() => {
    setUnsaved(unsaved);
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // Whoever has just said that she means it is not asked twice.
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      setUnsaved(false);
    };
  }, [unsaved, setUnsaved, isUnsaved]);
  return () => {
    setUnsaved(false);
  };
};
