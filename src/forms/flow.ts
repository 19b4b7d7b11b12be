import { useLayoutEffect } from 'react';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import type { Flow } from '#state/flows/create-flow.ts';

/** A flow's state for the page of one of its steps; null while redirecting because the step isn't due. */
export const useFlowStep = <State, Event, Step extends string>(
  { flowAtom, enteredAtom, enterAction, mayEnter }: Flow<State, Event, Step>,
  step: Step,
): State | null => {
  const state = useValue(flowAtom);
  const entered = useValue(enteredAtom);
  const enter = useAction(enterAction);
  useLayoutEffect(() => {
    enter(step);
  }, [enter, step]);
  // Shows a due step in the first render, so that its heading is there to get the focus.
  return entered === step || mayEnter(state, step) ? state : null;
};
