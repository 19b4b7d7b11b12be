import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Scenario, SimulatorName } from '#contract/simulations.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { scenariosResource } from '#state/remote/scenarios.ts';
import { useRemote } from '#state/remote/use-remote.ts';

const none: readonly Scenario[] = [];

/** Kept scenarios, or how far their loading is. */
export type OwnScenarios = {
  /** All of the member's, and those of the simulator. */
  readonly all: readonly Scenario[];
  readonly own: readonly Scenario[];
  /** Whether they are loaded. */
  readonly isKnown: boolean;
  /** False at a provider that keeps none. */
  readonly isOffered: boolean;
  readonly stale: boolean;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
};

/**
 * The kept scenarios of a simulator, which are loaded with the part that calls it; they keep their identity until something
 * changes.
 */
export const useOwnScenarios = (simulator: SimulatorName): OwnScenarios => {
  const query = useValue(anonymizeQueryAtom);
  const { data, stale, failed, loading, retry } = useRemote(scenariosResource, { query });
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const again = useCallback(() => latest.current(), []);
  const all = data?.all ?? none;
  const own = useMemo(() => all.filter((each) => each.simulator === simulator), [all, simulator]);
  const [isKnown, isOffered] = [data !== null, data?.isOffered !== false];
  return useMemo(
    () => ({ all, own, isKnown, isOffered, stale, failed, loading, retry: again }),
    [all, own, isKnown, isOffered, stale, failed, loading, again],
  );
};

/**
 * How many scenarios were removed, and what to tell when one was: it is gone with its buttons, and with the question, which
 * gives the focus back to one of them, so that the heading with the id has it.
 */
export const useRemovals = (id: string): readonly [number, () => void] => {
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) document.getElementById(id)?.focus();
  }, [removals, id]);
  return [removals, useCallback(() => setRemovals((count) => count + 1), [])];
};
