import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { LinkedSimulator } from '#contract/page-links.ts';
import type { Scenario } from '#contract/simulations.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { areSimulationsAbsentAtom } from '#state/remote/simulations-absent.ts';

const Standing = createContext<LinkedSimulator | null>(null);
const Announce = createContext<(simulator: LinkedSimulator | null) => void>(() => undefined);
const Listed = createContext<readonly Scenario[] | null>(null);
const List = createContext<(scenarios: readonly Scenario[] | null) => void>(() => undefined);

/** A page whose boxes know which simulator stands on it, and what that lists as kept. */
export const WithPageSimulator = ({ children }: { children: ReactNode }) => {
  const [standing, setStanding] = useState<LinkedSimulator | null>(null);
  const [listed, setListed] = useState<readonly Scenario[] | null>(null);
  return (
    <Announce value={setStanding}>
      <List value={setListed}>
        <Standing value={standing}>
          <Listed value={listed}>{children}</Listed>
        </Standing>
      </List>
    </Announce>
  );
};

/** Tells the page around that a simulator stands on it. */
export const useStandsHere = (simulator: LinkedSimulator): void => {
  const announce = use(Announce);
  // Before the first frame, so that no box changes in sight.
  useLayoutEffect(() => {
    announce(simulator);
    return () => announce(null);
  }, [announce, simulator]);
};

/** The simulator on this page; null if the member or the provider has none. */
export const usePageSimulator = (): LinkedSimulator | null => {
  const standing = use(Standing);
  return useValue(areSimulationsAbsentAtom) ? null : standing;
};

/** What a simulator lists that opens nothing. */
export const nothingToOpen: readonly Scenario[] = [];

/** Tells the page around what the simulator on it lists as kept, newest first; null as long as that isn't known. */
export const useListsHere = (scenarios: readonly Scenario[] | null): void => {
  const list = use(List);
  useLayoutEffect(() => {
    list(scenarios);
    return () => list(null);
  }, [list, scenarios]);
};

/** What the simulator on this page lists as kept, newest first; null as long as it lists nothing. */
export const useListedHere = (): readonly Scenario[] | null => use(Listed);
