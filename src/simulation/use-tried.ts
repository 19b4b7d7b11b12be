import { useCallback, useDeferredValue, useMemo, type Dispatch, type SetStateAction } from 'react';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { useEnteredPlan } from './entered.ts';
import { useSimulation, type Awaiting, type Simulating } from './use-simulation.ts';

/** A simulator's plan, and what it does. */
export type TriedOut<Plan> = {
  /** What the fields say; null while nothing is tried out. */
  readonly plan: Plan | null;
  readonly setPlan: Dispatch<SetStateAction<Plan | null>>;
  /** The plan that is simulated: the fields come first, their effect as soon as there is time. */
  readonly followed: Plan | null;
  /** Null while nothing is there to show: `awaiting` says why. */
  readonly simulating: Simulating | null;
  readonly awaiting: Awaiting | null;
  /** What the simulator's panel needs of it. */
  readonly panel: {
    readonly simulator: SimulatorName;
    readonly changes: Changes;
    readonly isChanged: boolean;
    readonly onReset: () => void;
    readonly onOpen: (kept: Changes) => void;
  };
};

/**
 * Tries out a plan in a simulator; it begins with what the tab has kept.
 *
 * @param planOf the plan of some changes; null if they have nothing of this simulator
 * @param changesOf a plan as the engine takes it; keep both functions' identity between renders
 */
export const useTried = <Plan>(
  simulator: SimulatorName,
  planOf: (changes: Changes) => Plan | null,
  changesOf: (plan: Plan | null) => Changes,
): TriedOut<Plan> => {
  const [plan, setPlan] = useEnteredPlan(simulator, planOf);
  const followed = useDeferredValue(plan);
  const changes = useMemo(() => changesOf(followed), [changesOf, followed]);
  const simulated = useSimulation(changes);
  const onReset = useCallback(() => setPlan(null), [setPlan]);
  const onOpen = useCallback((kept: Changes) => setPlan(planOf(kept)), [setPlan, planOf]);
  return {
    plan,
    setPlan,
    followed,
    ...simulated,
    panel: { simulator, changes, isChanged: plan !== null, onReset, onOpen },
  };
};
