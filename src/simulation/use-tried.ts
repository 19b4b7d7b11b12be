import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { othersOf, useKeepEntered, useKept } from './entered.ts';
import { useSimulation, type Awaiting, type Simulating } from './use-simulation.ts';

/** What the fields of a simulator say, and how to change all of them at once. */
export type Trying = {
  readonly simulator: SimulatorName;
  /** What the fields say, as the engine takes it. */
  readonly changes: Changes;
  /** What the fields say at this moment, perhaps ahead of `changes`. */
  readonly entered: () => Changes;
  /** Whether the fields hold anything. */
  readonly isChanged: boolean;
  /** The changes of other simulators that are simulated together with them. */
  readonly others: Changes;
  readonly onOthers: (others: Changes) => void;
  /** Undoes all changes; it keeps its identity. */
  readonly onReset: () => void;
  /** Sets the fields to kept changes; tells whether they have something of this simulator. */
  readonly onOpen: (kept: Changes) => boolean;
  /** Sets them to an example. */
  readonly onTake: (example: Changes) => void;
  /** Tries out what untouched fields say, where that is something; it keeps its identity. */
  readonly onSettle: () => void;
};

/** What is tried out in a simulator, and what it does. */
export type TriedOut<Trial> = {
  /** What the fields say; null while nothing is tried out. */
  readonly trial: Trial | null;
  readonly setTrial: (change: (known: Trial | null) => Trial | null) => void;
  /** What other simulators change, with which it is simulated; it keeps its identity while only the trial changes. */
  readonly others: Changes;
  /** The trial that is simulated: the fields come first, their effect as soon as there is time. */
  readonly followed: Trial | null;
  /** Null while nothing is there to show: `awaiting` says why. */
  readonly simulating: Simulating | null;
  readonly awaiting: Awaiting | null;
  /** What the simulator's panel needs of it. */
  readonly trying: Trying;
};

/** What the fields say, and what is ticked of other simulators. */
type Entered<Trial> = { readonly trial: Trial | null; readonly others: Changes };

const isSet = ({ trial, others }: Entered<unknown>): boolean => trial !== null || Object.keys(others).length > 0;

/**
 * Tries something out in a simulator, alone or together with others; it begins with what the tab has kept.
 *
 * @param trialOf the trial of some changes; null if they have nothing of this simulator
 * @param changesOf a trial as the engine takes it
 * @param taking what the fields say once an example is taken; by default what it says. Keep the functions' identity between
 *   renders.
 */
export const useTried = <Trial>(
  simulator: SimulatorName,
  trialOf: (changes: Changes) => Trial | null,
  changesOf: (trial: Trial | null) => Changes,
  taking: (example: Trial | null, known: Trial | null) => Trial | null = (example) => example,
): TriedOut<Trial> => {
  const kept = useKept(simulator);
  const enteredOf = useCallback(
    (changes: Changes): Entered<Trial> => ({ trial: trialOf(changes), others: othersOf(simulator, changes) }),
    [simulator, trialOf],
  );
  const [fields, setFields] = useState(() => enteredOf(kept ?? {}));
  // Ahead of the state while a transition waits.
  const latest = useRef(fields);
  const enter = useCallback((next: Entered<Trial>) => {
    latest.current = next;
    setFields(next);
  }, []);
  const { trial, others } = useDeferredValue(fields);
  const changes = useMemo(() => ({ ...others, ...changesOf(trial) }), [others, changesOf, trial]);
  const entered = useCallback(() => ({ ...latest.current.others, ...changesOf(latest.current.trial) }), [changesOf]);
  const toKeep = useCallback(() => (isSet(latest.current) ? entered() : null), [entered]);
  useKeepEntered(simulator, isSet({ trial, others }) ? changes : null, toKeep);
  const simulated = useSimulation(changes, others, simulator === 'retirement');
  const setTrial = useCallback<TriedOut<Trial>['setTrial']>(
    (change) => enter({ ...latest.current, trial: change(latest.current.trial) }),
    [enter],
  );
  const onOthers = useCallback((next: Changes) => enter({ ...latest.current, others: next }), [enter]);
  const onReset = useCallback(() => enter({ trial: null, others: {} }), [enter]);
  const onOpen = useCallback(
    (scenario: Changes) => {
      const opened = enteredOf(scenario);
      enter(opened);
      return opened.trial !== null;
    },
    [enter, enteredOf],
  );
  const onTake = useCallback(
    (example: Changes) => {
      const { trial, others } = enteredOf(example);
      enter({ trial: taking(trial, latest.current.trial), others });
    },
    [enter, enteredOf, taking],
  );
  const onSettle = useCallback(() => {
    const said = enteredOf(entered());
    if (latest.current.trial === null && said.trial !== null) enter(said);
  }, [enter, enteredOf, entered]);
  return {
    trial: fields.trial,
    setTrial,
    others,
    followed: trial,
    ...simulated,
    trying: {
      simulator,
      changes,
      entered,
      isChanged: isSet(fields),
      others: fields.others,
      onOthers,
      onReset,
      onOpen,
      onTake,
      onSettle,
    },
  };
};
