import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import type { Changes, Scenario, SimulationResult } from '#contract/simulations.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { ComparedScenarios } from './ComparedScenarios.tsx';
import type { KeptListProps } from './KeptList.tsx';
import { KeptOnly } from './KeptOnly.tsx';
import { ScenarioBar, type Hindrance } from './ScenarioBar.tsx';
import { useScenarioName } from './scenario-name.ts';
import { sameChanges } from './same-changes.ts';
import { ToFund } from './ToFund.tsx';
import { useOwnScenarios, useRemovals } from './use-own-scenarios.ts';

type KeptProps = Omit<KeptListProps, 'kept'> & {
  isTouched: boolean;
  /** Why what is set can't be kept or asked for; null if it can. */
  hindrance: Hindrance | null;
};

/** The scenarios, with a way to keep what is changed once something is. */
const Kept = ({ isTouched, hindrance, ...props }: KeptProps) => {
  const id = useId();
  const [removals, onRemoved] = useRemovals(id);
  const list = { ...props, kept: useOwnScenarios(props.simulator) };
  return isTouched ? (
    <ScenarioBar {...list} id={id} hindrance={hindrance} onRemoved={onRemoved} />
  ) : (
    <KeptOnly {...list} id={id} removals={removals} onRemoved={onRemoved} />
  );
};

type ScenariosProps = Pick<KeptProps, 'simulator' | 'hindrance' | 'entered' | 'onOpen'> & {
  /** How often all was set back, after which no scenario is open. */
  resets: number;
  /** Whether the simulator shows an effect; otherwise only what is kept is listed. */
  isTouched: boolean;
  /** What is changed at present. */
  changes: Changes;
  basis: SimulationBasis | null;
  /** The AHV pension that counts where changes have none; null without an estimate. */
  estimatedAhv: number | null;
  /** What that does. */
  current: SimulationResult;
};

/** A simulator's scenarios, those picked next to the present one, and the way to the fund. */
export const Scenarios = ({ isTouched, resets, changes, current, basis, estimatedAhv, ...bar }: ScenariosProps) => {
  const [picked, setPicked] = useState<readonly Scenario[]>([]);
  const [last, setLast] = useState<{ scenario: Scenario | null; resets: number }>({ scenario: null, resets });
  // Deferred like the changes, so that they are of the same moment.
  const opened = useDeferredValue(last.resets === resets ? last.scenario : null);
  const setOpened = useCallback((scenario: Scenario | null) => setLast({ scenario, resets }), [resets]);
  const isSame = useMemo(() => sameChanges(opened?.changes ?? null), [opened]);
  const isOpenedChanged = opened !== null && !isSame(changes);
  const nameOf = useScenarioName();
  const { simulator, hindrance, entered } = bar;
  return (
    <>
      <Kept
        key={resets}
        {...bar}
        isTouched={isTouched}
        picked={picked}
        onPick={setPicked}
        opened={opened}
        setOpened={setOpened}
        isOpenedChanged={isOpenedChanged}
      />
      {picked.length === 0 ? null : (
        <ComparedScenarios
          isTouched={isTouched}
          current={current}
          changes={changes}
          basis={basis}
          estimatedAhv={estimatedAhv}
          picked={picked}
          opened={opened?.id ?? null}
          isOpenedChanged={isOpenedChanged}
          openedName={opened === null ? '' : nameOf(opened)}
        />
      )}
      {isTouched ? (
        <ToFund
          simulator={simulator}
          hindrance={hindrance}
          entered={entered}
          basis={basis}
          estimatedAhv={estimatedAhv}
          opened={opened}
        />
      ) : null}
    </>
  );
};
