import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { planChoice } from '../flow.ts';

/** Returns a function that gives up or ends the choice and returns to the page. */
export const useCloseChoice = (): (() => void) => {
  const href = useHref();
  const goTo = useNavigate();
  const advance = useAction(planChoice.advanceAction);
  return useCallback(() => {
    advance({ type: 'closed' });
    void goTo(href('additional-savings'), { replace: true });
  }, [advance, goTo, href]);
};
