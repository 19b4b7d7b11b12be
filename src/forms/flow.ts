import { useLayoutEffect } from 'react';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import type { Flow } from '#state/flows/create-flow.ts';

/**
 * Where a flow is, for the page of one of its steps; null while the person is being led elsewhere, because the step is not
 * due.
 */
export const useFlowStep = <State, Event, Step extends string>(
  { flowAtom, enteredAtom, enterAction }: Flow<State, Event, Step>,
  step: Step,
): State | null => {
  const state = useValue(flowAtom);
  const entered = useValue(enteredAtom);
  const enter = useAction(enterAction);
  useLayoutEffect(() => {
    enter(step);
  }, [enter, step]);
  return entered === step ? state : null;
};
