import { useId } from 'react';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { nothingToOpen, useListsHere } from '#detail/page-simulator.tsx';
import { withScenario } from '#domain/simulate-query.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { addressWith, placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { KeptFrame } from './KeptFrame.tsx';
import { KeptList } from './KeptList.tsx';
import { useAskedScenario } from './use-asked-scenario.ts';
import { useOwnScenarios, useRemovals } from './use-own-scenarios.ts';

/** What is kept of a simulator that doesn't apply. */
export type KeptApartProps = {
  simulator: SimulatorName;
  /**
   * Sets the fields to kept changes; false if the simulator doesn't take this list's place by that. Null where it never
   * would.
   */
  onOpen: ((kept: Changes) => boolean) | null;
};

/**
 * The kept scenarios of a simulator that doesn't apply: to print, rename and remove, and to open where that shows
 * something.
 */
export const KeptApart = ({ simulator, onOpen }: KeptApartProps) => {
  const id = useId();
  const kept = useOwnScenarios(simulator);
  const [removals, onRemoved] = useRemovals(id);
  const { navigate } = useServices();
  const { pathname, query } = useValue(placeAtom);
  useListsHere(onOpen === null ? nothingToOpen : kept.isKnown ? kept.own : null);
  // The simulator follows the address once it is there.
  useAskedScenario(kept, onOpen && (({ changes }) => changes === null || !onOpen(changes)));
  return (
    <KeptFrame id={id} kept={kept} isTouched={false} removals={removals}>
      <KeptList
        id={id}
        kept={kept}
        basis={null}
        estimatedAhv={null}
        opened={null}
        isOpenedChanged={false}
        onOpen={onOpen && ((scenario) => navigate(addressWith(pathname, withScenario(query, scenario.id))))}
        picking={null}
        onRemoved={onRemoved}
      />
    </KeptFrame>
  );
};
