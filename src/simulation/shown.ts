import type { Changes, SimulationResult } from '#contract/simulations.ts';

/** What a comparison shows: what the fields do, or an example as long as they change nothing. */
export type Shown = {
  readonly result: SimulationResult;
  /** With the changes of other simulators alone; null without any. */
  readonly alongside: SimulationResult | null;
  /** The figures of the columns; they keep their identity as long as the result does. */
  readonly outcomes: readonly SimulationResult['after'][];
  readonly changes: Changes;
  /** Whether it is an example. */
  readonly isExample: boolean;
};
