import type { ComponentType, ReactNode } from 'react';
import { simulatorTable } from '#app/simulator-table.ts';
import type { LinkedSimulator } from '#contract/page-links.ts';

/** A simulator, around which no page follows what is tried. */
export type SimulatorComponent = ComponentType<{ readonly absent: ReactNode }>;

const files = import.meta.glob<Record<string, SimulatorComponent>>('../simulators/*/*Simulator.tsx');

/** Loads a simulator by its name. */
export const fetchSimulator = async (name: LinkedSimulator): Promise<SimulatorComponent> => {
  const file = simulatorTable[name];
  const component = (await files[`../simulators/${file}.tsx`]?.())?.[file.split('/').at(-1) ?? ''];
  if (component === undefined) throw new Error(`src/simulators/${file}.tsx does not export its simulator.`);
  return component;
};
