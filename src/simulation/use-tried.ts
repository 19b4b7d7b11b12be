import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { othersOf, useKeepEntered, useKept } from './entered.ts';
import type { Case } from './examples.ts';
import { useSimulation, type Awaiting, type CasesOf, type Simulating } from './use-simulation.ts';

/** What the fields of a simulator say, and how to change all of them at once. */
export type Trying = {
  readonly simulator: SimulatorName;
  /** What the fields say, as the engine takes it. */
  readonly changes: Changes;
  /** What the fields say at this moment, perhaps ahead of `changes`. */
  readonly entered: () => Changes;
  /** Whether somebody has changed a field; until then they say what the first example does, where one is possible. */
  readonly isChanged: boolean;
  /** The key of that example as long as the fields say it; else empty. */
  readonly example: string;
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
export type TriedOut<Trial, Key extends string> = {
  /** What the fields say: what is tried out, or else an example; null without any. */
  readonly trial: Trial | null;
  /** Changes what the fields say, also an example; `known` is what of it is tried out. */
  readonly editTrial: (change: (said: Trial | null, known: Trial | null) => Trial | null) => void;
  /** Changes what the member tries out, and ignores the example. */
  readonly setTrial: (change: (known: Trial | null) => Trial | null) => void;
  /** What other simulators change, with which it is simulated; it keeps its identity while only the trial changes. */
  readonly others: Changes;
  /** The trial that is simulated: the fields come first, their effect as soon as there is time. */
  readonly followed: Trial | null;
  /** Null while nothing is there to show: `awaiting` says why. */
  readonly simulating: Simulating | null;
  readonly awaiting: Awaiting | null;
  /** Telling cases to begin with, not yet in words; they keep their identity while something is tried out. */
  readonly cases: readonly Case<Key>[];
  /** What the simulator's panel needs of it. */
  readonly trying: Trying;
};

/** What the fields say, and what is ticked of other simulators. */
type Entered<Trial> = { readonly trial: Trial | null; readonly others: Changes };

const isSet = ({ trial, others }: Entered<unknown>): boolean => trial !== null || Object.keys(others).length > 0;

/**
 * Tries something out in a simulator, alone or together with others; it begins with what the tab has kept, or else with the
 * first telling case as an example, which the fields say and the results are of.
 *
 * @param trialOf the trial of some changes; null if they have nothing of this simulator
 * @param changesOf a trial as the engine takes it
 * @param casesOf the cases that one could begin with
 * @param taking what the fields say once an example is taken; by default what it says. Keep the functions' identity between
 *   renders.
 */
export const useTried = <Trial, Key extends string>(
  simulator: SimulatorName,
  trialOf: (changes: Changes) => Trial | null,
  changesOf: (trial: Trial | null) => Changes,
  casesOf: CasesOf<Key>,
  taking: (example: Trial | null, known: Trial | null) => Trial | null = (example) => example,
): TriedOut<Trial, Key> => {
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
  const followed = useDeferredValue(fields);
  const changes = useMemo(() => ({ ...followed.others, ...changesOf(followed.trial) }), [followed, changesOf]);
  const isChanged = isSet(followed);
  const { cases, first, ...simulated } = useSimulation({
    entered: changes,
    isUntouched: !isChanged,
    others: followed.others,
    casesOf,
    countsAhv: simulator === 'retirement',
  });
  const example = isChanged ? null : first;
  const exampleTrial = useMemo(() => first && trialOf(first.changes), [first, trialOf]);
  /** What fields say; together with other simulators they begin with the member's own figures. */
  const saidBy = useCallback(
    (fields: Entered<Trial>): Trial | null => (isSet(fields) ? fields.trial : exampleTrial),
    [exampleTrial],
  );
  const entered = useCallback(
    () => ({ ...latest.current.others, ...changesOf(saidBy(latest.current)) }),
    [changesOf, saidBy],
  );
  const toKeep = useCallback(() => (isSet(latest.current) ? entered() : null), [entered]);
  useKeepEntered(simulator, isChanged ? changes : null, toKeep);
  const setTrial = useCallback<TriedOut<Trial, Key>['setTrial']>(
    (change) => enter({ ...latest.current, trial: change(latest.current.trial) }),
    [enter],
  );
  const editTrial = useCallback<TriedOut<Trial, Key>['editTrial']>(
    (change) => enter({ ...latest.current, trial: change(saidBy(latest.current), latest.current.trial) }),
    [enter, saidBy],
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
    (taken: Changes) => {
      const { trial, others } = enteredOf(taken);
      enter({ trial: taking(trial, saidBy(latest.current)), others });
    },
    [enter, enteredOf, taking, saidBy],
  );
  const onSettle = useCallback(() => {
    const said = enteredOf(entered());
    if (latest.current.trial === null && said.trial !== null) enter(said);
  }, [enter, enteredOf, entered]);
  return {
    trial: saidBy(fields),
    editTrial,
    setTrial,
    others: followed.others,
    followed: saidBy(followed),
    ...simulated,
    cases,
    trying: {
      simulator,
      changes: example?.changes ?? changes,
      entered,
      isChanged,
      example: example?.key ?? '',
      others: fields.others,
      onOthers,
      onReset,
      onOpen,
      onTake,
      onSettle,
    },
  };
};
