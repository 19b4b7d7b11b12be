import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { useEnteredTrial } from './entered.ts';
import { useSimulation, type Awaiting, type Simulating } from './use-simulation.ts';

/** What is tried out in a simulator, and what it does. */
export type TriedOut<Trial> = {
  /** What the fields say; null while nothing is tried out. */
  readonly trial: Trial | null;
  readonly setTrial: (change: (known: Trial | null) => Trial | null) => void;
  /** The trial that is simulated: the fields come first, their effect as soon as there is time. */
  readonly followed: Trial | null;
  /** Null while nothing is there to show: `awaiting` says why. */
  readonly simulating: Simulating | null;
  readonly awaiting: Awaiting | null;
  /** What the simulator's panel needs of it. */
  readonly panel: {
    readonly simulator: SimulatorName;
    readonly changes: Changes;
    /** What the fields say at this moment, perhaps ahead of `changes`. */
    readonly entered: () => Changes;
    readonly isChanged: boolean;
    readonly onReset: () => void;
    readonly onOpen: (kept: Changes) => void;
  };
};

/**
 * Tries something out in a simulator; it begins with what the tab has kept.
 *
 * @param trialOf the trial of some changes; null if they have nothing of this simulator
 * @param changesOf a trial as the engine takes it; keep both functions' identity between renders
 */
export const useTried = <Trial>(
  simulator: SimulatorName,
  trialOf: (changes: Changes) => Trial | null,
  changesOf: (trial: Trial | null) => Changes,
): TriedOut<Trial> => {
  const [trial, follow] = useEnteredTrial(simulator, trialOf);
  const followed = useDeferredValue(trial);
  const changes = useMemo(() => changesOf(followed), [changesOf, followed]);
  const latest = useRef(trial);
  const setTrial = useCallback<TriedOut<Trial>['setTrial']>(
    (change) => {
      const next = change(latest.current);
      latest.current = next;
      follow(() => next);
    },
    [follow],
  );
  const entered = useCallback(() => changesOf(latest.current), [changesOf]);
  const simulated = useSimulation(changes);
  const onReset = useCallback(() => setTrial(() => null), [setTrial]);
  const onOpen = useCallback((kept: Changes) => setTrial(() => trialOf(kept)), [setTrial, trialOf]);
  return {
    trial,
    setTrial,
    followed,
    ...simulated,
    panel: { simulator, changes, entered, isChanged: trial !== null, onReset, onOpen },
  };
};
