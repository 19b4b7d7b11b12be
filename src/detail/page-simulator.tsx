import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { areSimulationsAbsentAtom } from '#state/remote/simulations-absent.ts';

const Standing = createContext<LinkedSimulator | null>(null);
const Announce = createContext<(simulator: LinkedSimulator | null) => void>(() => undefined);

/** A page whose boxes know which simulator stands on it. */
export const WithPageSimulator = ({ children }: { children: ReactNode }) => {
  const [standing, setStanding] = useState<LinkedSimulator | null>(null);
  return (
    <Announce value={setStanding}>
      <Standing value={standing}>{children}</Standing>
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
