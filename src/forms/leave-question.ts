import { useBlocker } from 'react-router-dom';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { giveUpAction, isGuardedAction, leaveQuestionAtom, stayAction } from '#state/kernel/unsaved.ts';

/** The question before unsaved input is lost, and its two answers. */
export type LeaveQuestion = { readonly asked: boolean; readonly stay: () => void; readonly leave: () => void };

/**
 * Blocks navigation inside the portal (links, Back, a change of language) while there is unsaved input. Use it in one
 * component at a time: React Router supports only one blocker.
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
