import type { KeptScenarioNote } from '#contract/pages.ts';
import type { SimulatorName } from '#contract/simulations.ts';
import { stateAtom } from '#state/kernel/atoms.ts';

/** The scenario that was kept last in each simulator. */
export type NewestKept = { readonly [Name in SimulatorName]?: KeptScenarioNote };

/** What was kept last by the scenarios that a simulator has loaded; null as long as none has. */
export const newestKeptAtom = stateAtom<NewestKept | null>('session', 'simulation.newestKept', null);
