import { useState } from 'react';
import type { Scenario, SimulationResult } from '#contract/simulations.ts';
import { ComparedScenarios } from './ComparedScenarios.tsx';
import { ScenarioBar, type ScenarioBarProps } from './ScenarioBar.tsx';

type ScenariosProps = Omit<ScenarioBarProps, 'picked' | 'onPick'> & {
  /** How often all was set back, after which no scenario is open. */
  resets: number;
  /** What the present changes do. */
  current: SimulationResult;
};

/** A simulator's scenarios, and those picked next to the present one. */
export const Scenarios = ({ resets, current, basis, ...bar }: ScenariosProps) => {
  const [picked, setPicked] = useState<readonly Scenario[]>([]);
  return (
    <>
      <ScenarioBar key={resets} {...bar} basis={basis} picked={picked} onPick={setPicked} />
      {picked.length === 0 ? null : <ComparedScenarios current={current} basis={basis} picked={picked} />}
    </>
  );
};
