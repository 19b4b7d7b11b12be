import { useBlocker } from 'react-router-dom';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { giveUpAction, isGuardedAction, leaveQuestionAtom, stayAction } from '#state/kernel/unsaved.ts';

/** The question that comes before something typed is lost, and its two answers. */
export type LeaveQuestion = { readonly asked: boolean; readonly stay: () => void; readonly leave: () => void };

/**
 * Holds every move inside the portal (a link, Back, a change of the language) while something typed would be lost. One
 * component at a time asks: React Router has room for one blocker.
 */
export const useLeaveQuestion = (): LeaveQuestion => {
  const blocker = useBlocker(useAction(isGuardedAction));
  const question = useValue(leaveQuestionAtom);
  const giveUp = useAction(giveUpAction);
  const stay = useAction(stayAction);
  return {
    asked: blocker.state === 'blocked' || question !== null,
    stay: () => {
      blocker.reset?.();
      stay();
    },
    leave: () => {
      giveUp();
      blocker.proceed?.();
    },
  };
};
